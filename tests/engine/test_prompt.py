"""The engine as it is used at Python's prompt."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import engine
from engine import CARD_COMMONS, Draw, Game, LogError, Phase, TurnUp

from .positions import draw_and_turn_up, new, opened

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine.md"
MODULES = [
    info.name
    for info in pkgutil.walk_packages(engine.__path__, "engine.")
    if not info.name.startswith("engine.computer") and not info.name.endswith("__main__")
]


def test_the_examples_in_the_docstrings() -> None:
    tried = 0
    for name in MODULES:
        failed, attempted = doctest.testmod(importlib.import_module(name))
        assert not failed, name
        tried += attempted
    assert tried >= 10


def test_the_session_in_the_tour() -> None:
    failed, attempted = doctest.testfile(
        str(DOCUMENT), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert not failed
    assert attempted >= 15


def test_all_public_names_exist_and_are_explained() -> None:
    for name in engine.__all__:
        thing = getattr(engine, name)
        assert name.isupper() or name in ("Action", "Event") or thing.__doc__


def test_a_game_says_what_it_is() -> None:
    game = new(CARD_COMMONS, 4)
    assert repr(game) == "<Game Card Commons, 4 seats, hole 1/9, opening, totals (0, 0, 0, 0)>"
    assert game.secret.hex() not in repr(game)
    assert (game.seats, game.holes, game.hole, game.turn) == (4, 9, 1, 0)
    assert (game.phase, game.is_over, game.to_act) == (Phase.OPENING, False, (0,))
    assert (game.totals, game.winners, game.scorecard) == ((0, 0, 0, 0), (), ())
    assert game.legal_actions(1) == ()
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_a_game_is_what_its_events_make_it() -> None:
    game = opened(CARD_COMMONS, 3)
    for _ in range(9):
        draw_and_turn_up(game)
        again = Game.replay(iter(game.events))
        assert again == game
        assert again.state == game.state
    other = Game.replay(game.events)
    other.play(other.to_act[0], Draw)
    assert other != game
    assert game != "a game"


def test_events_that_make_no_game_are_refused() -> None:
    game = opened(CARD_COMMONS, 2)
    started, dealt, *rest = game.events
    (drawn,) = game.play(0, Draw)
    for events, sentence in [
        ((), "begins with GameStarted and HoleDealt"),
        ((started,), "begins with GameStarted and HoleDealt"),
        ((dealt, *rest), "begins with GameStarted and HoleDealt"),
        ((started, dealt, started), "event 2 does not fit"),
        ((started, dealt, engine.redact(dealt, None)), "event 2 does not fit .* taken out"),
        ((started, dealt, engine.CardTurnedUp(5, 0, dealt.upcard)), "event 2 does not fit"),  # type: ignore[union-attr]
        ((started, dealt, *rest, drawn, "nonsense"), f"event {len(rest) + 3} does not fit"),
    ]:
        with pytest.raises(LogError, match=sentence):
            Game.replay(events)  # type: ignore[arg-type]


def test_seats_and_holes_a_log_cannot_have_are_refused() -> None:
    started, dealt = new(CARD_COMMONS, 2).events
    assert isinstance(started, engine.GameStarted)
    for seats in (0, 1, 7, 10**9):
        forged = engine.GameStarted(
            started.ruleset, seats, 9, started.commitment, (), (), (), started.secret
        )
        with pytest.raises(LogError, match=f"not {seats}"):
            Game.replay((forged, dealt))


def test_the_names_of_the_first_session_stay() -> None:
    game = Game.new(
        CARD_COMMONS,
        seats=4,
        holes=9,
        secret=bytes(32),
        entropy=("ann:1", "bob:2", "cy:3", "di:4"),
    )
    assert game.commitment == engine.new_game(CARD_COMMONS, seats=4, secret=bytes(32))[0].commitment  # type: ignore[union-attr]
    (event,) = game.play(0, TurnUp(2))
    assert event == engine.CardTurnedUp(0, 2, game.state.layouts[0][2])
    assert game.view(1).seats[0].cards[2] is game.view(None).seats[0].cards[2] is not None
