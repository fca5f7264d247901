"""The tables of the database, as this version needs them. The steps in ``data/migrations`` make these tables.

Some columns hold one of a fixed list of words. If a row has another word, reading the row is an error, so that a row of
another program is never taken for one of ours.
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
    """A time with a time zone, stored as whole microseconds since 1970 in UTC. So it is the same in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Return the microseconds to store for a time. ``None`` stays ``None``. ``ValueError`` without a time zone."""
        if value is None:
            return None
        if value.utcoffset() is None:
            raise ValueError(f"{value!r} has no time zone")
        return (value - _EPOCH) // _TICK

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """Return the time, in UTC, of stored microseconds. ``None`` stays ``None``."""
        return None if value is None else _EPOCH + value * _TICK


class WordColumn(TypeDecorator[StrEnum]):
    """A column that holds one word of a fixed list, stored as text."""

    impl = String
    cache_ok = True

    def __init__(self, vocabulary: type[StrEnum]) -> None:
        super().__init__(32)
        self.vocabulary = vocabulary

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        """Return the text to store for a word. ``None`` stays ``None``. ``ValueError`` for a word of another list."""
        return None if value is None else self.vocabulary(value).value

    def process_result_value(self, value: Any | None, dialect: Dialect) -> StrEnum | None:
        """Return the word of a text; ``UnusableDatabase`` if the list lacks it. ``None`` stays ``None``."""
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


def _make_game_id() -> Column[str]:
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
    Column("status", WordColumn(Status), nullable=False),
    Column("version", Integer, nullable=False),
    # The number of events of the game. The next event gets this number plus one.
    Column("event_count", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("active_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("ended_at", Instant),
    Column("deadline", WordColumn(Deadline)),
    Column("deadline_at", Instant),
    Column("left_s", Integer),
)

# The statuses are literals and not parameters, because SQLite matches the condition with the indexes only then.
is_open: Final = games.c.status.in_(
    [literal_column(f"'{status}'") for status in Status if status.is_open]
)
"""The condition that a game is a lobby or under way."""

# The first index makes sure that a channel has at most one open game. The first three indexes contain open games only,
# so they are small.
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
    _make_game_id(),
    # The order of joining in a lobby, the seat in a game.
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
    _make_game_id(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    # The fields of the event as ``engine.codec`` writes them, without the kind.
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The events of a game that ended a while ago, which has no rows in ``events``. This is an ordinary table, because only
# there SQLite stores large values in one piece.
packed_events: Final = Table(
    "packed_events",
    metadata,
    _make_game_id(),
    # The form is in ``data.packing``.
    Column("body", LargeBinary, nullable=False),
)

surfaces: Final = Table(
    "surfaces",
    metadata,
    _make_game_id(),
    Column("kind", WordColumn(SurfaceKind), primary_key=True),
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
    _make_game_id(),
    Column("hole", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("points", Integer, nullable=False),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    metadata,
    _make_game_id(),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("status", WordColumn(Status), nullable=False),
    Column("ruleset", String(32), nullable=False),
    # The number of holes of the game, and the number of scored holes.
    Column("holes", Integer, nullable=False),
    Column("holes_scored", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # The place, from 1. Ties share a place. It is empty without a result and for a seat that was given up.
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
    # In this order a leaderboard is one range of rows, and the rows of a person are next to each other.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("period", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ruleset", String(32), primary_key=True),
    Column("holes", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("wins", Integer, nullable=False),
    # The number of shared wins, which are also in ``wins``.
    Column("shared_wins", Integer, nullable=False),
    # The points of the best game.
    Column("best", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The sums of a person's standings over rulesets and lengths, which most leaderboards show.
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
    # The points and the number of holes of the best game.
    Column("best", Integer, nullable=False),
    Column("best_holes", Integer, nullable=False),
    sqlite_with_rowid=False,
)

preferences: Final = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("direct_messages", WordColumn(DirectMessages), nullable=False),
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
    _make_game_id(),
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
    # The role that is mentioned when a table opens, and when it was mentioned last.
    Column("role_id", BigInteger),
    Column("role_called_at", Instant),
    Column("language", String(16)),
)
