"""Words and numbers on which people act, compared with figures that are computed here."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import count
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.play import move
from bot.languages import choose_tongue
from bot.pictures.canvas import Canvas
from bot.pictures.renderer import draw
from bot.ports.pictures import FormChart, PictureSpec
from bot.ports.screen import Part, Picture, Text
from bot.screens.cards import cards_screen
from bot.screens.coach import review_screen
from bot.screens.record import player_screen
from bot.screens.table import table_screen
from data.boards import PlayerScores, Tally
from engine.computer.review import GameReview, Luck, SeatReview
from tests.bot.tables import cast, game, played
from tests.bot.test_score_screens import result


def words(parts: tuple[Part, ...]) -> str:
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def pictures(parts: tuple[Part, ...]) -> list[Picture]:
    return [part for part in parts if isinstance(part, Picture)]


def chips(spec: PictureSpec, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words on the chips of a picture."""
    found: list[str] = []
    chip = Canvas.draw_chip

    def note(self: Canvas, name: str, at: tuple[int, int], text: str, *more: object) -> object:
        found.append(text)
        return chip(self, name, at, text, *more)  # type: ignore[arg-type]

    with monkeypatch.context() as patches:
        patches.setattr(Canvas, "draw_chip", note)
        draw(spec)
    return found


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_how_many_last_turns_are_to_come_is_said_in_words_and_in_the_picture(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest, dice = game(seats, holes=3), Random(seats)
    said: list[int] = []
    while not contest.hole_is_over:
        out, (seat, *_) = contest.started_state.out_seat, contest.to_act
        if out is not None:
            left = (out - seat) % seats  # the seats from this one to the one that went out
            parts = table_screen(contest, cast(contest)).parts
            players = "1 player" if left == 1 else f"{left} players"
            assert f"**Last turn!** **Player {out}** is out, {players} still to move." in words(
                parts
            )
            (table,) = pictures(parts)
            assert f"Last turn: {left} left." in table.description
            (chip,) = [text for text in chips(table.spec, monkeypatch) if "LAST" in text]
            assert chip.endswith(f"· {left} left")
            said.append(left)
        contest = move(contest, seat, dice.choice(contest.view(seat).legal))
    assert sorted(set(said), reverse=True) == list(range(seats - 1, 0, -1))


def shared_win() -> Contest:
    """Return a finished game of three with two winners."""
    for seed in count():
        contest = played(game(3, holes=3), seed=seed)
        if len(contest.public_view.winners) == 2:
            return contest
    raise AssertionError


def test_a_shared_win_is_on_the_cards_of_both_winners_and_on_the_table() -> None:
    contest = shared_win()
    totals = contest.started_state.totals
    for seat, total in enumerate(totals):
        said = words(cards_screen(contest, seat, cast(contest)).parts)
        if total == min(totals):
            assert "You share the win!" in said
            assert "You won!" not in said
        else:
            assert "You came 3rd." in said
        assert f"**{total}**" in said.replace("−", "-")
    said = words(table_screen(contest, cast(contest)).parts)
    first, second = (f"**Player {seat}**" for seat in contest.public_view.winners)
    assert f"{first} and {second} share the win" in said
    assert said.count("🥇") == 2
    assert said.count("🥈") == 0
    assert said.count("🥉") == 1


def test_a_win_alone_is_on_one_persons_cards() -> None:
    contest = next(
        over
        for seed in count()
        if len((over := played(game(2, holes=3), seed=seed)).public_view.winners) == 1
    )
    (winner,) = contest.public_view.winners
    said = [words(cards_screen(contest, seat, cast(contest)).parts) for seat in (0, 1)]
    assert "You won!" in said[winner]
    assert "You came 2nd." in said[1 - winner]


def test_the_coach_says_what_the_cards_gave_and_what_they_took() -> None:
    contest = played(game(2, holes=3))
    seats = tuple(
        SeatReview(
            seat=seat,
            turns=10,
            decisions=20,
            lost=lost,
            luck=Luck(draws=draws, hidden=hidden, others=0.0),
            costliest=(),
            lessons=(),
        )
        for seat, lost, draws, hidden in ((0, 4.0, 3.0, -0.5), (1, 0.5, -3.0, 0.5))
    )
    said = words(review_screen(contest, GameReview(3, seats), cast(contest), None).parts)
    assert "Review of 3 holes" in said
    gave = next(line for line in said.splitlines() if line.startswith("**Player 0**"))
    took = next(line for line in said.splitlines() if line.startswith("**Player 1**"))
    assert "lost 0.40 points a turn · luck +2.5 (drawn +3, dealt −0.5, rest 0)" in gave
    assert "lost 0.05 points a turn · luck −2.5 (drawn −3, dealt +0.5, rest 0)" in took


def test_the_form_chart_goes_from_old_to_new_in_points_a_hole() -> None:
    newest = result(18, holes=9, holes_scored=9)
    day = timedelta(days=1)
    history = (
        newest,
        result(30, holes=3, holes_scored=3, ended_at=newest.ended_at - day),
        result(7, status="abandoned", place=None, ended_at=newest.ended_at - 2 * day),
        result(99, given_up=True, place=None, ended_at=newest.ended_at - 3 * day),
        result(-9, holes=18, holes_scored=18, ended_at=newest.ended_at - 4 * day),
    )
    scores = PlayerScores(1, 2, Tally(30, 39, 3), Tally(), None, history)
    (chart,) = pictures(player_screen(scores, "Ann", choose_tongue("en")).parts)
    assert isinstance(chart.spec, FormChart)
    assert chart.spec.scores == (-0.5, 10.0, 2.0)
    assert "points a hole" in chart.spec.title
    many = replace(scores, history=tuple(result(9 * points) for points in range(30)))
    (chart,) = pictures(player_screen(many, "Ann", choose_tongue("en")).parts)
    assert isinstance(chart.spec, FormChart)
    assert chart.spec.scores == tuple(range(19, -1, -1))
    two = replace(scores, history=(result(9), result(18)))
    (chart,) = pictures(player_screen(two, "Ann", choose_tongue("en")).parts)
    assert isinstance(chart.spec, FormChart)
    assert chart.spec.scores == (2.0, 1.0)
    one = replace(scores, history=(result(9),))
    assert pictures(player_screen(one, "Ann", choose_tongue("en")).parts) == []


def test_a_hole_goes_to_all_who_share_its_fewest_points() -> None:
    scored = played(game(3), until="hole over")
    state = scored.started_state
    tied = replace(state, record=replace(state.record, scorecard=((7, 3, 3),)))
    shared = replace(scored, state=tied)
    heading = words(table_screen(shared, cast(shared)).parts).splitlines()[0]
    assert heading == "### ⛳ Hole 1 of 9 goes to **Player 1** and **Player 2** with 3"
