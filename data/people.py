"""The preferences of people and servers."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any, Final, TypeVar

from cachetools import LRUCache
from sqlalchemy import Column, Connection, Table, delete, select

from data.database import Database
from data.notices import Notice, PersonNotice, ServerNotice, announce
from data.records import Preferences, ServerPreferences
from data.tables import preferences, server_preferences

_Choice = TypeVar("_Choice", Preferences, ServerPreferences)

_MOST_REMEMBERED: Final = 50_000


class People:
    """Stores all preferences. A person or a server without stored preferences has the defaults.

    Every move reads the preferences of everybody at the table. So preferences are read once and remembered. That is
    allowed only if no other process can change them, as with a SQLite file, or if this process is told about every
    change.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._remembered: LRUCache[tuple[str, int], Any] = LRUCache(_MOST_REMEMBERED)
        self._changes = 0
        """The number of writes. A value that was read before a write must not be remembered after that write."""

    async def load_preferences(self, user_id: int) -> Preferences:
        """Return the preferences of a person, the defaults if none are stored."""
        chosen = await self._read(Preferences, preferences, preferences.c.user_id, user_id)
        return Preferences(user_id) if chosen is None else chosen

    async def save(self, chosen: Preferences) -> None:
        """Store the preferences of a person and replace the old ones."""
        await self._write(preferences, asdict(chosen), PersonNotice(chosen.user_id))

    async def load_server(self, guild_id: int) -> ServerPreferences:
        """Return the preferences of a server, the defaults if none are stored."""
        chosen = await self._read(
            ServerPreferences, server_preferences, server_preferences.c.guild_id, guild_id
        )
        return ServerPreferences(guild_id) if chosen is None else chosen

    async def save_server(self, chosen: ServerPreferences) -> None:
        """Store the preferences of a server and replace the old ones."""
        await self._write(server_preferences, asdict(chosen), ServerNotice(chosen.guild_id))

    async def drop_server(self, guild_id: int) -> None:
        """Delete the preferences of a server."""
        gone = delete(server_preferences).where(server_preferences.c.guild_id == guild_id)

        def work(connection: Connection) -> None:
            connection.execute(gone)
            announce(self._database, connection, ServerNotice(guild_id))

        try:
            await self._database.write_together(work)
        finally:
            self._unremember(server_preferences, guild_id)

    def forget(self, user_id: int) -> None:
        """Forget the remembered preferences of a person, because the stored ones were deleted or changed."""
        self._unremember(preferences, user_id)

    def forget_server(self, guild_id: int) -> None:
        """Forget the remembered preferences of a server, because another process has changed the stored ones."""
        self._unremember(server_preferences, guild_id)

    def _unremember(self, table: Table, key: int) -> None:
        self._changes += 1
        self._remembered.pop((table.name, key), None)

    @property
    def _may_remember(self) -> bool:
        return self._database.is_sqlite or self._database.hears_changes

    async def _read(
        self, kind: type[_Choice], table: Table, key: Column[int], value: int
    ) -> _Choice | None:
        remembered = (table.name, value)
        if not self._may_remember:
            self._remembered.clear()
        if remembered in self._remembered:
            found: _Choice | None = self._remembered[remembered]
            return found
        changes = self._changes
        async with self._database.looking_up() as connection:
            row = (await connection.execute(select(table).where(key == value))).first()
        chosen = None
        if row is not None:
            chosen = kind(**{field.name: getattr(row, field.name) for field in fields(kind)})
        if self._may_remember and changes == self._changes:
            self._remembered[remembered] = chosen
        return chosen

    async def _write(self, table: Table, values: dict[str, Any], *notices: Notice) -> None:
        statement = self._database.upsert(table)
        fresh = {name: statement.excluded[name] for name in values}
        upsert = statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=fresh)
        (key,) = table.primary_key

        def work(connection: Connection) -> None:
            connection.execute(upsert, values)
            announce(self._database, connection, *notices)

        try:
            await self._database.write_together(work)
        finally:
            self._unremember(table, values[key.name])
