"""Bases for classes of plain data that never changes, and for enums of words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


class WordEnum(StrEnum):
    """A base of enums whose members are words. ``repr()`` of a member is Python code: ``Phase.DRAW``."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Turn a class into a dataclass with slots, equality and a hash, which the type checker treats as frozen.

    A dataclass that is really frozen sets each field through ``object.__setattr__``, so making an object takes five
    times as long. Every move makes states and events. So only the type checker and a test
    (``tests/engine/test_value.py``) make sure that nobody assigns to a field.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
