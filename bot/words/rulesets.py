"""The names of the rulesets. Each name says how a hole ends, because that is the difference between the rulesets."""

from __future__ import annotations

from bot.languages import Phrase
from engine import Ruleset


def name_ruleset(rules: Ruleset) -> Phrase:
    """Return the name of a ruleset: ``One more turn`` or ``Sudden end``."""
    return Phrase(f"words-ruleset-{rules.key}")
