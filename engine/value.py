"""Classes of plain data that nobody changes once they are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a dataclass with slots, equality and a hash, which the type checker takes for frozen.

    A frozen dataclass sets each field through ``object.__setattr__``, which makes building one five
    times slower. States and events are built in every move, so here the type checker and a test
    (``tests/engine/test_value.py``) see to it that nobody assigns to a field.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
