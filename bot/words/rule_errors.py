"""Turns errors of the engine into sentences for the player."""

from __future__ import annotations

from bot.languages import Phrase
from engine import RuleError


def say_rule(error: RuleError) -> Phrase:
    """Return the sentence for an error of the engine; the engine's English words if the catalogues have no sentence."""
    return Phrase(f"refusals-{error.key}", **error.values) if error.key else Phrase(str(error))
