from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    Card,
    Discard,
    Draw,
    Game,
    Phase,
    RuleError,
    Swap,
    Take,
    TurnUp,
)
from engine.__main__ import main
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    Event,
    GameWon,
    HoleDealt,
    StockRebuilt,
    WentOut,
)
from engine.terminal import HELP, Terminal, describe, play, read_action

from .hidden import cards_named
from .positions import new, random_player

ROOT = Path(__file__).parents[2]


def at_the_terminal(game: Game, answers: list[str], people: tuple[int, ...] = (0,)) -> list[str]:
    """Play with these answers, then leave; return everything that was shown, with the questions."""
    shown: list[str] = []
    left: Iterator[str] = iter(answers)

    def ask(question: str) -> str:
        shown.append(question)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    play(game, people, Terminal(ask, shown.append, random_player(random.Random(1)), "Club"))
    return shown


TWO, KING = Card.parse("2C"), Card.parse("KD")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (HoleDealt(2, 1, TWO, None), "\nHole 2 is dealt; Bob begins. The first discard is the 2♣."),
        (CardTurnedUp(1, 4, KING), "Bob turns up the K♦ in place 5."),
        (CardDrawn(0, None), "Ann draws."),
        (
            CardSwapped(1, 2, TWO, KING, True),
            "Bob puts the 2♣ in place 3; the K♦ goes to the discard pile.",
        ),
        (
            CardTaken(1, 0, TWO, KING, True),
            "Bob takes the 2♣ and puts it in place 1; the K♦ goes to the discard pile.",
        ),
        (CardDiscarded(1, KING), "Bob discards the K♦."),
        (StockRebuilt(31, None), "The stock was empty: 31 discards were shuffled into a new one."),
        (WentOut(1), "Bob has gone out!"),
        (GameWon((1,), (9, 4)), "The game is over."),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_event_has_its_sentence(event: Event, sentence: str) -> None:
    assert describe(event, ("Ann", "Bob")) == (sentence,)


def test_one_turn_with_every_mistake_on_the_way() -> None:
    game = new(CARD_COMMONS, 2)
    shown = at_the_terminal(
        game, ["", "7", "x", "1", "1", "2", "3", "t9", "x", "?", "d", "d", "T 4", "6"]
    )
    sentences = [line for line in shown if "\n" not in line]
    text = "\n".join(sentences)
    assert "I do not understand ''" in text
    assert "I do not understand '7'" in text
    assert "Turn a face-down card up first" in text
    assert "That card is face up already." in text
    assert "Write d to draw first, or t3 to take the top discard." in text
    assert "I do not understand 't9'" in text
    assert "Draw from the stock or take the top discard first." in text
    assert HELP in shown
    table = next(line for line in shown if line.startswith("\nCard Commons"))
    assert all(table.count(f" {place}:") == 2 for place in range(1, 7))
    assert text.count("You hold the ") == 2
    assert re.search(r"Player 1 puts the \S+ in place 6; the \S+ goes to the discard pile\.", text)
    assert game.turn > 1


def test_nobody_sees_what_a_random_seat_draws_until_it_is_placed() -> None:
    game = new(PAGAT, 3)
    shown = at_the_terminal(game, ["1", "2", "d", "x"])
    draws = [line for line in shown if line.endswith(" draws.")]
    assert draws
    assert not any(cards_named(line) for line in draws)


def test_a_person_in_any_seat_is_asked_before_the_computers() -> None:
    shown = at_the_terminal(new(PAGAT, 3), ["4", "5"], (1,))
    told = [line.split(" > ")[0] for line in shown if not line.startswith("\n")]
    assert told[0] == told[2] == "Player 2: turn up a card, 1 to 6"
    assert told[1].startswith("Player 2 turns up the ")
    assert told[4].startswith("Club 1 turns up the ")


def test_leaving_is_polite() -> None:
    for answers in ([], ["q"], ["1", "quit"]):
        shown = at_the_terminal(new(CARD_COMMONS, 2), answers)
        assert shown[-2] == "\nThe game ends here. The scores so far:"
        assert "Player 1" in shown[-1]

    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    shown = []
    game = new(CARD_COMMONS, 2)
    play(game, (0, 1), Terminal(interrupted, shown.append, random_player(random.Random(1)), "Club"))
    assert "The game ends here" in shown[-2]
    assert not game.is_over


def test_a_whole_game_of_random_seats_with_a_person_who_only_takes() -> None:
    game = new(CARD_COMMONS, 2, holes=3)
    answers = (["1", "2"] + ["t3", "t4", "t5", "t6"] * 30 + [""]) * 3

    def ask(question: str) -> str:
        if "turn up" in question:
            return answers.pop(answers.index("2" if game.state.up[0] else "1"))
        return "" if "Enter" in question else f"t{random.Random(len(game.events)).randint(1, 6)}"

    shown: list[str] = []
    play(game, (0,), Terminal(ask, shown.append, random_player(random.Random(5)), "Club"))
    assert game.is_over
    assert "won with" in shown[-1]
    assert str(min(game.totals)) in shown[-1]
    assert sum("has gone out!" in line for line in shown) == 3
    # The table and the scores are shown after each hole, also after the last one.
    scored = [line for line in shown if line.startswith("\n") and "total " in line]
    assert sum(line.startswith("\n hole") for line in scored) == 3
    assert sum("hole 3 of 3, game over" in line for line in shown) == 1
    turned = [line for line in shown if "turns up the" in line]
    assert {line[-2] for line in turned if line.startswith("Player 1")} == {"1", "2"}


@pytest.mark.parametrize(
    ("answer", "phase", "action"),
    [
        ("3", Phase.OPENING, TurnUp(2)),
        ("3", Phase.PLACE, Swap(2)),
        ("t1", Phase.DRAW, Take(0)),
        ("d", Phase.DRAW, Draw()),
        ("x", Phase.PLACE, Discard()),
    ],
)
def test_what_an_answer_means(answer: str, phase: Phase, action: object) -> None:
    assert read_action(answer, phase) is action


@pytest.mark.parametrize("answer", ["0", "7", "t", "t0", "tt1", "12", "²", "-1", "swap"])
@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.DRAW, Phase.PLACE, Phase.HOLE_OVER])
def test_what_means_nothing_gets_a_sentence(answer: str, phase: Phase) -> None:
    with pytest.raises(RuleError, match=r"write (\?|q)"):
        read_action(answer, phase)


def run(*arguments: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "engine", *arguments],
        input=typed,
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | env,
        timeout=120,
    )


def test_the_command_plays_a_game_and_a_seed_plays_it_again() -> None:
    arguments = ("--ruleset", "pagat", "--seats", "3", "--people", "0", "--seed", "spring")
    first, second = run(*arguments), run(*arguments)
    assert (first.returncode, first.stderr) == (0, b"")
    assert first.stdout == second.stdout
    text = first.stdout.decode()
    assert "won with" in text
    assert "9 deals and" in text
    assert re.search(r"^total( +-?\d+){3}$", text, re.MULTILINE)


def test_twelve_seats_fit_into_a_hundred_columns() -> None:
    game = run(
        "--ruleset", "pagat", "--seats", "12", "--people", "0", "--level", "rookie", "--seed", "a"
    )
    assert (game.returncode, game.stderr) == (0, b"")
    tables = [line for line in game.stdout.decode().splitlines() if not line.endswith((".", "!"))]
    assert max(map(len, tables)) <= 100
    assert "Rookie 12" in game.stdout.decode()


@pytest.mark.parametrize(
    "way", ["--people 0 --seed a | head -n 1", "verify <(echo []) | true"], ids=["long", "short"]
)
def test_a_reader_who_has_seen_enough_ends_it_quietly(way: str) -> None:
    command = f"set -o pipefail; {sys.executable} -m engine {way}"
    ended = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONUNBUFFERED": ""},  # otherwise Python never has a rest to write
        timeout=120,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_the_command_ends_well_whatever_is_typed() -> None:
    """Nor does it matter what the terminal can write."""
    typed = b"\xff\xfe\n\x00\n1\n99\n2\nd"
    ended = run("--seats", "2", "--seed", "a", typed=typed, PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert re.search(rb"top discard \w+\?", ended.stdout)
    assert "The game ends here" in ended.stdout.decode()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "7"], "for 2 to 6 players, not 7"),
        (["--ruleset", "pagat", "--holes", "3"], "9, 18 holes, not 3"),
        (["--people", "3"], "--people goes from 0"),
        (["--ruleset", "bridge"], "invalid choice"),
    ],
)
def test_arguments_that_make_no_game(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err
