"""Matches between players, their tables, and what the commands of ``python -m training`` hand to them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import PAGAT, RULESETS, Ruleset
from engine.actions import Action
from engine.computer import Level
from engine.computer.level import SKILLS
from engine.events import CardDrawn, CardTaken, HoleScored
from engine.table_view import TableView
from training import __main__ as commands
from training import choices, coach, corrections, duel, habits, rounds
from training.choices import Choices
from training.duel import Duel, play_duel
from training.reference import PLAYERS, SKILLED
from training.tournament import PAIRINGS, Match, as_table, longest_hole, play_game, play_match

MATCH = ["tournament", "--ruleset", "pagat", "--seats", "3", "--players", "greedy", "random"]


def ticking() -> Any:
    """Return a clock that is a quarter of a second later each time."""
    return count(0, 0.25).__next__


def test_the_search_is_pro_without_playing_out() -> None:
    assert list(SKILLED) == ["columns", "search", "rookie", "club", "pro"]
    assert (SKILLED["pro"].plays_out, SKILLED["search"].plays_out) == (True, False)
    assert replace(SKILLED["search"], plays_out=True) == SKILLED["pro"] == SKILLS[Level.PRO]
    assert list(PLAYERS) == ["random", "greedy", *SKILLED]
    # The columns are Pro without all that is added to their values but the reply.
    assert SKILLED["columns"] == replace(
        SKILLS[Level.PRO], corrects=False, asks_within=0.0, plays_out=False, counts_crowd=False
    )


def test_each_deal_is_played_with_the_seats_exchanged() -> None:
    """A player against itself plays the same game twice. So its luck of the first game is taken back by the second."""
    seen: list[tuple[int, int]] = []
    match = play_match(
        "greedy",
        "greedy",
        PAGAT,
        seats=3,
        holes=9,
        games=5,
        seed=2,
        progress=lambda *done: seen.append(done),
    )
    assert (match.games, match.holes) == (4, 36)
    assert (match.difference, match.error, match.wins) == (0.0, 0.0, 0.5)
    assert match.one_score == pytest.approx(match.other_score)
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_match_counts_what_each_side_has_done() -> None:
    match = play_match(
        "greedy", "random", PAGAT, seats=3, holes=9, games=4, seed=4, clock=ticking()
    )
    assert match.difference == pytest.approx(match.one_score - match.other_score)
    assert match.difference < -5
    assert match.wins == 1.0
    assert (match.one_ms, match.other_ms) == (250.0, 250.0)
    games = [
        play_game(
            [PLAYERS[("greedy", "random")[(seat + exchanged) % 2]] for seat in range(3)],
            PAGAT,
            holes=9,
            seed=f"4|{pair}",
        )
        for pair in (0, 1)
        for exchanged in (0, 1)
    ]
    assert match.turns == sum(sum(turns) for _, turns in games) / 36
    totals = [game.totals for game, _ in games]
    greedy = [
        sum(points[exchanged::2]) / len(points[exchanged::2]) / 9
        for points, exchanged in zip(totals, (0, 1, 0, 1), strict=True)
    ]
    assert match.one_score == pytest.approx(sum(greedy) / 4)


def test_a_game_has_the_turns_of_each_of_its_holes() -> None:
    players = [PLAYERS["greedy"], PLAYERS["random"]]
    game, turns = play_game(players, PAGAT, holes=9, seed="a")
    assert len(turns) == len(game.scorecard) == 9
    begun = [
        event for event in game.events if isinstance(event, CardDrawn | CardTaken | HoleScored)
    ]
    assert "".join("s" if isinstance(event, HoleScored) else "t" for event in begun) == "".join(
        "t" * number + "s" for number in turns
    )
    assert play_game(players, PAGAT, holes=9, seed="a")[1] == turns
    assert play_game(players, PAGAT, holes=9, seed="b")[0].totals != game.totals


def test_the_longest_of_the_holes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "rookie", PLAYERS["greedy"])  # a quicker player
    seen: list[tuple[int, int]] = []
    longest = longest_hole(
        Level.ROOKIE, PAGAT, seats=2, holes=10, seed=5, progress=lambda *done: seen.append(done)
    )
    players = [PLAYERS["greedy"]] * 2
    turns = [play_game(players, PAGAT, holes=9, seed=f"5|2|{number}")[1] for number in (0, 1)]
    assert longest == max(*turns[0], *turns[1])
    assert seen == [(9, 10), (10, 10)]


def test_a_table_has_a_line_for_each_match() -> None:
    match = Match(
        "Pagat", 3, "pro", "club", 8, 72, 5.126, 6.5, -1.374, 0.04, 0.754, 8.26, 2.5, 0.125
    )
    assert as_table([match, match]).splitlines()[1:] == [
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *["| Pagat | 3 | pro : club | 5.13 : 6.50 | -1.37 ± 0.04 | 75% | 8.3 | 2.50 : 0.12 |"] * 2,
    ]
    found = Duel("Pagat", 3, "pro", "club", 8, -0.126, 0.034, 1.5, 0.42)
    assert duel.as_table([found]).splitlines()[2:] == [
        "| Pagat | 3 | pro : club | 8 | -0.13 ± 0.03 | +1.50 ± 0.42 |"
    ]
    compared = Choices("Pagat", 3, "pro", "columns", 1000, 0.126, 0.034, 0.012)
    assert choices.as_table([compared]).splitlines()[2:] == [
        "| Pagat | 3 | pro : columns | 1000 | 13% | +0.03 ± 0.01 |"
    ]
    verdict = coach.Verdict("Pagat", 3, 200, 0.126, 0.92, blamed=40, wrongly=3, lost=0.0123)
    assert coach.as_table([verdict]).splitlines()[2:] == [
        "| Pagat | 3 | 200 | 0.13 | 92% | 40 | 3 | 0.012 |"
    ]
    counted = habits.Habits("Pagat", Level.CLUB, 200, 0.0312, 0.25)
    assert habits.as_table([counted]).splitlines()[2:] == ["| Pagat | Club | 200 | 3.1% | 25.0% |"]


def test_without_a_choice_the_stronger_player_is_the_first() -> None:
    order = ["random", "greedy", "rookie", "club", "pro"]
    assert all(order.index(one) > order.index(other) for one, other in PAIRINGS)
    assert {name for pair in PAIRINGS for name in pair} == set(order)


def test_a_tournament_is_of_what_was_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "prepare", lambda: False)
    monkeypatch.setattr(commands, "process_time", ticking())
    commands.main([*MATCH, "--games", "2", "--holes", "18", "--seed", "4"])
    match = play_match(
        "greedy", "random", PAGAT, seats=3, holes=18, games=2, seed=4, clock=ticking()
    )
    shown = capsys.readouterr()
    assert shown.out == as_table([match]) + "\n"
    assert "numba is not installed" in shown.err
    commands.main([*MATCH, "--deals", "1", "--seed", "4"])
    deals = play_duel("greedy", "random", PAGAT, seats=3, deals=1, seed=4)
    assert capsys.readouterr().out == duel.as_table([deals]) + "\n"
    commands.main([*MATCH, "--deals", "1", "--seed", "4", "--one-seat"])
    alone = play_duel("greedy", "random", PAGAT, seats=3, deals=1, seed=4, one_seat=True)
    assert capsys.readouterr().out == duel.as_table([alone]) + "\n"


def test_the_ends_of_holes_are_of_what_was_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "prepare", lambda: False)
    line = "endings --ruleset pagat --seats 2 --seats 99 --level rookie --holes 3 --seed 5"
    asked: list[Any] = []

    def find(level: Level, ruleset: Ruleset, *, progress: Any, **about: int) -> int:
        asked.append((level, ruleset, about))
        return 52

    monkeypatch.setattr(commands, "longest_hole", find)
    commands.main(line.split())
    assert asked == [(Level.ROOKIE, PAGAT, {"seats": 2, "holes": 3, "seed": 5})]
    shown = capsys.readouterr()
    assert shown.out == "Pagat, 2 seats, Rookie: 3 holes, the longest 52 turns\n"
    assert "numba is not installed" in shown.err
    monkeypatch.setattr(commands, "longest_hole", lambda *_, **__: 53)
    with pytest.raises(SystemExit, match="more turns than there can be"):
        commands.main(line.split())
    # A table has as many seats as its rules allow.
    monkeypatch.setattr(commands, "longest_hole", find)
    asked.clear()
    commands.main(["endings", "--level", "club"])
    seats = [(ruleset.key, about["seats"]) for _, ruleset, about in asked]
    assert seats == [
        (key, many)
        for key, ruleset in RULESETS.items()
        for many in (2, 4, 6, 12)
        if many <= ruleset.max_seats
    ]


@pytest.mark.parametrize(
    ("command", "module", "about"),
    [("train", rounds, "is trained for"), ("corrections", corrections, "has networks for")],
)
def test_training_for_one_number_of_seats_keeps_what_others_have(
    command: str, module: Any, about: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, Any]] = []
    trained: list[Any] = []
    monkeypatch.setattr(module, "read", lambda key: {2: "old", 3: f"of {key}"})
    monkeypatch.setattr(module, "write", lambda key, found: written.append((key, dict(found))))

    def train(*about: Any) -> str:
        trained.append(about[:3])
        return "new"

    monkeypatch.setattr(module, "train", train)
    commands.main([command, "--ruleset", "pagat", "--seats", "2"])
    assert trained == [(RULESETS["pagat"], 2, module.PLAN["pagat"][2])]
    assert written == [("pagat", {2: "new", 3: "of pagat"})]
    with pytest.raises(SystemExit, match=about):
        commands.main([command, "--ruleset", "pagat", "--seats", "99"])
    assert len(trained) == 1


def test_each_seat_has_its_own_random_numbers() -> None:
    drawn: dict[int, float] = {}

    def play(view: TableView, rng: Random) -> Action:
        assert view.viewer is not None
        drawn.setdefault(view.viewer, rng.random())
        return PLAYERS["greedy"](view, rng)

    play_game([play] * 3, PAGAT, holes=9, seed="a game")
    assert len(drawn) == len(set(drawn.values())) == 3


@pytest.mark.parametrize(("said", "within"), [("", None), ("--within 0.5", 0.5)])
def test_the_coach_plays_out_what_is_as_close_as_was_chosen(
    said: str, within: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    refining = SimpleNamespace(within=7.0)
    seen: list[float | None] = []

    def check(*_: Any, **__: Any) -> None:
        seen.append(refining.within)

    monkeypatch.setattr(coach, "check", check)
    monkeypatch.setattr(coach, "as_table", lambda _: "")
    monkeypatch.setattr(commands, "prepare", lambda: True)
    monkeypatch.setattr(commands, "find_refining", lambda: refining)
    commands.main(["coach", "--ruleset", "pagat", *said.split()])
    assert seen == [within, within]


@pytest.mark.parametrize(
    ("line", "module", "name", "asked"),
    [
        (
            "habits --seats 3 --games 4 --seed 5 --level pro",
            habits,
            "count_habits",
            (Level.PRO, PAGAT, {"seats": 3, "games": 4, "seed": 5}),
        ),
        (
            "coach --seats 3 --decisions 4 --worlds 6 --seed 5 --alone",
            coach,
            "check",
            (PAGAT, {"seats": 3, "decisions": 4, "worlds": 6, "seed": 5, "alone": True}),
        ),
        (
            "choices --seats 3 --decisions 4 --worlds 6 --seed 5 --own --players club search",
            choices,
            "compare",
            (
                ("club", "search"),
                (SKILLED["club"], SKILLED["search"]),
                PAGAT,
                {"seats": 3, "decisions": 4, "worlds": 6, "seed": 5, "own": True},
            ),
        ),
    ],
)
def test_a_measure_is_of_what_was_chosen(
    line: str,
    module: Any,
    name: str,
    asked: tuple[Any, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen: list[tuple[Any, ...]] = []

    def measure(*about: Any, progress: Any, **more: Any) -> str:
        seen.append((*about, more))
        return "found"

    monkeypatch.setattr(module, name, measure)
    monkeypatch.setattr(module, "as_table", lambda found: f"a table of {found}")
    monkeypatch.setattr(commands, "prepare", lambda: True)
    monkeypatch.setattr(commands, "find_refining", lambda: None)
    commands.main([*line.split(), "--ruleset", "pagat"])
    assert seen == [asked]
    assert capsys.readouterr().out == "a table of ['found']\n"
