"""What computers think of their actions in many positions has not changed."""

from __future__ import annotations

from tests.golden.opinions import FILE, write_opinions

AGAIN = "python -m tests.golden.regenerate writes the file again; read the difference before you commit it"


def test_each_opinion_is_as_it_was_read_once() -> None:
    assert write_opinions() == FILE.read_text("utf-8"), AGAIN
