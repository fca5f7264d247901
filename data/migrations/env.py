"""Gives Alembic the connection that ``data.migrate`` has opened, inside a transaction."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context
from sqlalchemy import TypeDecorator

from data.tables import metadata


def _plain(kind: str, value: Any, _autogenerate: object) -> str | Literal[False]:
    # Drafts name plain types, because the types of ``data.tables`` may change and a step must not change with them.
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
