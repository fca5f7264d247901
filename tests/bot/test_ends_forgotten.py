"""The bot forgets a game in memory when the game ends, so memory stops growing with the number of games."""

from __future__ import annotations

import gc
from pathlib import Path

from benchmarks.memory import Player
from bot.messages.surface import Surface
from bot.service import Application
from data.store import Store
from tests.bot.scripted import Nowhere


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
