"""Add packed events, and ranks as sums of standings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
# An older version would not add to the ranks and could not read packed events.
beside_older = False

# Among a person's best games by ruleset and length, the best has the fewest points per hole. Among equals it is the
# longest.
_FILL = """
INSERT INTO ranks (guild_id, period, user_id, games, holes, points, wins, shared_wins, best, best_holes)
SELECT guild_id, period, user_id, sum(games), sum(games * holes), sum(points), sum(wins), sum(shared_wins),
    max(CASE WHEN number = 1 THEN best END), max(CASE WHEN number = 1 THEN holes END)
FROM (
    SELECT standings.*, row_number() OVER (
        PARTITION BY guild_id, period, user_id ORDER BY CAST(best AS DOUBLE PRECISION) / holes, holes DESC
    ) AS number
    FROM standings
) AS numbered
GROUP BY guild_id, period, user_id
"""


def upgrade() -> None:
    op.create_table(
        "packed_events",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.game_id"], name="fk_packed_events_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_packed_events"),
    )
    op.create_table(
        "ranks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("holes", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("shared_wins", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("best_holes", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "period", "user_id", name="pk_ranks"),
        sqlite_with_rowid=False,
    )
    op.execute(_FILL)
