"""No test uses private names. Everything that tests need is public."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXPLAINED = {
    # discord.py gives no public access to what it keeps of sent messages.
    "club.bot._connection": 1,
    "club.bot._connection._view_store": 1,
    "club.bot._connection._view_store._views": 1,
    # Simcord gives no public access to its pauses and to a channel's overwrites.
    "simcord.env.Env._settle_internal": 1,
    "super()._settle_internal": 1,
    "where._channel": 1,
    # The database works in threads, and an event loop whose time jumps must wait for them.
    "aiosqlite.core.Connection._execute": 1,
    # A number that the shuffle skips comes once in a hundred million draws, so the test gives the numbers.
    "engine.shuffle._words": 1,
    # Limits that would take seconds or minutes, or a large server, to reach.
    "bot.coach.coach._AT_ONCE_S": 1,
    "bot.coach.coach._TOLD_EVERY_S": 1,
    "bot.coach.replays._PATIENCE_S": 1,
    "bot.messages.publisher._AT_ONCE": 1,
    "bot.program.neighbours._LOOK_S": 1,
    "bot.program.neighbours._SAY_WAITING_AFTER_S": 1,
    "bot.program.standing_in._LOOK_S": 1,
    "cogs.sending.panel._SENT_WITHIN_S": 1,
    "data.database._RETURN_S": 1,
}
"""How often tests use a private name, and why."""
_PUBLIC = {"_replace", "_asdict", "_fields", "_make"}
"""Named tuples begin these names with an underscore so that no field has them."""
_DOTTED = re.compile(r"[a-z_]+(\.\w+)*\._[a-zA-Z]\w*")


def privates(source: str) -> Iterator[str]:
    """Yield the private names of other code that a test uses: attributes, imports, and dotted names in strings."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value, name) if _is_private(name):
                if not (isinstance(value, ast.Name) and value.id in ("self", "cls")):
                    yield f"{ast.unparse(value)}.{name}"
            case ast.ImportFrom(module, names) if (module or "").split(".")[0] != "__future__":
                yield from (f"{module}.{one.name}" for one in names if _is_private(one.name))
            case ast.Constant(str(text)) if _DOTTED.fullmatch(text):
                yield text


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("_") and name not in _PUBLIC


def test_tests_use_doors() -> None:
    found: dict[str, int] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if path == Path(__file__):
            continue
        for name in privates(path.read_text(encoding="utf-8")):
            found[name] = found.get(name, 0) + 1
    assert found == EXPLAINED, "give it a door, or say here why not"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("store._database.write(1)", ["store._database"]),
        ("self._panels[0]", []),
        ("point._replace(x=1)", []),
        ("from bot.games import _lock", ["bot.games._lock"]),
        ("patch.setattr('bot.games._LIMIT', 1)", ["bot.games._LIMIT"]),
        ("patch.setattr('bot.games.LIMIT', 1)", []),
        ("print('a sentence with ._x in it')", []),
    ],
)
def test_what_is_private(source: str, found: list[str]) -> None:
    assert list(privates(source)) == found
