"""Counts all ways to play on, and compares them with numbers computed by hand and in a second way."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb

import pytest

from engine import CARD_COMMONS, PAGAT, Phase, Ruleset, State, legal_actions
from engine.actions import DRAW
from engine.perft import TurnCount, perft

from .positions import acted, new, opened, with_up

ALL, FIVE, TWO = 0b111111, 0b011111, 0b000011


@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT])
@pytest.mark.parametrize(("turns", "ways"), [(0, 1), (1, 13), (2, 169), (3, 2197)])
def test_before_an_ending_a_turn_has_13_completions(
    ruleset: Ruleset, turns: int, ways: int
) -> None:
    for seats in (2, ruleset.max_seats):
        assert perft(opened(ruleset, seats).state, turns) == TurnCount(ways, 0)


def test_a_turn_that_has_begun_counts_as_one() -> None:
    drawn = acted(opened(CARD_COMMONS).state, 0, DRAW)
    assert perft(drawn, 1) == TurnCount(7, 0)  # six swaps and a discard
    assert perft(drawn, 2) == TurnCount(7 * 13, 0)


def test_by_hand_two_seats_of_which_one_has_one_card_down() -> None:
    """Of 13 ways, 2 (a take or a swap into the last slot) go out and 11 do not.

    Seat 1 has four cards down, so it cannot go out in the counted turns.
    """
    state = with_up(opened(CARD_COMMONS, 2).state, FIVE, TWO)
    assert perft(state, 1) == TurnCount(13, 0)
    # The other seat still has its last turn, so nothing is cut short yet.
    assert perft(state, 2) == TurnCount(13 * 13, 0)
    # Out (2), then a last turn (13): the hole is over. Not out: 11, then 13, then 13.
    assert perft(state, 3) == TurnCount(11 * 13 * 13, 2 * 13)

    state = with_up(opened(PAGAT, 2).state, FIVE, TWO)
    assert perft(state, 1) == TurnCount(13, 0)
    # Out (2): over at once.
    assert perft(state, 2) == TurnCount(11 * 13, 2)
    assert perft(state, 3) == TurnCount(11 * 13 * 13, 2)


def test_by_hand_everybody_has_one_card_down() -> None:
    state = with_up(opened(PAGAT, 3).state, FIVE, FIVE, FIVE)
    # Each turn either ends the hole (2 ways) or leaves all as it was (11).
    assert perft(state, 3) == TurnCount(11 * 11 * 13, 2 + 11 * 2)


def test_by_hand_last_turns_are_as_free_as_any() -> None:
    state = with_up(opened(CARD_COMMONS, 4).state, FIVE, TWO, ALL, FIVE)
    out = acted(state, 0, legal_actions(state, 0)[6])
    assert out.last_turns == 3
    assert perft(out, 2) == TurnCount(169, 0)
    assert perft(out, 3) == TurnCount(2197, 0)
    # The hole is over after three turns, so there is never a fourth.
    assert perft(acted(out, 1, DRAW, legal_actions(acted(out, 1, DRAW), 1)[6]), 3) == TurnCount(
        0, 169
    )


def counted_otherwise(state: State, turns: int) -> TurnCount:
    """Return the same numbers from the numbers of face-down cards alone: no cards, no engine, no game tree.

    A turn leaves a seat's number of face-down cards *d* unchanged in 1 + 2 × (6 − *d*) ways: the discard, and a take or
    a swap for each face-up slot. It lowers *d* by one in 2 × *d* ways.
    """
    seats = state.setup.seats
    at_once = state.setup.ruleset is PAGAT

    @cache
    def count(down: tuple[int, ...], seat: int, last: int | None, left: int) -> tuple[int, int]:
        if left == 0:
            return 1, 0
        if last == 0:
            return 0, 1
        completed = cut_short = 0
        for lower, ways in ((0, 1 + 2 * (6 - down[seat])), (1, 2 * down[seat])):
            if not ways:
                continue
            after = (*down[:seat], down[seat] - lower, *down[seat + 1 :])
            still = None if last is None else last - 1
            if last is None and lower and after[seat] == 0:
                still = 0 if at_once else seats - 1
            more = count(after, (seat + 1) % seats, still, left - 1)
            completed += ways * more[0]
            cut_short += ways * more[1]
        return completed, cut_short

    assert state.seat is not None
    return TurnCount(*count(tuple(6 - up.bit_count() for up in state.up), state.seat, None, turns))


@pytest.mark.parametrize("ruleset", [CARD_COMMONS, PAGAT])
@pytest.mark.parametrize(
    "up",
    [
        (FIVE, FIVE),
        (0b101111, 0b110011),
        (0b001111, FIVE),
        (FIVE, FIVE, FIVE),
        (0b111001, FIVE, 0b101011),
        (TWO, FIVE, FIVE, FIVE),
        (FIVE, TWO, 0b100111, FIVE),
    ],
)
def test_an_independent_count_agrees(ruleset: Ruleset, up: tuple[int, ...]) -> None:
    state = with_up(opened(ruleset, len(up)).state, *up)
    for turns in (1, 2, 3, 4):
        assert perft(state, turns) == counted_otherwise(state, turns)


def test_counting_is_for_turns_only() -> None:
    game = new(CARD_COMMONS)
    with pytest.raises(ValueError, match="the phase is opening"):
        perft(game.state, 1)


def openings(state: State) -> Counter[Phase]:
    """Return all orders in which an opening can be played, by the phase to which they lead."""
    if state.phase is not Phase.OPENING:
        return Counter([state.phase])
    return sum(
        (
            openings(acted(state, seat, action))
            for seat in state.to_act
            for action in legal_actions(state, seat)
        ),
        Counter(),
    )


def test_openings() -> None:
    # In turn: each seat turns up one of six and then one of five.
    assert openings(new(CARD_COMMONS, 2).state) == {Phase.DRAW: (6 * 5) ** 2}
    # Together: the two cards of each of the two seats come in any order.
    assert openings(new(PAGAT, 2).state) == {Phase.DRAW: comb(4, 2) * (6 * 5) ** 2}
