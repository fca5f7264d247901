"""What each button and menu means: the words in custom ids. Screens write the words, and a press brings them back.

``word_of`` writes a move as a word, and ``action_of`` reads the move back. ``bot.service.service`` lists who answers
the other words.

Messages in Discord keep their buttons for years, so the meaning of a word never changes.

One move has three spellings. The label "4" and the engine's ``s4`` count the places from 1. The word ``swap3`` counts
the slots from 0. ``bot.screens.cards`` decides the order of the buttons: six places, and Draw is the seventh.

A button also carries a ``key`` (``Contest.key``), the hole and the turn for which the button was made. The database
stores a ``moment`` with some messages (``Contest.moment``). It is the hole and the turn as one number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from engine import Action, Discard, Draw, NextHole, Swap, Take, TurnUp


class Word(StrEnum):
    """Buttons and menus of a game, without moves. ``bot.service`` answers them."""

    JOIN = "join"
    NOT_NOW = "notnow"
    """A person who was called to a lobby declines."""
    LEAVE = "leave"
    BEGIN = "begin"
    ADD_COMPUTER = "addcpu"
    ADD_LEVEL = "addlevel"
    """The menu of computers. A colon and the number of players follow.

    Discord ignores it if somebody chooses the same value of a menu twice. The number changes with each choice, so
    Discord takes the menu for a new one.
    """
    REMOVE_COMPUTER = "removecpu"
    RULES = "rules"
    LEARN = "lesson"
    SEAL = "seal"
    """Show the whole seal of the shuffle and the presser's part."""
    CARDS = "cards"
    TAKE = "take"
    """Take the top discard. The presser then chooses a place, and only that is a move."""
    HINT = "hint"
    NEXT_HOLE = "next"
    MORE = "more"
    """Show what the presser may do. In messages of older versions it is a menu, whose value is another word."""
    MOVE_DOWN = "bottom"
    END = "end"
    REMATCH = "rematch"
    REVIEW = "review"
    SHUFFLE = "shuffle"
    MOTION = "motion"
    REPLAY = "replay"
    REPLAY_BACK = "replayback"
    """Show the turn before. As for the following words, the key of the button names the turn that is shown."""
    REPLAY_ON = "replayon"
    REPLAY_HOLE_BACK = "replayholeback"
    REPLAY_HOLE_ON = "replayholeon"


REPLAY_WORDS: Final = frozenset(
    {
        Word.REPLAY,
        Word.REPLAY_BACK,
        Word.REPLAY_ON,
        Word.REPLAY_HOLE_BACK,
        Word.REPLAY_HOLE_ON,
    }
)
"""Words whose answers show a replay and not a person's cards."""


OLD_WORDS: Final = frozenset({Word.ADD_COMPUTER, Word.REMOVE_COMPUTER, Word.MOVE_DOWN, Word.END})
"""Words that only messages of older versions have. They still have answers."""


NOBODY: Final = "none"
"""The choice in the menu of computers that removes the computer added last."""


class ScreenWord(StrEnum):
    """First words of buttons and menus that belong to no game. The cogs answer them."""

    SCORES = "scores"
    PREFERENCES = "prefs"
    SERVER = "server"
    FORGET = "forget"
    LEARN = "learn"
    ASIDE = "aside"
    """A private question about a game. An ``AsideWord`` and the game's id follow."""


class AsideWord(StrEnum):
    """Second words of buttons under private questions about a game."""

    RULES = "rules"
    LEARN = "learn"
    SEAL = "seal"
    MOVE_DOWN = "down"
    ASK_LEAVE = "askleave"
    LEAVE = "leave"
    ASK_END = "askend"
    END = "end"
    STAY = "stay"


_SLOT: Final = re.compile(r"(up|swap|take)([0-5])")
_BY_WORD: Final[dict[str, Callable[[int], Action]]] = {"up": TurnUp, "swap": Swap, "take": Take}


def word_of(action: Action) -> str:
    """Return the word of the button for a move."""
    match action:
        case Draw():
            return "draw"
        case Discard():
            return "discard"
        case NextHole():
            return Word.NEXT_HOLE
        case TurnUp(slot=slot):
            return f"up{slot}"
        case Swap(slot=slot):
            return f"swap{slot}"
        case Take(slot=slot):
            return f"take{slot}"


def action_of(word: str) -> Action | None:
    """Return the move of a button's word, ``None`` if the word is not a move."""
    if word == "draw":
        return Draw()
    if word == "discard":
        return Discard()
    if word == Word.NEXT_HOLE:
        return NextHole()
    if match := _SLOT.fullmatch(word):
        return _BY_WORD[match[1]](int(match[2]))
    return None


def name_idle(slot: int) -> str:
    """Return the word of a place that cannot be pressed now.

    Discord needs different words for the buttons of a message.
    """
    return f"place{slot}"
