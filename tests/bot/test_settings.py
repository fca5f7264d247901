"""Settings are read once, checked, and explained in ``.env.example``."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot.program.settings import (
    BadSettings,
    LogFormat,
    LogLevel,
    Settings,
    list_unknown,
    load_settings,
    name_variable,
)

EXAMPLE = Path(__file__).parents[2] / ".env.example"
_LINE = re.compile(r"^(?:# )?([A-Z][A-Z_]+)=(.*)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all settings from the environment of the person who runs the tests."""
    for name in [name for name in os.environ if name.startswith(("GOLF_", "DISCORD_"))]:
        monkeypatch.delenv(name)


def test_the_example_names_every_setting_with_its_default() -> None:
    written = dict(_LINE.findall(EXAMPLE.read_text(encoding="utf-8")))
    defaults = {}
    for name, field in Settings.model_fields.items():
        value = field.default
        if isinstance(value, SecretStr):
            value = value.get_secret_value()
        defaults[name_variable(name)] = "" if value is None else str(value)
    assert written == defaults


def test_the_example_is_a_file_that_can_be_used_as_it_is() -> None:
    assert load_settings(EXAMPLE) == load_settings(None)
    assert load_settings(EXAMPLE).discord_token is None


def test_the_example_can_be_used_with_every_line_filled_in(tmp_path: Path) -> None:
    filled = tmp_path / ".env"
    filled.write_text(EXAMPLE.read_text(encoding="utf-8").replace("# GOLF_", "GOLF_"), "utf-8")
    assert load_settings(filled) == load_settings(None)


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text("GOLF_LOG_LEVEL=ERROR\nGOLF_LOG_FORMAT=json\n", "utf-8")
    monkeypatch.setenv("GOLF_LOG_LEVEL", "debug")
    settings = load_settings(file)
    assert settings.log_level is LogLevel.DEBUG
    assert settings.log_format is LogFormat.JSON


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GOLF_LOG_LEVEL", "loud"),
        ("GOLF_LOG_FORMAT", "yaml"),
        ("GOLF_COMPUTER_PACE_S", "-1"),
        ("GOLF_COMPUTER_PACE_S", "soon"),
        ("GOLF_DEMO_PORT", "99999"),
    ],
)
def test_what_cannot_be_used_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=name):
        load_settings(None)


def test_settings_do_not_change_and_do_not_show_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("GOLF_DATABASE_URL", "postgresql://golf:hidden@host/golf")
    settings = load_settings(None)
    assert "very-secret" not in repr(settings)
    assert "hidden" not in repr(settings)
    with pytest.raises(ValidationError):
        settings.log_level = LogLevel.DEBUG  # type: ignore[misc]


@pytest.mark.parametrize("token", ["", "   "])
def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert load_settings(None).discord_token is None


def test_a_file_that_cannot_be_read_is_named_with_the_reason() -> None:
    unreadable = Path("/proc/self/mem")  # the first page of a process is never there
    with pytest.raises(BadSettings, match=rf"^{unreadable}: {os.strerror(errno.EIO)}$"):
        load_settings(unreadable)


def test_typing_mistakes_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / ".env"
    file.write_text("GOLF_DATABSE_URL=x\nOTHER=1\nGOLF_LOG_LEVEL=INFO\n", "utf-8")
    monkeypatch.setenv("GOLF_LOGLEVEL", "INFO")
    monkeypatch.setenv("GOLF_ZZZ", "1")
    assert list_unknown(file) == (
        "There is no setting GOLF_DATABSE_URL: did you mean GOLF_DATABASE_URL?",
        "There is no setting GOLF_LOGLEVEL: did you mean GOLF_LOG_LEVEL?",
        "There is no setting GOLF_ZZZ: see .env.example.",
    )
