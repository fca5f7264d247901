"""Games that a person has read once and that must not change."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from engine import RULESETS
from tests.golden.playthrough import read, write
from tests.golden.regenerate import FOLDER, GAMES
from tests.golden.tables import FOLDER as TABLES
from tests.golden.tables import write_tables

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_playthrough_for_every_ruleset() -> None:
    assert FILES, f"no playthroughs in {FOLDER}: python -m tests.golden.regenerate"
    assert {read(path.read_text("utf-8"))[0].ruleset for path in FILES} == set(RULESETS)
    assert {path.stem for path in FILES} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_still_played_as_it_is_written(path: Path) -> None:
    text = path.read_text("utf-8")
    head, moves = read(text)
    assert len(moves) > 50
    again = write(head, moves)
    difference = difflib.unified_diff(
        text.splitlines(), again.splitlines(), "as written", "as played", lineterm="", n=1
    )
    assert not (shown := "\n".join(difference)), shown


def test_notebooks_and_terminals_show_a_table_as_it_is_written() -> None:
    written = dict(write_tables())
    assert set(written) == set(TABLES.iterdir())
    for path, text in written.items():
        assert text == path.read_text("utf-8"), path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_changed_playthrough_would_be_noticed(path: Path) -> None:
    text = path.read_text("utf-8")
    for old, new in (
        ("scores ", "scores 1"),
        ("won by", "won  by"),
        ("top ", "top 1"),
        ("--", "7♥"),
    ):
        if old in text:
            changed = text.replace(old, new, 1)
            assert write(*read(changed)) == text != changed
