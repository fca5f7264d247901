"""Where the elements of some sample pictures are, in writing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.pictures.canvas import Drawn
from bot.pictures.renderer import draw
from bot.pictures.samples import make_samples
from bot.pictures.shapes import Box

FILE = Path(__file__).with_name("pictures") / "boxes.txt"
SHOWN = (
    *("table-2", "table-6", "table-6-scored", "table-4-last-turns", "table-hebrew"),
    *("hand-2", "hand-6", "hand-12", "hand-hebrew", "scorecard-2", "scorecard-6", "end"),
    *("motion", "form"),
)
"""The pictures in the file: one for each kind and layout."""
_HEAD = (
    "# Written by `python -m tests.golden.regenerate`; read the difference before you commit it."
)


def write_boxes() -> str:
    """Return the content of the file."""
    samples = make_samples()
    lines = [line for name in SHOWN for line in _of_picture(name, draw(samples[name]))]
    return "\n".join((_HEAD, *lines)) + "\n"


def _of_picture(name: str, drawn: Drawn) -> list[str]:
    boxes = [f"{element}: {' '.join(map(str, box))}" for element, box in drawn.boxes.items()]
    return ["", f"== {name}", *boxes]


def read_boxes(text: str) -> Mapping[str, Mapping[str, Box]]:
    """Return the boxes in the file, by picture and element."""
    found: dict[str, dict[str, Box]] = {}
    boxes: dict[str, Box] = {}
    for line in text.splitlines():
        if line.startswith("== "):
            boxes = found[line.removeprefix("== ")] = {}
        elif line and not line.startswith("#"):
            element, _, numbers = line.rpartition(": ")
            boxes[element] = Box(*map(int, numbers.split()))
    return found
