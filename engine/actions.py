"""Actions: what a player can do by the rules.

There is only one object for each action. So ``Take(3) is Take(3)``, and an action is quickly found among the legal
ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self, TypeAlias

from engine.errors import RuleError

SLOTS: Final = range(6)
"""The slots of a layout, row by row: 0 1 2 above 3 4 5. Column *c* has the slots *c* and *c* + 3."""

_interned: dict[tuple[type, int], object] = {}


@dataclass(frozen=True, slots=True, eq=False)
class _SlotAction:
    slot: int
    """The slot, 0 to 5."""

    def __new__(cls, slot: int) -> Self:
        if type(slot) is not int or slot not in SLOTS:
            raise RuleError(f"There is no place {slot!r}: a layout has the slots 0 to 5.")
        action = _interned.get((cls, slot))
        if action is None:
            action = _interned[cls, slot] = object.__new__(cls)
        return action  # type: ignore[return-value]  # the cache is keyed by the class

    def __reduce__(self) -> tuple[type[Self], tuple[int]]:
        return type(self), (self.slot,)

    def __str__(self) -> str:
        return f"{_LETTERS[type(self)]}{self.slot + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class _PlainAction:
    def __new__(cls) -> Self:
        action = _interned.get((cls, 0))
        if action is None:
            action = _interned[cls, 0] = object.__new__(cls)
        return action  # type: ignore[return-value]  # the cache is keyed by the class

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        return type(self), ()

    def __str__(self) -> str:
        return _LETTERS[type(self)]


class TurnUp(_SlotAction):
    """Turn one of your cards face up in the opening."""

    __slots__ = ()


class Draw(_PlainAction):
    """Draw the top card of the stock. This cannot be undone, because the player has seen the card."""

    __slots__ = ()


class Take(_SlotAction):
    """Take the top discard and put it into this slot, in one action."""

    __slots__ = ()


class Swap(_SlotAction):
    """Put the drawn card into this slot. The card there goes to the discard pile."""

    __slots__ = ()


class Discard(_PlainAction):
    """Put the drawn card on the discard pile."""

    __slots__ = ()


class NextHole(_PlainAction):
    """Deal the next hole, after the current one is scored. Any seat may do this."""

    __slots__ = ()


_LETTERS: Final[dict[type, str]] = {
    TurnUp: "u",
    Draw: "d",
    Take: "t",
    Swap: "s",
    Discard: "x",
    NextHole: "n",
}

Action: TypeAlias = TurnUp | Draw | Take | Swap | Discard | NextHole

DRAW: Final = Draw()
DISCARD: Final = Discard()
NEXT_HOLE: Final = NextHole()
TURN_UPS: Final = tuple(TurnUp(slot) for slot in SLOTS)
TAKES: Final = tuple(Take(slot) for slot in SLOTS)
SWAPS: Final = tuple(Swap(slot) for slot in SLOTS)

ACTIONS: Final[tuple[Action, ...]] = (DRAW, DISCARD, NEXT_HOLE, *TURN_UPS, *TAKES, *SWAPS)
"""All actions that exist, whether they are legal at the moment or not."""

_BY_TEXT: Final = {str(action): action for action in ACTIONS}


def parse_action(text: str) -> Action:
    """Return the action that ``str(action)`` wrote; ``RuleError`` for any other text.

    ``d`` draws, ``x`` discards and ``n`` deals the next hole. ``u4`` turns up, ``t4`` takes and ``s4`` swaps at
    place 4. Places are numbered from 1 to 6; place 1 is slot 0.

    >>> parse_action("t4"), str(Take(3))
    (Take(slot=3), 't4')
    """
    action = _BY_TEXT.get(text.strip().lower()) if isinstance(text, str) else None
    if action is None:
        raise RuleError(
            f"{text!r} is not an action: write d, x, n, or u, t or s with a place, such as t4."
        )
    return action
