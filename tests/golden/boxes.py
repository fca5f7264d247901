"""Where the elements of the sample pictures are, and in which colours and letters, in writing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.pictures.canvas import Drawn
from bot.pictures.palette import Colour
from bot.pictures.renderer import draw
from bot.pictures.samples import make_samples
from bot.pictures.shapes import Box

FILE = Path(__file__).with_name("pictures") / "boxes.txt"
_HEAD = (
    "# Written by `python -m tests.golden.regenerate`; read the difference before you commit it."
)


def write_boxes() -> str:
    """Return the content of the file."""
    samples = make_samples()
    lines = [line for name, spec in samples.items() for line in _of_picture(name, draw(spec))]
    return "\n".join((_HEAD, *lines)) + "\n"


def _of_picture(name: str, drawn: Drawn) -> list[str]:
    lines = [
        f"{element}: {' '.join(map(str, box))}{look_of(element, drawn)}"
        for element, box in drawn.boxes.items()
    ]
    return ["", f"== {name}", *lines]


def look_of(element: str, drawn: Drawn) -> str:
    """Return the ink of an element and, for a text, its letters and what they say; empty for a card or an area."""
    look = []
    if ink := drawn.inks.get(element):
        look.append(f"{_name(ink.colour)} on {_name(ink.ground)}")
    if words := drawn.words.get(element):
        style = words.style
        look.append(f"{style.size} {style.weight} {style.width} {words.fitted!r}")
    return "".join(f" · {said}" for said in look)


def _name(colour: Colour) -> str:
    return "#" + bytes(colour).hex()


class Seen(NamedTuple):
    """An element as the file has it."""

    box: Box
    look: str


def read_boxes(text: str) -> Mapping[str, Mapping[str, Seen]]:
    """Return the elements in the file, by picture and name."""
    found: dict[str, dict[str, Seen]] = {}
    seen: dict[str, Seen] = {}
    for line in text.splitlines():
        if line.startswith("== "):
            seen = found[line.removeprefix("== ")] = {}
        elif line and not line.startswith("#"):
            element, _, rest = line.partition(": ")
            numbers, dot, look = rest.partition(" · ")
            seen[element] = Seen(Box(*map(int, numbers.split())), dot + look)
    return found
