"""A game as one object. All work is done by the pure functions below it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, overload

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
from engine.facts import Facts
from engine.legal import check_seat, legal_actions
from engine.position import Position, set_up
from engine.ruleset import CARD_COMMONS, Ruleset
from engine.shuffle import SECRET_BYTES
from engine.state import Phase
from engine.verify import audit, move_of

_PLAIN: Final[dict[object, Action]] = {Draw: DRAW, Discard: DISCARD, NextHole: NEXT_HOLE}
ActionOrPlain: TypeAlias = Action | type[Draw] | type[Discard] | type[NextHole]


def _make_action(given: object) -> Action:
    """Return the given action, or the only action of a class such as ``Draw``; ``RuleError`` for anything else."""
    if given in (TurnUp, Take, Swap):
        name = getattr(given, "__name__", "")
        raise RuleError(f"{name} needs a slot: write {name}(0) for the first.")
    action = _PLAIN.get(given) if isinstance(given, type) else given
    if not isinstance(action, Action):
        raise RuleError(f"{given!r} is not an action: write Draw, Take(0) or parse_action('t1').")
    return action


class Game(Facts):
    """The events of one game, and the state after them.

    >>> from engine import CARD_COMMONS, TurnUp
    >>> game = Game.new(CARD_COMMONS, seats=2, holes=3, secret=bytes(32), entropy=("ann:1", "bob:2"))
    >>> game.to_act
    (0,)
    >>> game.play(0, TurnUp(2))
    (CardTurnedUp(seat=0, slot=2, card=Card('7♦')),)
    """

    __slots__ = ("_events", "_log")

    def __init__(self, events: Iterable[Event]) -> None:
        """Continue a game from its events; ``LogError`` if they do not fit together."""
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
        """Start a game and deal its first hole. The arguments and errors are those of ``engine.decide.new_game``.

        If there is no ``secret``, the game gets a new random one. ``ruleset`` may be the key of a ruleset.
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
    def from_position(
        cls,
        position: Position,
        *,
        ruleset: Ruleset | str = CARD_COMMONS,
        holes: int | None = None,
        secret: bytes | None = None,
        computers: Iterable[int] = (),
    ) -> Game:
        """Begin from given cards, for a puzzle or a test; ``RuleError`` if the game cannot go on from them.

        Such a game can be played, copied, undone, written and read. No shuffle was promised for the position.
        So ``audit`` checks only the events after the position, and ``verify_log`` refuses the game. The other
        arguments are those of ``Game.new``.

        >>> game = Game.from_position(
        ...     Position(["AS 2S -- -- -- --", "7H 9D 3S KC (7C) --"], stock="5C", seat=1)
        ... )
        >>> game.play(Draw), game.play(Swap(4))[0].replaced
        ((CardDrawn(seat=1, card=Card('5♣')),), Card('7♣'))
        """
        secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        return cls(
            set_up(position, ruleset=ruleset, holes=holes, secret=secret, computers=computers)
        )

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Game:
        """Return the game that these events make; ``LogError`` if they do not fit together."""
        return cls(events)

    @classmethod
    def loads(cls, text: str | bytes) -> Game:
        """Return the game that ``dumps`` has written; ``LogError`` if the rules do not allow its events."""
        events = loads(text)
        audit(events)
        return cls(events)

    def dumps(self) -> str:
        """Return the game as one line of JSON, secrets included."""
        return dumps(self._events)

    def copy(self) -> Game:
        """Return a copy of the game. A move in the copy does not change the original, nor the other way round."""
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
        """Play one action and return its events.

        If only one seat can act, the seat may be left out: ``play(action)``. ``Draw``, ``Discard`` and
        ``NextHole`` may be given with or without parentheses. If the rules forbid the action, ``RuleError`` has
        a sentence for the player, and the game does not change.
        """
        if action is None:
            return self._apply(decide(self._state, self._only_seat(), _make_action(seat)))
        return self._apply(decide(self._state, check_seat(self._state, seat), _make_action(action)))

    def is_legal(self, seat: int, action: ActionOrPlain) -> bool:
        """Whether this seat may do this action now."""
        return _make_action(action) in self.legal_actions(seat)

    def undo(self) -> tuple[Event, ...]:
        """Undo the last action and everything that followed from it. Return the undone events.

        ``RuleError`` if there is no action to undo. Giving up a seat and stopping the game count as actions
        here.
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
        """Give up a seat for good, and return the events. ``engine.decide.give_up`` explains what happens."""
        return self._apply(give_up(self._state, seat))

    def stop(self, reason: EndReason = EndReason.ENDED_EARLY) -> tuple[Event, ...]:
        """End the game without a result, and return the event; ``RuleError`` if the game is over already."""
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
        """Return the legal actions of a seat in a fixed order. The result is empty if the seat has none.

        The seat may be left out if only one seat can act, or if the game is over.
        """
        if seat is None:
            if self.is_over:
                return ()
            seat = self._only_seat()
        check_seat(self._state, seat)
        return legal_actions(self._state, seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, with secrets."""
        if self._log is None:
            self._log = tuple(self._events)
        return self._log

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """All actions so far, each with its seat. ``NextHole``, which any seat may play, is listed with seat 0."""
        return tuple(move for event in self._events if (move := move_of(event)) is not None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._events == other._events and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played
