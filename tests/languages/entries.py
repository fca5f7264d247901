"""Reads the catalogues: every message with its file, its variables and the texts that it can become."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.languages.catalogue import read_files

CODE = re.compile(r"`[^`]*`")
LIMIT = re.compile(r"At most (\d+) characters")
BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True)
class Entry:
    """One message of one language."""

    key: str
    room: str
    message: ast.Message
    comment: str

    @property
    def variables(self) -> frozenset[str]:
        """All variables of the message, also those that only choose a form."""
        return frozenset(_Variables.of(self.message))

    @property
    def texts(self) -> tuple[str, ...]:
        """Every text that the message can become, with variables as ``{name}``."""
        assert self.message.value is not None
        return tuple(_texts(self.message.value))

    @property
    def placed(self) -> frozenset[str]:
        """The variables that a reader can see."""
        return frozenset(name for text in self.texts for name in re.findall(r"\{([a-z_]+)\}", text))

    @property
    def bold(self) -> frozenset[str]:
        """Every bold part of the texts, without an ellipsis at its end."""
        return frozenset(part.rstrip("…") for text in self.texts for part in BOLD.findall(text))

    @property
    def is_label(self) -> bool:
        """Whether this is always the same label of a button or a menu."""
        return (self.room == "buttons" or "-menu" in self.key) and not self.variables

    @property
    def longest(self) -> int | None:
        """The most characters that the message's comment allows, ``None`` if it does not say."""
        found = LIMIT.search(self.comment)
        return int(found[1]) if found else None

    @property
    def fingerprint(self) -> str:
        """Eight digits that change when the message changes."""
        plain = ast.Message(self.message.id, self.message.value)
        text = FluentSerializer().serialize_entry(plain)
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def markup(self) -> set[tuple[str, ...]]:
        """Return the marks in each text: code, signs of headings and lists, bold."""
        return {
            (
                *sorted(CODE.findall(text)),
                *re.findall(r"(?m)^(?:#{1,3} |-# |- )", text),
                "bold" if "**" in text else "plain",
            )
            for text in self.texts
        }


class _Variables(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.found: set[str] = set()

    @classmethod
    def of(cls, message: ast.Message) -> set[str]:
        visitor = cls()
        visitor.visit(message)
        return visitor.found

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _texts(pattern: ast.Pattern) -> list[str]:
    return ["".join(parts) for parts in itertools.product(*map(_element, pattern.elements))]


def _element(node: ast.TextElement | ast.Placeable) -> Sequence[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    inner = node.expression
    match inner:
        case ast.SelectExpression():
            return [text for variant in inner.variants for text in _texts(variant.value)]
        case ast.VariableReference():
            return [f"{{{inner.id.name}}}"]
        case ast.StringLiteral():
            return [str(inner.parse()["value"])]
        case ast.Placeable():
            return _element(inner)
        case _:
            return ["{term}"]


def junk(code: str) -> Iterator[tuple[str, str]]:
    """Yield the room and the text of each part of the files that is no message."""
    for room, resource in read_files(code):
        for item in resource.body:
            if isinstance(item, ast.Junk):
                yield room, (item.content or "").strip().splitlines()[0]


def doubled(code: str) -> list[str]:
    """Return the keys that a language has twice."""
    keys = [entry.key for entry in read_all(code)]
    return sorted({key for key in keys if keys.count(key) > 1})


@cache
def read(code: str) -> dict[str, Entry]:
    """Return all messages of a language by key."""
    return {entry.key: entry for entry in read_all(code)}


@cache
def read_all(code: str) -> tuple[Entry, ...]:
    return tuple(
        Entry(item.id.name, room, item, item.comment.content or "" if item.comment else "")
        for room, resource in read_files(code)
        for item in resource.body
        if isinstance(item, ast.Message)
    )
