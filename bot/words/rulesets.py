"""What the rulesets are called: by what differs between them. Where they were written down is small print."""

from __future__ import annotations

from bot.languages import Phrase
from engine import Ending, Ruleset


def name_ruleset(rules: Ruleset) -> Phrase:
    """Return ``One more turn`` or ``Sudden end``."""
    return Phrase(f"words-ruleset-{rules.key}")


def ruleset_name(rules: Ruleset) -> str:
    """Return ``One more turn`` or ``Sudden end``."""
    return "One more turn" if rules.ending is Ending.LAST_TURNS else "Sudden end"


def holes_offered_words(rules: Ruleset) -> str:
    """Return ``9 or 18 holes``: how many holes a game may have."""
    *others, last = map(str, rules.holes_offered)
    return f"{', '.join(others)} or {last} holes" if others else f"{last} holes"
