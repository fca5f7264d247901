"""Brings a database up to the tables of this version, or says why that is impossible.

To add a step, change ``data/tables.py`` and run ``python -m data.migrate "what the step does"``. The command writes a
draft into ``data/migrations/versions``, which you read, correct and test.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from data.access import explaining, peek
from data.database import Database
from data.errors import DatabaseInUse, UnusableDatabase
from data.location import locate
from data.server import has_other_version
from data.tables import metadata

_FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x601F
"""The number of a lock. A process holds the lock while it migrates, because several processes may start at once.

Nothing else in the database uses this number.
"""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the migration of a database has come."""

    step: str | None
    """The last step that was carried out; ``None`` if there are no tables yet."""
    missing: tuple[str, ...]
    """The steps that this version has to carry out, in order."""


async def look(url: str) -> Progress:
    """Return how far the migration of a database has come. No file and no table is created.

    ``UnusableDatabase`` if ``upgrade`` would refuse the database, ``DatabaseAway`` if it cannot be reached at
    present.
    """
    return await peek(locate(url), _load_progress) or _read_progress((), _load_scripts())


async def upgrade(database: Database, *, to: str = "head") -> None:
    """Bring the tables of a database up to this version. All steps are in one transaction.

    ``to`` is the last step to carry out; ``head`` is the newest one. ``DatabaseAway`` if the database cannot be
    reached at present. ``UnusableDatabase`` with a sentence for the operator if the database is damaged, of a newer
    version, or of another program.
    """

    def take_steps(config: Config, present: tuple[str, ...]) -> None:
        # Most starts have nothing to do, and alembic would read all steps again.
        if present != tuple(_load_scripts().get_heads()):
            command.upgrade(config, to)

    await _run(database, take_steps, check=True)


def _load_progress(connection: Connection) -> Progress:
    scripts = _load_scripts()
    return _read_progress(_read_steps(connection, scripts), scripts)


def _read_progress(present: tuple[str, ...], scripts: ScriptDirectory) -> Progress:
    missing = [step.revision for step in scripts.iterate_revisions("heads", present or "base")]
    return Progress(present[0] if present else None, tuple(reversed(missing)))


def _make_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _load_scripts() -> ScriptDirectory:
    return _read_steps_in(_FOLDER)


@cache
def _read_steps_in(folder: Path) -> ScriptDirectory:
    """Return the steps in a folder. They are read once, because each of them is a module that must be carried out."""
    return ScriptDirectory(str(folder))


async def _run(
    database: Database, work: Callable[[Config, tuple[str, ...]], object], *, check: bool
) -> None:
    """Do some work with alembic. It gets the newest step of the database, if ``check`` asks for that step."""

    def run_within(connection: Connection) -> None:
        config = _make_config()
        config.attributes["connection"] = connection
        if not database.is_sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        present: tuple[str, ...] = ()
        if check:
            scripts = _load_scripts()
            present = _read_steps(connection, scripts)
            if present and not database.is_sqlite:
                _check_older_processes(
                    connection, scripts, _read_progress(present, scripts).missing
                )
        work(config, present)
        if database.is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise UnusableDatabase("The upgrade of the database would lose what belongs together.")

    with explaining(database.address):
        async with database.rebuilding() as connection:
            await connection.run_sync(run_within)


def _read_steps(connection: Connection, scripts: ScriptDirectory) -> tuple[str, ...]:
    """Return the newest step of a database as a tuple of one text. The tuple is empty if the database is empty.

    ``UnusableDatabase`` if the database was written by a newer version or by another program.
    """
    context = MigrationContext.configure(connection)
    present = context.get_current_heads()
    if not present:
        strange = set(inspect(connection).get_table_names()) & set(metadata.tables)
        if strange:
            raise UnusableDatabase(
                f"The database has a table {min(strange)!r} that this bot did not make: give the bot a database of its "
                "own."
            )
    for revision in present:
        try:
            scripts.get_revision(revision)
        except CommandError:
            raise UnusableDatabase(
                f"The database was written by a newer version of this bot (step {revision!r} is unknown here): "
                "install that version again, or restore the backup from before the upgrade."
            ) from None
    return present


def _check_older_processes(
    connection: Connection, scripts: ScriptDirectory, missing: tuple[str, ...]
) -> None:
    """Raise ``DatabaseInUse`` if a connected process of an older version could not work after a missing step."""
    alone = [step for step in missing if not goes_beside_older(scripts, step)]
    if alone and has_other_version(connection):
        raise DatabaseInUse(
            f"Processes of an older version use the database, and step {alone[0]} cannot be made beside them: stop "
            "all of them, then start this version."
        )


def goes_beside_older(scripts: ScriptDirectory, step: str) -> bool:
    """Whether a process of the version before a step can still work after this step. The module of the step says so."""
    return bool(getattr(scripts.get_revision(step).module, "beside_older", False))


async def _write_draft(message: str) -> None:
    with TemporaryDirectory() as folder:
        database = Database(locate(f"sqlite:///{folder}/draft.db"))
        try:
            await upgrade(database)
            number = f"{len(list((_FOLDER / 'versions').glob('[0-9]*.py'))) + 1:04}"
            await _run(
                database,
                lambda config, _: command.revision(
                    config, message, autogenerate=True, rev_id=number
                ),
                check=False,
            )
        finally:
            await database.close()


def main() -> None:
    """Draft a new step from the difference between ``data/tables.py`` and the existing steps."""
    parser = argparse.ArgumentParser(prog="python -m data.migrate", description=main.__doc__)
    parser.add_argument("message", help="what the step does, in a few words")
    asyncio.run(_write_draft(parser.parse_args().message))


if __name__ == "__main__":
    main()
