"""Looking back on a game: what each decision cost, and what the cards gave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS, Action
from engine.computer.cost import cost_of, is_mistake
from engine.computer.evaluation import evaluate, rank
from engine.computer.lessons import Lesson, add_up, mistake_of
from engine.computer.level import SKILLS, Level
from engine.computer.luck import expected_scores, luck_of_draw, luck_of_turning_up
from engine.computer.player import search_of
from engine.computer.position import position_of
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
"""How many decisions of each seat are kept."""
_JUDGE: Final = SKILLS[Level.CLUB]
"""Says what a card gave. Any judge is right on average, and this one is quick."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost points."""

    hole: int
    turn: int
    view: TableView
    """The table as the seat saw it when it decided."""
    played: Action
    best: Action
    loss: float
    """Expected points that were given away; may be 0 in the last hole, where the win counts."""
    win: float | None = None
    """In the last hole, the chance to win that was given away."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Points the cards gave one seat against the mean of the others; below 0 where they took some."""

    draws: float = 0.0
    """By the cards it drew."""
    hidden: float = 0.0
    """By its own face-down cards: in the opening, and those that were still face down in the end."""
    others: float = 0.0
    """The rest: the others' cards, what they found on the discard pile, and losses too small to be told."""

    @property
    def total(self) -> float:
        """All of it."""
        return self.draws + self.hidden + self.others


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game. Points are against the mean of the other seats; only holes that were scored count."""

    seat: int
    turns: int
    decisions: int
    """How often there was something to choose."""
    lost: float
    """Expected points given away by what the coach is sure were mistakes."""
    luck: Luck
    """What the cards gave.

    The total minus the mean of the others' totals is what the seat lost, minus the mean of what the others lost, minus
    the luck.
    """
    costliest: tuple[Costly, ...]
    """The mistakes that cost most, the dearest first, at most ``COSTLIEST``."""
    lessons: tuple[Lesson, ...]
    """All mistakes by kind, the dearest kind first."""

    @property
    def lost_per_turn(self) -> float:
        """Expected points given away in a turn, on average."""
        return self.lost / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class GameReview:
    """What ``review`` has found, seat by seat."""

    holes: int
    """Holes that were scored."""
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
    """The dearest first. A chance to win is weighed as if a game were decided by some twenty points."""
    return -max(costly.loss, 20.0 * (costly.win or 0.0))


def review(
    events: Sequence[Event], *, progress: Callable[[int, int], None] | None = None
) -> GameReview:
    """Return what every decision of a game cost, by the coach's own judgement, and what was luck.

    ``events`` are a game's own, secrets included, from its first; ``LogError`` if they are not. ``progress`` is called
    now and then with the events looked at and the events in all. A game of nine holes takes seconds.
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
    """One seat's points minus the mean of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _judge(view: TableView, played: Action, tally: _Tally) -> None:
    if played is DRAW or played in TAKES:
        tally.turns += 1
    if len(view.legal) < 2:
        return
    tally.decisions += 1
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
    """Count what the card that comes to light with an event gave the seat itself."""
    if isinstance(event, CardDrawn):
        assert event.card is not None  # the log has its secrets
        position = position_of(view)
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
