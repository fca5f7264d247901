"""Files are small enough to be read at once, and the rooms of bot/ few enough to be known."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "data", "bot", "cogs", "training", "tests", "benchmarks")
LONGEST = 320
"""The most lines of a file. A longer one has more than one reason to change."""
ROOMS = 14
"""The most modules and packages directly in bot/."""


def test_no_file_is_too_long_to_be_read_at_once() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 300
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    assert {str(path): number for path, number in lengths.items() if number > LONGEST} == {}


def test_bot_has_few_rooms() -> None:
    rooms = {
        path.stem
        for path in (ROOT / "bot").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert {"service", "contest", "__main__"} <= rooms
    assert len(rooms - {"__init__"}) <= ROOMS
