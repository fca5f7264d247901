"""Waits until every message shows its game, while the clocks of the games go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from bot.contest import Contest
from data.store import Store
from tests.neighbours.playing import Party
from tests.neighbours.world import Message


async def until_true(condition: Callable[[], Awaitable[bool]], seconds: float) -> bool:
    """Wait until a question to the database is answered with yes; return whether that came in time."""
    end = time.monotonic() + seconds
    while not await condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.2)
    return True


async def check_shown(store: Store, parties: Sequence[Party], seconds: float) -> None:
    """Check that each message comes to the version that its game has now, or to a newer one.

    The games need not stand still. A clock may change one game while the message of another one is looked at.
    """
    for game_id, version in (await store.surfaces.list_late()).items():

        async def has_come(game_id: str = game_id, version: int = version) -> bool:
            return await _has_come(store, game_id, version)

        assert await until_true(has_come, seconds), await _describe(store, game_id, version)
    for party in parties:

        async def is_right(party: Party = party) -> bool:
            contest = await party.game()
            return contest is None or not _list_wrong(party, contest)

        if not await until_true(is_right, seconds):
            contest = await party.game()
            assert contest is None, _list_wrong(party, contest)


async def _has_come(store: Store, game_id: str, version: int) -> bool:
    stored = await store.games.find(game_id)
    assert stored is not None
    rows = await store.surfaces.list_of_game(game_id)
    has_table = any(row.kind == "table" for row in rows) or not stored.record.status.is_open
    return has_table and all(row.version >= version for row in rows)


async def _describe(store: Store, game_id: str, version: int) -> str:
    rows = await store.surfaces.list_of_game(game_id)
    return f"{game_id} has version {version}, and its messages are behind: {rows}"


def _list_wrong(party: Party, contest: Contest) -> list[str]:
    """Return the messages whose buttons belong to an older moment of the game."""
    table = party.table(contest.game_id)
    if table is None or not _list_keys(table, contest):
        return [f"{contest.game_id} has no table with buttons"]
    wrong = []
    for message in (table, *_list_cards(party, contest)):
        if not _list_keys(message, contest) <= {contest.key}:
            wrong.append(f"{contest.game_id} is at {contest.key}: {message}")
    return wrong


def _list_cards(party: Party, contest: Contest) -> list[Message]:
    """Return the newest direct message of each person of the game, if it shows this game."""
    world = party.loopback.world
    channels = [world.direct.get(user_id, 0) for user_id in contest.record.people]
    newest = [found[-1] for channel_id in channels if (found := world.list_in(channel_id))]
    return [message for message in newest if message.game_id == contest.game_id]


def _list_keys(message: Message, contest: Contest) -> set[str]:
    """Return the moments of the game for which the buttons of a message were made. Some buttons have none."""
    parts = [custom_id.split(":") for custom_id in message.custom_ids("")]
    return {key for _, game_id, key, *_ in parts if game_id == contest.game_id and key}
