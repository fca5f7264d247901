"""The table in words says as much as a picture shows, in a useful order."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.play import move
from bot.languages import choose_tongue
from bot.ports.screen import Button, Part, Picture, Row, Screen, Text
from bot.screens.cards import cards_screen
from bot.screens.cast import Cast
from bot.screens.table import table_screen
from bot.screens.text_form import write_rows
from engine import Card, Phase
from tests.bot.tables import cast, game, played


def in_words(contest: Contest) -> Cast:
    return replace(cast(contest), text=True)


def said(screen: Screen) -> list[str]:
    """Return all lines of a screen from the top."""
    texts = [part.markdown for part in screen.parts if isinstance(part, Text)]
    return "\n".join(texts).splitlines()


def under_way(people: int = 3, moves: int = 14, seed: int = 3) -> Contest:
    """Return a game with cards face up and face down, in which a seat draws next."""
    contest, dice = game(people, holes=3), Random(seed)
    while moves > 0 or contest.started_state.phase is not Phase.DRAW:
        seat = contest.to_act[0]
        contest = move(contest, seat, dice.choice(contest.view(seat).legal))
        moves -= 1
    return contest


def test_six_cards_are_two_rows_of_three_with_their_numbers() -> None:
    cards = tuple(Card.parse(text) if text else None for text in ("5S", "", "KH", "", "10D", ""))
    assert write_rows(cards, choose_tongue("en")) == (
        "Top: 1: **5** · 2 down · 3: **K**\nBottom: 4 down · 5: **10** · 6 down"
    )


def test_ones_own_cards_come_in_the_order_in_which_they_are_wanted() -> None:
    contest = under_way()
    (seat,) = contest.to_act
    view = contest.view(seat)
    lines = said(cards_screen(contest, seat, in_words(contest)))
    assert lines[0] == "### Your cards · hole 1 of 3"
    assert lines[1].startswith("Your turn: **Draw** a card, or **Take ")
    rest = [line for line in lines[2:] if not line.startswith("-#")]
    assert "\n".join(rest[:2]) == write_rows(view.seats[seat].cards, choose_tongue("en"))
    assert rest[2].startswith("Discard **")
    others = [line.split(":**")[0] for line in rest[3:]]
    assert others == [f"**Player {(seat + step) % 3}" for step in (1, 2)]


@pytest.mark.parametrize("waiting", [False, True])
def test_those_who_chose_words_find_the_whole_table_in_their_own_message(waiting: bool) -> None:
    contest = under_way()
    seat = (contest.to_act[0] + waiting) % 3
    lines = said(cards_screen(contest, seat, in_words(contest)))
    table = said(table_screen(contest, in_words(contest)))
    for line in table:
        if line.startswith((f"**Player {seat}:", "###")):
            continue  # in the rows and in the first line
        assert line in lines
    pictured = cards_screen(contest, seat, cast(contest))
    assert "**Player" not in "\n".join(said(pictured))


def test_words_have_no_picture_and_keep_every_button() -> None:
    def buttons(parts: tuple[Part, ...]) -> list[str]:
        rows = [part for part in parts if isinstance(part, Row)]
        return [one.action for row in rows for one in row.buttons if isinstance(one, Button)]

    for contest in (under_way(), played(game(3), until="hole over"), played(game(3, holes=3))):
        for seat in range(3):
            words = cards_screen(contest, seat, in_words(contest)).parts
            assert not any(isinstance(part, Picture) for part in words)
            assert buttons(words) == buttons(cards_screen(contest, seat, cast(contest)).parts)


def test_the_end_in_words_has_places_cards_and_scorecard() -> None:
    contest = played(game(3, holes=3))
    lines = said(cards_screen(contest, 1, in_words(contest)))
    assert sum(line.startswith(("🥇", "🥈", "🥉")) for line in lines) == 3
    for seat, total in enumerate(contest.started_state.totals):
        holes = [str(hole[seat]) for hole in contest.started_state.record.scorecard]
        scores = f"**Player {seat}:** {total} ({', '.join(holes)})".replace("-", "−")
        assert scores in lines
        assert sum(line.startswith(f"**Player {seat}:** **") for line in lines) == 1
