"""Who may start a game, remove a player and end a game."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.contest.play import give_up
from bot.contest.rights import check_may_end, check_may_free, check_may_kick, check_may_start
from bot.ports import Person, Refusal
from tests.bot.tables import ANN, BOB, CY, NOW, game, lobby, played

HOST, PLAYER, OTHER = Person(ANN, "Ann"), Person(BOB, "Bob"), Person(77, "Zed")
MODERATOR = Person(78, "Mo", moderator=True)


def test_the_host_and_moderators_start_a_game() -> None:
    check_may_start(lobby(), HOST, "Ann")
    check_may_start(lobby(), MODERATOR, "Ann")
    with pytest.raises(Refusal, match=r"\*\*Ann\*\* opened this table"):
        check_may_start(lobby(), PLAYER, "Ann")


def test_the_host_removes_a_player_only_once_their_time_has_run_out() -> None:
    contest = game(3)
    seat = contest.seat_of(BOB)
    assert seat is not None
    with pytest.raises(Refusal, match="whose time has run out"):
        check_may_kick(contest, HOST, BOB)
    late = contest.with_player(seat, replace(contest.record.players[seat], lapses=1))
    assert check_may_kick(late, HOST, BOB) == seat
    with pytest.raises(Refusal, match="Only the host or a moderator"):
        check_may_kick(late, Person(CY, "Cy"), BOB)


def test_a_moderator_removes_anybody_who_is_there() -> None:
    contest = game(3)
    seat = contest.seat_of(BOB)
    assert seat is not None
    assert check_may_kick(contest, MODERATOR, BOB) == seat
    with pytest.raises(Refusal, match="not in this game"):
        check_may_kick(give_up(contest, seat), MODERATOR, BOB)


def test_the_host_ends_a_game_while_nobody_has_scored() -> None:
    check_may_end(lobby(), HOST, NOW)
    check_may_end(game(2), HOST, NOW)
    with pytest.raises(Refusal, match="Ask a moderator"):
        check_may_end(played(game(2), until="hole over"), HOST, NOW)


def test_after_an_idle_hour_any_player_ends_it() -> None:
    contest = played(game(2), until="hole over")
    later = NOW + timedelta(hours=1)
    for person in (HOST, PLAYER):
        with pytest.raises(Refusal):
            check_may_end(contest, person, later - timedelta(seconds=1))
        check_may_end(contest, person, later)
    with pytest.raises(Refusal, match="Only its players"):
        check_may_end(contest, OTHER, later)
    # The hour begins with the last press, and not with the game.
    pressed = contest.touch(later)
    for person in (HOST, PLAYER):
        with pytest.raises(Refusal):
            check_may_end(pressed, person, later + timedelta(minutes=59))
        check_may_end(pressed, person, later + timedelta(hours=1))


def test_a_moderator_always_ends_it() -> None:
    check_may_end(played(game(2), until="hole over"), MODERATOR, NOW)


def test_moderators_free_seats_and_others_read_why_they_may_not_end_a_game() -> None:
    table = lobby()
    check_may_free(table, Person(ANN, "Ann"))
    check_may_free(table, Person(99, "Mo", moderator=True))
    with pytest.raises(Refusal) as refused:
        check_may_free(table, Person(BOB, "Bob"))
    assert refused.value.phrase.key == "refusals-only-host-removes"
    scored = played(game(3), until="hole over")
    host, *others = scored.record.people
    for user_id, key in (
        (scored.record.host_id, "refusals-hole-scored"),
        (
            next(one for one in (host, *others) if one != scored.record.host_id),
            "refusals-end-later",
        ),
        (99, "refusals-only-players-end"),
    ):
        with pytest.raises(Refusal) as refused:
            check_may_end(scored, Person(user_id, "Somebody"), NOW)
        assert refused.value.phrase.key == key
