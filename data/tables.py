"""The tables as they are now; ``data/migrations`` has the steps to them.

A column that holds a vocabulary of ours refuses unknown words when it is read, so that a row of another program is
never taken for one of ours.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    literal_column,
)

from data.errors import UnusableDatabase
from data.records import Deadline, DirectMessages, Status, SurfaceKind

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_TICK: Final = timedelta(microseconds=1)


class Instant(TypeDecorator[datetime]):
    """An aware instant, stored as whole microseconds since 1970 in UTC: the same, exact, in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Refuse a time of day that could be anywhere with ``ValueError``."""
        if value is None:
            return None
        if value.utcoffset() is None:
            raise ValueError(f"{value!r} has no time zone")
        return (value - _EPOCH) // _TICK

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """Return it in UTC."""
        return None if value is None else _EPOCH + value * _TICK


class Word(TypeDecorator[StrEnum]):
    """One word of a closed vocabulary, stored as it is written."""

    impl = String
    cache_ok = True

    def __init__(self, vocabulary: type[StrEnum]) -> None:
        super().__init__(32)
        self.vocabulary = vocabulary

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        """Refuse a word of another vocabulary with ``ValueError``."""
        return None if value is None else self.vocabulary(value).value

    def process_result_value(self, value: Any | None, dialect: Dialect) -> StrEnum | None:
        """Return the member; ``UnusableDatabase`` for a word that this program does not know."""
        if value is None:
            return None
        try:
            return self.vocabulary(value)
        except ValueError:
            kind = self.vocabulary.__name__
            raise UnusableDatabase(
                f"The database holds the {kind} {value!r}, which this version does not know."
            ) from None


metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _game_id() -> Column[str]:
    return Column(
        "game_id", String(32), ForeignKey("games.game_id", ondelete="CASCADE"), primary_key=True
    )


games: Final = Table(
    "games",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("ruleset", String(32), nullable=False),
    Column("holes", Integer, nullable=False),
    Column("clock_s", Integer),
    Column("hints", Boolean, nullable=False),
    Column("status", Word(Status), nullable=False),
    Column("version", Integer, nullable=False),
    # How many events the game has; the next one gets this number plus one.
    Column("event_count", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("active_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("ended_at", Instant),
    Column("deadline", Word(Deadline)),
    Column("deadline_at", Instant),
    Column("left_s", Integer),
)

# Written out and not bound: only then does SQLite know the condition of the indexes again.
is_open: Final = games.c.status.in_(
    [literal_column(f"'{status}'") for status in Status if status.is_open]
)
"""Whether a game holds its channel."""

# The first of these is what keeps two games out of one channel; all are as small as the number of open games.
Index(
    "uq_games_open_channel",
    games.c.channel_id,
    unique=True,
    sqlite_where=is_open,
    postgresql_where=is_open,
)
Index("ix_games_open_guild", games.c.guild_id, sqlite_where=is_open, postgresql_where=is_open)
Index("ix_games_open_deadline", games.c.deadline_at, sqlite_where=is_open, postgresql_where=is_open)
Index("ix_games_host_id", games.c.host_id)

players: Final = Table(
    "players",
    metadata,
    _game_id(),
    # In a lobby the order of joining, in a game the seat.
    Column("position", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("entropy", Text, nullable=False),
    Column("level", String(32)),
    Column("number", Integer, nullable=False),
    Column("lapses", Integer, nullable=False),
    Column("autopilot", Boolean, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Index("ix_players_user_id_game_id", "user_id", "game_id"),
    sqlite_with_rowid=False,
)

events: Final = Table(
    "events",
    metadata,
    _game_id(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    # The fields of the event as ``engine.codec`` writes them, without the kind.
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The events of a game that has been over for a while: then it has no rows in ``events``. An ordinary table, because
# SQLite keeps large values whole only there.
packed_events: Final = Table(
    "packed_events",
    metadata,
    _game_id(),
    # As ``data.packing`` writes them.
    Column("body", LargeBinary, nullable=False),
)

surfaces: Final = Table(
    "surfaces",
    metadata,
    _game_id(),
    Column("kind", Word(SurfaceKind), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Index("ix_surfaces_user_id", "user_id"),
    sqlite_with_rowid=False,
)

hole_scores: Final = Table(
    "hole_scores",
    metadata,
    _game_id(),
    Column("hole", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("points", Integer, nullable=False),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("status", Word(Status), nullable=False),
    Column("ruleset", String(32), nullable=False),
    # The length of the game, and how many of its holes were scored.
    Column("holes", Integer, nullable=False),
    Column("holes_scored", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # From 1, those tied sharing it; none without a result or for a seat that was given up.
    Column("place", Integer),
    Column("shared", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("with_computers", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Column("ended_at", Instant, nullable=False),
    Index("ix_results_user_id_guild_id_ended_at", "user_id", "guild_id", "ended_at"),
    sqlite_with_rowid=False,
)

totals: Final = Table(
    "totals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("with_computers", Boolean, primary_key=True),
    Column("holes", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Index("ix_totals_user_id", "user_id"),
    sqlite_with_rowid=False,
)

standings: Final = Table(
    "standings",
    metadata,
    # In this order one board is one stretch of the table, with the rows of a person side by side.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("period", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ruleset", String(32), primary_key=True),
    Column("holes", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("wins", Integer, nullable=False),
    # Those of the wins that were shared.
    Column("shared_wins", Integer, nullable=False),
    # Points of the best game.
    Column("best", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The sum of a person's standings over rulesets and lengths: what most leaderboards show.
ranks: Final = Table(
    "ranks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("period", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("holes", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("shared_wins", Integer, nullable=False),
    # Points and length of the best game.
    Column("best", Integer, nullable=False),
    Column("best_holes", Integer, nullable=False),
    sqlite_with_rowid=False,
)

preferences: Final = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("direct_messages", Word(DirectMessages), nullable=False),
    Column("text", Boolean, nullable=False),
    Column("reminders", Boolean, nullable=False),
    Column("direct_closed", Boolean, nullable=False),
    Column("invitations", Boolean, nullable=False),
    Column("language", String(16)),
    Column("discord_language", String(16)),
)

invitations: Final = Table(
    "invitations",
    metadata,
    _game_id(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("invited_at", Instant, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("ix_invitations_user_id_invited_at", "user_id", "invited_at"),
    sqlite_with_rowid=False,
)

server_preferences: Final = Table(
    "server_preferences",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Boolean, nullable=False),
    Column("clock_s", Integer),
    Column("ruleset", String(32), nullable=False),
    Column("holes", Integer, nullable=False),
    # The role that is called when a table opens, and when it was called last.
    Column("role_id", BigInteger),
    Column("role_called_at", Instant),
    Column("language", String(16)),
)
