"""States, events and views never change, although nothing prevents it at run time."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Ruleset, events, state, table_view
from engine.value import value

ROOT = Path(__file__).parents[2]
VALUES = [
    thing
    for module in (events, state, table_view)
    for thing in vars(module).values()
    if dataclasses.is_dataclass(thing) and isinstance(thing, type) and thing is not Ruleset
]
FIELDS = {field.name for kind in VALUES for field in dataclasses.fields(kind)}


def assignments(source: str) -> Iterator[tuple[int, str]]:
    """Yield each line that assigns to, or deletes, an attribute of a name other than ``self``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield node.lineno, node.attr
        elif isinstance(node, ast.Name) and node.id in ("setattr", "delattr"):
            yield node.lineno, node.id


def test_nothing_in_the_engine_assigns_to_a_field_of_a_value() -> None:
    forbidden = FIELDS | {"setattr", "delattr"}
    found = [
        f"{path.name}:{line} assigns to {name}"
        for path in sorted((ROOT / "engine").glob("*.py"))
        for line, name in assignments(path.read_text(encoding="utf-8"))
        if name in forbidden
    ]
    assert len(VALUES) >= 18
    assert found == []
    for kind in VALUES:
        own = [name for name in vars(kind) if callable(getattr(kind, name))]
        assert "__setattr__" not in own, f"{kind.__name__} pays for immutability at run time"


def test_the_search_for_assignments_sees_them() -> None:
    assert list(assignments("state.stock = ()")) == [(1, "stock")]
    assert list(assignments("state.turn += 1")) == [(1, "turn")]
    assert list(assignments("setattr(state, 'turn', 1)")) == [(1, "setattr")]
    assert list(assignments("x = state.turn")) == []


def test_values_compare_hash_and_have_no_room_for_more() -> None:
    @value
    class Point:
        x: int
        y: int = 0

    assert Point(1) == Point(1, 0) != Point(2)
    assert hash(Point(1)) == hash(Point(1))
    with pytest.raises(AttributeError):
        Point(1).z = 3  # type: ignore[attr-defined]  # there is no such field: that is the test


@pytest.mark.parametrize("folder", ["bot", "data", "engine"])
def test_no_two_words_of_an_enumeration_are_the_same(folder: str) -> None:
    """Python makes two members with the same value one, without a word."""
    found = 0
    for file in sorted((ROOT / folder).rglob("*.py")):
        source = file.read_text()
        if "Enum)" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef) and "Enum" in "".join(map(ast.unparse, node.bases)):
                words = [
                    ast.unparse(each.value) for each in node.body if isinstance(each, ast.Assign)
                ]
                assert len(words) == len(set(words)), f"{file}: {node.name}"
                found += 1
    assert found
