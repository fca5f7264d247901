"""Opens and closes the whole storage."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Self

from data.database import Database
from data.errors import UnusableDatabase
from data.games import Games
from data.invitations import Invitations
from data.location import find_file, locate
from data.migrate import upgrade
from data.notices import Notice, announce
from data.packing import Packing
from data.people import People
from data.privacy import Privacy
from data.scores import Scores
from data.shards import WHOLE, Shards
from data.surfaces import Surfaces
from data.vitals import StoreVitals, measure


class Store:
    """The parts of the storage, on one open database.

    >>> async with await Store.open("sqlite:///golf.db") as store:  # doctest: +SKIP
    ...     await store.games.list_open_ids()
    """

    def __init__(self, database: Database, shards: Shards = WHOLE) -> None:
        """Use ``open`` instead. ``open`` also brings the tables up to this version."""
        self.database = database
        """The database that all parts use."""
        self.shards = shards
        database.is_shared = not shards.is_whole
        self.games = Games(database, shards)
        self.surfaces = Surfaces(database, shards)
        self.people = People(database)
        self.invitations = Invitations(database)
        self.scores = Scores(database)
        self.packing = Packing(database)
        self.privacy = Privacy(database, self.people)

    @classmethod
    async def open(cls, url: str, *, shards: Shards = WHOLE) -> Self:
        """Open the database at an address such as ``sqlite:///golf.db``.

        Create the tables, or bring them up to this version.

        ``shards`` are the shards that this process serves. ``UnusableDatabase`` with a sentence for the
        operator if the database cannot be opened.
        """
        address = locate(url)
        if find_file(address) is not None and not shards.is_whole:
            raise UnusableDatabase(
                "A SQLite file serves one process: with GOLF_SHARDS, use PostgreSQL."
            )
        database = Database(address)
        try:
            await upgrade(database)
        except BaseException:
            await database.close()
            raise
        return cls(database, shards)

    @property
    def is_shared(self) -> bool:
        """Whether other processes of the bot change games in this database."""
        return self.database.is_shared

    def tell_writes(self, listener: Callable[[float], None]) -> None:
        """Call ``listener`` after each transaction that writes, with the seconds that the transaction took."""
        self.database.on_write = listener

    async def announce(self, notice: Notice) -> None:
        """Send a notice to the other processes, without changing anything in the database."""
        await self.database.write_together(
            lambda connection: announce(self.database, connection, notice)
        )

    async def measure_vitals(self) -> StoreVitals:
        """Return figures that tell how the database is doing."""
        return await measure(self.database, self.shards)

    async def close(self) -> None:
        """Close all connections and release the database."""
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
