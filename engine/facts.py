"""What can be read from one moment of a game: its state, its views and its score."""

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
    """The seats that share the win; empty if the game was stopped."""
    totals: tuple[int, ...]
    stopped: EndReason | None
    """The reason why the game ended without a result; ``None`` if the game was played to its end."""


class Facts:
    """The facts about one moment of a game, read from its state.

    ``engine.game.Game`` adds the events and the actions.
    """

    __slots__ = ("_state",)

    _state: State

    @property
    def state(self) -> State:
        """The whole state, with hidden cards."""
        return self._state

    def view(self, seat: int | None) -> TableView:
        """Return the view of a seat, or of an observer if ``seat`` is ``None``."""
        return view_for(self._state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game; ``None`` while the game goes on."""
        record = self._state.record
        return Outcome(record.winners, self.totals, record.stopped) if self.is_over else None

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the game."""
        return self._state.setup.ruleset

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._state.setup.seats

    @property
    def holes(self) -> int:
        """The number of holes in the game."""
        return self._state.setup.holes

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret in hex, which must be published before the first card."""
        return self._state.setup.commitment

    @property
    def secret(self) -> bytes:
        """The secret of the shuffle, which must not be published before the game is over."""
        return self._state.setup.secret

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a legal action now, the lowest first."""
        return self._state.to_act

    @property
    def hole(self) -> int:
        """The number of the current hole, from 1."""
        return self._state.record.hole

    @property
    def turn(self) -> int:
        """The number of turns begun in this hole: 0 in the opening, then from 1."""
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
        """By hole and seat: the points of every scored hole."""
        return self._state.record.scorecard

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat: the points of all scored holes together."""
        return self._state.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on. Seats with the same lowest total share the win.

        Nobody wins a game that was stopped. A seat that was given up cannot win.
        """
        return self._state.record.winners

    def __str__(self) -> str:
        return str(self.view(None))

    def _repr_svg_(self) -> str:
        """Return the table as a picture for notebooks, without hidden cards."""
        return self.view(None)._repr_svg_()

    def __repr__(self) -> str:
        return (
            f"<Game {self.ruleset.title}, {self.seats} seats, hole {self.hole}/{self.holes}, "
            f"{self.phase}, totals {self.totals}>"
        )
