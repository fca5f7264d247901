"""The words of all buttons and menus: what a custom id says, written by screens and read by those who answer.

Buttons on messages in Discord keep their words for years, so a word is never given another meaning.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from engine import Action, Discard, Draw, NextHole, Swap, Take, TurnUp


class Word(StrEnum):
    """Buttons and menus of a game, apart from moves: ``bot.service`` answers them."""

    JOIN = "join"
    NOT_NOW = "notnow"
    """Somebody who was called to a lobby would rather not."""
    LEAVE = "leave"
    BEGIN = "begin"
    ADD_COMPUTER = "addcpu"
    ADD_LEVEL = "addlevel"
    """The menu of computers; behind a colon the number of players, so that each choice is a new one to Discord."""
    REMOVE_COMPUTER = "removecpu"
    RULES = "rules"
    LEARN = "lesson"
    SEAL = "seal"
    """The whole commitment of the shuffle, and the presser's part."""
    CARDS = "cards"
    TAKE = "take"
    """Choose a place for the top discard; the place itself is a move."""
    HINT = "hint"
    NEXT_HOLE = "next"
    MORE = "more"
    """Answered privately. In older messages it is a menu, and the chosen value is another word."""
    MOVE_DOWN = "bottom"
    END = "end"
    REMATCH = "rematch"
    REVIEW = "review"
    SHUFFLE = "shuffle"
    MOTION = "motion"
    REPLAY = "replay"
    REPLAY_BACK = "replayback"
    """The turn is in the key of the button, as in all words of a replay that follow."""
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
"""Words whose answers show a replay, and not somebody's cards."""


OLD_WORDS: Final = frozenset({Word.ADD_COMPUTER, Word.REMOVE_COMPUTER, Word.MOVE_DOWN, Word.END})
"""Words that only messages of older versions have. They are answered all the same."""


class ScreenWord(StrEnum):
    """The first words of buttons and menus that belong to no game: the cogs answer them."""

    SCORES = "scores"
    PREFERENCES = "prefs"
    SERVER = "server"
    FORGET = "forget"
    LEARN = "learn"
    ASIDE = "aside"
    """Private questions about a game; an ``AsideWord`` and the game's id follow."""


class AsideWord(StrEnum):
    """The second words of buttons under private questions about a game: what the button leads to."""

    RULES = "rules"
    LEARN = "learn"
    MOVE_DOWN = "down"
    ASK_LEAVE = "askleave"
    LEAVE = "leave"
    ASK_END = "askend"
    END = "end"
    STAY = "stay"


_SLOT: Final = re.compile(r"(up|swap|take)([0-5])")
_BY_WORD: Final[dict[str, Callable[[int], Action]]] = {"up": TurnUp, "swap": Swap, "take": Take}


def word_of(action: Action) -> str:
    """Return the word of the button that makes a move."""
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
    """Return the move that a button's word makes, ``None`` if it makes none."""
    if word == "draw":
        return Draw()
    if word == "discard":
        return Discard()
    if word == Word.NEXT_HOLE:
        return NextHole()
    if match := _SLOT.fullmatch(word):
        return _BY_WORD[match[1]](int(match[2]))
    return None


def idle_word(slot: int) -> str:
    """Return the word of a place that cannot be pressed now. Buttons of one message need different words."""
    return f"place{slot}"
