"""The judge of a duel knows what a card costs every seat. The loops are interpreted here."""

from __future__ import annotations

import pytest

from engine import CARD_COMMONS, PAGAT, Phase, Ruleset
from engine.actions import DRAW, SWAPS, Action
from engine.computer.compact_view import compact
from engine.computer.luck import luck_of_draw, luck_of_turning_up
from engine.computer.player import search_of
from tests.computer.moments import positions
from training.duel import JUDGE
from training.judge import Judge


@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.PLACE])
@pytest.mark.parametrize(
    ("ruleset", "seats"), [(PAGAT, 2), (CARD_COMMONS, 3)], ids=["pagat-2", "card_commons-3"]
)
def test_what_a_card_costs_one_seat_the_others_gain(
    ruleset: Ruleset, seats: int, phase: Phase
) -> None:
    """The mover's part is what the search says. At a table of two the judge knows more, by the network."""
    game, seat = next(found for found in positions(ruleset, seats, 9) if found[0].phase is phase)
    view, judge = game.view(seat), Judge(compiled=False)
    position = compact(view)
    found = position.unseen.chances[0][0]
    action: Action = DRAW
    search = search_of(view, JUDGE, position)
    if phase is Phase.PLACE:
        action = next(swap for swap in SWAPS if view.seats[seat].cards[swap.slot] is None)
        luck = luck_of_turning_up(view, action, JUDGE, found)
    else:
        luck = luck_of_draw(search, position.unseen.chances, found)
    costs = judge.costs(view, action, found)
    assert judge.suits(view)
    assert sum(costs) == pytest.approx(0, abs=1e-9)
    mover = costs[seat] * seats / (seats - 1)
    assert mover == pytest.approx(-luck, abs=1e-9 if seats > 2 else 1.5)
    assert abs(mover) > 0.05
    if phase is Phase.DRAW:
        # A card that is turned up helps the next seat alone. A drawn card helps all others, but not equally.
        assert len({round(cost, 6) for cost in costs}) == seats
