"""Games without a clock whose channel Discord does not find. With a clock: ``test_when_messages_fail.py``."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.ports import ChannelGone
from tests.bot.moody import Bench, gaps, refuse, run
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")


def test_a_channel_is_looked_for_again(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start()
        bench.messenger.refuse = refuse("edit", ChannelGone(), times=1)
        before = len(bench.messenger.of("edit"))
        await bench.move(game_id)
        await asyncio.sleep(40)
        assert gaps(bench.messenger.of("edit")[before:])[0] == 30

    run(work, tmp_path)
