"""Compares two players without the luck of the cards, so that small differences show in minutes.

Each deal is played twice with the seats exchanged. Each hole counts alone, so that everybody plays for points. A judge
estimates the luck of the cards. Subtracting this estimate does not change the average, because the estimate is 0 on
average, no matter who plays. But it makes the error much smaller.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import TYPE_CHECKING, Final

from engine.actions import DRAW, Action, Swap, Take, TurnUp
from engine.computer.compact_view import compact
from engine.computer.level import Skill
from engine.computer.luck import expected_scores, luck_of_draw, luck_of_turning_up
from engine.computer.player import search_of
from engine.events import HoleScored
from engine.evolve import evolve
from engine.game import Game
from engine.ruleset import Ruleset
from engine.state import Phase, State
from engine.table_view import TableView
from engine.view import view_for
from training.reference import PLAYERS, Player, with_table

if TYPE_CHECKING:
    from training.judge import Judge

JUDGE: Final = Skill(
    sees_reply=True,
    corrects=False,
    asks_within=0.0,
    plays_out=False,
    counts_crowd=False,
    counts_on=False,
    plays_to_win=False,
    misjudges=0.0,
)
"""The skill that estimates the luck of a card. A better skill would only make the errors smaller."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The result of a duel between two players. Differences are points a hole: the first player's minus the other's."""

    ruleset: str
    """The title of the ruleset."""
    seats: int
    one: str
    other: str
    deals: int
    difference: float
    """The difference after the luck of the cards was taken out."""
    error: float
    """The standard error of ``difference``."""
    played: float
    """The difference as the cards fell, with the luck."""
    played_error: float


@dataclass(frozen=True, slots=True)
class PlayedHole:
    """The points of one hole, by seat."""

    scores: tuple[int, ...]
    fair: tuple[float, ...]
    """The points after the luck of the cards was taken out."""


def play_duel(  # noqa: PLR0913
    one: str,
    other: str,
    ruleset: Ruleset,
    *,
    seats: int,
    deals: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    judge: Judge | None = None,
    tables: Sequence[int] | None = None,
    one_seat: bool = False,
) -> Duel:
    """Play each of a number of deals from all sides, and return the result.

    The two players take alternate seats, and exchange the seats for the second time. If ``one_seat`` is true, the first
    player has one seat and the other has all others, and each deal is played once for each seat of the first player.
    ``progress``, if it is given, is called with the number of played deals and the number of all. With a ``judge`` the
    errors are smaller. ``tables`` are the tables of column values of both players, named by the number of seats.
    """
    players = PLAYERS[one], PLAYERS[other]
    if tables is not None:
        players = with_table(one, tables[0]), with_table(other, tables[1])
        one, other = f"{one}, for {tables[0]}", f"{other}, for {tables[1]}"
    seatings = [[(seat + turned) % 2 for seat in range(seats)] for turned in range(2)]
    if one_seat:
        one = f"{one}, one seat"
        seatings = [[int(seat != own) for seat in range(seats)] for own in range(seats)]
    fair: list[float] = []
    played: list[float] = []
    for deal in range(deals):
        margins: list[tuple[float, float]] = []
        for sides in seatings:
            hole = play_hole(
                [players[side] for side in sides], ruleset, seed=f"{seed}|{deal}", judge=judge
            )
            margins.append((_margin(hole.fair, sides), _margin(hole.scores, sides)))
        fair.append(fsum(margin for margin, _ in margins) / len(seatings))
        played.append(fsum(margin for _, margin in margins) / len(seatings))
        if progress is not None:
            progress(deal + 1, deals)
    return Duel(ruleset.title, seats, one, other, deals, *_mean(fair), *_mean(played))


def play_hole(
    players: Sequence[Player], ruleset: Ruleset, *, seed: str, judge: Judge | None = None
) -> PlayedHole:
    """Play the first hole of a game with several holes, and return its points.

    Without a ``judge`` only the mover's luck is estimated, by a search.

    Each seat has its own random numbers, which depend on ``seed`` and the seat.
    """
    chance = random.Random(seed)
    seats = len(players)
    game = Game.new(ruleset, seats=seats, holes=ruleset.default_holes, secret=chance.randbytes(32))
    own_chance = [random.Random(f"{seed}|{seat}") for seat in range(seats)]
    given = [0.0] * seats
    while True:
        seat, state = game.to_act[0], game.state
        view = game.view(seat)
        action = players[seat](view, own_chance[seat])
        events = game.play(seat, action)
        found = _find_card(game, state, view, action)
        if found is None:
            pass
        elif judge is not None and view.phase is not Phase.OPENING and judge.suits(view):
            given = list(map(float.__sub__, given, judge.costs(view, action, found)))
        elif action is DRAW:
            position = compact(view)
            search = search_of(view, JUDGE, position)
            given[seat] += luck_of_draw(search, position.unseen.chances, found)
        else:
            given[seat] += luck_of_turning_up(view, action, JUDGE, found)
        if game.scorecard:
            break
    for event in events:
        if isinstance(event, HoleScored):
            break
        state = evolve(state, event)
    expected = expected_scores(view_for(state, seat))
    fair = tuple(map(float.__add__, expected, given))
    return PlayedHole(game.scorecard[0], fair)


def _find_card(game: Game, state: State, view: TableView, action: Action) -> int | None:
    """Return the rank of the card that an action has drawn or turned up; ``None`` if it found no card.

    ``state`` and ``view`` are from before the action, and ``game`` is after it.
    """
    assert view.viewer is not None  # an observer does not play
    if action is DRAW:
        drawn = game.view(view.viewer).drawn
        assert drawn is not None  # the card has just been drawn
        return drawn.rank - 1
    if not isinstance(action, Swap | Take | TurnUp):
        return None
    if view.seats[view.viewer].cards[action.slot] is not None:
        return None
    return state.layouts[view.viewer][action.slot].rank - 1


def as_table(duels: Iterable[Duel]) -> str:
    """Return the duels as a Markdown table."""
    lines = [
        "| ruleset | seats | players | deals | points a hole, luck taken out | as the cards fell |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {duel.ruleset} | {duel.seats} | {duel.one} : {duel.other} | {duel.deals} "
        f"| {duel.difference:+.2f} ± {duel.error:.2f} | {duel.played:+.2f} ± {duel.played_error:.2f} |"
        for duel in duels
    ]
    return "\n".join(lines)


def _margin(points: Sequence[float], sides: Sequence[int]) -> float:
    """Return the average points of the first player's seats minus the average points of the other player's seats.

    ``sides`` says of each seat which player has it: 0 for the first player, 1 for the other.
    """
    means = [
        fsum(p for p, side in zip(points, sides, strict=True) if side == which) / sides.count(which)
        for which in (0, 1)
    ]
    return means[0] - means[1]


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the average of the numbers and the standard error of this average."""
    count = len(numbers)
    mean = fsum(numbers) / count
    spread = fsum((number - mean) ** 2 for number in numbers)
    return mean, sqrt(spread / (count - 1) / count) if count > 1 else float("nan")
