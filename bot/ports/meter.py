"""Counts what happens while the bot runs. No figure names a person, a server, a channel or a game."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class AnswerOutcome(StrEnum):
    """The outcome of an answer to a press or a command."""

    SHOWN = "shown"
    REFUSED = "refused"
    """The bot refused what the person asked for, and said why."""
    FAILED = "failed"
    """Our code failed. The log has the details."""
    NOT_SHOWN = "not shown"
    """The work was done, but Discord did not accept the answer."""


class Meter(Protocol):
    """Counts events. Every method returns at once and raises nothing."""

    def count_answer(self, kind: str, outcome: AnswerOutcome, seconds: float) -> None:
        """Count an answer to a press or command, and the seconds until Discord had the answer.

        ``kind`` is the word of the button or the name of the command.
        """

    def count_request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request to Discord, and the seconds that it took.

        ``status`` is the HTTP status, 0 if there was no answer.
        """

    def count_picture(self, kind: str, seconds: float) -> None:
        """Count a picture that was drawn or found in the cache, and the seconds that this took.

        ``kind`` is the kind of picture.
        """

    def count_deadline(self, late_s: float) -> None:
        """Count a deadline that was carried out ``late_s`` seconds after its time."""

    def count_write(self, seconds: float) -> None:
        """Count a transaction that wrote to the database, and the seconds that it took."""

    def count_notice(self, own: bool) -> None:
        """Count a message between processes of the bot. ``own`` says whether this process sent it."""


class Unmetered:
    """Counts nothing."""

    def count_answer(self, kind: str, outcome: AnswerOutcome, seconds: float) -> None:
        """Do nothing."""

    def count_request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Do nothing."""

    def count_picture(self, kind: str, seconds: float) -> None:
        """Do nothing."""

    def count_deadline(self, late_s: float) -> None:
        """Do nothing."""

    def count_write(self, seconds: float) -> None:
        """Do nothing."""

    def count_notice(self, own: bool) -> None:
        """Do nothing."""
