"""Classes of plain data that nobody changes once they are made, and of words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


class Word(StrEnum):
    """One of a few words, whose ``repr()`` is Python that gives it back: ``Phase.DRAW``."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a dataclass with slots, equality and a hash, which the type checker takes for frozen.

    A frozen dataclass sets each field through ``object.__setattr__``, which makes building one five
    times slower. States and events are built in every move, so here the type checker and a test
    (``tests/engine/test_value.py``) see to it that nobody assigns to a field.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
