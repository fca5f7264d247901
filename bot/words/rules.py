"""Turns errors of the engine into sentences for the player."""

from __future__ import annotations

from bot.languages import Phrase
from engine import RuleError


def say_rule(error: RuleError) -> Phrase:
    """Return the sentence for an error of the engine. If the catalogues have none, use the engine's own words."""
    return Phrase(f"refusals-{error.key}", **error.values) if error.key else Phrase(str(error))
