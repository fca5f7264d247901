"""Everything a host can set, read once from the environment and the file ``.env`` and passed on from there."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Final

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE: Final = Path(".env")
_PREFIX: Final = "GOLF_"


class BadSettings(Exception):
    """Settings that cannot be used; the text says which and why, a line for each."""


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
    """For programs: an object a line."""


class Settings(BaseSettings):
    """One frozen object. ``.env.example`` explains every field and a test holds the two together."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX, frozen=True, extra="ignore", env_file_encoding="utf-8"
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; without one the demo is played in a browser."""
    database_url: SecretStr = SecretStr("sqlite:///golf.db")
    """Where the games are kept. Secret, for the address of a server holds its password."""
    log_level: LogLevel = LogLevel.INFO
    log_format: LogFormat = LogFormat.CONSOLE
    computer_pace_s: float = Field(default=1.5, ge=0, le=30)
    """Seconds that a computer seems to think about its move."""
    demo_port: int = Field(default=8765, ge=0, le=65535)
    """Port of the demo's page on this machine; 0 for any that is free."""

    @field_validator("discord_token", mode="before")
    @classmethod
    def _no_token(cls, value: object) -> object:
        """``DISCORD_TOKEN=`` is no token."""
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Read the settings; ``BadSettings`` if one of them cannot be used. The environment goes before the file."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        lines = [f"{_variable(problem['loc'])}: {problem['msg']}" for problem in error.errors()]
        raise BadSettings("\n".join(lines)) from None


def unknown_settings(env_file: Path | None = ENV_FILE) -> tuple[str, ...]:
    """Names that begin like a setting and are none, which is a typing mistake more often than not."""
    names = set(os.environ)
    if env_file is not None and env_file.is_file():
        names |= dotenv_values(env_file).keys()
    known = {variable(field) for field in Settings.model_fields}
    return tuple(sorted(name for name in names if name.startswith(_PREFIX) and name not in known))


def variable(field: str) -> str:
    """Return the environment variable of a field: ``GOLF_LOG_LEVEL`` for ``log_level``."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{_PREFIX}{field.upper()}"


def _variable(location: tuple[int | str, ...]) -> str:
    name = str(location[0]) if location else "settings"
    return variable(name) if name in Settings.model_fields else name
