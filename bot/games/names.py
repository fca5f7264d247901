"""Knows the names of people. Names are in memory only, because they change and can be looked up again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.ports import Messenger, MessengerError

_KEEP_S: Final = 3600.0
_KEEP_MISSING_S: Final = 300.0
_MOST: Final = 50_000

FALLBACK: Final = ""
"""The empty name of a person whose name cannot be found. Each language shows a word such as *Player* instead."""


class _Known(NamedTuple):
    name: str | None
    """The person's name in the server, ``None`` if the person is not in the server."""
    until_s: float
    """The time, in seconds of the clock, from which on the name is looked up again."""


class TableNames(NamedTuple):
    """The names of people at a table, and the language of its server."""

    people: dict[int, str]
    """The names of people by user id."""
    language: str | None
    """The language of the server as Discord writes it, ``None`` if it is not known."""


class Names:
    """Knows people's names in each server. A press brings the presser's name, and Discord is asked for other names.

    A name is looked up again after an hour, or after five minutes if the person was not in the server.
    """

    def __init__(
        self, messenger: Messenger, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._messenger = messenger
        self._clock = clock
        self._known: LRUCache[tuple[int, int], _Known] = LRUCache(_MOST)

    def learn(self, guild_id: int, user_id: int, name: str) -> None:
        """Remember the name that came with a press or a command."""
        self._keep((guild_id, user_id), name, _KEEP_S)

    def find_language(self, guild_id: int) -> str | None:
        """Return the language of a server as Discord writes it, ``None`` if it is not known."""
        return self._messenger.find_server_language(guild_id)

    async def look_up(self, guild_id: int, user_id: int) -> str:
        """Return a person's name in a server; the last known name or ``FALLBACK`` if it cannot be found."""
        name = await self.look_up_member(guild_id, user_id)
        return name or FALLBACK

    async def look_up_all(self, guild_id: int, user_ids: Iterable[int]) -> dict[int, str]:
        """Return the names of several people in a server, each as ``look_up`` does."""
        return {user_id: await self.look_up(guild_id, user_id) for user_id in user_ids}

    async def look_up_table(self, guild_id: int, user_ids: Iterable[int]) -> TableNames:
        """Return the names of several people in a server, and the language of the server."""
        return TableNames(await self.look_up_all(guild_id, user_ids), self.find_language(guild_id))

    async def look_up_member(self, guild_id: int, user_id: int) -> str | None:
        """Return a person's name in a server, ``None`` if the person is not in the server.

        If Discord does not answer, return the last known name or ``FALLBACK``.
        """
        if user_id < 0:
            return None  # the person asked to be forgotten
        key = (guild_id, user_id)
        known = self._known.get(key)
        if known is not None and self._clock() < known.until_s:
            return known.name
        try:
            name = await self._messenger.fetch_member_name(guild_id, user_id)
        except MessengerError:
            # An old or general name is better than no table. The name is looked up again soon.
            old = known.name if known is not None else FALLBACK
            self._keep(key, old, 30.0)
            return old
        self._keep(key, name, _KEEP_S if name is not None else _KEEP_MISSING_S)
        return name

    async def look_up_members(
        self, guild_id: int, user_ids: Sequence[int]
    ) -> dict[int, str | None]:
        """Return the names of several people in a server by user id.

        A person who is not in the server has ``None`` instead of a name.
        """
        now_s = self._clock()
        known = {user_id: self._known.get((guild_id, user_id)) for user_id in user_ids}
        unknown = [
            user_id
            for user_id, entry in known.items()
            if user_id >= 0 and (entry is None or now_s >= entry.until_s)
        ]
        names = {user_id: None if entry is None else entry.name for user_id, entry in known.items()}
        if not unknown:
            return names
        try:
            found = await self._messenger.fetch_member_names(guild_id, unknown)
        except MessengerError:
            # An old or general name is better than no page.
            return names | {id_: FALLBACK for id_ in unknown if known[id_] is None}
        for user_id in unknown:
            names[user_id] = name = found.get(user_id)
            self._keep((guild_id, user_id), name, _KEEP_S if name is not None else _KEEP_MISSING_S)
        return names

    def _keep(self, key: tuple[int, int], name: str | None, for_s: float) -> None:
        self._known[key] = _Known(name, self._clock() + for_s)
