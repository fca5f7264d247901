"""A game to hold in one's hand: a thin convenience over the pure functions."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, cast, overload

from engine.actions import (
    DISCARD,
    DRAW,
    NEXT_HOLE,
    Action,
    Discard,
    Draw,
    NextHole,
    Swap,
    Take,
    TurnUp,
)
from engine.codec import dumps, loads
from engine.decide import decide, give_up, new_game, stop
from engine.errors import RuleError
from engine.events import EndReason, Event, GameStopped, SeatGivenUp
from engine.evolve import evolve, fold
from engine.legal import check_seat, legal_actions
from engine.ruleset import CARD_COMMONS, Ruleset
from engine.shuffle import SECRET_BYTES
from engine.state import Phase, State
from engine.table_view import TableView
from engine.value import value
from engine.verify import audit, move_of
from engine.view import view_for

_PLAIN: Final[dict[object, Action]] = {Draw: DRAW, Discard: DISCARD, NextHole: NEXT_HOLE}
ActionOrPlain: TypeAlias = Action | type[Draw] | type[Discard] | type[NextHole]


@value
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """Seats that share the win; none if the game was stopped."""
    totals: tuple[int, ...]
    stopped: EndReason | None
    """Why it ended without a result, or ``None`` if it was played to its end."""


def _make_action(given: object) -> Action:
    """Return the action meant by an action or its class; what is neither is for ``decide`` to refuse."""
    if given in (TurnUp, Take, Swap):
        name = getattr(given, "__name__", "")
        raise RuleError(f"{name} needs a slot: write {name}(0) for the first.")
    return cast(Action, _PLAIN.get(given, given) if isinstance(given, type) else given)


class Game:
    """The events of one game and the state they lead to.

    >>> from engine import CARD_COMMONS, TurnUp
    >>> game = Game.new(CARD_COMMONS, seats=2, holes=3, secret=bytes(32), entropy=("ann:1", "bob:2"))
    >>> game.to_act
    (0,)
    >>> game.play(0, TurnUp(2))
    (CardTurnedUp(seat=0, slot=2, card=7♦),)
    """

    __slots__ = ("_events", "_log", "_state")

    def __init__(self, events: Iterable[Event]) -> None:
        """Take up a game from its events; ``LogError`` if they do not fit together."""
        self._events = list(events)
        self._state = fold(self._events)
        self._log: tuple[Event, ...] | None = None

    @classmethod
    def new(
        cls,
        ruleset: Ruleset | str = CARD_COMMONS,
        *,
        seats: int = 2,
        holes: int | None = None,
        secret: bytes | None = None,
        entropy: Sequence[str] = (),
        computers: Iterable[int] = (),
        game_id: str | None = None,
        options: Sequence[str] = (),
    ) -> Game:
        """Start a game and deal its first hole; arguments and errors as ``engine.decide.new_game``.

        Without a ``secret`` the game has a fresh one. A ruleset may be given by its key.
        """
        return cls(
            new_game(
                ruleset,
                seats=seats,
                holes=holes,
                secret=secrets.token_bytes(SECRET_BYTES) if secret is None else secret,
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

    @classmethod
    def loads(cls, text: str | bytes) -> Game:
        """Return the game that ``dumps`` wrote; ``LogError`` if the rules would not have led there."""
        events = loads(text)
        audit(events)
        return cls(events)

    def dumps(self) -> str:
        """Return the game as one line of JSON, secrets included."""
        return dumps(self._events)

    def copy(self) -> Game:
        """Return a game that goes on from here on its own: a move in one is none in the other."""
        copy = object.__new__(type(self))
        copy._events, copy._state, copy._log = self._events.copy(), self._state, self._log
        return copy

    __copy__ = copy

    @overload
    def play(self, seat: ActionOrPlain, /) -> tuple[Event, ...]: ...

    @overload
    def play(self, seat: int, action: ActionOrPlain) -> tuple[Event, ...]: ...

    def play(
        self, seat: int | ActionOrPlain, action: ActionOrPlain | None = None
    ) -> tuple[Event, ...]:
        """Play one action and return what happened.

        The seat may be left out if only one is to act. ``Draw``, ``Discard`` and ``NextHole`` may be
        given with or without parentheses. ``RuleError``, with a sentence for the player, leaves the
        game as it was.
        """
        if action is None:
            return self._apply(decide(self._state, self._only_seat(), _make_action(seat)))
        return self._apply(decide(self._state, check_seat(self._state, seat), _make_action(action)))

    def is_legal(self, seat: int, action: Action) -> bool:
        """Whether the seat may take the action now."""
        return action in self.legal_actions(seat)

    def undo(self) -> tuple[Event, ...]:
        """Take back the last action with all that followed from it, and return its events.

        ``RuleError`` if there is none. A seat given up and a game stopped are taken back, too.
        """
        for at in range(len(self._events) - 1, 1, -1):
            if self._begins_action(at):
                undone = tuple(self._events[at:])
                del self._events[at:]
                self._state, self._log = fold(self._events), None
                return undone
        raise RuleError("There is no action to take back.")

    def _begins_action(self, at: int) -> bool:
        event, before = self._events[at], self._events[at - 1]
        if isinstance(event, GameStopped):
            return not (isinstance(before, SeatGivenUp) and event.reason is EndReason.ABANDONED)
        return isinstance(event, SeatGivenUp) or move_of(event) is not None

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
        self._state, self._log = state, None
        self._events += events
        return events

    def _only_seat(self) -> int:
        to_act = self._state.to_act
        if not to_act:
            raise RuleError("The game is over.")
        if len(to_act) > 1 and self.phase is not Phase.HOLE_OVER:
            raise RuleError(f"Several seats are to act, {to_act}: say which.")
        return to_act[0]

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Every action the seat may take now, in a fixed order; ``()`` when it may take none.

        The seat may be left out if only one is to act, or if the game is over.
        """
        if seat is None:
            if self.is_over:
                return ()
            seat = self._only_seat()
        check_seat(self._state, seat)
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
        if self._log is None:
            self._log = tuple(self._events)
        return self._log

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """Every action so far, with its seat. The next hole, which any seat may deal, has seat 0."""
        return tuple(move for event in self._events if (move := move_of(event)) is not None)

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._events == other._events and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def __str__(self) -> str:
        return str(self.view(None))

    def __repr__(self) -> str:
        return (
            f"<Game {self.ruleset.title}, {self.seats} seats, hole {self.hole}/{self.holes}, "
            f"{self.phase}, totals {self.totals}>"
        )
