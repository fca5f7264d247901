"""A process that plays scripted games as long as it lives, and reports every press that was acknowledged."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import os
from collections.abc import Sequence
from datetime import datetime
from multiprocessing.connection import Connection
from pathlib import Path

import structlog
from discord.utils import snowflake_time

from bot.contest import Contest
from bot.ports import Person, Place, Press, Refusal
from bot.ports.button_meanings import word_of
from bot.ports.screen import Screen
from bot.service import Application
from bot.service.terms import Terms
from data.records import Status
from data.store import Store
from engine import dumps

GUILD, CHANNEL = 1, 2
ANN, BOB = 11, 12


class Nowhere:
    """A messenger that accepts every message and shows it to nobody."""

    def __init__(self) -> None:
        self._ids = itertools.count(1)

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        return next(self._ids)

    async def wait_for_room(self, *, urgent: bool) -> None:
        return None

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        return None

    async def delete(self, channel_id: int, message_id: int) -> None:
        return None

    async def open_direct_channel(self, user_id: int) -> int:
        return 1000 + user_id

    def date_message(self, message_id: int) -> datetime:
        return snowflake_time(message_id)

    def find_server_language(self, guild_id: int) -> str | None:
        return None

    async def fetch_member_name(self, guild_id: int, user_id: int) -> str | None:
        return f"Player {user_id}"

    async def fetch_member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        return {user_id: f"Player {user_id}" for user_id in user_ids}


def fingerprint(contest: Contest) -> str:
    """Return 64 digits that stand for everything that has happened in a game."""
    return hashlib.sha256(dumps(contest.events).encode()).hexdigest()


def play_until_killed(database: Path, out: Connection) -> None:
    """Play the open game, or a new one, until the process is killed; write a line for each acknowledged press."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    asyncio.run(_play(database, out.fileno()))


async def _play(database: Path, out: int) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
    await app.start()
    presses = itertools.count(1)

    async def press(game_id: str, user_id: int, action: str, key: str = "0-0") -> None:
        person = Person(user_id, f"Player {user_id}")
        await app.service.presses.press(
            Press(next(presses), person, Place.DIRECT, CHANNEL, 1, game_id, key, action)
        )

    while True:
        game_id = await store.games.find_open_in(CHANNEL)
        if game_id is None:
            game_id, *_ = await app.service.opening.open_lobby(
                person=Person(ANN, "Ann"),
                guild_id=GUILD,
                channel_id=CHANNEL,
                terms=Terms("card_commons", holes=3, clock_s=90, hints=False),
            )
        contest = await app.games.get(game_id)
        if contest.record.status is Status.LOBBY:
            await press(game_id, BOB, "join")
            await press(game_id, ANN, "begin")
        while (contest := await app.games.get(game_id)).is_playing:
            seat = contest.to_act[0]
            legal = contest.view(seat).legal
            # This order has takes, swaps and discards, and always comes to an end.
            action = legal[(len(contest.events) * 5 + seat) % len(legal)]
            user_id = contest.record.players[seat].user_id
            assert user_id is not None
            try:
                await press(game_id, user_id, word_of(action), contest.key)
            except Refusal:
                continue  # the player's clock ran out while the process was dead
            after = await app.games.get(game_id)
            line = f"{game_id} {len(after.events)} {fingerprint(after)}\n"
            os.write(out, line.encode())
