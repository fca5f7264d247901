"""The values of messages. Each language writes them in its own way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, init=False)
class Phrase:
    """A message and its values, without a language. It is said in the reader's language later.

    >>> Phrase("lobby-full", seats=6)
    Phrase(key='lobby-full', values=(('seats', 6),))
    """

    key: str
    values: tuple[tuple[str, Value], ...]

    def __init__(self, key: str, /, **values: Value) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Either:
    """Alternatives: ``3, 9 or 18``."""

    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Ordinal:
    """A place in an order, from 1: ``2nd``."""

    number: int


@dataclass(frozen=True, slots=True)
class Count:
    """A number with a fixed number of decimals: ``Count(2.5, 2)`` is ``2.50``."""

    number: float
    decimals: int


Value: TypeAlias = (
    "str | int | float | bool | Phrase | Either | Ordinal | Count | tuple[Value, ...] | None"
)
"""A value of a message. A tuple is a list with ``and``. ``True``, ``False`` and ``None`` become yes, no and none."""
