"""The data of a screen, and not only its words, do not depend on a card that its viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.play import move
from bot.screens.cards import cards_screen
from bot.screens.table import table_screen
from engine import Phase
from engine.actions import DISCARD, DRAW
from tests.bot.tables import cast, game
from tests.engine.hidden import dealt_otherwise


def moments(contest: Contest, dice: Random) -> Iterator[Contest]:
    """Yield the moments of a first hole in which the stock is rebuilt."""
    while not contest.hole_is_over:
        yield contest
        (seat, *_) = contest.to_act
        state = contest.started_state
        if state.turn == 4 and state.phase is Phase.DRAW and not state.record.rebuilds:
            short = replace(state, stock=state.stock[:1], discards=state.discards + state.stock[1:])
            contest = move(move(replace(contest, state=short), seat, DRAW), seat, DISCARD)
            assert contest.started_state.record.rebuilds
            continue
        contest = move(contest, seat, dice.choice(contest.view(seat).legal))


@pytest.mark.parametrize(("ruleset", "seats"), [("card_commons", 2), ("pagat", 4)])
def test_pictures_and_buttons_are_the_same_whatever_is_hidden(ruleset: str, seats: int) -> None:
    dice = Random(3)
    holes = 3 if ruleset == "card_commons" else 9
    after_a_rebuild = exchanged = 0
    for contest in moments(game(seats, ruleset=ruleset, holes=holes), dice):
        names = cast(contest)
        for viewer in (None, *range(seats)):
            other = replace(contest, state=dealt_otherwise(contest.started_state, viewer, dice))
            exchanged += other.started_state.layouts != contest.started_state.layouts
            if viewer is None:
                assert table_screen(other, names) == table_screen(contest, names)
            else:
                for taking in (False, True):
                    mine = cards_screen(contest, viewer, names, taking=taking)
                    assert cards_screen(other, viewer, names, taking=taking) == mine
        after_a_rebuild += bool(contest.started_state.record.rebuilds)
    assert after_a_rebuild > 5
    assert exchanged > 20
