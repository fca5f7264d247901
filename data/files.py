"""SQLite files as wholes: copied while they are open, exchanged so that a power cut leaves one of the two."""

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
"""What SQLite keeps beside a database that is open, or that was open when its process was killed."""


def copy_file(source: Path, target: Path) -> None:
    """Copy a database, open or not, into one file that is complete, and check it.

    ``UnusableDatabase`` if the source is damaged or cannot be read.
    """
    # Opened for writing so that SQLite may tidy up after a process that was killed.
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
    """Make a database one file, with nothing beside it."""
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("PRAGMA journal_mode = DELETE")


def shrink_file(path: Path) -> int:
    """Write a database that nobody has open without the room it does not use, and return the bytes that this frees."""
    before = path.stat().st_size
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("VACUUM")
    return before - path.stat().st_size


def exchange(draft: Path, path: Path) -> Path | None:
    """Put a complete database in the place of another, and return the copy of the other, ``None`` if none was there."""
    kept = _keep(path) if path.exists() else None
    for end in _BESIDE:
        Path(f"{path}{end}").unlink(missing_ok=True)
    publish(draft, path)
    return kept


def publish(draft: Path, path: Path) -> None:
    """Give a complete file its name, so that the file is there and complete after a power cut."""
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
    """Return a name, beside a path, for what a restore replaces."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return path.with_name(f"{path.stem}-before-restore-{stamp}.db")


@contextmanager
def temporary(path: Path) -> Iterator[Path]:
    """Give a path with no file at it or beside it, and remove what is there at the end."""
    _clear(path)
    try:
        yield path
    finally:
        _clear(path)


@contextmanager
def writing_to(path: Path) -> Iterator[None]:
    """Turn what the system raises while a file is written into ``UnusableDatabase``."""
    try:
        yield
    except OSError as error:
        raise UnusableDatabase(f"{path} cannot be written: {error.strerror}.") from error


def _keep(path: Path) -> Path:
    kept = name_kept(path)
    with temporary(path.with_name(f"{path.name}.keeping")) as draft:
        # SQLite may throw a write-ahead log away when it opens a damaged database, so it opens a copy only.
        _copy_as_is(path, draft)
        try:
            copy_file(draft, kept)
        except UnusableDatabase:
            # A damaged database is what a restore is for.
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
