"""The column values in use are the trained ones, and they can be trained again."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from engine import CARD_COMMONS, PAGAT, RULESETS, Game, Phase, Ruleset
from engine.actions import DRAW, TAKES
from engine.computer import Level, choose, values
from engine.computer.columns import COLUMNS, DOWN
from engine.computer.compact_view import compact
from engine.computer.level import SKILLS
from engine.computer.search import Search
from engine.computer.values import table_for
from engine.table_view import TableView
from tests.engine.positions import new
from training import rounds
from training.fit import Fit
from training.look import Look
from training.seen import Table, size_of
from training.self_play import Chance, Sample, cells_of

LIMIT = 2_000_000
"""The most bytes that all tables may take."""


def test_the_tables_are_complete_small_and_as_they_were_written() -> None:
    files = [rounds.file_of(key) for key in RULESETS]
    assert sum(file.stat().st_size for file in files) < LIMIT
    for key, file in zip(RULESETS, files, strict=True):
        tables = rounds.read(key)
        assert set(tables) == set(rounds.PLAN[key])
        assert all(len(trained.table) == size_of(seats) for seats, trained in tables.items())
        turned = dict(reversed(tables.items()))
        assert "".join(rounds.lines(turned)) == file.read_text("utf-8")


def test_playing_needs_no_numpy() -> None:
    program = "import engine.computer, sys; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_first_round_of_training_comes_out_bit_for_bit() -> None:
    first_round = rounds.PLAN["pagat"][2][:1]
    reports: list[float] = []
    again = rounds.train(PAGAT, 2, first_round, lambda text, done: reports.append(done))
    assert again.first_round == rounds.digest(again.table) == rounds.read("pagat")[2].first_round
    assert reports == [0.5, 1.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=lambda ruleset: ruleset.key)
def test_the_player_in_use_thinks_as_the_one_that_was_trained(ruleset: Ruleset, seats: int) -> None:
    """The search over many holes and the search over one hole give the same values."""
    weights = rounds.in_points(rounds.read(ruleset.key)[seats].table)
    table = table_for(ruleset.key, seats)
    for view in some_turns(new(ruleset, seats, holes=9), 25):
        values = Search(compact(view), table, SKILLS[Level.CLUB]).values()
        look = Look(weights, as_arrays(view), at_once=ruleset is PAGAT)
        assert view.top_discard is not None
        takes = look.values()[0][view.top_discard.rank - 1, :, 0]
        assert [values[take] for take in TAKES] == pytest.approx(takes.tolist())
        assert values[DRAW] == pytest.approx(look.choose().draw_value[0])


def some_turns(game: Game, count: int) -> list[TableView]:
    """Return views at the start of turns, while nobody is out."""
    chance = random.Random(8)
    views: list[TableView] = []
    while len(views) < count:
        seat = game.to_act[0]
        view = game.view(seat)
        if view.phase is Phase.DRAW and view.out_seat is None and view.stock_ranks is None:
            views.append(view)
        game.play(seat, choose(view, Level.CLUB, chance))
    return views


def as_arrays(view: TableView) -> Table:
    assert view.viewer is not None
    assert view.top_discard is not None
    seats = view.seats[view.viewer :] + view.seats[: view.viewer]
    cards = [[DOWN if card is None else card.rank - 1 for card in seat.cards] for seat in seats]
    counts = np.array(view.unseen)[:, None]
    return Table(
        np.array(cards)[:, :, None],
        counts / counts.sum(),
        counts,
        np.array([view.top_discard.rank - 1]),
    )


def test_least_squares_finds_a_table_again_from_what_it_says() -> None:
    """The fit explains outcomes that were made from a known table almost completely."""
    chance = Chance(1)
    columns = chance.below(COLUMNS - 1, 2, 3, 20_000)
    cells = cells_of(columns, np.full((2, 20_000), 3))
    truth = 10 * chance.fractions(size_of(2)) - 5
    own = truth[cells].sum(axis=1)
    chances = np.full((DOWN, 20_000), 1 / DOWN)
    problem = Fit(Sample(cells, chances, own))
    nothing = np.zeros(size_of(2))
    assert problem.misfit(nothing) > 4
    assert problem.misfit(problem.after(nothing, trust=0.01)) < 0.05


def test_chance_is_the_same_everywhere_and_even() -> None:
    numbers = Chance(1, 2, 3).below(10, 50_000)
    assert numbers[:8].tolist() == [6, 1, 5, 3, 7, 4, 7, 3]
    assert np.bincount(numbers).tolist() == pytest.approx([5000] * 10, rel=0.06)


def test_a_table_with_a_row_too_short_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "files", lambda _: tmp_path)
    tables = {"seats": {"2": {"base": [[0] * 105, [0] * 104], "counts": []}}}
    (tmp_path / "damaged.json").write_text(json.dumps(tables), "utf-8")
    with pytest.raises(ValueError, match="a row of column values has 105 numbers"):
        table_for("damaged", 2)
    with pytest.raises(LookupError, match="no column values for the ruleset 'absent'"):
        table_for("absent", 2)
