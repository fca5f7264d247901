"""Reviews a finished game: the cost of each decision, and the luck of the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS, Action
from engine.computer.compact_view import compact
from engine.computer.cost import cost_of, is_mistake
from engine.computer.evaluation import evaluate, rank
from engine.computer.lessons import Lesson, add_up, mistake_of
from engine.computer.level import SKILLS, Level
from engine.computer.luck import expected_scores, luck_of_draw, luck_of_turning_up
from engine.computer.player import search_of
from engine.computer.playing_out import find_refining
from engine.errors import LogError
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    Event,
    GameStarted,
    HoleScored,
)
from engine.evolve import evolve, start
from engine.state import State
from engine.table_view import TableView
from engine.view import view_for

COSTLIEST: Final = 3
"""The largest number of mistakes that the review of a seat lists."""
_JUDGE: Final = SKILLS[Level.CLUB]
"""The skill that measures the luck of a card. Any skill would be right on average, and this one is fast."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that lost points."""

    hole: int
    turn: int
    view: TableView
    """The view of the seat before the decision."""
    played: Action
    best: Action
    loss: float
    """The expected points that were lost. In the last hole they may be 0, because there the chance to win counts."""
    win: float | None = None
    """How much of the chance to win was lost, in the last hole. ``None`` in other holes."""


@dataclass(frozen=True, slots=True)
class Luck:
    """How many points luck took off a seat's total, compared with the average of the other seats.

    A number below 0 means that luck added points.
    """

    draws: float = 0.0
    """The points that luck took off through the cards that the seat drew."""
    hidden: float = 0.0
    """The points that luck took off through the seat's face-down cards: in the opening, and at the end of the hole."""
    others: float = 0.0
    """All other points that luck took off. These are points from cards of other seats, and small losses.

    What other seats found on the discard pile counts here too. A loss is small if the coach does not call it a
    mistake.
    """

    @property
    def total(self) -> float:
        """All points that luck took off: the sum of ``draws``, ``hidden`` and ``others``."""
        return self.draws + self.hidden + self.others


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of one seat. All points are the seat's points minus the average of the other seats.

    Only scored holes count.
    """

    seat: int
    turns: int
    decisions: int
    """The number of decisions with more than one legal action."""
    lost: float
    """The expected points lost by decisions that the coach calls mistakes."""
    luck: Luck
    """The luck of the seat. It is defined so that this sum is right:

    total − average of the other totals = lost − average of what the other seats lost − luck
    """
    costliest: tuple[Costly, ...]
    """The most expensive mistakes, at most ``COSTLIEST`` of them. The most expensive one is first."""
    lessons: tuple[Lesson, ...]
    """All mistakes by kind, the most expensive kind first."""

    @property
    def lost_per_turn(self) -> float:
        """The expected points that the seat lost in a turn, on average."""
        return self.lost / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class GameReview:
    """The review of a game, by seat."""

    holes: int
    """The number of scored holes."""
    seats: tuple[SeatReview, ...]


@dataclass(slots=True)
class _Tally:
    turns: int = 0
    decisions: int = 0
    lost: float = 0.0
    draws: float = 0.0
    hidden: float = 0.0
    costly: list[Costly] = field(default_factory=list)
    lessons: list[Lesson] = field(default_factory=list)

    def add(self, other: _Tally) -> None:
        self.turns += other.turns
        self.decisions += other.decisions
        self.lost += other.lost
        self.draws += other.draws
        self.hidden += other.hidden
        self.lessons += other.lessons
        self.costly = sorted([*self.costly, *other.costly], key=_dear)
        del self.costly[COSTLIEST:]


def _dear(costly: Costly) -> float:
    """Return a sort key that puts the most expensive decision first.

    A lost chance to win of 100% counts as twenty points.
    """
    return -max(costly.loss, 20.0 * (costly.win or 0.0))


def review(
    events: Sequence[Event], *, progress: Callable[[int, int], None] | None = None
) -> GameReview:
    """Judge every decision of a game, and return the review of each seat.

    A review has what the seat's mistakes cost, the most expensive ones, and the seat's luck. ``events`` must be all
    events of the game, secrets included; ``LogError`` if they are not. ``progress``, if it is given, is called now
    and then with the number of judged events and the number of all events. A game of nine holes takes seconds.
    """
    if not events or not isinstance(events[0], GameStarted):
        raise LogError("a game begins with GameStarted")
    state = start(events[0])
    seats = range(state.setup.seats)
    tallies, hole = [_Tally() for _ in seats], [_Tally() for _ in seats]
    for number, event in enumerate(events[1:], start=2):
        played = _action_of(event)
        if played is not None:
            seat, action = played
            view = view_for(state, seat)
            _judge(view, action, hole[seat])
            _weigh_the_cards(view, state, event, action, hole[seat])
        if isinstance(event, HoleScored):
            for seat, expected in enumerate(expected_scores(view_for(state, 0))):
                hole[seat].hidden += expected - event.scores[seat]
        state = evolve(state, event)
        if isinstance(event, HoleScored):
            for tally, new in zip(tallies, hole, strict=True):
                tally.add(new)
            hole = [_Tally() for _ in seats]
        if progress is not None:
            progress(number, len(events))
    lost = [tally.lost for tally in tallies]
    totals = state.totals
    return GameReview(
        holes=len(state.record.scorecard),
        seats=tuple(
            SeatReview(
                seat=seat,
                turns=tally.turns,
                decisions=tally.decisions,
                lost=tally.lost,
                luck=_luck(tally, _against(lost, seat) - _against(totals, seat)),
                costliest=tuple(tally.costly),
                lessons=add_up(tally.lessons),
            )
            for seat, tally in enumerate(tallies)
        ),
    )


def _against(points: Sequence[float], seat: int) -> float:
    """Return one seat's points minus the average of the other seats' points."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _judge(view: TableView, played: Action, tally: _Tally) -> None:
    if played is DRAW or played in TAKES:
        tally.turns += 1
    if len(view.legal) < 2:
        return
    tally.decisions += 1
    worth = evaluate(view, plays_out=False)
    if find_refining() and is_mistake(worth[played], worth[rank(worth)[0]], len(view.seats)):
        # Only what the search calls a mistake is played out, so that a review does not take long.
        worth = evaluate(view)
    best = rank(worth)[0]
    if not is_mistake(worth[played], worth[best], len(view.seats)):
        return
    cost = cost_of(worth[played], worth[best])
    loss = max(0.0, cost.points)
    tally.lost += loss
    tally.costly.append(Costly(view.hole, view.turn, view, played, best, loss, cost.win))
    tally.lessons.append(Lesson(mistake_of(view, played, best), 1, loss))


def _weigh_the_cards(
    view: TableView, state: State, event: Event, played: Action, tally: _Tally
) -> None:
    """If an event reveals a card, add the luck of that card to the seat's tally.

    ``view`` and ``state`` are from before the event, and ``played`` is the action that caused the event.
    """
    if isinstance(event, CardDrawn):
        assert event.card is not None  # the log contains the secrets
        position = compact(view)
        search = search_of(view, _JUDGE, position)
        tally.draws += luck_of_draw(search, position.unseen.chances, event.card.rank - 1)
    elif isinstance(event, CardTurnedUp):
        found = state.layouts[event.seat][event.slot].rank - 1
        tally.hidden += luck_of_turning_up(view, played, _JUDGE, found)


def _luck(tally: _Tally, total: float) -> Luck:
    return Luck(tally.draws, tally.hidden, total - tally.draws - tally.hidden)


def _action_of(event: Event) -> tuple[int, Action] | None:
    match event:
        case CardTurnedUp():
            return event.seat, TURN_UPS[event.slot]
        case CardDrawn():
            return event.seat, DRAW
        case CardTaken():
            return event.seat, TAKES[event.slot]
        case CardSwapped():
            return event.seat, SWAPS[event.slot]
        case CardDiscarded():
            return event.seat, DISCARD
        case _:
            return None
