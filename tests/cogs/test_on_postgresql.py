"""Whole games through the bot on PostgreSQL: played, interrupted, killed, looked up and forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from data.boards import BoardQuery
from data.periods import Period
from data.records import Status
from tests.cogs.club import Club
from tests.cogs.playing import Party
from tests.data.conftest import POSTGRES_URL, cleared_server

pytestmark = pytest.mark.skipif(not POSTGRES_URL, reason="needs GOLF_TEST_POSTGRES_URL")


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """Run the club with its games on a PostgreSQL server, and with one connection for all queries."""
    monkeypatch.setattr("data.database.CONNECTIONS", 2)
    monkeypatch.setattr("data.server.CONNECTIONS", 2)
    async with Club(tmp_path / "unused.db", url=await cleared_server()) as club:
        yield club
    assert not (tmp_path / "unused.db").exists()


async def test_a_game_is_played_through_a_restart_and_a_crash_to_the_scoreboard(club: Club) -> None:
    people = [club.ann, club.bob, club.cy]
    await club.start(*people, holes=3, clock=300)
    party = Party(club, *people, seed=4)
    for number in range(12):
        await party.step()
        if number == 5:
            await club.restart()
        if number == 9:
            await club.crash()
    game = await party.play()
    assert game.record.status is Status.FINISHED
    stored = await club.store.games.find(party.game_id)
    assert stored is not None
    assert stored.events == game.events
    board = await club.store.scores.load_leaderboard(
        BoardQuery(club.guild.id, Period.ALL, club.now()), asker_id=club.ann.id
    )
    assert board.total == 3
    assert board.asker is not None
    await club.command(club.ann, "scores")
    # A week later the events are packed, and the game can still be reviewed.
    before = club.now() + timedelta(days=8)
    assert (await club.store.packing.pack_some(before)).packed == 1
    assert await club.store.games.find(party.game_id) == stored
    await club.store.privacy.forget(club.ann.id)
    export = await club.store.privacy.export(club.ann.id)
    assert export["games"] == []


async def test_clocks_run_out_and_computers_move(club: Club) -> None:
    await club.start(club.ann, computers=2, holes=3, clock=45)
    for _ in range(12):
        await club.pass_time(46)
    (game_id,) = await club.store.games.list_open_ids()
    stored = await club.store.games.find(game_id)
    assert stored is not None
    assert stored.record.players[
        [p.user_id for p in stored.record.players].index(club.ann.id)
    ].autopilot
