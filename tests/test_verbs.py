"""Functions begin with a verb, as CONTRIBUTING.md asks, or say of what they return something: ``seat_of``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("bot", "cogs", "data")


def split(words: str) -> frozenset[str]:
    """Words between spaces."""
    return frozenset(words.split())


VERBS = split(
    """
    abandon accent add announce answer apply arrive ask attempt back bar begin bind blame blend bold bring build
    call carry cast catch challenge change check choose claim clean clear close collect commit complain conclude
    configure
    connect copy count create cut date deal decline defer delete deliver describe do doubt draw drop edit encode end
    equip escape exchange execute explain export fail fall fetch fill find finish fit flush follow forget format
    forward free fulfil get give go grant group grow guard halve handle hash hear hint hold index invite isolate
    join judge keep kick label lapse lay learn leave let letter lighten limit link list listen load localize
    locate log login look lose make mark measure migrate mirror move name negotiate note number offer open order pack
    parse paste pause peek persevere persist place plan play post pour prepare press print process publish
    put query rank read recall record refresh refuse regain release rematch remind remove rename reopen replace
    reply report rest restore resume retry review rewind rewrite round run save say scale seal seat select send
    set settle shape share shift shorten show shrink sit sleep sort spawn speak spend split stamp start step stop
    strip sum switch sync take talk tell tile time touch trace translate try turn understand unpack unremember
    unwrap update upgrade upsert vary view wait warm watch welcome whisper wind work wrap write
    """
)
QUESTIONS = split(
    """
    are asks can contains covers goes has is leads makes may must needs overlaps runs says serves shows starts
    stays wants was will
    """
)
"""First words of functions that answer yes or no."""
PREPOSITIONS = split("with without to from")
"""First words of functions that return a changed copy, or the same in another form."""
LIBRARY = split("cog on before setup callback interaction visit main request")
"""First words of functions whose names libraries have chosen."""


def names(path: Path) -> Iterator[str]:
    """The names of the functions in a file, but for properties, context managers and commands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        decorators = " ".join(ast.unparse(each) for each in node.decorator_list)
        returned = "" if node.returns is None else ast.unparse(node.returns)
        if node.name.startswith("__") or "ContextManager" in returned:
            continue
        if any(
            word in decorators for word in ("property", "contextmanager", "command(", "validator")
        ):
            continue
        yield node.name


@pytest.mark.parametrize("part", PARTS)
def test_functions_begin_with_a_verb(part: str) -> None:
    allowed = VERBS | QUESTIONS | PREPOSITIONS | LIBRARY
    files = sorted((ROOT / part).rglob("*.py"))
    assert files
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in files
        if "migrations" not in path.parts
        for name in names(path)
        if name.lstrip("_").partition("_")[0] not in allowed
        and not name.endswith(("_of", "_screen"))
    ]
    assert found == [], "begin it with a verb; a verb that is new here goes into the list"


def test_what_finds_may_find_nothing() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for part in PARTS
        for path in sorted((ROOT / part).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.lstrip("_").startswith("find_")
        and node.returns is not None
        and "None" not in ast.unparse(node.returns)
    ]
    assert found == [], "find_... returns None if there is none; call others get_, list_ or read_"


def test_every_verb_of_the_list_is_used() -> None:
    files = [path for part in PARTS for path in (ROOT / part).rglob("*.py")]
    used = {name.lstrip("_").partition("_")[0] for path in files for name in names(path)}
    assert VERBS - used == set()
    assert not VERBS & (QUESTIONS | PREPOSITIONS | LIBRARY)
