"""The hidden card that decided a game, for the line to quote."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bot.contest import Contest
from bot.contest.decider import find_decider
from bot.contest.play import give_up
from bot.ports.pictures import EndPicture
from bot.screens.result import end_picture, result_screen
from engine import Card
from engine.events import HoleScored
from tests.bot.tables import cast, game, played


@cache
def games() -> tuple[Contest, ...]:
    return tuple(played(game(2, holes=3), seed=seed) for seed in range(60))


@cache
def games_with_a_leaver() -> tuple[Contest, ...]:
    """Return games of three, of whom one has left."""
    begun = [give_up(game(3, holes=3), seat) for seat in range(3)]
    return tuple(played(begun[seed % 3], seed=seed) for seed in range(24))


def points_with(contest: Contest, seat: int, slot: int, card: Card) -> int:
    """Return the seat's points in the last hole if another card had been there, by the rules."""
    cards = list(contest.public_view.seats[seat].cards)
    cards[slot] = card
    points = {**{str(number): number for number in range(3, 11)}, "A": 1, "2": -2, "K": 0}
    total = 0
    for upper, lower in ((0, 3), (1, 4), (2, 5)):
        one, two = cards[upper], cards[lower]
        assert one is not None
        assert two is not None
        if one.rank != two.rank:
            total += points.get(one.rank_symbol, 10) + points.get(two.rank_symbol, 10)
    return total


def test_with_a_king_in_its_place_the_loser_would_have_won() -> None:
    decided = [(one, found) for one in games() if (found := find_decider(one))]
    assert 3 < len(decided) < len(games())
    for contest, decider in decided:
        view = contest.public_view
        scored = max(at for at, one in enumerate(contest.events) if isinstance(one, HoleScored))
        before = contest.rewind(scored).public_view.seats[decider.seat]
        costs = {
            slot: points - points_with(contest, decider.seat, slot, Card.parse("KS"))
            for slot, card in enumerate(before.cards)
            if card is None
            for points in [view.scorecard[-1][decider.seat]]
        }
        assert decider.cost == max(costs.values())
        assert decider.cost > view.totals[decider.seat] - min(view.totals)
        assert decider.seat not in view.winners


def test_no_such_card_is_overlooked() -> None:
    king = Card.parse("KS")
    for contest in (*games(), *games_with_a_leaver()):
        view = contest.public_view
        scored = max(at for at, one in enumerate(contest.events) if isinstance(one, HoleScored))
        before = contest.rewind(scored).public_view
        would_have_won = len(view.winners) == 1 and any(
            view.scorecard[-1][seat.seat] - points_with(contest, seat.seat, slot, king)
            > seat.total - view.totals[view.winners[0]]
            for seat in view.seats
            if seat.seat not in view.winners and not seat.given_up
            for slot, card in enumerate(before.seats[seat.seat].cards)
            if card is None
        )
        assert (find_decider(contest) is not None) is would_have_won


def test_nobody_is_named_who_has_left_and_none_if_the_win_is_shared() -> None:
    found = [(one, find_decider(one)) for one in games_with_a_leaver()]
    assert any(decider is not None for _, decider in found)
    for contest, decider in found:
        assert decider is None or not contest.public_view.seats[decider.seat].given_up
    shared = [played(game(4, holes=3), seed=seed) for seed in (1, 33)]
    assert [len(one.public_view.winners) for one in shared] == [2, 2]
    assert [find_decider(one) for one in shared] == [None, None]


def test_the_line_names_the_card_its_cost_and_whom_it_cost_the_game() -> None:
    contest, decider = next((one, found) for one in games() if (found := find_decider(one)))
    spec = end_picture(contest, cast(contest)).spec
    assert isinstance(spec, EndPicture)
    line = (
        f"The hidden {decider.card.name} cost Player {decider.seat} "
        f"{decider.cost} points and the game."
    )
    assert spec.quote == line
    words = result_screen(contest, replace(cast(contest), text=True))
    assert any(getattr(part, "markdown", "") == f"*{line}*" for part in words.parts)


def test_without_such_a_card_the_scorecard_tells_the_story() -> None:
    plain = [one for one in games() if find_decider(one) is None]
    quotes = {getattr(end_picture(one, cast(one)).spec, "quote", "") for one in plain}
    assert not any("hidden" in quote for quote in quotes)
    assert any(quotes)
