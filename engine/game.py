"""A game to hold in one's hand: a thin convenience over the pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.actions import Action, Discard, Draw, NextHole
from engine.decide import decide, give_up, new_game, stop
from engine.events import EndReason, Event
from engine.evolve import evolve, fold
from engine.legal import legal_actions
from engine.ruleset import Ruleset
from engine.state import Phase, State
from engine.table_view import TableView
from engine.view import view_for


class Game:
    """The events of one game and the state they lead to.

    >>> from engine import CARD_COMMONS, TurnUp
    >>> game = Game.new(CARD_COMMONS, seats=2, holes=3, secret=bytes(32), entropy=("ann:1", "bob:2"))
    >>> game.to_act
    (0,)
    >>> game.play(0, TurnUp(2))
    (CardTurnedUp(seat=0, slot=2, card=7♦),)
    """

    __slots__ = ("_events", "_state")

    def __init__(self, events: Iterable[Event]) -> None:
        """Take up a game from its events; ``LogError`` if they do not fit together."""
        self._events = list(events)
        self._state = fold(self._events)

    @classmethod
    def new(
        cls,
        ruleset: Ruleset,
        *,
        seats: int,
        holes: int | None = None,
        secret: bytes,
        entropy: Sequence[str] = (),
        computers: Iterable[int] = (),
        game_id: str | None = None,
        options: Sequence[str] = (),
    ) -> Game:
        """Start a game and deal its first hole; arguments and errors as ``engine.decide.new_game``."""
        return cls(
            new_game(
                ruleset,
                seats=seats,
                holes=holes,
                secret=secret,
                entropy=entropy,
                computers=computers,
                game_id=game_id,
                options=options,
            )
        )

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Game:
        """Fold events to the game they came from; ``LogError`` if they do not fit together."""
        return cls(events)

    def play(
        self, seat: int, action: Action | type[Draw] | type[Discard] | type[NextHole]
    ) -> tuple[Event, ...]:
        """Play one action and return what happened.

        ``Draw``, ``Discard`` and ``NextHole`` may be given with or without parentheses.
        ``RuleError``, with a sentence for the player, leaves the game as it was.
        """
        return self._apply(
            decide(self._state, seat, action() if isinstance(action, type) else action)
        )

    def give_up(self, seat: int) -> tuple[Event, ...]:
        """Have a seat's player leave for good, as ``engine.decide.give_up``."""
        return self._apply(give_up(self._state, seat))

    def stop(self, reason: EndReason = EndReason.ENDED_EARLY) -> tuple[Event, ...]:
        """End the game without a result; ``RuleError`` if it is over."""
        return self._apply(stop(self._state, reason))

    def _apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        state = self._state
        for event in events:
            state = evolve(state, event)
        self._state = state
        self._events += events
        return events

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every action the seat may take now, in a fixed order; ``()`` when it may take none."""
        return legal_actions(self._state, seat)

    def view(self, seat: int | None) -> TableView:
        """What the seat, or with ``None`` an observer, may know."""
        return view_for(self._state, seat)

    @property
    def state(self) -> State:
        """The whole truth, hidden cards included."""
        return self._state

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, secrets included."""
        return tuple(self._events)

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._events == other._events and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def __repr__(self) -> str:
        return (
            f"<Game {self.ruleset.title}, {self.seats} seats, hole {self.hole}/{self.holes}, "
            f"{self.phase}, totals {self.totals}>"
        )
