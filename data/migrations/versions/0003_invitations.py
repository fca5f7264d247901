"""Add invitations, and the role that a server calls."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None
# An older version does not touch the new columns and the new table.
beside_older = True


def upgrade() -> None:
    # People whose preferences are stored already could not choose this yet. They get the default: they take
    # invitations.
    op.add_column(
        "preferences",
        sa.Column("invitations", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
    op.add_column("server_preferences", sa.Column("role_id", sa.BigInteger()))
    op.add_column("server_preferences", sa.Column("role_called_at", sa.BigInteger()))
    op.create_table(
        "invitations",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("invited_at", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_invitations_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_user_id_invited_at", "invitations", ["user_id", "invited_at"])
