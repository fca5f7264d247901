"""Copies SQLite files while they are open. Replaces files so that even a power cut leaves one complete file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from data.errors import UnusableDatabase

_BESIDE: Final = ("-wal", "-shm")
"""The endings of two files that SQLite keeps beside a database that is open or was not closed properly."""


def copy_file(source: Path, target: Path) -> None:
    """Copy a database, open or not, into one complete file, and check the copy.

    ``UnusableDatabase`` if the source is damaged or cannot be read.
    """
    # The source is opened for writing, so that SQLite can tidy up after a killed process.
    uri = f"{source.absolute().as_uri()}?mode=rw"
    try:
        with (
            closing(sqlite3.connect(uri, uri=True)) as opened,
            closing(sqlite3.connect(target)) as copied,
        ):
            opened.backup(copied)
            found = copied.execute("PRAGMA integrity_check").fetchone()[0]
            copied.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise UnusableDatabase(f"{source} cannot be copied: {error}.") from error
    if found != "ok":
        raise UnusableDatabase(f"{source} is damaged: {found.partition(chr(10))[0]}.")


def close_file(path: Path) -> None:
    """Merge a database and the files that SQLite keeps beside it into one file."""
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("PRAGMA journal_mode = DELETE")


def shrink_file(path: Path) -> int:
    """Remove the unused space from a database, and return the number of bytes freed.

    Nobody may have the database open.
    """
    before = path.stat().st_size
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("VACUUM")
    return before - path.stat().st_size


def exchange(draft: Path, path: Path) -> Path | None:
    """Replace the database at ``path`` by a complete draft.

    Return the copy of the old database; ``None`` if there was none.
    """
    kept = _keep(path) if path.exists() else None
    for end in _BESIDE:
        Path(f"{path}{end}").unlink(missing_ok=True)
    put_in_place(draft, path)
    return kept


def put_in_place(draft: Path, path: Path) -> None:
    """Replace ``path`` by a complete draft in one step.

    After a power cut, ``path`` is the old file or the new one, never a part of one.
    """
    with draft.open("rb+") as opened:
        os.fsync(opened.fileno())
    draft.replace(path)
    if os.name != "nt":  # Windows opens no folders
        folder = os.open(path.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def name_kept(path: Path) -> Path:
    """Return a new file name beside ``path``, under which a restore keeps the old content."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return path.with_name(f"{path.stem}-before-restore-{stamp}.db")


@contextmanager
def temporary(path: Path) -> Iterator[Path]:
    """Make room at ``path`` for a temporary database: remove all its files before the block and after it."""
    _clear(path)
    try:
        yield path
    finally:
        _clear(path)


@contextmanager
def writing_to(path: Path) -> Iterator[None]:
    """Turn errors of the system into ``UnusableDatabase`` for the length of a block that writes the file ``path``."""
    try:
        yield
    except OSError as error:
        raise UnusableDatabase(f"{path} cannot be written: {error.strerror}.") from error


def _keep(path: Path) -> Path:
    kept = name_kept(path)
    with temporary(path.with_name(f"{path.name}.keeping")) as draft:
        # SQLite may discard the write-ahead log of a damaged database, so only a copy is opened.
        _copy_as_is(path, draft)
        try:
            copy_file(draft, kept)
        except UnusableDatabase:
            # A damaged database cannot be copied properly. Its files are kept as they are, and the restore goes on.
            _clear(kept)
            _copy_as_is(path, kept)
    return kept


def _copy_as_is(source: Path, target: Path) -> None:
    for end in ("", *_BESIDE):
        if Path(f"{source}{end}").exists():
            shutil.copyfile(f"{source}{end}", f"{target}{end}")


def _clear(path: Path) -> None:
    for end in ("", "-journal", ".lock", *_BESIDE):
        Path(f"{path}{end}").unlink(missing_ok=True)
