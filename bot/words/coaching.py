"""What the coach knows, in words: reasons of one clause, and kinds of mistakes."""

from __future__ import annotations

from typing import Final, assert_never

from bot.words.wording import write_count
from engine.cards import RANK_SYMBOLS
from engine.computer.lessons import Lesson, Mistake
from engine.computer.reasons import Reason, Why

_PLURALS: Final = {
    "A": "aces", "2": "twos", "3": "threes", "4": "fours", "5": "fives", "6": "sixes", "7": "sevens",
    "8": "eights", "9": "nines", "10": "tens", "J": "jacks", "Q": "queens", "K": "kings",
}  # fmt: skip
_ABOUT_BETTER: Final = {Why.PAIR, Why.ENDS, Why.HURRY, Why.SAVES}
_MISTAKES: Final = {
    Mistake.OPENED: "You turned over worse cards in the opening",
    Mistake.MISSED_PAIR: "You passed by a pair",
    Mistake.BROKE_PAIR: "You broke up a pair",
    Mistake.TOOK_HIGH: "You took or kept high cards for pairs that did not come",
    Mistake.PASSED_LOW: "You passed by low cards",
    Mistake.FED: "You left the next player the card they needed",
    Mistake.ENDED_EARLY: "You went out too early",
    Mistake.ENDED_LATE: "You did not go out when it was time to",
    Mistake.TURNED_EARLY: "You turned over a card when replacing a face-up one was better",
    Mistake.TURNED_LATE: "You left a card face down that was better turned over",
    Mistake.TOOK: "You took the discard when drawing was better",
    Mistake.DREW: "You drew when taking the discard was better",
    Mistake.PLACED: "You put a card in the wrong place",
}


def is_about_better(reason: Reason) -> bool:
    """Whether a reason praises the better option. Other reasons blame the worse one."""
    return reason.why in _ABOUT_BETTER


def reason_words(reason: Reason) -> str:
    """Return a clause whose subject is the option that the reason is about: ``it makes a pair of nines``."""
    ranks = "" if reason.rank is None else _PLURALS[RANK_SYMBOLS[reason.rank - 1]]
    rank = "" if reason.rank is None else RANK_SYMBOLS[reason.rank - 1]
    points = write_count(round(reason.points), "point")
    match reason.why:
        case Why.PAIR:
            return f"it makes a pair of {ranks}, worth {points} more"
        case Why.BREAKS_PAIR:
            return f"it breaks a pair of {ranks}, worth {points}"
        case Why.NEEDED:
            return f"it leaves the next player the {rank} they need"
        case Why.BEHIND:
            return f"it ends the hole about {points} behind"
        case Why.ENDS:
            return f"it ends the hole about {points} ahead"
        case Why.GONE:
            return f"{reason.count} of the other {ranks} are gone"
        case Why.HURRY:
            return "it turns over a card, and another player is one card short of going out"
        case Why.SAVES:
            return f"it takes {points} more off at once"
        case _:
            assert_never(reason.why)


def lesson_words(lesson: Lesson) -> str:
    """Return ``You passed by a pair: 2 times, 7.1 points``."""
    times = "once" if lesson.times == 1 else f"{lesson.times} times"
    return f"{_MISTAKES[lesson.mistake]}: {times}, {lesson.points:.1f} points"
