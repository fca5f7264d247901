"""Leaderboards and personal records, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from data.periods import Period
from data.records import Status


class Sort(StrEnum):
    """The figure by which a leaderboard is ranked. The person with the best figure comes first."""

    AVERAGE = "average"
    """Fewest points per hole."""
    WINS = "wins"
    """Most games won, shared wins included."""
    GAMES = "games"
    """Most games played to their end."""
    BEST = "best"
    """Fewest points per hole in a single game, so that games of different lengths can be compared."""


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """A question to the scores: which leaderboard, and which rows of it."""

    guild_id: int
    period: Period
    at: datetime
    """Any time within the period. For the period of all time, any time will do."""
    ruleset: str | None = None
    """Only games of this ruleset; ``None`` for all."""
    holes: int | None = None
    """Only games of this length; ``None`` for all."""
    sort: Sort = Sort.AVERAGE
    min_games: int = 1
    """People who have played fewer games than this in the period are not ranked."""
    offset: int = 0
    limit: int = 10


@dataclass(frozen=True, slots=True)
class BoardRow:
    """The row of one person in a leaderboard. Only games that count are in the figures."""

    rank: int
    """The rank, from 1, among all people whom the leaderboard ranks.

    People with equal figures share a rank. For each further person, one rank is skipped after it: 1, 2, 2, 4.
    """
    user_id: int
    """The person's id, a negative number for a person who asked to be forgotten."""
    games: int
    holes: int
    """The number of holes in all these games together."""
    points: int
    wins: int
    """Games won, shared wins included."""
    shared_wins: int
    best: int
    """The points of the best game, the one with the fewest points per hole.

    Among equally good games the longest counts.
    """
    best_holes: int
    """The number of holes in the best game."""

    @property
    def average(self) -> float:
        """The points per hole."""
        return self.points / self.holes


@dataclass(frozen=True, slots=True)
class BoardRows:
    """One page of a leaderboard."""

    rows: tuple[BoardRow, ...]
    total: int
    """The number of ranked people."""
    asker: BoardRow | None
    """The row of the person who asked, even if it is on another page; ``None`` if this person is not ranked."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game for one person."""

    game_id: str
    ended_at: datetime
    ruleset: str
    holes: int
    """The number of holes of the game."""
    holes_scored: int
    """The number of scored holes, which is less than ``holes`` only if the game was not finished."""
    points: int
    place: int | None
    """The rank of the person in this game, from 1. Seats with equal points share a place.

    ``None`` if the game was not finished, or if the person gave up.
    """
    players: int
    """The number of seats, those of computers included."""
    won: bool
    shared: bool
    """Whether another seat has the same place."""
    with_computers: bool
    """Whether a computer had a seat. Such a game does not count in leaderboards."""
    hints: bool
    """Whether the table allowed hints. Such a game does not count in leaderboards."""
    given_up: bool
    status: Status


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums of a person's games.

    A hole counts when it is scored. A game counts when it is finished, unless the person gave up.
    """

    holes: int = 0
    points: int = 0
    games: int = 0
    wins: int = 0
    shared_wins: int = 0

    @property
    def average(self) -> float | None:
        """The points per hole; ``None`` before the first scored hole."""
        return self.points / self.holes if self.holes else None


@dataclass(frozen=True, slots=True)
class PlayerScores:
    """A person's own record in one server."""

    guild_id: int
    user_id: int
    all: Tally
    """The sums of all games, also of games that are under way, were ended early, or have computers."""
    with_computers: Tally
    """The sums of the games with computers."""
    best: GameResult | None
    """The finished game with the fewest points per hole; ``None`` if no game was finished."""
    history: tuple[GameResult, ...]
    """The games that have ended, the newest first, up to the limit that was asked for."""
