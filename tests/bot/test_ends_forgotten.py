"""The bot forgets a game in memory when the game ends, so memory stops growing with the number of games."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.memory import Player
from bot.messages.surface import Surface
from bot.ports import ChannelGone, MessageGone, NotAllowed
from bot.service import Application
from data.records import DirectMessages, SurfaceKind
from data.store import Store
from tests.bot.moody import BOB, Bench, refuse, run
from tests.bot.scripted import Nowhere
from tests.bot.test_noted_answers import DIRECT
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]


def count_surfaces() -> int:
    gc.collect()
    return sum(isinstance(one, Surface) for one in gc.get_objects())


async def test_nothing_is_kept_of_the_messages_of_games_that_are_over(tmp_path: Path) -> None:
    before = count_surfaces()
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
        await app.start()
        player = Player(app)
        for number in range(6):
            await player.play(number)
        await app.publisher.settle()
        assert await store.games.list_open_ids() == []
        assert count_surfaces() == before
        async with store.database.reading() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM surfaces")
            assert found.scalar() == 0
        await app.close()


@pytest.mark.usefixtures("database_waits")
@pytest.mark.parametrize("error", [MessageGone(), NotAllowed("View Channel"), ChannelGone()])
def test_the_last_message_to_a_person_who_wants_no_more_is_tried_once(
    tmp_path: Path, error: Exception
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", error, channel_id=DIRECT + BOB)
        people = bench.app.store.people
        off = DirectMessages.OFF
        await people.save(replace(await people.load_preferences(BOB), direct_messages=off))
        for _ in range(2):
            await bench.turn(game_id)
            await asyncio.sleep(20)
        assert len(bench.messenger.of("edit", DIRECT + BOB)) == 1
        assert await bench.app.store.surfaces.find(game_id, SurfaceKind.CARDS, BOB) is None

    run(work, tmp_path)
