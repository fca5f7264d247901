"""Who may sit down, and what happens when they leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contest import Contest
from bot.contest.lobby import (
    add_computer,
    close,
    join,
    leave,
    make_game_id,
    open_lobby,
    remove_computer,
    start,
)
from bot.ports import Refusal
from data.records import Status
from engine import RULESETS, verify_log, verify_shuffle
from engine.computer import Level
from tests.bot.tables import ANN, BOB, CY, NOW, START, game, lobby


def people(contest: Contest) -> list[int | None]:
    return [player.user_id for player in contest.record.players]


def test_the_host_sits_down_first_and_others_follow_in_the_order_of_joining() -> None:
    table = join(join(lobby(), BOB, 101), CY, 102)
    assert people(table) == [ANN, BOB, CY]
    assert [player.entropy for player in table.record.players] == ["", "101", "102"]


def test_joining_twice_is_harmless() -> None:
    table = join(lobby(), BOB, 101)
    assert join(table, BOB, 102) is table


def test_a_full_table_takes_nobody_and_no_computer() -> None:
    table = lobby()
    for number in range(1, 4):
        table = join(table, ANN + number, 100 + number)
    table = add_computer(add_computer(table, Level.PRO), Level.CLUB)
    with pytest.raises(Refusal, match="full: 6 seats"):
        join(table, 99, 999)
    with pytest.raises(Refusal, match="full"):
        add_computer(table, Level.CLUB)


def test_pagat_seats_twelve() -> None:
    table = lobby(ruleset="pagat")
    for number in range(1, 12):
        table = join(table, ANN + number, 100 + number)
    with pytest.raises(Refusal, match="12 seats"):
        join(table, 99, 999)


def test_the_host_leaving_hands_over_to_whoever_joined_next() -> None:
    table = join(join(lobby(), BOB, 101), CY, 102)
    table = leave(table, ANN)
    assert table.record.host_id == BOB
    assert leave(table, CY).record.host_id == BOB


def test_the_last_person_leaving_closes_the_table_though_computers_stay() -> None:
    table = leave(add_computer(lobby(), Level.PRO), ANN)
    assert table.record.status is Status.CANCELLED


def test_whoever_has_not_joined_cannot_leave() -> None:
    with pytest.raises(Refusal, match="have not joined"):
        leave(lobby(), BOB)


def test_computers_come_and_go_last_in_first_out() -> None:
    table = add_computer(add_computer(lobby(), Level.ROOKIE), Level.PRO)
    assert [player.level for player in table.record.players] == [None, "rookie", "pro"]
    assert [player.number for player in table.record.players] == [0, 1, 2]
    table = remove_computer(table)
    assert [player.level for player in table.record.players] == [None, "rookie"]
    with pytest.raises(Refusal, match="no computer"):
        remove_computer(remove_computer(table))
    between = add_computer(join(add_computer(lobby(), Level.ROOKIE), BOB, 101), Level.PRO)
    between = remove_computer(join(between, CY, 102))
    assert people(between) == [ANN, None, BOB, CY]
    assert people(remove_computer(between)) == [ANN, BOB, CY]


def test_one_player_alone_cannot_start() -> None:
    with pytest.raises(Refusal, match="two players"):
        start(lobby(), NOW, START)


@pytest.mark.parametrize(("people_", "computers"), [(2, 0), (1, 3), (3, 2)])
def test_starting_seats_everybody_as_the_sealed_shuffle_says(people_: int, computers: int) -> None:
    contest = game(people_, computers)
    setup = contest.started_state.setup
    joiners = [ANN + number for number in range(people_)] + [None] * computers
    assert people(contest) == [joiners[joiner] for joiner in setup.seating]
    assert set(setup.computers) == {
        seat for seat, player in enumerate(contest.record.players) if player.user_id is None
    }
    verified = verify_shuffle(contest.record.secret, setup.entropy, contest.events)
    assert verified.deals == 1


def test_every_part_of_the_shuffle_is_younger_than_the_secret() -> None:
    table = join(add_computer(add_computer(lobby(), Level.PRO), Level.CLUB), BOB, 101)
    contest = start(table, NOW, START)
    setup = contest.started_state.setup
    assert setup.entropy == ("300:1", "300:2", "300:3", "101", "300")
    assert [player.entropy for player in contest.record.players] == [
        setup.entropy[joiner] for joiner in setup.seating
    ]
    other = start(table, NOW, START + 1)
    assert other.started_state.setup.digest != setup.digest


def test_a_host_who_does_not_start_brings_a_part_of_the_start_too() -> None:
    table = leave(join(join(lobby(), BOB, 101), CY, 102), ANN)
    assert start(join(table, ANN, 103), NOW, START).started_state.setup.entropy == (
        "101",
        "102",
        "103",
        "300",
    )


def test_a_new_game_is_bound_to_its_id_and_its_table() -> None:
    contest = game(2, clock_s=None, hints=True)
    setup = contest.started_state.setup
    assert (setup.scheme, setup.game_id) == (2, contest.game_id)
    assert setup.options == ("clock_s=none", "hints=on")
    assert game(2).started_state.setup.options == ("clock_s=90", "hints=off")


def test_a_lobby_that_an_older_version_stored_still_starts() -> None:
    table = add_computer(lobby(), Level.CLUB)
    old = [replace(player, entropy=str(99)) for player in table.record.players]
    table = replace(table, record=replace(table.record, players=tuple(old)))
    contest = start(table, NOW, START)
    assert contest.started_state.setup.entropy == ("99", "300:2", "300")
    verify_log(contest.events)


def test_closing_a_lobby_leaves_nothing_open() -> None:
    assert not close(lobby()).record.status.is_open


@pytest.mark.parametrize(("ruleset", "holes"), [("pagat", 3), ("card_commons", 7), ("chess", 9)])
def test_a_game_that_is_not_offered_is_refused(ruleset: str, holes: int) -> None:
    with pytest.raises(Refusal):
        open_lobby(
            guild_id=1,
            channel_id=1,
            host_id=1,
            ruleset=ruleset,
            holes=holes,
            clock_s=None,
            hints=False,
            now=NOW,
        )


def test_ids_are_short_and_hard_to_misread() -> None:
    ids = {make_game_id() for _ in range(500)}
    assert len(ids) == 500
    assert not set("01oil") & set("".join(ids))
    assert set(RULESETS) == {"card_commons", "pagat"}
