"""The screen with one person's results in a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.languages import Ordinal, Phrase, Tongue
from bot.languages.direction import isolate
from bot.ports.pictures import FormChart
from bot.ports.screen import Part, Picture, Screen, Text
from bot.screens.colours import BLUE, QUIET
from bot.screens.scores import write_tallies
from bot.words.coaching import say_lesson
from bot.words.figures import describe_chart
from bot.words.rulesets import name_ruleset
from bot.words.wording import bold, clean_name
from data.boards import GameResult, PlayerScores
from data.records import Status
from engine import RULESETS
from engine.computer.lessons import Lesson

_LESSONS: Final = 3
"""The screen lists at most this number of kinds of mistakes."""
_HISTORY: Final = 8
"""The screen lists at most this number of games."""
_FORM: Final = 20
"""The chart shows at most this number of the newest games."""


@dataclass(frozen=True, slots=True)
class LastGames:
    """How often a person made each kind of mistake in their newest games, and the cost."""

    lessons: tuple[Lesson, ...]
    """One entry for each kind of mistake, the kind that cost most first."""
    looked_at: int
    """How many of the newest games the coach has reviewed. ``lessons`` counts only the mistakes in these games."""
    left: int
    """How many of the newest games the coach has not reviewed yet."""


def player_screen(
    scores: PlayerScores,
    name: str,
    tongue: Tongue,
    *,
    text: bool = False,
    last_games: LastGames | None = None,
) -> Screen:
    """Return the screen with one person's results in a server. With ``text`` the screen has no chart.

    ``last_games`` is ``None`` if somebody else reads the screen, because only the person may see their mistakes.
    """
    head = (
        f"### 🏆 {isolate(bold(clean_name(name, tongue.say('words-no-name'))), rtl=tongue.is_rtl)}"
    )
    if not scores.history and not scores.all.holes:
        return Screen((Text(head), Text(tongue.say("record-none"))), accent=QUIET)
    lines = write_tallies(scores, tongue)
    if scores.best is not None:
        lines.append(tongue.say("record-best", game=_tell_result(scores.best)))
    parts: list[Part] = [Text(head), Text("\n".join(lines))]
    form = _draw_form(scores, name, tongue)
    if form is not None and not text:
        words = describe_chart(form)
        parts.append(Picture(form, words, ""))
    if last_games is not None:
        parts.append(Text(_tell_lessons(last_games, tongue)))
    history = [f"-# {tongue.tell(_tell_result(game))}" for game in scores.history[:_HISTORY]]
    parts.append(Text("\n".join(history)))
    return Screen(tuple(part for part in parts if part != Text("")), accent=BLUE)


def _tell_lessons(last_games: LastGames, tongue: Tongue) -> str:
    """Return what the coach says about a person's newest games; empty if the person has finished no game."""
    lines: list[str] = []
    if last_games.looked_at:
        lines.append(tongue.say("record-cost-most", count=last_games.looked_at))
        named = last_games.lessons[:_LESSONS]
        lines += [f"- {tongue.tell(say_lesson(lesson))}" for lesson in named]
        if not named:
            lines.append(tongue.say("record-nothing"))
    if last_games.left:
        key = "record-looking-more" if last_games.looked_at else "record-looking"
        lines.append(tongue.say(key, count=last_games.left))
    return "\n".join(lines)


def _tell_result(game: GameResult) -> Phrase:
    return Phrase(
        "record-game",
        when=f"<t:{int(game.ended_at.timestamp())}:d>",
        holes=game.holes,
        rules=name_ruleset(RULESETS[game.ruleset]),
        points=game.points,
        outcome=_tell_outcome(game),
    )


def _tell_outcome(game: GameResult) -> Phrase:
    if game.given_up:
        return Phrase("record-left")
    if game.status is not Status.FINISHED or game.place is None:
        return Phrase("record-ended", holes=game.holes_scored)
    if game.won:
        return Phrase("record-shared" if game.shared else "record-won")
    return Phrase("record-place", place=Ordinal(game.place), players=game.players)


def _draw_form(scores: PlayerScores, name: str, tongue: Tongue) -> FormChart | None:
    """Return the chart of a person's points in their newest games; ``None`` if fewer than two games are finished.

    The chart shows points per hole, so that games of different lengths can be compared.
    """
    finished = [
        game for game in scores.history if game.status is Status.FINISHED and not game.given_up
    ]
    newest = finished[:_FORM][::-1]
    if len(newest) < 2:
        return None
    points = tuple(round(game.points / game.holes, 2) for game in newest)
    title = tongue.say("record-form", name=clean_name(name, tongue.say("words-no-name")))
    return FormChart(points, title, tongue.say("record-fewer"), tongue.code)
