"""What is counted while the bot runs. Nothing here names a person, a server, a channel or a game."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class AnswerOutcome(StrEnum):
    """How an answer to a press or a command ended."""

    SHOWN = "shown"
    REFUSED = "refused"
    """The person read why it cannot be done now."""
    FAILED = "failed"
    """Something of ours went wrong; the log has the trace."""
    NOT_SHOWN = "not shown"
    """The work was done, and Discord did not take the answer."""


class Meter(Protocol):
    """Takes note of what happened. Every method returns at once and raises nothing."""

    def count_answer(self, kind: str, outcome: AnswerOutcome, seconds: float) -> None:
        """A press or a command was answered; ``kind`` is the word of the button or the name of the command."""

    def count_request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Discord answered a request; ``status`` is 0 if there was no answer."""

    def count_picture(self, kind: str, seconds: float) -> None:
        """A picture was asked for and is there; ``kind`` is the kind of picture."""

    def count_deadline(self, late_s: float) -> None:
        """A deadline was carried out, this much after its instant."""

    def count_write(self, seconds: float) -> None:
        """A transaction that writes is on the disk."""

    def count_notice(self, own: bool) -> None:
        """Another process, or this one itself, told that a game has changed."""


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
