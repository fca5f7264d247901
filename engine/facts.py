"""What can be asked of a game: its state, what a seat may know of it, and how it stands."""

from __future__ import annotations

from engine.events import EndReason
from engine.ruleset import Ruleset
from engine.state import Phase, State
from engine.table_view import TableView
from engine.value import value
from engine.view import view_for


@value
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """Seats that share the win; none if the game was stopped."""
    totals: tuple[int, ...]
    stopped: EndReason | None
    """Why it ended without a result, or ``None`` if it was played to its end."""


class Facts:
    """A state, and what follows from it. ``engine.game.Game`` adds the events and how to play."""

    __slots__ = ("_state",)

    _state: State

    @property
    def state(self) -> State:
        """The whole truth, hidden cards included."""
        return self._state

    def view(self, seat: int | None) -> TableView:
        """What the seat, or with ``None`` an observer, may know."""
        return view_for(self._state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        record = self._state.record
        return Outcome(record.winners, self.totals, record.stopped) if self.is_over else None

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        return self._state.setup.ruleset

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.setup.seats

    @property
    def holes(self) -> int:
        """How many holes the game goes over."""
        return self._state.setup.holes

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret in hex, to be published before the first card."""
        return self._state.setup.commitment

    @property
    def secret(self) -> bytes:
        """The secret of the shuffle: to be published when the game is over, and not before."""
        return self._state.setup.secret

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that have a legal action now, lowest first."""
        return self._state.to_act

    @property
    def hole(self) -> int:
        """The current hole, from 1."""
        return self._state.record.hole

    @property
    def turn(self) -> int:
        """Turns begun in this hole: 0 in the opening, then from 1."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        return self._state.phase

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with or without a result."""
        return self._state.phase is Phase.GAME_OVER

    @property
    def scorecard(self) -> tuple[tuple[int, ...], ...]:
        """Scores of every scored hole, each by seat."""
        return self._state.record.scorecard

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far by seat, over the scored holes."""
        return self._state.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats with the lowest total once the game is over; several share the win.

        Nobody wins a game that was stopped, or from a seat that was given up.
        """
        return self._state.record.winners

    def __str__(self) -> str:
        return str(self.view(None))

    def _repr_svg_(self) -> str:
        """Return the table as a picture, which notebooks show; hidden cards are not in it."""
        return self.view(None)._repr_svg_()

    def __repr__(self) -> str:
        return (
            f"<Game {self.ruleset.title}, {self.seats} seats, hole {self.hole}/{self.holes}, "
            f"{self.phase}, totals {self.totals}>"
        )
