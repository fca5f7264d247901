"""Reading or folding a damaged log raises ``LogError``, and nothing else fails later."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    CardDrawn,
    CardTurnedUp,
    Event,
    Game,
    GameStarted,
    GameWon,
    HoleDealt,
    HoleScored,
    LogError,
    Position,
    ShuffleError,
    dumps,
    fold,
    legal_actions,
    loads,
    verify_log,
    view_for,
)
from engine.actions import DRAW

from .positions import draw_and_turn_up, greedy, opened, play_out

DAMAGED = int(os.environ.get("GOLF_TEST_DAMAGED", "3000"))
"""The number of damaged logs. GOLF_TEST_DAMAGED=20000 tests more."""


def whole() -> Game:
    game = opened(CARD_COMMONS, 2, holes=3)
    play_out(game, greedy)
    return game


MISFITS: dict[str, tuple[type[Event], Callable[[Any], Event]]] = {
    "a score too few": (HoleScored, lambda e: replace(e, scores=e.scores[:1])),
    "a score too many": (HoleScored, lambda e: replace(e, scores=(*e.scores, 3))),
    "a layout too few": (HoleScored, lambda e: replace(e, layouts=e.layouts[:1])),
    "a layout of five": (
        HoleScored,
        lambda e: replace(e, layouts=(e.layouts[0], e.layouts[1][:5])),
    ),
    "a winner who does not play": (GameWon, lambda e: replace(e, winners=(2,))),
    "a winner below zero": (GameWon, lambda e: replace(e, winners=(-1,))),
    "a winner twice": (GameWon, lambda e: replace(e, winners=(0, 0))),
    "no winner": (GameWon, lambda e: replace(e, winners=())),
    "a total too few": (GameWon, lambda e: replace(e, totals=(0,))),
    "a first seat that is not there": (HoleDealt, lambda e: replace(e, first_seat=2)),
    "a card too few": (HoleDealt, lambda e: replace(e, order=e.order[:-1])),
    "a seat below zero": (CardDrawn, lambda e: replace(e, seat=-1)),
    "a seat that is a text": (CardDrawn, lambda e: replace(e, seat="0")),
    "a slot below zero": (CardTurnedUp, lambda e: replace(e, slot=-1)),
    "a seating of other seats": (GameStarted, lambda e: replace(e, seating=(0, 0))),
    "a computer in no seat": (GameStarted, lambda e: replace(e, computers=(2,))),
}


@pytest.mark.parametrize(("kind", "change"), MISFITS.values(), ids=MISFITS)
def test_an_event_that_does_not_fit_the_table_is_refused(
    kind: type[Event], change: Callable[[Any], Event]
) -> None:
    log = list(whole().events)
    at = next(at for at, event in enumerate(log) if isinstance(event, kind))
    log[at] = change(log[at])
    with pytest.raises(LogError, match=f"event {at} does not fit"):
        fold(log)


def mutants(count: int, seed: int) -> Iterator[str | bytes]:
    """Yield logs with damaged bytes and logs with damaged values, half of each."""
    rng = random.Random(seed)
    short = opened(PAGAT, 3, game_id="8f3k7mxp", options=("hints=off",))
    draw_and_turn_up(short)
    given_up = short.copy()
    given_up.give_up(0)
    given_up.give_up(1)
    puzzle = Game.from_position(
        Position(["7H KD (2C) -- -- --", "AS 2S 3S 4S 5S 6S", "7S 7C -- -- -- --"], seat=2)
    )
    puzzle.play(DRAW)
    bases = [dumps(game.events) for game in (whole(), short, given_up, puzzle)]
    for number in range(count):
        base = rng.choices(bases, (1, 4, 4, 4))[0]
        yield damage_bytes(base.encode(), rng) if number % 2 else damage_values(base, rng)


def damage_bytes(data: bytes, rng: random.Random) -> bytes:
    """Change, delete or repeat a few bytes."""
    damaged = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(damaged))
        match rng.randrange(4):
            case 0:
                damaged[at] = rng.randrange(256)
            case 1:
                damaged[at] = rng.choice(b'0123456789AKQJCDHS"{}[],: ')
            case 2:
                del damaged[at : at + rng.randint(1, 20)]
            case _:
                damaged[at:at] = damaged[at : at + rng.randint(1, 20)]
    return bytes(damaged)


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    13,
    10**30,
    0.5,
    "",
    "AC",
    "\ud800",
    [],
    [0],
    [[0]],
    {},
    "x" * 64,
)


def damage_values(text: str, rng: random.Random) -> str:
    """Change values, and repeat, drop or exchange events."""
    log = json.loads(text)
    events = log["events"]
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(len(events))
        match rng.randrange(5):
            case 0:
                del events[at]
            case 1:
                events.insert(at, dict(rng.choice(events)))
            case 2:
                other = rng.randrange(len(events))
                events[at], events[other] = events[other], events[at]
            case _:
                event = events[at]
                field = rng.choice(list(event))
                event[field] = damage_value(event[field], rng)
        if not events:
            break
    return json.dumps(log)


def damage_value(value: Any, rng: random.Random) -> Any:
    """Change a number a little, an item of a list or one card of many, or put in something odd."""
    if rng.random() < 0.4:
        return rng.choice(ODD)
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2))
    if isinstance(value, list) and value:
        return damage_list(value, rng)
    if isinstance(value, str) and " " in value:
        return " ".join(map(str, damage_list(value.split(), rng)))
    return rng.choice(ODD)


def damage_list(values: list[Any], rng: random.Random) -> list[Any]:
    """Drop, repeat or damage one item."""
    at = rng.randrange(len(values))
    item = values[at]
    instead = rng.choice(([], [item, item], [damage_value(item, rng)]))
    return [*values[:at], *instead, *values[at + 1 :]]


def read_and_use(text: str | bytes) -> str:
    """Use a log in every way; return how far that got. Errors other than the engine's own are raised."""
    try:
        events = loads(text)
    except LogError:
        return "not read"
    try:
        state = fold(events)
    except LogError:
        return "not folded"
    for viewer in (None, *range(state.setup.seats)):
        view = view_for(state, viewer)
        assert str(view)
        if viewer is not None:
            assert view.legal == legal_actions(state, viewer)
    assert len(state.totals) == state.setup.seats
    game = Game.replay(events)
    assert str(game)
    assert repr(game)
    assert loads(dumps(events)) == events
    try:
        verify_log(events)
    except (LogError, ShuffleError):
        return "not verified"
    return "verified"


def tally(count: int, seed: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for text in mutants(count, seed):
        how_far = read_and_use(text)
        found[how_far] = found.get(how_far, 0) + 1
    return found


@pytest.mark.slow
def test_damaged_logs_are_refused_with_our_own_errors() -> None:
    found = tally(DAMAGED, seed=1)
    assert sum(found.values()) == DAMAGED
    assert found["not read"] > DAMAGED // 5
    assert found["not folded"] > DAMAGED // 25
    assert found["not verified"] > DAMAGED // 25
