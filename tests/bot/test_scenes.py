"""Screens in many situations, with everything that a message has: words, buttons, colours and descriptions."""

from __future__ import annotations

import pytest

from bot.screens import colours
from tests.golden.scenes import SCENES, file_of, write_scenes

AGAIN = "python -m tests.golden.regenerate writes the file again; read the difference before you commit it"


@pytest.mark.parametrize("name", SCENES)
def test_each_scene_is_as_it_was_read_once(name: str) -> None:
    assert write_scenes(name) == file_of(name).read_text("utf-8"), AGAIN


def test_the_edge_of_a_message_is_green_gold_blue_or_grey() -> None:
    edges = (colours.FELT, colours.GOLD, colours.BLUE, colours.QUIET)
    assert edges == (0x1F5C4A, 0xE3B341, 0x3B82F6, 0x6B7280)
