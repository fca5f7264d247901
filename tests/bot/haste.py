"""Shortens what people wait for, so that tests need not wait."""

from __future__ import annotations

import pytest


def show_reviews_later(monkeypatch: pytest.MonkeyPatch, *, told_every_s: float = 2.0) -> None:
    """Let nobody wait for a review at first. Who asked is told how far it is each ``told_every_s`` seconds."""
    monkeypatch.setattr("bot.coach.coach._AT_ONCE_S", 0.0)
    monkeypatch.setattr("bot.coach.coach._TOLD_EVERY_S", told_every_s)


def say_at_once_what_a_start_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a process that waits for its shard say so at once."""
    monkeypatch.setattr("bot.program.neighbours._SAY_WAITING_AFTER_S", 0.0)


def wait_for_verdicts(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let a replay wait at most this long for what the coach says of a turn."""
    monkeypatch.setattr("bot.coach.replays._PATIENCE_S", seconds)
