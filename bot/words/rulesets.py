"""What the rulesets are called: by what differs between them. Where they were written down is small print."""

from __future__ import annotations

from bot.languages import Phrase
from engine import Ruleset


def name_ruleset(rules: Ruleset) -> Phrase:
    """Return ``One more turn`` or ``Sudden end``."""
    return Phrase(f"words-ruleset-{rules.key}")
