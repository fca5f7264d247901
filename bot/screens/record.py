"""One person's record in a server as people read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.ports.pictures import FormChart
from bot.ports.screen import Part, Picture, Screen, Text
from bot.screens.colours import BLUE, QUIET
from bot.screens.scores import tally_words
from bot.words.coaching import lesson_words
from bot.words.rulesets import ruleset_name
from bot.words.table import describe_chart
from bot.words.wording import bold, plain_name, write_count, write_ordinal, write_points
from data.boards import GameResult, PlayerScores
from data.records import Status
from engine import RULESETS
from engine.computer.lessons import Lesson

_LESSONS: Final = 3
"""Kinds of mistakes that are named."""
_HISTORY: Final = 8
"""Games that are listed one by one."""
_FORM: Final = 20
"""How many recent games the form chart covers."""


@dataclass(frozen=True, slots=True)
class LastGames:
    """A person's mistakes in their newest games, added up."""

    lessons: tuple[Lesson, ...]
    """By kind, the dearest first."""
    looked_at: int
    """Games that the coach has looked at."""
    left: int
    """Games that the coach is still looking at."""


def player_screen(
    scores: PlayerScores, name: str, *, text: bool = False, last_games: LastGames | None = None
) -> Screen:
    """Show one person's record in a server; ``text`` leaves the chart out.

    ``last_games`` are for the person themselves.
    """
    head = f"### 🏆 {bold(name)}"
    if not scores.history and not scores.all.holes:
        return Screen((Text(head), Text("No game here has ended for them yet.")), accent=QUIET)
    lines = [tally_words(scores.all)]
    if scores.with_computers.holes:
        lines.append(f"With computers: {tally_words(scores.with_computers)}")
    if scores.best is not None:
        lines.append(f"Best game: {_result(scores.best)}")
    parts: list[Part] = [Text(head), Text("\n".join(lines))]
    form = _form(scores, name)
    if form is not None and not text:
        words = describe_chart(form)
        parts.append(Picture(form, words, ""))
    if last_games is not None:
        parts.append(Text(_lessons(last_games)))
    parts.append(Text("\n".join(f"-# {_result(game)}" for game in scores.history[:_HISTORY])))
    return Screen(tuple(part for part in parts if part != Text("")), accent=BLUE)


def _lessons(last_games: LastGames) -> str:
    """Write what the coach says about a person's newest games; empty if there are none."""
    lines: list[str] = []
    if last_games.looked_at:
        lines.append(
            f"**What cost you most** in your last {write_count(last_games.looked_at, 'game')}"
        )
        lines += [f"- {lesson_words(lesson)}" for lesson in last_games.lessons[:_LESSONS]]
        if not last_games.lessons:
            lines.append("- Nothing that the coach could name")
    if last_games.left:
        games = write_count(last_games.left, "more game" if last_games.looked_at else "game")
        lines.append(f"-# The coach is looking at {games} of yours: ask again in a minute.")
    return "\n".join(lines)


def _result(game: GameResult) -> str:
    when = f"<t:{int(game.ended_at.timestamp())}:d>"
    what = f"{game.holes} holes, {ruleset_name(RULESETS[game.ruleset])}"
    return f"{when} · {what} · {write_points(game.points)} points, {_outcome(game)}"


def _outcome(game: GameResult) -> str:
    if game.given_up:
        return "left"
    if game.status is not Status.FINISHED or game.place is None:
        return f"ended after {write_count(game.holes_scored, 'hole')}"
    if game.won:
        return "shared win" if game.shared else "won"
    return f"{write_ordinal(game.place)} of {game.players}"


def _form(scores: PlayerScores, name: str) -> FormChart | None:
    """Points per hole, so that games of different lengths compare; nothing to draw before the second game."""
    finished = [
        game for game in scores.history if game.status is Status.FINISHED and not game.given_up
    ]
    newest = finished[:_FORM][::-1]
    if len(newest) < 2:
        return None
    points = tuple(round(game.points / game.holes, 2) for game in newest)
    return FormChart(points, f"{plain_name(name)}: points a hole", "Fewer are better.")
