"""What the rules do not allow, as a message for the player."""

from __future__ import annotations

from bot.languages import Phrase
from engine import RuleError


def say_rule(error: RuleError) -> Phrase:
    """Return the message for an error of the engine, which names it. Others are said as the engine says them."""
    return Phrase(f"refusals-{error.key}", **error.values) if error.key else Phrase(str(error))
