"""One whole game as people read it, in three languages."""

from __future__ import annotations

import pytest

from tests.golden.screens import NAMES, file_of, write_game

AGAIN = "python -m tests.golden.regenerate writes the file again; read the difference before you commit it"


@pytest.mark.parametrize("code", NAMES)
def test_a_whole_game_reads_as_it_was_read_once(code: str) -> None:
    text = write_game(code)
    assert text == file_of(code).read_text("utf-8"), AGAIN
    assert all(mark in text for mark in ("👑", "⏰", "⛳", "⏳", "🏆", "🥉")), "it is a whole game"
