"""Looking back on a game: what each decision cost, and what the cards gave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS, Action
from engine.computer.player import evaluate
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
from engine.table_view import TableView
from engine.view import view_for

COSTLIEST: Final = 3
"""How many decisions of each seat are kept."""
NOTHING: Final = 0.005
"""A loss in points that is none: it would be shown as 0.00."""


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
    """Expected points that were given away, above 0."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game. Points are against the mean of the other seats; only holes that were scored count."""

    seat: int
    turns: int
    decisions: int
    """How often there was something to choose."""
    lost: float
    """Expected points given away in all."""
    luck: float
    """Points the cards gave, compared with the average; below 0 where they took some.

    The total minus the mean of the others' totals is what the seat lost, minus the mean of what the others lost, minus
    the luck.
    """
    costliest: tuple[Costly, ...]
    """The decisions that cost most, the dearest first, at most ``COSTLIEST``."""

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
    costly: list[Costly] = field(default_factory=list)

    def add(self, other: _Tally) -> None:
        self.turns += other.turns
        self.decisions += other.decisions
        self.lost += other.lost
        self.costly = sorted([*self.costly, *other.costly], key=lambda costly: -costly.loss)
        del self.costly[COSTLIEST:]


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
            _judge(view_for(state, seat), action, hole[seat])
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
                luck=_against(lost, seat) - _against(totals, seat),
                costliest=tuple(tally.costly),
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
    values = {action: value.points for action, value in evaluate(view).items()}
    best = min(view.legal, key=values.__getitem__)
    loss = values[played] - values[best]
    if loss > NOTHING:
        tally.lost += loss
        tally.costly.append(Costly(view.hole, view.turn, view, played, best, loss))


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
