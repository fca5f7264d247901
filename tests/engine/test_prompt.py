"""The engine as it is used at Python's prompt."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import random
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import (
    CARD_COMMONS,
    DECK,
    PAGAT,
    RULESETS,
    Card,
    Discard,
    Draw,
    EndReason,
    Game,
    LogError,
    NextHole,
    Outcome,
    Phase,
    Position,
    RuleError,
    Suit,
    Swap,
    Take,
    TurnUp,
    parse_action,
)
from engine.actions import ACTIONS
from engine.state import Record, Setup

from .positions import draw_and_turn_up, new, opened, play_out, random_player

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


def test_a_game_needs_no_argument() -> None:
    first, second = Game.new(), Game.new()
    assert (first.ruleset, first.seats, first.holes) == (CARD_COMMONS, 2, 9)
    assert first.secret != second.secret
    assert Game.new("pagat", seats=3).ruleset is PAGAT


def test_the_seat_may_be_left_out_if_only_one_is_to_act() -> None:
    game = Game.new(secret=bytes(32))
    assert game.legal_actions() == game.legal_actions(0)
    for slot in (0, 1, 0, 1):
        game.play(TurnUp(slot))
    game.play(Draw)
    game.play(Swap(2))
    assert game.to_act == (1,)
    together = Game.new(PAGAT, secret=bytes(32))
    for act in (together.legal_actions, lambda: together.play(TurnUp(0))):
        with pytest.raises(RuleError, match=r"Several seats are to act, \(0, 1\): say which"):
            act()
    game.stop()
    assert game.legal_actions() == ()
    with pytest.raises(RuleError, match="The game is over"):
        game.play(Draw)


def test_the_next_hole_needs_no_seat() -> None:
    game = new(CARD_COMMONS, 2, holes=3)
    play_until_hole_over(game)
    game.play(NextHole)
    assert game.hole == 2


def play_until_hole_over(game: Game) -> None:
    player = random_player(random.Random(3))
    while game.phase is not Phase.HOLE_OVER:
        seat = game.to_act[0]
        game.play(seat, player(game.view(seat)))


def test_an_action_without_a_slot_may_be_asked_for_by_its_class() -> None:
    game = opened(CARD_COMMONS, 2)
    assert game.is_legal(0, Draw)
    assert not game.is_legal(0, Discard)
    assert not game.is_legal(1, Draw)


def test_actions_read_back_from_their_text() -> None:
    texts = [str(action) for action in ACTIONS]
    assert len(set(texts)) == len(ACTIONS) == 21
    assert {"d", "t4", "s4", "x", "u2", "n"} <= set(texts)
    assert [parse_action(text) for text in texts] == list(ACTIONS)
    for nonsense in ("", "t", "t0", "t7", "4", "dd", "t 4", None, 3):
        with pytest.raises(RuleError, match="is not an action"):
            parse_action(nonsense)  # type: ignore[arg-type]


def test_the_outcome_says_how_it_ended() -> None:
    game = new(CARD_COMMONS, 2, holes=3)
    assert game.outcome is None
    stopped = game.copy()
    stopped.stop()
    assert stopped.outcome == Outcome((), (0, 0), EndReason.ENDED_EARLY)
    play_out(game, random_player(random.Random(1)))
    assert game.outcome == Outcome(game.winners, game.totals, None)


def test_a_printed_game_shows_what_an_observer_may_know() -> None:
    game = opened(CARD_COMMONS, 2)
    game.play(Draw)
    assert str(game) == str(game.view(None))
    assert str(game.state.drawn) not in str(game)


make: Any = Game.new  # without its types, as a prompt has it


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda game: game.play(0, Swap), r"Swap needs a slot: write Swap\(0\)"),
        (lambda game: game.play(Take), "Take needs a slot"),
        (lambda game: game.play(TurnUp), "TurnUp needs a slot"),
        (lambda game: game.play(0.0, Draw), "There is no seat 0.0"),
        (lambda game: game.play(True, Draw), "There is no seat True"),
        (lambda game: game.give_up(0.0), "There is no seat 0.0"),
        (lambda game: game.legal_actions(7), "There is no seat 7"),
        (lambda game: game.is_legal(7, Draw()), "There is no seat 7"),
        (lambda game: game.view(7), "There is no seat 7"),
        (lambda game: game.view("0"), "There is no seat '0'"),
        (lambda game: game.stop("x"), "'x' is no reason"),
        (lambda _: make("whist"), "There is no ruleset 'whist'"),
        (lambda _: make(3), "3 is not a ruleset"),
        (lambda _: make(seats="3"), "players, not '3'"),
        (lambda _: make(seats=2.0), "players, not 2.0"),
        (lambda _: make(holes=9.0), "holes, not 9.0"),
        (lambda _: make(secret=bytearray(32)), "is bytes, not bytearray"),
        (lambda _: make(secret=b"x"), "32 bytes, not 1"),
        (lambda _: make(computers=("1",)), "The seats of a game for 2"),
        (lambda _: make(entropy=("\ud800",)), "cannot be written"),
        (lambda _: make(entropy="ann"), "The parts of a game are a list, not 'ann'"),
        (lambda _: make(entropy=7), "The parts of a game are a list, not 7"),
        (lambda _: make(game_id="a", options="x"), "The options of a game are a list"),
        (lambda _: make(computers=1), "The computers of a game are a list, not 1"),
        (lambda _: make(game_id=7), "The game_id 7 of a shuffle is not a text"),
        (lambda game: game.play(0, "t4"), "'t4' is not an action"),
        (lambda game: game.play("t4"), "'t4' is not an action"),
        (lambda game: game.play(0, object), "is not an action"),
        (lambda game: game.is_legal(0, "d"), "'d' is not an action"),
    ],
)
def test_a_mistake_is_one_sentence_and_changes_nothing(mistake: Any, sentence: str) -> None:
    game = opened(CARD_COMMONS, 2)
    before = game.copy()
    with pytest.raises(RuleError, match=sentence):
        mistake(game)
    assert game == before


def test_what_is_shown_is_python_that_gives_it_back() -> None:
    game = new(PAGAT, 3, computers=(2,))
    play_out(game, random_player(random.Random(8)))
    stopped = opened(CARD_COMMONS, 2)
    stopped.give_up(0)
    position = Position(["7H KD -- -- -- --", "7S KC -- -- -- --"], drawn="AS", scorecard=[(1, 2)])
    puzzle = Game.from_position(position)
    values = (
        *game.events, *stopped.events, *puzzle.events, *DECK, *ACTIONS, *RULESETS.values(), *Suit, *Phase,
        position, game.state, game.outcome, *(puzzle.view(viewer) for viewer in (None, 0, 1)),
    )  # fmt: skip
    names = vars(engine) | {"Setup": Setup, "Record": Record, "Outcome": Outcome}
    for value in values:
        assert eval(repr(value), names) == value
    assert {repr(card) for card in DECK} == {f"Card('{card}')" for card in DECK}


def test_what_is_no_card_is_a_sentence() -> None:
    no_faces: Any = ((7, "X"), (7, None), (14, "H"), ("7", "H"), (7.5, "H"), (None, None))
    for rank, suit in no_faces:
        with pytest.raises(RuleError, match=r"is not a card: .*\.$|There is no (suit|card) .*\.$"):
            Card(rank, suit)
    for nonsense in (None, 7, b"7H", "", "1H", "7X"):
        with pytest.raises(RuleError, match="is not a card"):
            Card.parse(nonsense)
