"""The commands of ``python -m training``, and what counts as a habit of a computer."""

from __future__ import annotations

import pytest

from engine import Game, Position, TableView
from engine.actions import DRAW, TAKES
from training import __main__ as commands
from training.habits import is_high_for_no_pair


@pytest.mark.parametrize(
    ("line", "function"),
    [
        ("train", "_train"),
        ("corrections", "_correct"),
        ("coach", "_coach"),
        ("choices", "_choices"),
        ("endings", "_endings"),
        ("habits", "_habits"),
        ("tournament", "_tournament"),
        ("tournament --deals 5", "_duels"),
    ],
)
def test_each_command_does_what_it_is_called(
    line: str, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    names = ("train", "correct", "coach", "choices", "endings", "habits", "tournament", "duels")
    for name in names:
        monkeypatch.setattr(commands, f"_{name}", lambda *_, name=name: called.append(f"_{name}"))
    monkeypatch.setattr(commands, "prepare", lambda: True)
    commands.main(line.split())
    assert called == [function]


def test_the_habits_of_both_weaker_levels_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    commands.main(["habits", "--ruleset", "card_commons", "--games", "1"])
    shown = capsys.readouterr().out
    assert "Rookie" in shown
    assert "Club" in shown
    assert "Pro" not in shown


def view(top: str) -> TableView:
    position = Position(["9C 5D -- -- -- --", "8C JD -- -- -- --"], seat=0, discards=top)
    return Game.from_position(position, ruleset="pagat", secret=bytes(32)).view(0)


def test_a_high_card_for_a_pair_is_no_bad_habit() -> None:
    assert is_high_for_no_pair(view("9S"), TAKES[2])
    assert not is_high_for_no_pair(view("9S"), TAKES[3])
    assert not is_high_for_no_pair(view("3S"), TAKES[2])
    assert is_high_for_no_pair(view("6S"), TAKES[2])
    assert not is_high_for_no_pair(view("5S"), TAKES[2])
    assert not is_high_for_no_pair(view("9S"), DRAW)
