"""The terms of a game (holes, rules, clock and hints) in words."""

from __future__ import annotations

from bot.contest import Contest
from bot.languages import Phrase
from bot.words.rulesets import name_ruleset
from bot.words.wording import name_clock
from engine import RULESETS


def tell_terms(contest: Contest) -> Phrase:
    """Return the line with the terms of a game: holes, rules, clock, hints."""
    record = contest.record
    return Phrase(
        "lobby-terms",
        holes=record.holes,
        rules=name_ruleset(RULESETS[record.ruleset]),
        clock=name_clock(record.clock_s),
        hints=record.hints,
    )
