"""Source: Card Commons, "Play" 5. The other text does not mention it, so the same rule is used."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    Game,
    Phase,
    RuleError,
    Ruleset,
    StockRebuilt,
    Swap,
    decide,
    legal_actions,
    view_for,
)
from engine.actions import DISCARD, DRAW, TAKES
from engine.verify import verify_shuffle

from .positions import (
    EVERY_TABLE,
    acted,
    after,
    cards_in_play,
    draw_and_discard,
    opened,
    until_out,
    with_up,
)

BOTH = pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT], ids=["card_commons", "pagat"])


def empty_stock(game: Game) -> StockRebuilt:
    """Draw and discard until the stock has been rebuilt. Every card stays in play."""
    pack = sorted(game.state.setup.pack)
    while True:
        events = draw_and_discard(game)
        assert cards_in_play(game.state) == pack
        if isinstance(events[-1], StockRebuilt):
            return events[-1]
        assert game.state.stock


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_the_discard_pile_but_its_top_becomes_the_stock(ruleset: Ruleset, seats: int) -> None:
    game = opened(ruleset, seats)
    stock = len(game.state.stock)
    before = None
    for number in (1, 2, 3):
        rebuilt = empty_stock(game)
        assert game.state.record.rebuilds == number
        # Nobody takes, so each draw adds a card to the pile. All but the top one come back.
        assert rebuilt.cards == len(game.state.stock) == stock
        assert game.state.stock == rebuilt.order != before
        assert len(game.state.discards) == 1
        before = rebuilt.order
    checked = verify_shuffle(game.secret, game.state.setup.entropy, game.events)
    assert (checked.deals, checked.rebuilds) == (1, 3)


@BOTH
def test_the_stock_is_rebuilt_at_the_start_of_a_turn_and_not_before(ruleset: Ruleset) -> None:
    state = opened(ruleset, 2).state
    state = replace(state, stock=state.stock[:1], discards=state.stock[1:] + state.discards)
    drawn = after(state, *decide(state, 0, DRAW))
    assert (drawn.stock, drawn.phase) == ((), Phase.PLACE)
    for action in (DISCARD, Swap(4)):
        placed, rebuilt = decide(drawn, 0, action)
        assert isinstance(rebuilt, StockRebuilt)
        end = after(drawn, placed, rebuilt)
        assert end.discards[-1] == after(drawn, placed).discards[-1]
        assert (end.seat, end.phase) == (1, Phase.DRAW)


@BOTH
@pytest.mark.parametrize("pile", range(1, 40))
def test_a_discard_pile_of_any_size_is_rebuilt(ruleset: Ruleset, pile: int) -> None:
    state = opened(ruleset, 2).state
    loose = state.stock + state.discards
    state = replace(state, stock=loose[:1], discards=loose[1 : 1 + pile])
    cards = cards_in_play(state)
    state = after(state, *decide(state, 0, DRAW))
    assert cards_in_play(state) == cards
    discarded, rebuilt = decide(state, 0, DISCARD)
    state = after(state, discarded)
    assert cards_in_play(state) == cards
    state = after(state, rebuilt)
    assert cards_in_play(state) == cards
    assert (len(state.stock), len(state.discards)) == (pile, 1)
    assert legal_actions(state, 1) == (DRAW, *TAKES)


@BOTH
def test_with_nothing_to_rebuild_from_one_can_only_take(ruleset: Ruleset) -> None:
    # No game reaches this state, because there are enough cards. The engine has an answer anyway.
    game = opened(ruleset, 2)
    state = replace(game.state, stock=())
    assert legal_actions(state, 0) == TAKES
    with pytest.raises(RuleError, match=r"^The stock is empty: take the top discard.$"):
        decide(state, 0, DRAW)
    assert legal_actions(acted(state, 0, TAKES[0]), 1) == TAKES


def test_the_last_card_of_the_stock_can_end_the_hole_and_nothing_is_rebuilt() -> None:
    state = with_up(opened(PAGAT, 2).state, 0b011111, 0b11)
    state = replace(state, stock=state.stock[:1], discards=state.stock[1:] + state.discards)
    state = acted(state, 0, DRAW, Swap(5))
    assert (state.phase, state.stock, state.record.rebuilds) == (Phase.HOLE_OVER, (), 0)


def test_a_stock_is_rebuilt_for_the_last_turns() -> None:
    game = opened(CARD_COMMONS, 3)
    until_out(game, 1)
    loose = game.state.stock + game.state.discards
    state = replace(game.state, stock=loose[:1], discards=loose[1:])
    state = acted(state, 2, DRAW, DISCARD)
    assert (state.last_turns, state.record.rebuilds, state.seat) == (1, 1, 0)
    state = acted(state, 0, DRAW, DISCARD)
    assert (state.phase, state.record.rebuilds) == (Phase.HOLE_OVER, 1)


@BOTH
def test_rebuilt_ranks_are_known_to_all_and_their_order_to_nobody(ruleset: Ruleset) -> None:
    game = opened(ruleset, 3)
    assert game.view(None).stock_ranks is None
    empty_stock(game)
    stock = game.state.stock
    ranks = tuple(sum(card.rank == rank for card in stock) for rank in range(1, 14))
    backwards = replace(game.state, stock=stock[::-1])
    for seat in (None, 0, 1, 2):
        assert game.view(seat).stock_ranks == ranks
        assert view_for(backwards, seat) == game.view(seat)
    # The player who draws now knows one card more. For the others it is still a card of the stock.
    drawer = game.to_act[0]
    game.play(drawer, DRAW)
    for seat in (None, 0, 1, 2):
        known = game.view(seat).stock_ranks
        assert known is not None
        assert sum(known) == len(stock) - (seat == drawer)
