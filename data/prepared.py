"""Statements that are compiled once.

Every press executes the same few statements, and compiling takes most of the time.

On SQLite a prepared statement goes to the driver as text and values, without the work that SQLAlchemy does for each
execution. On PostgreSQL SQLAlchemy executes the statement. In both cases the rows are named tuples with the same types.
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Delete, Insert, Select, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

Values: TypeAlias = Mapping[str, Any]
_Processor: TypeAlias = Callable[[Any], Any] | None

_DIALECT: Final = sqlite.dialect(paramstyle="qmark")


class Prepared:
    """One statement. Each execution gives the values for it by name."""

    def __init__(self, statement: Select[Any] | Insert | Update | Delete) -> None:
        """An insert must fill every column of its table."""
        self.statement = statement

    @cached_property
    def _for_sqlite(self) -> _Text:
        return _Text(self.statement)

    def fetch(self, connection: Connection, values: Values) -> Sequence[Any]:
        """Execute the statement and return all its rows."""
        driver = _find_driver(connection)
        if driver is None:
            return connection.execute(self.statement, values).all()
        return self._for_sqlite.fetch(driver, values)

    def execute(self, connection: Connection, *values: Values) -> None:
        """Execute the statement once for each set of values."""
        driver = _find_driver(connection)
        if driver is None:
            connection.execute(self.statement, list(values))
        else:
            self._for_sqlite.execute(driver, values)


def _find_driver(connection: Connection) -> sqlite3.Connection | None:
    """Return SQLite's own connection; ``None`` if the database is on a server."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


class _Text:
    """A statement as text for SQLite's driver."""

    def __init__(self, statement: Select[Any] | Insert | Update | Delete) -> None:
        compiled = statement.compile(dialect=_DIALECT)
        self._sql = str(compiled)
        assert compiled.positiontup is not None
        self._takes = [
            (name, compiled.binds[name].type.dialect_impl(_DIALECT).bind_processor(_DIALECT))
            for name in compiled.positiontup
        ]
        if isinstance(statement, Select):
            columns = statement.selected_columns
            self._row: Any = namedtuple("Row", columns.keys())  # type: ignore[misc]
            self._gives: list[_Processor] = [
                column.type.dialect_impl(_DIALECT).result_processor(_DIALECT, None)
                for column in columns
            ]

    def fetch(self, driver: sqlite3.Connection, values: Values) -> list[Any]:
        row, gives = self._row, self._gives
        return [
            row(
                *(
                    value if give is None else give(value)
                    for give, value in zip(gives, found, strict=True)
                )
            )
            for found in driver.execute(self._sql, self._bind(values)).fetchall()
        ]

    def execute(self, driver: sqlite3.Connection, many: Sequence[Values]) -> None:
        try:
            if len(many) == 1:
                driver.execute(self._sql, self._bind(many[0]))
            else:
                driver.executemany(self._sql, map(self._bind, many))
        except sqlite3.IntegrityError as error:
            # The error is raised as SQLAlchemy would, but without the values, because errors are logged and a value may
            # be a game's secret.
            raise IntegrityError(self._sql, None, error, hide_parameters=True) from error

    def _bind(self, values: Values) -> tuple[Any, ...]:
        return tuple(
            values[name] if take is None else take(values[name]) for name, take in self._takes
        )
