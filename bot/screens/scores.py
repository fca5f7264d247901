"""The screen with a page of a leaderboard, and what the buttons of that page carry."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Self

from bot.languages import Count, Ordinal, Phrase, Tongue, Value
from bot.languages.direction import isolate
from bot.ports.button_meanings import ScreenWord
from bot.ports.screen import Button, Line, Menu, Option, Part, Row, Screen, Text
from bot.screens.colours import GOLD
from bot.words.rulesets import name_ruleset
from bot.words.wording import bold, clean_name
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
"""The number of people on one page of a leaderboard."""
_ANY: Final = "-"


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """The page of a leaderboard that a person asked for. Each button of the page has such a choice in its custom id."""

    asker_id: int
    """The user id of the person who asked. The page also shows this person's rank."""
    period: Period = Period.ALL
    ruleset: str | None = None
    holes: int | None = None
    sort: Sort = Sort.AVERAGE
    page: int = 0
    """The index of the page, from 0."""

    def write(self) -> str:
        """Return the choice as a short text for a custom id."""
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
        """Return the choice that ``write`` has written as this text; ``ValueError`` for any other text."""
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

    def query(self, guild_id: int, at: datetime, *, offset: int, limit: int) -> BoardQuery:
        """Return the query that finds ``limit`` rows of this board in the database, after the first ``offset``.

        ``at`` is any time in the chosen period.
        """
        return BoardQuery(
            guild_id=guild_id,
            period=self.period,
            at=at,
            ruleset=self.ruleset,
            holes=self.holes,
            sort=self.sort,
            offset=offset,
            limit=limit,
        )


def _number(text: str, below: int) -> int:
    """Return a text as a number from 0 to ``below - 1``; ``ValueError`` for any other text."""
    if not (text.isascii() and text.isdecimal()) or (number := int(text)) >= below:
        raise ValueError(f"{text!r} is not a number from 0 to {below - 1}")
    return number


@dataclass(frozen=True, slots=True)
class LeaderBoard:
    """The content of one page of a leaderboard. Only people who are in the server now have a row on it."""

    choice: BoardChoice
    """What the person asked for, with the number of the page that is shown."""
    rows: tuple[tuple[BoardRow, str], ...]
    total: int
    """The number of ranked people, including those who have left the server."""
    left: int
    """The number of people without a row, because they have left the server."""
    pages: int | None
    """The number of pages; ``None`` if not everybody was looked up, so that the number is not known."""
    asker: BoardRow | None
    """The row of the person who asked, ``None`` if this person is not ranked."""
    own: PlayerScores | None = None
    """The results of the person who asked, if this person is not ranked."""


def board_screen(board: LeaderBoard, tongue: Tongue) -> Screen:
    """Return the screen with a page of a leaderboard, and with the rank or the results of the person who asked."""
    choice = board.choice
    lines = [_write_line(row, name, choice.sort, tongue) for row, name in board.rows]
    if not board.total:
        lines = [tongue.say("scores-nobody")]
    elif not lines:
        lines = [tongue.say("scores-all-left")]
    parts: list[Part] = [Text(_write_heading(choice, tongue)), Text("\n".join(lines))]
    if board.asker is not None and choice.asker_id not in {row.user_id for row, _ in board.rows}:
        own = tongue.say(
            "scores-own-place",
            place=Ordinal(board.asker.rank),
            count=board.total,
            figures=_write_figures(board.asker, tongue),
        )
        parts.append(Text(own))
    if board.own is not None and board.own.all.holes:
        lines = [tongue.say("scores-own-record"), *write_tallies(board.own, tongue)]
        parts.append(Text("\n".join(lines)))
    parts.append(Text(_write_small_print(board, tongue)))
    parts += [
        Line(),
        _make_page_buttons(board, tongue),
        _make_periods_menu(choice, tongue),
        _make_sorts_menu(choice, tongue),
    ]
    return Screen(tuple(parts), accent=GOLD)


def _write_heading(choice: BoardChoice, tongue: Tongue) -> str:
    about = [tongue.say(f"scores-period-{choice.period.value}")]
    if choice.ruleset is not None:
        about.append(tongue.tell(name_ruleset(RULESETS[choice.ruleset])))
    if choice.holes is not None:
        about.append(tongue.say("scores-holes", count=choice.holes))
    heading = tongue.say("scores-heading", about=" · ".join(about))
    return f"{heading}\n{tongue.say(f'scores-first-{choice.sort.value}')}"


def _write_line(row: BoardRow, name: str, sort: Sort, tongue: Tongue) -> str:
    main = {
        Sort.AVERAGE: Phrase("scores-average", average=_write_average(row.average)),
        Sort.WINS: _tell_wins(row.wins, row.shared_wins),
        Sort.GAMES: Phrase("scores-games", count=row.games),
        Sort.BEST: Phrase("scores-best-game", points=row.best, holes=row.best_holes),
    }[sort]
    figures = _write_figures(row, tongue)
    person = isolate(bold(clean_name(name, tongue.say("words-no-name"))), rtl=tongue.is_rtl)
    return f"**{row.rank}.** {person} · **{tongue.tell(main)}**\n-# {figures}"


def _write_figures(row: BoardRow, tongue: Tongue) -> str:
    figures = (
        Phrase("scores-average", average=_write_average(row.average)),
        Phrase("scores-games", count=row.games),
        _tell_wins(row.wins, row.shared_wins),
        Phrase("scores-best", points=row.best, holes=row.best_holes),
        Phrase("scores-points", points=row.points),
    )
    return " · ".join(map(tongue.tell, figures))


def _write_average(points: float | None) -> Value:
    return "–" if points is None else Count(points, 2)


def _tell_wins(wins: int, shared: int) -> Phrase:
    return Phrase("scores-wins", count=wins, shared=shared)


def _write_small_print(board: LeaderBoard, tongue: Tongue) -> str:
    lines = [tongue.say("scores-what-counts"), tongue.say("scores-command")]
    if board.left:
        lines.append(tongue.say("scores-left", count=board.left))
    ranked = tongue.say("scores-ranked", count=board.total)
    return f"-# {tongue.join_sentences(*lines, ranked)}"


def _make_page_buttons(board: LeaderBoard, tongue: Tongue) -> Row:
    choice, pages, say = board.choice, board.pages, tongue.say
    here = say("buttons-page", page=choice.page + 1, pages=pages)
    back, on = replace(choice, page=max(choice.page - 1, 0)), replace(choice, page=choice.page + 1)
    is_last = pages is not None and choice.page >= pages - 1
    word = ScreenWord.SCORES
    return Row(
        (
            Button(f"{word}:back:{back.write()}", say("buttons-back"), disabled=choice.page == 0),
            Button(f"{word}:page:{choice.write()}", here, disabled=True),
            Button(f"{word}:on:{on.write()}", say("buttons-next"), disabled=is_last),
        )
    )


def _make_periods_menu(choice: BoardChoice, tongue: Tongue) -> Menu:
    options = tuple(
        Option(
            period.value,
            tongue.say(f"commands-period-{period.value}"),
            selected=period is choice.period,
        )
        for period in Period
    )
    action = f"{ScreenWord.SCORES}:period:{replace(choice, page=0).write()}"
    return Menu(action, tongue.say("scores-menu-period"), options)


def _make_sorts_menu(choice: BoardChoice, tongue: Tongue) -> Menu:
    options = tuple(
        Option(sort.value, tongue.say(f"scores-order-{sort.value}"), selected=sort is choice.sort)
        for sort in Sort
    )
    action = f"{ScreenWord.SCORES}:sort:{replace(choice, page=0).write()}"
    return Menu(action, tongue.say("scores-menu-order"), options)


def write_tallies(scores: PlayerScores, tongue: Tongue) -> list[str]:
    """Return a line with a person's games, wins and average, and a second line if some games had computers."""
    lines = [_write_tally(scores.all, tongue)]
    if scores.with_computers.holes:
        figures = _write_tally(scores.with_computers, tongue)
        lines.append(tongue.say("scores-with-computers", figures=figures))
    return lines


def _write_tally(tally: Tally, tongue: Tongue) -> str:
    figures = (
        Phrase("scores-average-bold", average=_write_average(tally.average)),
        Phrase("scores-holes", count=tally.holes),
        Phrase("scores-finished", count=tally.games),
        _tell_wins(tally.wins, tally.shared_wins),
        Phrase("scores-points", points=tally.points),
    )
    return " · ".join(map(tongue.tell, figures))
