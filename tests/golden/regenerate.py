"""Writes the golden files again: ``python -m tests.golden.regenerate``.

The moves of an existing file are kept, so that a change of the engine shows as a difference in what was seen or scored.
A file that is missing, or whose moves are not legal any more, gets new moves.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
from pathlib import Path

from engine import Game, Phase, RuleError
from tests.engine.positions import greedy
from tests.golden import tables
from tests.golden.playthrough import LEAVE, STOP, Head, Move, read, words_for, write

FOLDER = Path(__file__).parent


def _head(name: str, ruleset: str, seats: int, holes: int) -> Head:
    entropy = " ".join(f"player:{number}" for number in range(1, seats + 1))
    return Head(ruleset, seats, holes, hashlib.sha256(name.encode()).hexdigest(), entropy)


GAMES: dict[str, Head] = {
    name: _head(name, *rest)
    for name, rest in {
        "card_commons": ("card_commons", 3, 3),
        "card_commons_two_decks": ("card_commons", 5, 3),
        "pagat": ("pagat", 2, 9),
        "pagat_stopped": ("pagat", 4, 9),
    }.items()
}
"""The games to play for files that are missing."""


def _play(name: str, head: Head) -> list[Move]:
    game = head.deal()
    moves: list[Move] = []

    def leave(seat: int) -> None:
        game.give_up(seat)
        moves.append((seat, LEAVE))

    while not game.is_over:
        seat = game.to_act[-1]
        action = greedy(game.view(seat))
        game.play(seat, action)
        moves.append((seat, words_for(action)))
        if name == "card_commons_two_decks" and _begins(game, 2):
            leave(1)
        if name == "pagat_stopped" and _begins(game, 2):
            leave(3)
        if name == "pagat_stopped" and game.hole == 3 and game.turn == 6:
            game.stop()
            moves.append((0, STOP))
    return moves


def _begins(game: Game, hole: int) -> bool:
    return game.hole == hole and game.phase is Phase.DRAW and game.turn == 1


def main() -> int:
    """Write every file, and print which ones changed."""
    changed = 0
    kept = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}
    for name in sorted(GAMES.keys() | kept.keys()):
        try:
            text = write(*read(kept[name]))
        except (KeyError, RuleError):
            text = write(GAMES[name], _play(name, GAMES[name]))
        if text != kept.get(name):
            changed += 1
            (FOLDER / f"{name}.txt").write_text(text, "utf-8")
            sys.stdout.write(f"{name}.txt is new or has changed\n")
    sys.stdout.write(f"{changed} of {len(GAMES.keys() | kept.keys())} playthroughs changed\n")
    for path, text in tables.write_tables():
        if not path.exists() or text != path.read_text("utf-8"):
            path.write_text(text, "utf-8")
            sys.stdout.write(f"tables/{path.name} is new or has changed\n")
    from tests.golden import (
        boxes,
        commands,
        opinions,
        scenes,
        screens,
        sheet,
    )  # they need the whole bot, and the playthroughs do not

    told = asyncio.run(commands.write_all_commands())
    if told != commands.FILE.read_text("utf-8"):
        commands.FILE.write_text(told, "utf-8")
        sys.stdout.write(f"{commands.FILE.name} has changed\n")
    for file, text in (
        (opinions.FILE, opinions.write_opinions()),
        (boxes.FILE, boxes.write_boxes()),
    ):
        if not file.exists() or text != file.read_text("utf-8"):
            file.write_text(text, "utf-8")
            sys.stdout.write(f"{file.parent.name}/{file.name} is new or has changed\n")
    if sheet.has_changed():
        sheet.draw_sheet().save(sheet.FILE, optimize=True)
        sys.stdout.write(f"{sheet.FILE.parent.name}/{sheet.FILE.name} is new or has changed\n")
    for code in screens.NAMES:
        path, text = screens.file_of(code), screens.write_game(code)
        if not path.exists() or text != path.read_text("utf-8"):
            path.write_text(text, "utf-8")
            sys.stdout.write(f"screens/{path.name} is new or has changed\n")
    for name in scenes.SCENES:
        path, text = scenes.file_of(name), scenes.write_scenes(name)
        if not path.exists() or text != path.read_text("utf-8"):
            path.write_text(text, "utf-8")
            sys.stdout.write(f"scenes/{path.name} is new or has changed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
