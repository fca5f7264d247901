"""All settings of the operator. They are read once, from the environment and the file ``.env``."""

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
    """Raised if settings cannot be used. The text has a line with the reason for each of these settings."""


class LogLevel(StrEnum):
    """How detailed the log is."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class LogFormat(StrEnum):
    """The format of the log's lines."""

    CONSOLE = "console"
    """Lines that are easy to read for people."""
    JSON = "json"
    """Lines for programs, each with one JSON object."""


class Settings(BaseSettings):
    """All settings. ``.env.example`` explains every field, and a test makes sure that it has all of them."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX, frozen=True, extra="ignore", env_file_encoding="utf-8"
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token. Without a token the demo starts."""
    database_url: SecretStr = SecretStr("sqlite:///golf.db")
    """The address of the database. It is secret, because it may contain a password."""
    log_level: LogLevel = LogLevel.INFO
    log_format: LogFormat = LogFormat.CONSOLE
    computer_pace_s: float = Field(default=1.5, ge=0, le=30)
    """Seconds that a computer seems to think about its move."""
    shards: str = ""
    """The shards that this process serves, and the number of all shards: ``0-3/16``.

    If the setting is empty, this process serves all shards.
    """
    processes: int | None = Field(default=None, ge=1)
    """How many processes divide the shards among themselves, if ``shards`` has only the number of all shards."""
    process: str = ""
    """The number of this process among all that divide the shards, from 0, or a name that ends with the number."""
    requests_per_s: float = Field(default=50.0, gt=0)
    """The number of requests that Discord allows the whole bot in a second."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """The port of ``/metrics`` and ``/healthz`` on this machine; 0 for any free port, ``None`` to serve neither."""
    demo_port: int = Field(default=8765, ge=0, le=65535)
    """The port of the demo's page on this machine; 0 for any free port."""
    demo_browser: bool = True
    """Whether the demo opens its page in a browser automatically."""

    @field_validator("discord_token", "metrics_port", "processes", mode="before")
    @classmethod
    def _drop_empty(cls, value: object) -> object:
        """Treat an empty value such as ``DISCORD_TOKEN=`` as if the setting were not written at all."""
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
        """The shards of this process, ``None`` if the settings name no shards.

        ``ValueError`` if the settings contradict each other.
        """
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
    """Read the settings; ``BadSettings`` if a value cannot be used.

    The environment has priority over the file ``env_file``. With ``None`` no file is read.
    """
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        lines = [
            f"{_name_variable(problem['loc'])}: {problem['msg']}" for problem in error.errors()
        ]
        raise BadSettings("\n".join(lines)) from None
    except UnicodeDecodeError:
        raise BadSettings(f"{env_file}: the file must be UTF-8 text") from None
    except OSError as error:
        raise BadSettings(f"{env_file}: {error.strerror}") from None


def list_unknown(env_file: Path | None = ENV_FILE) -> tuple[str, ...]:
    """Return a sentence for each variable that begins like a setting but is none. Somebody may have mistyped its name.

    Variables are in the environment and in the file ``env_file``, if there is one.
    """
    known = [name_variable(field) for field in Settings.model_fields]
    names = os.environ.keys() | _read_file(env_file).keys()
    unknown = sorted(name for name in names if name.startswith(_PREFIXES) and name not in known)
    return tuple(_name_unknown(name, known) for name in unknown)


def read_format(env_file: Path | None = ENV_FILE) -> LogFormat:
    """Return the setting for the format of the log, even if other settings cannot be used.

    ``env_file`` is the file ``.env``.
    """
    name = name_variable("log_format")
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


def name_variable(field: str) -> str:
    """Return the name of the environment variable for a field: ``GOLF_LOG_LEVEL`` for ``log_level``."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{_PREFIX}{field.upper()}"


def _name_variable(location: tuple[int | str, ...]) -> str:
    name = str(location[0]) if location else "settings"
    return name_variable(name) if name in Settings.model_fields else name
