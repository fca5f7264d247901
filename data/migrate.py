"""Brings a database up to the tables of this version, or says why it will not.

A new step: change ``data/tables.py``, then ``python -m data.migrate "what it does"`` writes a draft into
``data/migrations/versions`` to be read, corrected and tested.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, InterfaceError

from data.database import Database
from data.errors import UnusableDatabase
from data.location import locate
from data.tables import metadata

_FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x601F
"""Any number that nothing else in the database uses: several processes may start at once on a server."""


async def upgrade(database: Database, *, to: str = "head") -> None:
    """Bring the tables up to this version, all steps in one transaction: all or nothing.

    ``UnusableDatabase`` with a sentence for the host where the database is newer, another program's, damaged or out
    of reach. ``to`` stops at an earlier step, for tests.
    """
    await _run(database, lambda config: command.upgrade(config, to), check=True)


async def _run(database: Database, work: Callable[[Config], object], *, check: bool) -> None:
    def within(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
        config.attributes["connection"] = connection
        if not database.is_sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        if check:
            _check(connection, ScriptDirectory.from_config(config))
        work(config)
        if database.is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise UnusableDatabase("The upgrade of the database would lose what belongs together.")

    try:
        async with database.rebuilding() as connection:
            await connection.run_sync(within)
    except (DBAPIError, InterfaceError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        place = database.address.render_as_string(hide_password=True)
        raise UnusableDatabase(f"The database {place} cannot be used: {reason}.") from error


def _check(connection: Connection, scripts: ScriptDirectory) -> None:
    context = MigrationContext.configure(connection)
    present = context.get_current_heads()
    if not present:
        strange = set(inspect(connection).get_table_names()) & set(metadata.tables)
        if strange:
            raise UnusableDatabase(
                f"The database has a table {min(strange)!r} that this bot did not make: give the bot a database of its "
                "own."
            )
        return
    for revision in present:
        try:
            scripts.get_revision(revision)
        except CommandError:
            raise UnusableDatabase(
                f"The database was written by a newer version of this bot (step {revision!r} is unknown here): "
                "install that version again, or restore the backup from before the upgrade."
            ) from None


async def _draft(message: str) -> None:
    with TemporaryDirectory() as folder:
        database = Database(locate(f"sqlite:///{folder}/draft.db"))
        try:
            await upgrade(database)
            number = f"{len(list((_FOLDER / 'versions').glob('[0-9]*.py'))) + 1:04}"
            await _run(
                database,
                lambda config: command.revision(config, message, autogenerate=True, rev_id=number),
                check=False,
            )
        finally:
            await database.close()


def main() -> None:
    """Draft a new step from the difference between ``data/tables.py`` and the steps there are."""
    parser = argparse.ArgumentParser(prog="python -m data.migrate", description=main.__doc__)
    parser.add_argument("message", help="what the step does, in a few words")
    asyncio.run(_draft(parser.parse_args().message))


if __name__ == "__main__":
    main()
