"""Everything that a host can set, read once from the environment and the file ``.env`` and passed on from there."""

from __future__ import annotations

import os
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import Final

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.program.sharing import read_shards
from data.shards import Shards

ENV_FILE: Final = Path(".env")
_PREFIX: Final = "GOLF_"
_PREFIXES: Final = (_PREFIX, "DISCORD_")


class BadSettings(Exception):
    """Settings that cannot be used; the text has a line for each that says why."""


class LogLevel(StrEnum):
    """How much is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class LogFormat(StrEnum):
    """How a line of the log looks."""

    CONSOLE = "console"
    """For people."""
    JSON = "json"
    """For programs: one object a line."""


class Settings(BaseSettings):
    """One frozen object. ``.env.example`` explains every field and a test holds the two together."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX, frozen=True, extra="ignore", env_file_encoding="utf-8"
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; without one the demo is played in a browser."""
    database_url: SecretStr = SecretStr("sqlite:///golf.db")
    """Where the games are kept. Secret because the address of a server holds its password."""
    log_level: LogLevel = LogLevel.INFO
    log_format: LogFormat = LogFormat.CONSOLE
    computer_pace_s: float = Field(default=1.5, ge=0, le=30)
    """Seconds that a computer seems to think about its move."""
    shards: str = ""
    """Shards of this process, of how many: ``0-3/16``. Empty for all of as many as Discord proposes."""
    processes: int | None = Field(default=None, ge=1)
    """How many processes share the shards, if ``shards`` does not name those of this one."""
    process: str = ""
    """Which of these processes this is, from 0; a name that ends with the number will do."""
    requests_per_s: float = Field(default=50.0, gt=0)
    """Requests that Discord allows the whole bot in a second."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """Port of this machine for figures and health; ``None`` for none, 0 for any that is free."""
    demo_port: int = Field(default=8765, ge=0, le=65535)
    """Port of the demo's page on this machine; 0 for any that is free."""
    demo_browser: bool = True
    """Whether the demo opens its page in a browser."""

    @field_validator("discord_token", "metrics_port", "processes", mode="before")
    @classmethod
    def _drop_empty(cls, value: object) -> object:
        """``DISCORD_TOKEN=`` is no token."""
        return None if isinstance(value, str) and not value.strip() else value

    @model_validator(mode="after")
    def _check_shards(self) -> Settings:
        if self.own_shards is not None and not self.own_shards.is_whole:
            url = self.database_url.get_secret_value()
            if not url.startswith("postgres"):
                raise ValueError("GOLF_SHARDS for some of the shards needs PostgreSQL")
        return self

    @property
    def own_shards(self) -> Shards | None:
        """The shards of this process, ``None`` if nothing is said about them; ``ValueError`` if that makes no sense."""
        return read_shards(self.shards, self.processes, self.process)

    @field_validator("log_level", mode="before")
    @classmethod
    def _take_any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _take_any_case_of_format(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Read the settings, where the environment goes before the file; ``BadSettings`` if one cannot be used."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        lines = [f"{_variable(problem['loc'])}: {problem['msg']}" for problem in error.errors()]
        raise BadSettings("\n".join(lines)) from None
    except UnicodeDecodeError:
        raise BadSettings(f"{env_file}: the file must be UTF-8 text") from None
    except OSError as error:
        raise BadSettings(f"{env_file}: {error.strerror}") from None


def find_unknown(env_file: Path | None = ENV_FILE) -> tuple[str, ...]:
    """Return a sentence for each name that begins like a setting and is none, because it is often mistyped."""
    known = [variable(field) for field in Settings.model_fields]
    names = os.environ.keys() | _read_file(env_file).keys()
    unknown = sorted(name for name in names if name.startswith(_PREFIXES) and name not in known)
    return tuple(_name_unknown(name, known) for name in unknown)


def read_format(env_file: Path | None = ENV_FILE) -> LogFormat:
    """Return how complaints are written if the settings as a whole cannot be used."""
    name = variable("log_format")
    try:
        written = os.environ.get(name) or _read_file(env_file).get(name)
    except (OSError, UnicodeDecodeError):
        written = None
    is_json = (written or "").lower() == LogFormat.JSON
    return LogFormat.JSON if is_json else LogFormat.CONSOLE


def _read_file(env_file: Path | None) -> dict[str, str | None]:
    return dotenv_values(env_file) if env_file is not None and env_file.is_file() else {}


def _name_unknown(name: str, known: list[str]) -> str:
    alike = get_close_matches(name, known, n=1)
    meant = f"did you mean {alike[0]}?" if alike else "see .env.example."
    return f"There is no setting {name}: {meant}"


def variable(field: str) -> str:
    """Return the environment variable of a field: ``GOLF_LOG_LEVEL`` for ``log_level``."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{_PREFIX}{field.upper()}"


def _variable(location: tuple[int | str, ...]) -> str:
    name = str(location[0]) if location else "settings"
    return variable(name) if name in Settings.model_fields else name
