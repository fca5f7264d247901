"""Writes one whole game as its players read it: the lobby, the table and one player's cards after every move, and the
end.

A line is written if the message did not show it before the move. After the first hole, a line is left out if it differs
from an earlier line only in numbers and ranks. Invisible signs of direction are left out, too. Read a file as a player
would, from the top to the bottom.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.contest import Contest
from bot.contest.lobby import add_computer, join, start
from bot.contest.play import move
from bot.languages import Tongue, choose_tongue
from bot.languages.direction import without_isolates
from bot.pictures.renderer import draw
from bot.ports.screen import Menu, Picture, Row, Screen, Text
from bot.screens.cards import cards_screen
from bot.screens.cast import Cast
from bot.screens.lobby import lobby_screen
from bot.screens.reminder import reminder_screen
from bot.screens.table import table_screen
from engine import NextHole
from engine.computer import Level
from tests.bot.tables import ANN, BOB, NOW, START, lobby
from tests.engine.positions import greedy

FOLDER: Final = Path(__file__).parent / "screens"
NAMES: Final = {"de": ("Jürgen", "Ömer"), "ja": ("さくら", "Ken"), "he": ("דנה", "Noam")}
"""The people of the game by language. The first person plays with pictures, the second one with words."""


def file_of(code: str) -> Path:
    """Return the path of the file with the game in a language."""
    return FOLDER / f"{code}.txt"


def write_game(code: str) -> str:
    """Return what everybody reads in a game of three holes with a computer."""
    return "\n".join([*_Reader(code).read(), ""])


class _Reader:
    def __init__(self, code: str) -> None:
        self.tongue: Tongue = choose_tongue(code)
        self.people = NAMES[code]
        self.brief = False
        self.shown: dict[str, list[str]] = {}
        """By message: the lines that it shows now."""
        self.known: set[tuple[str, str]] = set()
        """The lines that each message has ever shown, without numbers and ranks."""

    def read(self) -> Iterator[str]:
        yield "# Written by `python -m tests.golden.regenerate`; read the difference before you commit it."
        table = lobby(holes=3)
        for step in (
            lambda game: game,
            lambda game: join(game, BOB, 101),
            lambda game: add_computer(game, Level.CLUB),
        ):
            table = step(table)
            yield from self._news("the table", lobby_screen(table, self._cast(table)))
        game = start(table, NOW, START)
        yield from self._look(game)
        yield from self._news("a reminder", reminder_screen(game, (ANN,), self.tongue))
        while game.is_playing:
            seat = game.to_act[-1]
            action = NextHole() if game.hole_is_over else greedy(game.view(seat))
            game = move(game, seat, action)
            yield from self._look(game)

    def _cast(self, game: Contest) -> Cast:
        names = {ANN: self.people[0], BOB: self.people[1], None: "Rookie"}
        by_seat = tuple(names[player.user_id] for player in game.record.players)
        return Cast(by_seat, self.people[0], tongue=self.tongue)

    def _look(self, game: Contest) -> Iterator[str]:
        cast, self.brief = self._cast(game), game.hole > 1
        yield from self._news("the table", table_screen(game, cast))
        for user_id, in_words in ((ANN, False), (BOB, True)):
            seat = game.seat_of(user_id)
            assert seat is not None
            own = replace(cast, text=in_words)
            yield from self._news(self.people[in_words], cards_screen(game, seat, own))

    def _news(self, message: str, screen: Screen) -> Iterator[str]:
        """Yield the lines of a message that it did not show before."""
        lines = [without_isolates(line) for line in _lines(screen)]
        before = self.shown.get(message, [])
        self.shown[message] = lines
        fresh = [line for line in lines if line not in before]
        if self.brief:
            fresh = [line for line in fresh if (message, _shape(line)) not in self.known]
        self.known |= {(message, _shape(line)) for line in lines}
        if fresh:
            yield f"\n== {message}"
            yield from fresh


def _shape(line: str) -> str:
    return re.sub(r"[0-9AJQK−]+", "#", line)


def _lines(screen: Screen) -> Iterator[str]:
    for part in screen.parts:
        match part:
            case Text():
                yield from part.markdown.split("\n")
            case Picture():
                yield from (f"   {line}" for line in part.description.split("\n"))
                words = (word.text for word in draw(part.spec).words.values())
                yield f"   > {' | '.join(word for word in words if any(map(str.isalpha, word)))}"
            case Row():
                yield " ".join(f"[{button.label}]" for button in part.buttons)
            case Menu():
                yield f"[{part.placeholder}]"
                yield from (f"  - {option.label}: {option.description}" for option in part.options)
            case _:
                pass
