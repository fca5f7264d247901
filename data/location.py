"""Checks the address of the database that the operator wrote, and completes it."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.errors import UnusableDatabase

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_EFFECTIVE: Final = os.access in os.supports_effective_ids
_EXAMPLES: Final = "sqlite:///golf.db or postgresql://user:password@host/golf"


def locate(url: str) -> URL:
    """Check the address of a database, and return it with the driver that the bot uses.

    ``sqlite:///golf.db`` and ``postgresql://…`` are enough. Another driver in the address is replaced.
    ``UnusableDatabase`` if the address cannot be used.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        # The text may contain a password, so it is not repeated.
        raise UnusableDatabase(
            f"The address of the database cannot be read: write {_EXAMPLES}."
        ) from None
    family = address.drivername.partition("+")[0]
    if family not in _DRIVERS:
        raise UnusableDatabase(f"Games cannot be kept in {family!r}: write {_EXAMPLES}.")
    address = address.set(drivername=_DRIVERS[family])
    if family == "sqlite":
        _check_file(address)
    elif find_spec("asyncpg") is None:
        raise UnusableDatabase(
            "PostgreSQL needs the package asyncpg: install the bot with its extra 'postgres'."
        )
    return address


def describe_address(address: URL) -> str:
    """Return the address in a form for people: the path of a file, or the server's address without its password."""
    path = find_file(address)
    if path is not None:
        return str(path)
    return address.set(drivername="postgresql").render_as_string(hide_password=True)


def find_file(address: URL) -> Path | None:
    """Return the absolute path of a SQLite database; ``None`` if the database is on a server."""
    if not address.drivername.startswith("sqlite"):
        return None
    assert address.database is not None
    return Path(address.database).resolve()


def check_writable(address: URL) -> None:
    """Raise ``UnusableDatabase`` if a SQLite file or its folder cannot be written to. The check writes nothing."""
    path = find_file(address)
    if path is None:
        return
    for place in (path.parent, path):
        if place.exists() and not os.access(place, os.W_OK, effective_ids=_EFFECTIVE):
            noun = "folder" if place.is_dir() else "file"
            raise UnusableDatabase(f"The {noun} {place} cannot be written to.")


def _check_file(address: URL) -> None:
    name = address.database
    if not name or name == ":memory:" or name.startswith("file:") or address.query:
        raise UnusableDatabase(
            "A SQLite database must be a plain file, because games must outlast the program: write sqlite:///golf.db."
        )
    path = Path(name).resolve()
    if not path.parent.is_dir():
        raise UnusableDatabase(f"The folder {path.parent} for the database does not exist.")
    if path.exists() and not path.is_file():
        raise UnusableDatabase(f"{path} is not a file, so it cannot be the database.")
