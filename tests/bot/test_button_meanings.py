"""The words in custom ids are read as they were written, and they never change."""

from __future__ import annotations

import pytest

from bot.ports.button_meanings import AsideWord, ScreenWord, Word, action_of, name_idle, word_of
from engine import Action, Discard, Draw, NextHole, Swap, Take, TurnUp
from engine.actions import SLOTS

MOVES: list[Action] = [
    Draw(),
    Discard(),
    NextHole(),
    *(kind(slot) for kind in (TurnUp, Swap, Take) for slot in SLOTS),
]


@pytest.mark.parametrize("action", MOVES, ids=repr)
def test_the_word_of_every_move_is_read_as_that_move(action: Action) -> None:
    assert action_of(word_of(action)) == action


def test_no_two_buttons_share_a_word() -> None:
    moves = {word_of(action) for action in MOVES if action != NextHole()}
    idle = {name_idle(slot) for slot in SLOTS}
    of_games = [*moves, *idle, *Word]
    assert len(set(of_games)) == len(of_games)
    assert len(set(ScreenWord)) == len(ScreenWord)


def test_only_the_word_of_a_move_is_a_move() -> None:
    others = [*(word for word in Word if word is not Word.NEXT_HOLE), *map(name_idle, SLOTS)]
    others += ["swap6", "up", "take00", "swap-1", "up٣", "Draw", ""]
    assert [word for word in others if action_of(word) is not None] == []


def test_messages_of_older_versions_keep_their_words() -> None:
    moves = [word_of(action) for action in (Draw(), Discard(), TurnUp(0), Swap(3), Take(5))]
    assert moves == ["draw", "discard", "up0", "swap3", "take5"]
    assert set(Word) == {
        *("join", "notnow", "leave", "begin", "addcpu", "addlevel", "removecpu"),
        *("rules", "lesson", "seal", "cards", "take", "hint", "next", "more", "bottom", "end"),
        *("rematch", "review", "shuffle", "motion"),
        *("replay", "replayback", "replayon", "replayholeback", "replayholeon"),
    }
    assert set(ScreenWord) == {"scores", "prefs", "server", "forget", "learn", "aside"}
    aside = ("rules", "learn", "seal", "down", "askleave", "leave", "askend", "end", "stay")
    assert list(AsideWord) == list(aside)
