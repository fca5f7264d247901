"""Computers at a table follow the rules, see what a seat sees, and always come to an end."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    CARD_COMMONS,
    PAGAT,
    Card,
    Game,
    NextHole,
    Phase,
    Position,
    Ruleset,
    Swap,
    TableView,
    Take,
    TurnUp,
    view_for,
)
from engine.actions import Action
from engine.computer import Level, choose, evaluate
from engine.computer.compact_view import compact
from engine.computer.evaluation import error_of, rank
from engine.computer.level import SKILLS
from engine.computer.player import PATIENCE, search_of, values_of
from tests.engine.hidden import dealt_otherwise
from tests.engine.positions import draw_and_discard, new, open_hole, opened
from training.habits import count_habits, is_high_for_no_pair, is_on_its_own_rank

LEVELS = list(Level)


def some_game(seed: int) -> Game:
    """Return a game at a random moment, sometimes after the stock was rebuilt."""
    chance = random.Random(seed)
    ruleset = chance.choice([CARD_COMMONS, PAGAT])
    seats = chance.randint(2, 4)
    game = new(ruleset, seats, secret=chance.randbytes(32))
    if chance.random() < 0.3:
        open_hole(game)
        while not game.state.record.rebuilds:
            draw_and_discard(game)
    for _ in range(chance.randrange(12 * seats)):
        seat = chance.choice(game.to_act)
        if game.phase is Phase.HOLE_OVER:
            break
        game.play(seat, choose(game.view(seat), Level.CLUB, chance))
    return game


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_nobody_cheats(seed: int) -> None:
    """A seat that sees the same does the same, whatever the hidden cards are."""
    game = some_game(seed)
    for seat in game.to_act:
        otherwise = dealt_otherwise(game.state, seat, random.Random(seed))
        for level in Level:
            chosen = choose(game.view(seat), level, random.Random(seed))
            assert choose(view_for(otherwise, seat), level, random.Random(seed)) is chosen
        assert evaluate(view_for(otherwise, seat)) == evaluate(game.view(seat))


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_exactly_what_is_legal_is_evaluated(seed: int) -> None:
    game = some_game(seed)
    for seat in range(game.seats):
        view = game.view(seat)
        worth = evaluate(view)
        assert tuple(worth) == view.legal
        assert all(abs(value.points) < 70 for value in worth.values())
        assert all(value.error in {0, error_of(game.seats)} for value in worth.values())
        if worth:
            assert worth[rank(worth)[0]].error == 0


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.permutations([0, 1, 2]), st.tuples(*[st.booleans()] * 3))
def test_columns_may_change_places_and_the_cards_within_them(
    seed: int, order: list[int], turned: tuple[bool, bool, bool]
) -> None:
    game = some_game(seed)
    (seat, *_) = game.to_act
    view = game.view(seat)
    moved = [
        (column + 3 * (row ^ turned[place])) for row in (0, 1) for place, column in enumerate(order)
    ]
    seats = [
        replace(other, cards=tuple(other.cards[slot] for slot in moved)) for other in view.seats
    ]
    there = evaluate(replace(view, seats=tuple(seats), legal=moved_legal(view.legal, moved)))
    for action, value in evaluate(view).items():
        assert there[moved_action(action, moved)].points == pytest.approx(value.points)


def moved_legal(legal: tuple[Action, ...], moved: list[int]) -> tuple[Action, ...]:
    return tuple(moved_action(action, moved) for action in legal)


def moved_action(action: Action, moved: list[int]) -> Action:
    if isinstance(action, TurnUp | Take | Swap):
        return type(action)(moved.index(action.slot))
    return action


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_plays_the_same_game(level: Level) -> None:
    games = []
    for _ in range(2):
        chance = random.Random(7)
        game = new(CARD_COMMONS, 3, holes=3)
        while not game.is_over:
            seat = game.to_act[0]
            game.play(seat, choose(game.view(seat), level, chance))
        games.append(game.events)
    assert games[0] == games[1]


TABLES = [(CARD_COMMONS, seats, 3) for seats in (2, 4, 6)]
TABLES += [(PAGAT, seats, 9) for seats in (2, 4, 6, 12)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("ruleset", "seats", "holes"), TABLES)
def test_every_hole_comes_to_an_end(ruleset: Ruleset, seats: int, holes: int, level: Level) -> None:
    chance = random.Random(seats)
    game = new(ruleset, seats, secret=chance.randbytes(32), holes=holes)
    while not game.is_over:
        assert game.turn <= (PATIENCE + 6) * seats
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), level, chance))
    assert len(game.scorecard) == holes


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=lambda ruleset: ruleset.key)
def test_it_goes_out_even_if_nobody_else_turns_up_a_card(ruleset: Ruleset, level: Level) -> None:
    """Decision 11 on the rules: people may play on forever, but a computer ends the hole."""
    game = opened(ruleset, 2, holes=9)
    chance = random.Random(3)
    while game.state.out_seat is None:
        assert game.turn <= (PATIENCE + 6) * 2
        (seat,) = game.to_act
        if seat == 0:
            draw_and_discard(game)
        else:
            game.play(seat, choose(game.view(seat), level, chance))
    assert game.state.out_seat == 1


def test_the_next_hole_is_dealt_by_a_computer_too() -> None:
    game = new(PAGAT, 2, holes=9)
    chance = random.Random(1)
    while game.phase is not Phase.HOLE_OVER:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), Level.ROOKIE, chance))
    assert isinstance(choose(game.view(1), Level.PRO, chance), NextHole)


def test_an_observer_has_nothing_to_choose_and_nothing_to_weigh() -> None:
    game = opened(CARD_COMMONS)
    with pytest.raises(ValueError, match="not for this seat"):
        choose(game.view(None), Level.PRO, random.Random(1))
    with pytest.raises(ValueError, match="not for this seat"):
        choose(game.view(1), Level.PRO, random.Random(1))
    assert evaluate(game.view(None)) == {}


def holding(view: TableView, drawn: str, *layout: str) -> TableView:
    """Return the same view with another drawn card and other cards in the viewer's layout; ``-`` is face down."""
    assert view.viewer is not None
    cards = tuple(None if text == "-" else Card.parse(text) for text in layout)
    seats = list(view.seats)
    seats[view.viewer] = replace(seats[view.viewer], cards=cards)
    return replace(view, seats=tuple(seats), drawn=Card.parse(drawn))


@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=lambda ruleset: ruleset.key)
def test_it_pairs_a_nine_with_a_nine_and_keeps_pairs_of_high_cards(ruleset: Ruleset) -> None:
    game = opened(ruleset)
    game.play(game.to_act[0], game.legal_actions(game.to_act[0])[0])
    view = holding(game.view(0), "9H", "9C", "KD", "-", "-", "-", "-")
    assert choose(view, Level.PRO, random.Random(1)) is Swap(3)
    view = holding(game.view(0), "5H", "QC", "KD", "-", "QS", "10D", "-")
    worth = evaluate(view)
    assert worth[Swap(0)].points > worth[Swap(4)].points + 5


def test_what_it_says_can_be_sent_to_another_process() -> None:
    game = opened(CARD_COMMONS)
    worth = evaluate(game.view(0))
    assert pickle.loads(pickle.dumps(worth)) == worth


def test_habits_that_give_a_computer_away_are_counted() -> None:
    counted = count_habits(Level.ROOKIE, CARD_COMMONS, seats=2, games=1, seed=2)
    assert counted.turns > 60
    assert 0 < counted.took_high < 0.2
    assert counted.same_rank < 0.1
    view = holding(opened(CARD_COMMONS).view(0), "9D", "9H", "-", "-", "-", "4C", "-")
    view = replace(view, top_discard=Card.parse("9S"))
    assert is_high_for_no_pair(view, Take(4))
    assert not is_high_for_no_pair(view, Take(3))
    assert is_on_its_own_rank(view, Take(0))
    assert not is_on_its_own_rank(view, Take(4))
    view = replace(view, drawn=Card.parse("4S"))
    assert not is_on_its_own_rank(view, Swap(0))
    assert is_on_its_own_rank(view, Swap(4))


def test_pro_values_close_actions_as_the_next_seat_would() -> None:
    position = Position(
        ["(5H) 4H (9C) QH (3D) QS", "8H 4S (2H) 8C (JD) (7S)"],
        seat=0, drawn="6C", discards="AC 8D",
    )  # fmt: skip
    game = Game.from_position(position, ruleset="card_commons", secret=bytes(32))
    view, pro = game.view(0), replace(SKILLS[Level.PRO], plays_out=False)
    worth, unseen = values_of(view, pro), compact(view).unseen
    quick = values_of(view, replace(pro, asks_within=0.0))
    asked = [action for action, points in worth.items() if points != quick[action]]
    turning_up = 0
    for action in asked:
        then = game.copy()
        then.play(0, action)
        theirs = compact(then.view(1))
        found: tuple[tuple[int | None, float], ...] = ((theirs.top, 1.0),)
        if view.seats[0].face_down > then.view(1).seats[0].face_down:
            turning_up, found = turning_up + 1, unseen.down_chances
        answer = sum(
            chance
            * min(search_of(view, pro, replace(theirs, unseen=unseen, top=top)).values().values())
            for top, chance in found
        )
        assert worth[action] == pytest.approx(-answer)
    assert 0 < turning_up < len(asked)
