"""Everything that is stored, opened and closed as one."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Self

from data.database import Database
from data.games import Games
from data.invitations import Invitations
from data.location import locate
from data.migrate import upgrade
from data.packing import Packing
from data.people import People
from data.privacy import Privacy
from data.scores import Scores
from data.surfaces import Surfaces
from data.vitals import StoreVitals, look_over


class Store:
    """The parts of the storage, on one open database.

    >>> async with await Store.open("sqlite:///golf.db") as store:  # doctest: +SKIP
    ...     await store.games.open_ids()
    """

    def __init__(self, database: Database) -> None:
        """For ``open``: the database must be at this version's tables."""
        self.database = database
        """The transactions below all parts."""
        self.games = Games(database)
        self.surfaces = Surfaces(database)
        self.people = People(database)
        self.invitations = Invitations(database)
        self.scores = Scores(database)
        self.packing = Packing(database)
        self.privacy = Privacy(database, self.people)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at an address such as ``sqlite:///golf.db``, made new or brought up to this version.

        ``UnusableDatabase``, with a sentence for the host of the bot, if that cannot be.
        """
        database = Database(locate(url))
        try:
            await upgrade(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    def tell_writes(self, listener: Callable[[float], None]) -> None:
        """Tell the listener of every transaction that writes how many seconds it has taken."""
        self.database.on_write = listener

    async def vitals(self) -> StoreVitals:
        """Return how the database is."""
        return await look_over(self.database)

    async def close(self) -> None:
        """Close all connections and let go of the database."""
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
