"""Create the first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_OPEN = sa.text("status IN ('lobby', 'playing')")


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("ruleset", sa.String(length=32), nullable=False),
        sa.Column("holes", sa.Integer(), nullable=False),
        sa.Column("clock_s", sa.Integer()),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_count", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger()),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("deadline", sa.String(length=32)),
        sa.Column("deadline_at", sa.BigInteger()),
        sa.Column("left_s", sa.Integer()),
        sa.PrimaryKeyConstraint("game_id", name="pk_games"),
    )
    op.create_index("ix_games_host_id", "games", ["host_id"])
    op.create_index(
        "ix_games_open_deadline",
        "games",
        ["deadline_at"],
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )
    op.create_index(
        "ix_games_open_guild", "games", ["guild_id"], sqlite_where=_OPEN, postgresql_where=_OPEN
    )
    op.create_index(
        "uq_games_open_channel",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )

    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("direct_messages", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Boolean(), nullable=False),
        sa.Column("reminders", sa.Boolean(), nullable=False),
        sa.Column("direct_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_preferences"),
    )
    op.create_table(
        "server_preferences",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Boolean(), nullable=False),
        sa.Column("clock_s", sa.Integer()),
        sa.Column("ruleset", sa.String(length=32), nullable=False),
        sa.Column("holes", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_server_preferences"),
    )
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ruleset", sa.String(length=32), nullable=False),
        sa.Column("holes", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("shared_wins", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "period", "user_id", "ruleset", "holes", name="pk_standings"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "totals",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("with_computers", sa.Boolean(), nullable=False),
        sa.Column("holes", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "with_computers", name="pk_totals"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_totals_user_id", "totals", ["user_id"])

    op.create_table(
        "events",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_events_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hole_scores",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("hole", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_hole_scores_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "hole", "seat", name="pk_hole_scores"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("entropy", sa.Text(), nullable=False),
        sa.Column("level", sa.String(length=32)),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("lapses", sa.Integer(), nullable=False),
        sa.Column("autopilot", sa.Boolean(), nullable=False),
        sa.Column("given_up", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_players_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "position", name="pk_players"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_players_user_id_game_id", "players", ["user_id", "game_id"])

    op.create_table(
        "results",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("status", sa.String(length=32), nullable=False),
        sa.Column("ruleset", sa.String(length=32), nullable=False),
        sa.Column("holes", sa.Integer(), nullable=False),
        sa.Column("holes_scored", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("with_computers", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("given_up", sa.Boolean(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_results_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_results_user_id_guild_id_ended_at", "results", ["user_id", "guild_id", "ended_at"]
    )

    op.create_table(
        "surfaces",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_surfaces_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "kind", "user_id", name="pk_surfaces"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_surfaces_user_id", "surfaces", ["user_id"])
