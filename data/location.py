"""Where the games are: the address of the database as the host writes it, made whole."""

from __future__ import annotations

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
_EXAMPLES: Final = "sqlite:///golf.db or postgresql://user:password@host/golf"


def locate(url: str) -> URL:
    """Return the address with the driver that is used for it; ``UnusableDatabase`` if there is no such place.

    ``sqlite:///golf.db`` and ``postgresql://…`` are enough; a driver that is named is replaced by ours.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        # The text may hold a password: it is not repeated.
        raise UnusableDatabase(f"The database address is not one: write {_EXAMPLES}.") from None
    family = address.drivername.partition("+")[0]
    if family not in _DRIVERS:
        raise UnusableDatabase(f"There is no way to keep games in {family!r}: write {_EXAMPLES}.")
    address = address.set(drivername=_DRIVERS[family])
    if family == "sqlite":
        _check_file(address)
    elif find_spec("asyncpg") is None:
        raise UnusableDatabase(
            "PostgreSQL needs the package asyncpg: install the bot with its extra 'postgres'."
        )
    return address


def file_of(address: URL) -> Path | None:
    """Return the absolute path of a SQLite database, ``None`` for a server."""
    if not address.drivername.startswith("sqlite"):
        return None
    assert address.database is not None
    return Path(address.database).resolve()


def _check_file(address: URL) -> None:
    name = address.database
    if not name or name == ":memory:" or name.startswith("file:") or address.query:
        raise UnusableDatabase(
            "A SQLite database has to be a plain file, for games must outlast the program: "
            "write sqlite:///golf.db."
        )
    path = Path(name).resolve()
    if not path.parent.is_dir():
        raise UnusableDatabase(f"The folder {path.parent} for the database does not exist.")
    if path.exists() and not path.is_file():
        raise UnusableDatabase(f"{path} is not a file, so it cannot be the database.")
