"""Where Alembic finds the connection: it is handed in, inside a transaction, by ``data.migrate``."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context
from sqlalchemy import TypeDecorator

from data.tables import metadata


def _plain(kind: str, value: Any, _autogenerate: object) -> str | Literal[False]:
    # A step must go on meaning what it meant, so drafts name plain types and not those of ``data.tables``.
    if kind == "type" and isinstance(value, TypeDecorator):
        return f"sa.{value.impl_instance!r}"
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    render_item=_plain,
    transactional_ddl=True,
)
context.run_migrations()
