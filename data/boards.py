"""Leaderboards and personal records as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from data.periods import Period
from data.records import Status


class Sort(StrEnum):
    """What a leaderboard is ranked by; the best is first."""

    AVERAGE = "average"
    """Fewest points per hole."""
    WINS = "wins"
    """Most games won, shared wins included."""
    GAMES = "games"
    """Most games played to their end."""
    BEST = "best"
    """Best single game: fewest points per hole, so that games of different lengths compare."""


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """Which leaderboard, and which part of it."""

    guild_id: int
    period: Period
    at: datetime
    """Any instant in the period; of no matter for all time."""
    ruleset: str | None = None
    """Only games of this ruleset; ``None`` for all."""
    holes: int | None = None
    """Only games of this length; ``None`` for all."""
    sort: Sort = Sort.AVERAGE
    min_games: int = 1
    """Who has fewer games in the period is not ranked."""
    offset: int = 0
    limit: int = 10


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One person in a leaderboard."""

    rank: int
    """From 1, among everybody stored; equals share it, and as many ranks after it are skipped."""
    user_id: int
    """Negative for somebody who asked to be forgotten."""
    games: int
    holes: int
    """Holes of these games."""
    points: int
    wins: int
    """Shared ones included."""
    shared_wins: int
    best: int
    """Points of the best game, which has the fewest points per hole. Of several such games it is the longest."""
    best_holes: int
    """The length of that game."""

    @property
    def average(self) -> float:
        """Points per hole."""
        return self.points / self.holes


@dataclass(frozen=True, slots=True)
class Board:
    """A part of a leaderboard."""

    rows: tuple[BoardRow, ...]
    total: int
    """How many are ranked in all."""
    asker: BoardRow | None
    """The row of the person who asked, wherever it is; ``None`` if they are not ranked."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went for one person."""

    game_id: str
    ended_at: datetime
    ruleset: str
    holes: int
    """The length of the game."""
    holes_scored: int
    """How many of its holes were scored; fewer only if it was not finished."""
    points: int
    place: int | None
    """From 1, ties share it; ``None`` if the game was not finished, or the person gave up."""
    players: int
    """Seats, computers included."""
    won: bool
    shared: bool
    """Whether others have the same place."""
    with_computers: bool
    """Whether a computer had a seat: then the game is in no leaderboard."""
    hints: bool
    """Whether hints were allowed: then the game is in no leaderboard."""
    given_up: bool
    status: Status


@dataclass(frozen=True, slots=True)
class Tally:
    """Games added up for one person: holes as they are scored, games once they are finished and unless given up."""

    holes: int = 0
    points: int = 0
    games: int = 0
    wins: int = 0
    shared_wins: int = 0

    @property
    def average(self) -> float | None:
        """Points per hole, ``None`` before the first one."""
        return self.points / self.holes if self.holes else None


@dataclass(frozen=True, slots=True)
class PlayerScores:
    """A person's own record in one server."""

    guild_id: int
    user_id: int
    all: Tally
    """Everything, games under way, ended early and with computers included."""
    with_computers: Tally
    """The part of it that was played with computers."""
    best: GameResult | None
    """The finished game with the fewest points per hole."""
    history: tuple[GameResult, ...]
    """All games that came to an end, the newest first."""
