"""Messages that have no language yet, and the kinds of values that can be in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, init=False)
class Phrase:
    """A message before its language is known: its key and its values.

    ``Tongue.tell`` says the message in the reader's language.

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
    """A list of alternatives, said with *or*: ``3, 9 or 18``."""

    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Ordinal:
    """A number that is said as an ordinal: ``2nd``."""

    number: int


@dataclass(frozen=True, slots=True)
class Count:
    """A number that is said with a fixed number of decimals: ``Count(2.5, 2)`` is ``2.50``."""

    number: float
    decimals: int


Value: TypeAlias = (
    "str | int | float | bool | Phrase | Either | Ordinal | Count | tuple[Value, ...] | None"
)
"""A value in a message. A tuple is a list with *and*.

``True``, ``False`` and ``None`` become ``yes``, ``no`` and ``none``. A message can choose its words by these three.
"""
