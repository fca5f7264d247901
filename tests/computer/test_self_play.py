"""Self-play of training: what its players see, what follows from an action, and which luck counts."""

from __future__ import annotations

import numpy as np
import pytest

from engine.computer.columns import COLUMNS, DOWN
from training import explore, rounds, self_play
from training.explore import First, Player
from training.look import Look
from training.seen import ROWS, Floats, Table, pick, size_of
from training.self_play import After, Chance, Holes, cells_of


def test_some_of_the_holes_are_the_same_holes() -> None:
    game = Holes(Chance(6), 3, 1, 20)
    game.pile[:] = np.arange(20)
    which = np.arange(20) % 3 == 1
    some = game.only(which)
    assert (some.hidden == game.hidden[:, :, which]).all()
    assert (some.cards == game.cards[:, :, which]).all()
    assert (some.stock == game.stock[:, which]).all()
    assert (some.pile == game.pile[:, which]).all()
    assert (some.top == game.top[which]).all()
    assert some.everyone.tolist() == list(range(7))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_follows_an_action_is_the_sum_of_everybodys_cells(seats: int) -> None:
    """The cells are those of the position that the next seat finds. A table without counts has nothing else."""
    weights = np.zeros(size_of(seats))
    weights[: seats * ROWS * COLUMNS] = Chance(4).fractions(seats * ROWS * COLUMNS)
    holes = Holes(Chance(7), seats, 1, 60)
    holes.cards[:2, 2] = holes.hidden[
        :2, 2
    ]  # so that the first two seats are the nearest to going out
    look = Look(weights, holes.table(), at_once=True)
    rank, slot = Chance(8).below(DOWN, 60), Chance(9).below(7, 60)
    found = After(look).of(rank, slot)
    holes.place(rank, slot, np.ones(60, dtype=bool))
    holes.next_seat()
    then = holes.table()
    cells = cells_of(then.columns, (then.cards == DOWN).sum(axis=1))
    assert found == pytest.approx(np.roll(weights[cells].sum(axis=1), 1, axis=0))


def test_a_position_is_what_the_action_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "ROUNDS_AT_MOST", 1)
    player = Player(rounds.in_points(rounds.read("pagat")[2].table), None, Chance(3), at_once=True)
    dealt = Holes(Chance(9), 2, 1, 40)
    seven = np.full(40, 6)
    # The first slot is face up, and the third one is face down. The seventh is the discard pile.
    for slot, discard in (0, dealt.cards[0, 0]), (2, np.full(40, DOWN)), (6, seven):
        holes = Holes(Chance(9), 2, 1, 40)
        turn, answer = player.play(holes, First(slot, drawn=6)).seen
        assert (turn.after.discard == discard).all()
        cards = dealt.cards.copy()
        cards[0, slot if slot < 6 else []] = 6
        after = Table(cards, dealt.table().chances, dealt.table().counts, seven).columns
        assert (turn.after.columns == after).all()
        assert (turn.after.down == (cards == DOWN).sum(axis=1)).all()
        assert (answer.after.columns[1] == turn.after.columns[0]).all()
        assert (answer.after.down[1] == turn.after.down[0]).all()


@pytest.mark.parametrize("at_once", [False, True])
def test_what_is_put_is_worth_what_the_cards_that_it_may_turn_up_are_worth(at_once: bool) -> None:
    weights = rounds.in_points(rounds.read("pagat")[3].table)
    look = Look(weights, Holes(Chance(7), 3, 1, 40).table(), at_once=at_once)
    put, _ = look.values()
    rank = np.arange(40) % DOWN
    slot = look.is_down[0].argmax(axis=0)
    by_reveal = look.values_by_reveal(rank, slot)
    assert np.ptp(by_reveal, axis=0).max() > 0.5
    assert (by_reveal * look.table.chances).sum(axis=0) == pytest.approx(
        put[rank, slot, np.arange(40)]
    )


def test_what_one_seat_loses_by_a_turned_up_card_the_others_gain() -> None:
    weights = rounds.in_points(rounds.read("pagat")[3].table)
    player = Player(weights, None, Chance(3), at_once=True)
    holes = Holes(Chance(9), 3, 1, 40)
    choice = Look(weights, holes.table(), at_once=True).choose()
    turn = player.play(holes).seen[0]
    turned = turn.turned
    assert np.ptp(turned[0]) > 0.5
    # The next seat may take the card. What it gains counts against the average of the others.
    assert turned[1] == pytest.approx(-2 * turned[0])
    assert turned[2] == pytest.approx(turned[0])
    # The mover plans what is better for it.
    assert turn.plan[0] == pytest.approx(np.minimum(choice.take_value, choice.draw_value))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_ends_with_what_it_began_with_and_the_luck_of_the_draw(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explore, "ROUNDS_AT_MOST", 1)
    weights = rounds.in_points(rounds.read("pagat")[seats].table)
    player = Player(weights, None, Chance(3), at_once=True)
    turn = player.play(Holes(Chance(9), seats, 1, 40)).seen[0]
    assert 0 < turn.drawn[0].astype(bool).sum() < 40, "some draw, and some take the discard"
    known = slice(
        1 if seats == 2 else None
    )  # with two seats, the other seat's points are the opposite
    assert (turn.plan + turn.drawn)[known] == pytest.approx(turn.after.value[known])
    if seats == 2:
        assert (turn.plan[1] == -turn.plan[0]).all()
        assert (turn.drawn[1] == -turn.drawn[0]).all()
    # Luck is even.
    even = np.zeros((seats, 40))
    for rank in range(DOWN):
        holes = Holes(Chance(9), seats, 1, 40)
        chances = holes.table().chances[rank]
        even += chances * player.play(holes, First(0, drawn=rank)).seen[0].drawn
    assert even == pytest.approx(np.zeros((seats, 40)), abs=1e-9)


def test_a_card_turned_up_in_a_last_turn_is_luck_of_the_seat_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lucks(each: float) -> Floats:
        monkeypatch.setattr(self_play, "luck_of_reveal", lambda look, _: np.full(40, each))
        return self_play.last_turns(Holes(Chance(11), 3, 1, 40), 3, at_once=False)[1]

    cost = lucks(1.0) - lucks(0.0)
    # Only seat 2 can find what somebody has turned up, after the one turn before its own.
    assert cost[2].round(9).tolist() == [float(one > 0.5) for one in cost[2]]
    assert 0 < cost[2].sum() < 40
    assert cost[0] == pytest.approx(-cost[2] / 2)
    assert cost[1] == pytest.approx(-cost[2] / 2)


def test_another_action_than_the_best_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything counts as close to the best here. So one of seven actions is the best one."""
    monkeypatch.setattr(explore, "CLOSE", 1e9)
    weights = rounds.in_points(rounds.read("pagat")[2].table)
    shares = []
    for stray in (0.0, 0.5, 1.0):
        player = Player(weights, None, Chance(12), at_once=True, stray=stray)
        shares.append(player.play(Holes(Chance(12), 2, 1, 200)).seen[0].strays.mean())
    assert shares == [0.0, pytest.approx(0.45, abs=0.1), pytest.approx(0.87, abs=0.06)]


def test_nobody_takes_a_card_in_the_last_turn_that_only_costs_points() -> None:
    weights = rounds.in_points(rounds.read("pagat")[3].table)
    look = Look(weights, Holes(Chance(8), 3, 1, 40).table(), at_once=False)
    now = pick(look.expected, look.columns[1]).sum(axis=0)
    answers = look.answers_at_end(1)
    assert (answers < now).all(), "to draw is always worth something"
    assert (answers.max(axis=0) > answers.min(axis=0) + 0.5).all()
