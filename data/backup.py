"""Saves and restores backups, and copies a database into another one.

A backup is always one SQLite file. So a backup of a PostgreSQL database can be restored into a SQLite file, and a
backup of a SQLite file into PostgreSQL.
"""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, MetaData, select

from data.access import explaining, peek
from data.database import Database
from data.errors import UnusableDatabase
from data.files import (
    close_file,
    copy_file,
    exchange,
    name_kept,
    put_in_place,
    temporary,
    writing_to,
)
from data.location import describe_address, find_file, locate
from data.migrate import look, upgrade
from data.rows import pour, replace_all
from data.server import refuse_other_processes
from data.sqlite_file import claim


async def save(url: str, file: Path) -> None:
    """Write a whole database, as it is at one moment, into a new SQLite file. The bot may run at the same time.

    The file appears when it is complete and checked. ``UnusableDatabase`` if the database is empty or damaged, or
    if ``file`` exists already.
    """
    step = (await look(url)).step
    address = locate(url)
    if step is None:
        raise UnusableDatabase(f"There is nothing to back up in {describe_address(address)}.")
    _check_new(file)
    with writing_to(file), temporary(file.with_name(f"{file.name}.part")) as draft:
        path = find_file(address)
        if path is None:
            await _save_server(address, draft, step)
        else:
            await asyncio.to_thread(copy_file, path, draft)
        await asyncio.to_thread(put_in_place, draft, file)


async def restore(file: Path, url: str) -> Path | None:
    """Replace everything in a database by a backup, and bring the tables up to this version.

    Return the file that keeps the old content; ``None`` if the database was empty or did not exist.
    ``DatabaseInUse`` if the bot runs; ``UnusableDatabase`` if ``file`` is no backup of this bot. After an error the
    database is unchanged.
    """
    address = locate(url)
    path = find_file(address)
    _check_backup(file, path)
    if path is None:
        return await _restore_server(file, url)
    with (
        claim(path),
        writing_to(path),
        temporary(path.with_name(f"{path.name}.restoring")) as draft,
    ):
        await _prepare(file, draft)
        return await asyncio.to_thread(exchange, draft, path)


async def copy(source: str, target: str) -> None:
    """Copy everything from one database into another one. The other database must be empty.

    ``DatabaseInUse`` if the bot runs on one of the two, ``UnusableDatabase`` if the target is not empty.
    """
    if not await _is_empty(target):
        raise UnusableDatabase(
            f"{describe_address(locate(target))} is not empty: copy into an empty one."
        )
    path = find_file(locate(source))
    await look(source)
    if path is None:
        await _check_alone(locate(source))
    with (
        nullcontext() if path is None else claim(path),
        TemporaryDirectory(prefix="six-card-golf-") as folder,
    ):
        file = Path(folder) / "copy.db"
        await save(source, file)
        await restore(file, target)


def _check_new(file: Path) -> None:
    if not file.absolute().parent.is_dir():
        raise UnusableDatabase(f"The folder {file.absolute().parent} does not exist.")
    if file.exists():
        raise UnusableDatabase(f"{file} exists already: give the backup another name.")


def _check_backup(file: Path, path: Path | None) -> None:
    if not file.is_file():
        raise UnusableDatabase(f"There is no backup {file}.")
    if path is not None and path == file.resolve():
        raise UnusableDatabase(f"{file} is the database itself.")


async def _prepare(file: Path, draft: Path) -> None:
    """Copy a backup to the file ``draft``, and bring the tables of the copy up to this version."""
    await asyncio.to_thread(copy_file, file, draft)
    url = f"sqlite:///{draft}"
    if (await look(url)).step is None:
        raise UnusableDatabase(f"{file} is no backup of this bot.")
    database = Database(locate(url))
    try:
        await upgrade(database)
    finally:
        await database.close()
    await asyncio.to_thread(close_file, draft)


async def _save_server(address: URL, draft: Path, step: str) -> None:
    server, copied = Database(address), Database(locate(f"sqlite:///{draft}"))
    try:
        await upgrade(copied, to=step)
        with explaining(address):
            async with server.reading() as source, copied.rebuilding() as target:
                await pour(source, target)
    finally:
        await copied.close()
        await server.close()
    await asyncio.to_thread(close_file, draft)


async def _restore_server(file: Path, url: str) -> Path | None:
    address = locate(url)
    await _check_alone(address)
    kept = None if await _is_empty(url) else name_kept(file)
    with TemporaryDirectory(prefix="six-card-golf-") as folder:
        draft = Path(folder) / "golf.db"
        await _prepare(file, draft)
        if kept is not None:
            await save(url, kept)
        backup, server = Database(locate(f"sqlite:///{draft}")), Database(address)
        try:
            await upgrade(server)
            with explaining(address):
                async with backup.reading() as source, server.rebuilding() as target:
                    await replace_all(source, target)
        finally:
            await backup.close()
            await server.close()
    return kept


async def _check_alone(address: URL) -> None:
    database = Database(address)
    try:
        with explaining(address):
            async with database.reading() as connection:
                await refuse_other_processes(connection)
    finally:
        await database.close()


async def _is_empty(url: str) -> bool:
    """Whether a database has no row in any table of this bot. ``UnusableDatabase`` if this version cannot read it."""
    if (await look(url)).step is None:
        return True
    return not await peek(locate(url), _has_rows)


def _has_rows(connection: Connection) -> bool:
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name != "alembic_version"]
    return any(connection.execute(select(table).limit(1)).first() for table in tables)
