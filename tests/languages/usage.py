"""Finds the messages that the code uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.languages.entries import read

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Use:
    """A key in a line of the code. With a star at its end it is the beginning of several keys."""

    key: str
    where: str

    def covers(self, key: str) -> bool:
        """Whether this use includes a key."""
        return key.startswith(self.key[:-1]) if self.key.endswith("*") else key == self.key


def rooms() -> frozenset[str]:
    """Return the names of all English files."""
    return frozenset(entry.room for entry in read("en").values())


@cache
def uses() -> tuple[Use, ...]:
    """Return everything in the code that looks like the key of a message."""
    looks = re.compile(rf"(?:{'|'.join(sorted(rooms()))})-[a-z0-9_-]*")
    found: list[Use] = []
    for folder in ("bot", "cogs", "engine"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.name == "samples.py":
                continue  # it has names of picture files
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for text, line in _texts(tree):
                key = text.removesuffix("*")
                if looks.fullmatch(key):
                    found.append(Use(text, f"{path.relative_to(ROOT)}:{line}"))
    return tuple(found)


def _texts(tree: ast.AST) -> Iterator[tuple[str, int]]:
    nodes = list(ast.walk(tree))
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.value, node.lineno
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield f"{node.values[0].value!s}*", node.lineno


def unused() -> list[str]:
    """Return the English messages that the code never uses."""
    return [key for key in read("en") if not any(use.covers(key) for use in uses())]


def unknown() -> list[str]:
    """Return the places in the code that use a message which English does not have."""
    return [
        f"{use.where} {use.key}" for use in uses() if not any(use.covers(key) for key in read("en"))
    ]
