"""Plays the game in a terminal: ``python -m engine --seats 3 --people 1``."""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from engine import CARD_COMMONS, RULESETS, Game, RuleError, loads, verify_log, verify_shuffle
from engine.computer import Level, choose
from engine.table_view import table_text
from engine.terminal import HELP, Terminal, play


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one game, or check the log of one game. Return the exit status.

    Without ``arguments`` those of the command line are used.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["verify"]:
        return _verify(arguments[1:])
    parser = argparse.ArgumentParser(
        prog="python -m engine",
        description="Six Card Golf at a terminal.",
        epilog="python -m engine verify FILE checks the log of a game.",
    )
    parser.add_argument("--ruleset", choices=sorted(RULESETS), default=CARD_COMMONS.key)
    parser.add_argument("--seats", type=int, default=2, help="how many play (2)")
    parser.add_argument(
        "--people",
        type=int,
        default=1,
        help="how many of them sit here (1); the rest are computers",
    )
    parser.add_argument(
        "--level",
        choices=list(Level),
        default=Level.CLUB,
        type=Level,
        help="of the computers (club)",
    )
    parser.add_argument("--holes", type=int, help="how many holes")
    parser.add_argument("--seed", help="any text: play the same game again")
    options = parser.parse_args(arguments)
    if not 0 <= options.people <= options.seats:
        parser.error(f"--people goes from 0 to the number of seats, {options.seats}")

    if options.seed is None:
        secret, chance = secrets.token_bytes(32), random.Random()
    else:
        secret = hashlib.sha256(options.seed.encode()).digest()
        chance = random.Random(options.seed)
    people = range(options.people)
    try:
        game = Game.new(
            RULESETS[options.ruleset],
            seats=options.seats,
            holes=options.holes,
            secret=secret,
            computers=range(options.people, options.seats),
        )
    except RuleError as error:
        parser.error(str(error))

    _replace_bad_characters()
    print(f"{game.ruleset.title}, {game.holes} holes. Shuffled with a secret; its SHA-256 is")
    print(f"  {game.commitment}")
    if people:
        print(HELP)
    else:
        print(table_text(game.view(None)))
    level: Level = options.level
    choose_action = partial(choose, level=level, rng=chance)
    play(game, people, Terminal(input, print, choose_action, level.title()))
    if game.is_over:
        checked = verify_shuffle(game.secret, (), game.events)
        print(f"The secret was {game.secret.hex()};")
        print(f"with it, {checked.deals} deals and {checked.rebuilds} rebuilds are as promised.")
    return 0


def _verify(arguments: Sequence[str]) -> int:
    """Check the log of a game in a file, and print the result.

    ``arguments`` are those after ``verify`` on the command line. Return 0 if the commitment, every shuffle and
    every move are right, 1 if not, 2 if the file cannot be read.
    """
    parser = argparse.ArgumentParser(
        prog="python -m engine verify",
        description="Check the log of a game: the commitment, every shuffle, every move.",
    )
    parser.add_argument("file", type=Path, help="the JSON file of Check the shuffle")
    parser.add_argument("--commitment", help="the SHA-256 published before the game")
    options = parser.parse_args(arguments)
    _replace_bad_characters()
    try:
        text = options.file.read_bytes()
    except OSError as error:
        print(f"{options.file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 2
    try:
        print(verify_log(loads(text), commitment=options.commitment))
    except ValueError as error:
        print(f"Not as promised: {error}.")
        return 1
    print("All is as promised.")
    return 0


def _replace_bad_characters() -> None:
    """Make the terminal replace each character that cannot be read or written.

    Otherwise such a character ends the game.

    Examples are a broken byte in the input, and a card's suit that the terminal cannot write.
    """
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _main_in_a_pipe() -> int:
    """Run ``main``, and return its exit status.

    Return 0 if the program that reads the output has ended, such as ``head``.
    """
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Python writes the rest of the output at its end, so it needs an open file.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(_main_in_a_pipe())
