"""Tables as notebooks and terminals show them, each at a busy moment of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine import CARD_COMMONS, PAGAT, Phase, TableView
from engine.actions import DISCARD, DRAW
from engine.table_view import scorecard_text
from tests.engine.positions import draw_and_discard, draw_and_turn_up, opened, until_out

FOLDER: Final = Path(__file__).parent / "tables"


def write_tables() -> Iterator[tuple[Path, str]]:
    """Yield each file and what should be in it."""
    for name, view in _views():
        yield FOLDER / f"{name}.txt", f"{view}\n\n{scorecard_text(view)}\n"
        yield FOLDER / f"{name}.svg", view._repr_svg_().replace("><", ">\n<") + "\n"


def _views() -> Iterator[tuple[str, TableView]]:
    game = opened(CARD_COMMONS, 5)
    yield "first_turn", game.view(None)
    draw_and_turn_up(game)
    draw_and_discard(game)
    game.play(DRAW)
    yield "own_drawn_card", game.view(2)
    yield "another_drawn_card", game.view(0)
    game.play(DISCARD)
    until_out(game, 3)
    yield "last_turns", game.view(None)
    while game.phase is not Phase.HOLE_OVER:
        draw_and_discard(game)
    yield "scored", game.view(1)
    twelve = opened(PAGAT, 12)
    draw_and_turn_up(twelve)
    yield "twelve_seats", twelve.view(11)
