"""What each button and menu means: the words in custom ids. Screens write the words, and a press brings them back.

``word_of`` writes a move as a word, and ``action_of`` reads the move back. ``bot.service.service`` lists who answers
the other words.

Messages in Discord keep their buttons for years, so the meaning of a word never changes.

One move has three spellings. The label "4" and the engine's ``s4`` count the places from 1. The word ``swap3`` counts
the slots from 0. ``bot.screens.cards`` decides the order of the buttons.

A button also carries a ``key`` (``Contest.key``): the hole and the turn for which the button was made. The database
stores the same with some messages, but as one number, the ``moment`` (``Contest.moment``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from engine import Action, Discard, Draw, NextHole, Swap, Take, TurnUp


class Word(StrEnum):
    """The words of buttons and menus that belong to a game, except moves. ``bot.service`` answers them."""

    JOIN = "join"
    NOT_NOW = "notnow"
    """Decline an invitation to a lobby."""
    LEAVE = "leave"
    BEGIN = "begin"
    ADD_COMPUTER = "addcpu"
    ADD_LEVEL = "addlevel"
    """The menu that adds and removes computers. After this word come a colon and the number of players.

    Discord ignores a second choice of the same value in one menu. Each choice changes the number of players, so Discord
    takes the menu for a new one.
    """
    REMOVE_COMPUTER = "removecpu"
    RULES = "rules"
    LEARN = "lesson"
    SEAL = "seal"
    """Show the whole seal of the shuffle and the presser's part of the shuffle."""
    CARDS = "cards"
    TAKE = "take"
    """Show a button for each place that the top discard can go to. A press on such a button makes the move."""
    HINT = "hint"
    NEXT_HOLE = "next"
    MORE = "more"
    """Show what the presser may do. In messages of older versions this is a menu, whose values are other words."""
    MOVE_DOWN = "bottom"
    END = "end"
    REMATCH = "rematch"
    REVIEW = "review"
    SHUFFLE = "shuffle"
    MOTION = "motion"
    REPLAY = "replay"
    REPLAY_BACK = "replayback"
    """Show the turn before the one that the message shows. In a replay, the key of each button names the shown turn."""
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
"""The words that are answered with a turn of a replay, and not with a person's cards."""


OLD_WORDS: Final = frozenset({Word.ADD_COMPUTER, Word.REMOVE_COMPUTER, Word.MOVE_DOWN, Word.END})
"""The words of buttons that only messages of older versions have. They are still answered."""


NOBODY: Final = "none"
"""The choice in the menu of computers that removes the computer added last."""


class ScreenWord(StrEnum):
    """The first words of buttons and menus that belong to no game. The cogs answer them."""

    SCORES = "scores"
    PREFERENCES = "prefs"
    SERVER = "server"
    FORGET = "forget"
    LEARN = "learn"
    ASIDE = "aside"
    """A button of ``bot.screens.asking``. After this word come an ``AsideWord`` and the game's id."""


class AsideWord(StrEnum):
    """The second words of the buttons of ``bot.screens.asking``."""

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
    """Return the move that a button's word stands for, ``None`` if the word is not a move."""
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
    """Return the word for the button of a place that cannot be pressed now.

    Each button needs a word, because Discord accepts no two equal custom ids in a message.
    """
    return f"place{slot}"
