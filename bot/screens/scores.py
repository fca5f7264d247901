"""Leaderboards and personal records as people read them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Self

from bot.ports.screen import Button, Line, Menu, Option, Part, Row, Screen, Text
from bot.screens.button_words import ScreenWord
from bot.screens.colours import GOLD
from bot.words.rulesets import ruleset_name
from bot.words.wording import bold, write_count, write_ordinal, write_points
from data.boards import (
    BoardQuery,
    BoardRow,
    PlayerScores,
    Sort,
    Tally,
)
from data.periods import Period
from engine import RULESETS

ROWS: Final = 10
"""People on one page."""

PERIOD_WORDS: Final = {
    Period.ALL: "All time",
    Period.YEAR: "This year",
    Period.MONTH: "This month",
    Period.WEEK: "This week",
}
SORT_WORDS: Final = {
    Sort.AVERAGE: "Best average a hole",
    Sort.WINS: "Most games won",
    Sort.GAMES: "Most games played",
    Sort.BEST: "Best game",
}
_ANY: Final = "-"


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Which page of which leaderboard. Its buttons need to know nothing else."""

    asker_id: int
    """The person who asked. Their rank is always shown, and only they can turn the page."""
    period: Period = Period.ALL
    ruleset: str | None = None
    holes: int | None = None
    sort: Sort = Sort.AVERAGE
    page: int = 0
    """From 0."""

    def write(self) -> str:
        """Write the page so that it fits into a custom id."""
        return ":".join(
            (
                str(self.asker_id),
                self.period.value,
                self.ruleset or _ANY,
                str(self.holes or _ANY),
                self.sort.value,
                str(self.page),
            )
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``write`` wrote; ``ValueError`` for anything else."""
        asker_id, period, ruleset, holes, sort, page = text.split(":")
        if ruleset != _ANY and ruleset not in RULESETS:
            raise ValueError(f"there are no rules called {ruleset!r}")
        return cls(
            asker_id=_number(asker_id, 2**63),
            period=Period(period),
            ruleset=None if ruleset == _ANY else ruleset,
            holes=None if holes == _ANY else _number(holes, 100),
            sort=Sort(sort),
            page=_number(page, 10**9),
        )

    def query(self, guild_id: int, at: datetime) -> BoardQuery:
        """Make the question to the storage."""
        return BoardQuery(
            guild_id=guild_id,
            period=self.period,
            at=at,
            ruleset=self.ruleset,
            holes=self.holes,
            sort=self.sort,
            offset=self.page * ROWS,
            limit=ROWS,
        )


def _number(text: str, below: int) -> int:
    """Read a number that the storage can take; ``ValueError`` for anything else."""
    if not (text.isascii() and text.isdecimal()) or (number := int(text)) >= below:
        raise ValueError(f"{text!r} is not a number from 0 to {below - 1}")
    return number


@dataclass(frozen=True, slots=True)
class LeaderBoard:
    """A page of a leaderboard with the names of the people on it, who are in the server."""

    page: BoardPage
    rows: tuple[tuple[BoardRow, str], ...]
    total: int
    """How many are ranked, those who have left included."""
    left: int
    """How many who have left were passed over to find this page."""
    pages: int | None
    """How many pages there are, ``None`` if not everybody was looked for yet."""
    asker: BoardRow | None
    """The rank of the person who asked, ``None`` if they are not ranked."""
    own: PlayerScores | None = None
    """The whole record of a person who is not ranked."""


def board_screen(board: LeaderBoard) -> Screen:
    """Show a page of a leaderboard, and the rank or the record of the person who asked for it."""
    page = board.page
    lines = [_board_line(row, name, page.sort) for row, name in board.rows]
    if not board.total:
        lines = ["Nobody is on this leaderboard yet. `/golf start` opens a table."]
    elif not lines:
        lines = ["Everybody on this leaderboard has left the server."]
    parts: list[Part] = [Text(_heading(page)), Text("\n".join(lines))]
    if board.asker is not None and page.asker_id not in {row.user_id for row, _ in board.rows}:
        own = f"You are **{write_ordinal(board.asker.rank)}** of {board.total}: {_figures(board.asker)}"
        parts.append(Text(own))
    if board.own is not None and board.own.all.holes:
        parts.append(Text(_own_record(board.own)))
    parts.append(Text(_small_print(board)))
    parts += [Line(), _turning(board), _periods(page), _sorts(page)]
    return Screen(tuple(parts), accent=GOLD)


def _own_record(own: PlayerScores) -> str:
    lines = [
        "**Your own record**, with games that do not count here:",
        tally_words(own.all),
    ]
    if own.with_computers.holes:
        lines.append(f"With computers: {tally_words(own.with_computers)}")
    return "\n".join(lines)


def _heading(page: BoardPage) -> str:
    about = [PERIOD_WORDS[page.period].lower()]
    if page.ruleset is not None:
        about.append(ruleset_name(RULESETS[page.ruleset]))
    if page.holes is not None:
        about.append(f"{page.holes} holes")
    return f"### 🏆 Leaderboard · {' · '.join(about)}\n-# {SORT_WORDS[page.sort]} first"


def _board_line(row: BoardRow, name: str, sort: Sort) -> str:
    main = {
        Sort.AVERAGE: f"{average_words(row.average)} a hole",
        Sort.WINS: wins_words(row.wins, row.shared_wins),
        Sort.GAMES: write_count(row.games, "game"),
        Sort.BEST: _best(row),
    }[sort]
    return f"**{row.rank}.** {bold(name)} · **{main}**\n-# {_figures(row)}"


def _figures(row: BoardRow) -> str:
    return " · ".join(
        (
            f"{average_words(row.average)} a hole",
            write_count(row.games, "game"),
            wins_words(row.wins, row.shared_wins),
            f"best {_best(row)}",
            f"{write_points(row.points)} points",
        )
    )


def average_words(points: float | None) -> str:
    return "–" if points is None else f"{points:.2f}".replace("-", "−")


def wins_words(wins: int, shared: int) -> str:
    return write_count(wins, "win") + (f" ({shared} shared)" if shared else "")


def _best(row: BoardRow) -> str:
    return f"{write_points(row.best)} over {row.best_holes}"


def _small_print(board: LeaderBoard) -> str:
    lines = [
        "Finished games among people, without hints, count here.",
        "`/golf scores player:` shows everything.",
    ]
    if board.left:
        who = "1 person who has" if board.left == 1 else f"{board.left} people who have"
        verb = "is" if board.left == 1 else "are"
        lines.append(f"{who} left this server {verb} not shown.")
    return "-# " + " ".join((*lines, f"Ranked: {board.total}."))


def _turning(board: LeaderBoard) -> Row:
    page, pages = board.page, board.pages
    here = f"Page {page.page + 1}" + (f" of {pages}" if pages is not None else "")
    back, on = replace(page, page=max(page.page - 1, 0)), replace(page, page=page.page + 1)
    is_last = pages is not None and page.page >= pages - 1
    return Row(
        (
            Button(f"{ScreenWord.SCORES}:back:{back.write()}", "Back", disabled=page.page == 0),
            Button(f"{ScreenWord.SCORES}:page:{page.write()}", here, disabled=True),
            Button(f"{ScreenWord.SCORES}:on:{on.write()}", "Next", disabled=is_last),
        )
    )


def _periods(page: BoardPage) -> Menu:
    options = tuple(
        Option(period.value, words, selected=period is page.period)
        for period, words in PERIOD_WORDS.items()
    )
    return Menu(f"{ScreenWord.SCORES}:period:{replace(page, page=0).write()}", "Period", options)


def _sorts(page: BoardPage) -> Menu:
    options = tuple(
        Option(sort.value, words, selected=sort is page.sort) for sort, words in SORT_WORDS.items()
    )
    return Menu(f"{ScreenWord.SCORES}:sort:{replace(page, page=0).write()}", "Order", options)


def tally_words(tally: Tally) -> str:
    """Write what somebody has played and won, in one line."""
    return " · ".join(
        (
            f"**{average_words(tally.average)}** a hole",
            write_count(tally.holes, "hole"),
            write_count(tally.games, "finished game"),
            wins_words(tally.wins, tally.shared_wins),
            f"{write_points(tally.points)} points",
        )
    )
