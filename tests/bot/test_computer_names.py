"""Computers have different names."""

from __future__ import annotations

from bot.games.casting import name_computers
from data.records import PlayerRecord


def computers(*numbers: int, level: str = "pro") -> list[PlayerRecord]:
    return [PlayerRecord(None, str(n), level=level, number=n) for n in numbers]


def test_the_name_says_the_level_and_stays_whoever_else_comes_or_goes() -> None:
    three = name_computers(computers(1, 2, 3), "8f3k7mxp")
    assert all(name.startswith("Pro ") for name in three.values())
    assert name_computers(computers(2, 3), "8f3k7mxp") == {0: three[1], 1: three[2]}
    person = PlayerRecord(5, "x")
    assert name_computers([person, *computers(3)], "8f3k7mxp") == {1: three[2]}


def test_no_two_computers_of_a_game_share_a_name() -> None:
    for game in range(50):
        names = name_computers(computers(*range(1, 13)), f"game{game}")
        assert len(set(names.values())) == 12


def test_names_are_those_of_the_game_in_all_processes_and_versions() -> None:
    assert name_computers(computers(2, 1, 11), "8f3k7mxp") == {
        0: "Pro Yara",
        1: "Pro Quinn",
        2: "Pro Olga",
    }


def test_every_game_has_computers_of_its_own() -> None:
    first = {name_computers(computers(1), f"game{game}")[0] for game in range(100)}
    assert len(first) > 15


def test_all_names_are_used_in_an_order_that_never_changes() -> None:
    """Otherwise an update would rename the computers of the games under way."""
    names = name_computers(computers(*range(24), level="club"), "8f3k7mxp")
    order = [names[at * 7 % 24].removeprefix("Club ") for at in range(24)]
    at = order.index("Ada")
    assert " ".join(order[at:] + order[:at]) == (
        "Ada Cleo Dora Emil Finn Greta Hugo Ines Jules Kira Leo Mina "
        "Nils Olga Pia Quinn Rosa Tilda Uma Vito Wanda Xenia Yara Zeno"
    )
