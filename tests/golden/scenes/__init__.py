"""Scenes: screens in many situations, written with everything that a message has.

Each module yields scenes with a title. The text of a module is in the ``.txt`` file of the same name. A text shows more
than a whole game in ``tests/golden/screens``: the action, colour and state of each button, the edge of the message, and
what is described to people who cannot see a picture. ``python -m tests.golden.regenerate`` writes the files again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.golden.scenes import (
    at_the_table,
    coaching,
    lessons,
    lobbies,
    own_cards,
    people,
    pictures,
)
from tests.golden.scenes.writing import write

SCENES: Final = {
    module.__name__.rpartition(".")[2]: module.scenes
    for module in (at_the_table, coaching, lessons, lobbies, own_cards, people, pictures)
}
"""The function that yields the scenes, by the name of the file."""


def file_of(name: str) -> Path:
    """Return the path of a file with scenes."""
    return Path(__file__).parent / f"{name}.txt"


def write_scenes(name: str) -> str:
    """Return the text of a file with scenes."""
    return write(SCENES[name]())
