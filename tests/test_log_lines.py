"""docs/log.md has every line that the bot writes to its log, with its level and fields."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
LOGGER = "log = structlog.get_logger(__name__)\n"


class Line(NamedTuple):
    """One kind of line: its text, its level, and the names of its fields."""

    event: str
    level: str
    fields: tuple[str, ...]


def read_call(call: ast.Call) -> Line:
    """Return what a call of a logger or of ``log_warning`` writes."""
    (text,) = call.args
    assert isinstance(text, ast.Constant), f"not a fixed text: {ast.unparse(call)}"
    if isinstance(call.func, ast.Name):
        return Line(str(text.value), "warning", ("error",))
    assert isinstance(call.func, ast.Attribute)
    level, fields = call.func.attr, {str(keyword.arg) for keyword in call.keywords}
    if level == "exception":
        level, fields = "error", fields | {"exc_info"}
    named = sorted("trace" if name == "exc_info" else name for name in fields)
    return Line(str(text.value), level, tuple(named))


def list_calls(source: str) -> list[ast.Call]:
    """Return the calls that write a line, and check that a module does nothing else with its logger."""
    nodes = list(ast.walk(ast.parse(source)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    by_helper = [
        call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "log_warning"
    ]
    if LOGGER not in source:
        return by_helper
    uses = [
        node
        for node in nodes
        if isinstance(node, ast.Name) and node.id == "log" and isinstance(node.ctx, ast.Load)
    ]
    direct = [
        call for call in calls if isinstance(call.func, ast.Attribute) and call.func.value in uses
    ]
    assert len(direct) == len(uses) > 0, "a logger that is not used, or not called where it stands"
    # The helper itself is given its text.
    return by_helper + [call for call in direct if ast.unparse(call.args[0]) != "event"]


def list_on_page() -> list[Line]:
    page = (ROOT / "docs" / "log.md").read_text()
    rows = re.findall(r"^\| `([^`]+)` \| (\w+) \|([^|]*)\| [^|]+ \|$", page, re.MULTILINE)
    return [
        Line(event, level, tuple(sorted(fields.replace(",", " ").split())))
        for event, level, fields in rows
    ]


def test_the_page_of_the_log_has_every_line_with_its_level_and_fields() -> None:
    sources = [
        path.read_text()
        for folder in ("bot", "cogs", "data", "engine")
        for path in (ROOT / folder).rglob("*.py")
    ]
    written = {read_call(call) for source in sources for call in list_calls(source)}
    listed = list_on_page()
    assert sorted(listed) == sorted(written)
