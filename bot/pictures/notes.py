"""Notes about a picture: where each element is, its ink and its words. Tests read these notes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.pictures.palette import Ink
from bot.pictures.shapes import Box
from bot.pictures.typefaces import Style


class Words(NamedTuple):
    """A text in a picture, as it was wanted and as it is drawn."""

    text: str
    """The text that the picture should show."""
    fitted: str
    """The text that the picture shows: the whole text, or as much of it as fits and ``…``."""
    style: Style
    """The style in which the text is drawn. It may be narrower than the wanted style."""


@dataclass(slots=True)
class Notes:
    """The notes about one canvas, and those about the pictures that were copied into it."""

    boxes: dict[str, Box] = field(default_factory=dict)
    """The box of each element by name: ``seat 2``, ``seat 2 slot 3``, ``stock`` … (seats and slots from 0)."""
    inks: dict[str, Ink] = field(default_factory=dict)
    """The ink of each text and mark, by the name of its box."""
    words: dict[str, Words] = field(default_factory=dict)
    """The texts of the canvas, by the names of their boxes."""
    copied: list[tuple[Notes, tuple[int, int]]] = field(default_factory=list)
    """The notes of each copied picture, and where its upper left corner is."""

    def add(self, name: str, box: Box) -> None:
        """Note the box of an element; ``ValueError`` if the name is taken."""
        if name in self.boxes:
            raise ValueError(f"there are two elements called {name!r}")
        self.boxes[name] = box

    def collect(self) -> Notes:
        """Return these notes and those about copied pictures in one; ``ValueError`` if two elements have one name."""
        whole = Notes(dict(self.boxes), dict(self.inks), dict(self.words))
        for notes, (left, top) in self.copied:
            part = notes.collect()
            for name, box in part.boxes.items():
                whole.add(name, box.move(left, top))
            whole.inks |= part.inks
            whole.words |= part.words
        return whole
