"""Impossible positions, and damaged logs of positions."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    PAGAT,
    Game,
    GameStarted,
    LogError,
    Position,
    RuleError,
    audit,
    fold,
    loads,
    verify_log,
)
from engine.actions import DRAW

from .test_position import OUT, TWO, set_up

MISTAKES: dict[str, tuple[Callable[[], Game], str]] = {
    "no position": (lambda: Game.from_position("7H"), "'7H' is not a Position"),  # type: ignore[arg-type]
    "one text": (set_up, "2 to 6 players, not 0"),
    "layouts in one text": (
        lambda: Game.from_position(Position("7H KD -- -- -- --")),
        "a list with a text for each seat",
    ),
    "five cards": (lambda: set_up("7H KD -- -- --", TWO[1]), "is not a layout: write six cards"),
    "no text": (lambda: set_up(*TWO, discards=7), "7 is not a text with cards"),
    "a layout that is no text": (lambda: set_up(None, TWO[1]), "None is not a layout"),  # type: ignore[arg-type]
    "no card": (lambda: set_up("7H KD -- -- -- 1X", TWO[1]), "'1X' is not a card"),
    "no drawn card": (lambda: set_up(*TWO, drawn=7), "7 is not a card"),
    "a card twice": (lambda: set_up(*TWO, discards="7H"), "The 7♥ is named more often"),
    "too many seats": (lambda: set_up(*["-- -- -- -- -- --"] * 7), "2 to 6 players, not 7"),
    "no such ruleset": (
        lambda: Game.from_position(Position(TWO), ruleset="whist"),
        "no ruleset 'whist'",
    ),
    "no such seat": (lambda: set_up(*TWO, seat=2), "There is no seat 2"),
    "a seat in words": (lambda: set_up(*TWO, seat="0"), "There is no seat '0'"),
    "turn and seat": (lambda: set_up(*TWO, seat=1, turn=3), "Turn 3 is that of seat 0, not 1"),
    "a turn in words": (lambda: set_up(*TWO, turn="3"), "A turn has a number, not '3'"),
    "a turn below zero": (lambda: set_up(*TWO, turn=-1), "counted from 1"),
    "opening in turn 3": (lambda: set_up("-- -- -- -- -- --", TWO[1], turn=3), "2 or more cards"),
    "drawn in the opening": (
        lambda: set_up("-- -- -- -- -- --", "-- -- -- -- -- --", drawn="7H"),
        "Nobody draws a card in the opening",
    ),
    "a seat in the opening": (
        lambda: set_up("-- -- -- -- -- --", "-- -- -- -- -- --", seat=1),
        "the face-up cards say whose turn it is",
    ),
    "out of turn in the opening": (
        lambda: set_up("-- -- -- -- -- --", "7H 8H -- -- -- --"),
        "one after the other",
    ),
    "two begun in the opening": (
        lambda: set_up("7H -- -- -- -- --", "8H -- -- -- -- --"),
        "one after the other",
    ),
    "three up in the opening": (
        lambda: set_up("7H 8H 9H -- -- --", "-- -- -- -- -- --"),
        "still to turn up 2 cards",
    ),
    "an opening that is over": (lambda: set_up(*TWO, turn=0), "still to turn up 2 cards"),
    "out in Pagat": (lambda: set_up(*OUT, seat=1, ruleset=PAGAT), "the hole would be over"),
    "out and to act": (lambda: set_up(*OUT), "Seat 0 went out, so it has no other turn"),
    "two are out": (
        lambda: set_up("AC 3C 4C 5C 6C 8C", OUT[0], TWO[1], seat=2),
        "seat 0 and 1: give the one that went out",
    ),
    "another is out": (
        lambda: set_up("AC 3C 4C 5C 6C 8C", *TWO, seat=1, out_seat=2),
        "face up at seat 0: give the one that went out",
    ),
    "not out": (lambda: set_up(*TWO, out_seat=1), "Seat 1 has not gone out"),
    "out is no seat": (lambda: set_up(*TWO, out_seat=9), "There is no seat 9"),
    "stock too small": (
        lambda: set_up(*TWO, stock="QC QD", stock_count=1),
        "a stock of 2 to 39 cards, not 1",
    ),
    "stock too large": (lambda: set_up(*TWO, stock_count=40), "a stock of 0 to 39 cards, not 40"),
    "stock in words": (lambda: set_up(*TWO, stock_count="3"), "not '3'"),
    "nothing to draw": (lambda: set_up(*TWO, stock_count=0), "begins with a stock"),
    "scores too few": (lambda: set_up(*TWO, scorecard=[(1,)]), "a score for each of 2 seats"),
    "scores in words": (lambda: set_up(*TWO, scorecard=["ab"]), "whole numbers"),
    "no rows": (lambda: set_up(*TWO, scorecard=[1]), "a row of scores for each hole"),
    "all holes over": (lambda: set_up(*TWO, scorecard=[(1, 2)] * 9), "9 holes are over"),
}


@pytest.mark.parametrize(("make", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_a_position_that_cannot_be_is_one_sentence(make: Callable[[], Game], sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence) as raised:
        make()
    assert str(raised.value).endswith(".")
    assert "\n" not in str(raised.value)


def damage(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda event: event.update(fields)


DAMAGES: dict[str, Callable[[dict[str, Any]], None]] = {
    "a layout too few": damage(layouts=["7H KD 2C 7S 9C 9D"]),
    "no layouts": damage(layouts=None),
    "no stock": damage(stock=None),
    "a mask of seven bits": damage(up=[64, 3]),
    "a mask too few": damage(up=[3]),
    "a card twice": lambda event: event.update(discards=event["stock"]),
    "a card too many": lambda event: event.update(discards="7H " + event["discards"]),
    "a card missing": lambda event: event.update(stock=" ".join(event["stock"].split()[1:])),
    "all turned up": damage(up=[63, 63]),
    "nobody in the opening": damage(turn=0),
    "a seat out": damage(out_seat=7),
    "another seat's scores": damage(scorecard=[[1, 2, 3]]),
}


@pytest.mark.parametrize("change", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_position_is_a_log_error(change: Callable[[dict[str, Any]], None]) -> None:
    log = json.loads(set_up(*TWO).dumps())
    change(log["events"][1])
    events = loads(json.dumps(log))
    for use in (fold, audit, Game.replay, verify_log):
        with pytest.raises(LogError):
            use(events)


def test_a_position_with_another_start_is_found_out() -> None:
    started, *rest = set_up(*TWO).events
    assert isinstance(started, GameStarted)
    for other in (replace(started, commitment="0" * 64), replace(started, seating=(1, 0))):
        with pytest.raises(LogError, match="event 0 is not what the rules lead to"):
            audit((other, *rest))


def test_a_position_comes_first_or_not_at_all() -> None:
    game = set_up(*TWO)
    position = game.events[1]
    game.play(DRAW)
    dealt = Game.new(secret=bytes(range(32)))
    for log in ((*game.events, position), (*dealt.events, position)):
        with pytest.raises(LogError, match="before anything is played"):
            fold(log)
        with pytest.raises(LogError):
            audit(log)
