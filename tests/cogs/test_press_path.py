"""A press goes one straight way: one load, one commit, and no file is left and entered again more than twice."""

from __future__ import annotations

import re

from tests.cogs.club import Club
from tests.cogs.press_path import ROOT, Drawn, draw_presses, is_station

MOST = 3
"""A file is entered, left and entered again twice."""


def read_documented(after: str) -> list[str]:
    """Return the stations of the first drawing behind some words of ``docs/architecture.md``, in their order."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawing = re.search(r"```\n(.*?)```", page[page.index(after) :], re.DOTALL)
    assert drawing is not None
    files = re.findall(r"[\w/]+\.py", drawing[1])
    return list(dict.fromkeys(file for file in files if is_station(file)))


def find(paths: list[Drawn], what: str) -> Drawn:
    """Return the path with a name."""
    return next(drawn for drawn in paths if drawn.what == what)


async def test_no_file_is_left_and_entered_again_more_than_twice(club: Club) -> None:
    paths = [drawn async for drawn in draw_presses(club)]
    presses = [drawn for drawn in paths if drawn.what.endswith(": press")]
    assert len(presses) == 11
    assert len(paths) > 2 * len(presses)
    for drawn in paths:
        assert max(drawn.entries.values()) <= MOST, drawn.report(every_step=True)
    for drawn in presses:
        functions = [step.function for step in drawn.steps]
        assert functions.count("LiveGames.get") == 1, drawn.report(every_step=True)
        changes = drawn.what.startswith(("join", "start", "draw", "swap", "next"))
        assert drawn.looked_up["data/games.py Games.commit"] == changes
        assert drawn.looked_up["data/games.py Games.find"] == 0  # the game is in memory
    # The page shows these two ways, file by file.
    swap = find(paths, "swap in a direct message: press")
    assert list(swap.entries) == read_documented("## One press")
    table = find(paths, "swap in a direct message: then table")
    assert list(table.entries) == read_documented("Then each other message")
