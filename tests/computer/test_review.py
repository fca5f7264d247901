"""Reviews: who lost what, and what was luck."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

from engine import CARD_COMMONS, PAGAT, Discard, Game, LogError, Phase, Ruleset, redact
from engine.actions import DISCARD, DRAW
from engine.computer import Level, choose, evaluate, review
from engine.computer.cost import is_mistake
from engine.computer.evaluation import Evaluation, rank
from engine.events import HoleScored
from tests.engine.positions import new
from tests.golden.playthrough import played, read
from tests.golden.regenerate import FOLDER

FILES = sorted(FOLDER.glob("*.txt"))


def a_game(ruleset: Ruleset, *levels: Level, holes: int) -> Game:
    chance = random.Random(11)
    game = new(ruleset, len(levels), holes=holes, secret=chance.randbytes(32))
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), levels[seat], chance))
    return game


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_finished_game_adds_up(path: Path) -> None:
    game = played(*read(path.read_text("utf-8")))
    looked_at: list[tuple[int, int]] = []
    found = review(game.events, progress=lambda done, of: looked_at.append((done, of)))
    assert found.holes == len(game.scorecard)
    assert looked_at[-1] == (len(game.events), len(game.events))
    lost, seats = [seat.lost for seat in found.seats], found.seats
    for seat in seats:
        assert seat.decisions > 0
        assert seat.lost >= 0
        assert seat.lost_per_turn * seat.turns == pytest.approx(seat.lost)
        others = [other for other in range(game.seats) if other != seat.seat]
        margin = game.totals[seat.seat] - sum(game.totals[o] for o in others) / len(others)
        given = seat.lost - sum(lost[o] for o in others) / len(others)
        assert margin == pytest.approx(given - seat.luck.total)
        losses = [costly.loss for costly in seat.costliest if costly.win is None]
        assert losses == sorted(losses, reverse=True)
        assert sum(losses) <= seat.lost + 1e-9
        assert sum(lesson.points for lesson in seat.lessons) == pytest.approx(seat.lost)
    assert sum(seat.luck.total for seat in seats) == pytest.approx(0)
    assert any(abs(seat.luck.draws) > 1 for seat in seats)
    assert any(abs(seat.luck.hidden) > 1 for seat in seats)
    if path.stem == "card_commons_two_decks":
        # The first of these cost no points, but more of the chance to win than two points are worth.
        dearest = [(round(one.loss, 1), round(one.win or 0, 2)) for one in seats[0].costliest]
        assert dearest == [(0.0, 0.12), (2.2, 0.08), (1.5, 0.08)]


def test_a_seats_face_down_cards_are_its_luck() -> None:
    """The figures are those of one hole, worked out once. The cards that were left lay lower than expected."""
    game = a_game(PAGAT, Level.ROOKIE, Level.ROOKIE, holes=9)
    end = next(at for at, event in enumerate(game.events) if isinstance(event, HoleScored))
    found = [seat.luck for seat in review(game.events[: end + 1]).seats]
    assert [luck.hidden for luck in found] == pytest.approx([-0.0054, -3.4444], abs=0.001)
    assert [luck.draws for luck in found] == pytest.approx([-9.6174, -5.9079], abs=0.001)


def test_a_pro_finds_nothing_to_regret_and_a_rookie_does() -> None:
    game = a_game(CARD_COMMONS, Level.PRO, Level.ROOKIE, holes=3)
    pro, rookie = review(game.events).seats
    assert pro.lost == 0
    assert pro.costliest == ()
    assert pro.turns > 0
    assert rookie.lost > 0
    assert len(rookie.costliest) == 3
    for costly in rookie.costliest:
        worth = evaluate(costly.view)
        assert costly.view.viewer == 1
        played, best = worth[costly.played], worth[costly.best]
        assert is_mistake(played, best, seats=2)
        assert rank(worth)[0] is costly.best
        assert costly.loss == max(0, played.points - best.points)


def test_nobody_is_blamed_for_less_than_the_coach_can_tell() -> None:
    """At a larger table the coach can tell less. A loss that is counted exactly is always a mistake."""
    best, worse = Evaluation(0.0), Evaluation(0.85, error=0.65)
    assert [is_mistake(worse, best, seats) for seats in (2, 4, 6, 12)] == [
        True,
        False,
        False,
        False,
    ]
    assert is_mistake(Evaluation(0.01), best, seats=12)
    assert not is_mistake(best, best, seats=2)


def test_throwing_away_every_card_is_the_dearest_thing_one_can_do() -> None:
    """One seat of a hole always draws and discards. Its review names discards of low cards."""
    chance = random.Random(5)
    game = new(PAGAT, 2, holes=9)
    while not game.is_over:
        seat = game.to_act[0]
        if seat == 0 and game.phase in {Phase.DRAW, Phase.PLACE}:
            game.play(seat, DRAW if game.phase is Phase.DRAW else DISCARD)
        else:
            game.play(seat, choose(game.view(seat), Level.PRO, chance))
    idle, pro = review(game.events).seats
    assert idle.lost > 9 * 5
    assert pro.lost == 0
    assert len(idle.costliest) == 3
    for costly in idle.costliest:
        assert isinstance(costly.played, Discard)
        assert costly.view.drawn is not None


def test_a_hole_that_was_not_scored_does_not_count() -> None:
    game = a_game(CARD_COMMONS, Level.ROOKIE, Level.ROOKIE, holes=3)
    scored = [at for at, event in enumerate(game.events) if type(event).__name__ == "HoleScored"]
    one_hole = review(game.events[: scored[0] + 1])
    assert one_hole.holes == 1
    assert review(game.events[: scored[1]]).seats == one_hole.seats


def test_a_review_can_be_made_in_another_process() -> None:
    game = a_game(PAGAT, Level.CLUB, Level.CLUB, holes=9)
    found = review(pickle.loads(pickle.dumps(game.events)))
    assert pickle.loads(pickle.dumps(found)) == found


def test_only_a_whole_game_can_be_reviewed() -> None:
    game = new(CARD_COMMONS, 2)
    with pytest.raises(LogError):
        review(())
    with pytest.raises(LogError):
        review([redact(event, None) for event in game.events])
