"""Add the languages that people and servers have chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None
# An older version does not touch the new columns.
beside_older = True


def upgrade() -> None:
    op.add_column("preferences", sa.Column("language", sa.String(length=16)))
    op.add_column("preferences", sa.Column("discord_language", sa.String(length=16)))
    op.add_column("server_preferences", sa.Column("language", sa.String(length=16)))
