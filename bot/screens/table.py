"""The public table: everybody's layout, whose turn it is, and what has just happened."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest
from bot.contest.clock import lapses_at
from bot.ports.screen import Button, Part, Row, Screen, Style, Text
from bot.screens.button_words import Word, word_of
from bot.screens.cast import Cast
from bot.screens.chronicle import last_moves
from bot.screens.colours import FELT, GOLD, QUIET
from bot.screens.lobby import lobby_screen
from bot.screens.parts import choose_form, table_picture
from bot.screens.result import result_screen, scored_parts
from bot.words.table import card_label
from bot.words.wording import write_count, write_list
from data.records import Deadline, Status
from engine import Draw, Phase

_MORE: Final = Button(Word.MORE, "More…")
"""Answered privately, with what the presser may do."""


def table_screen(contest: Contest, cast: Cast) -> Screen:
    """Show a game in its channel, at any stage."""
    if contest.state is None or contest.record.status is Status.LOBBY:
        return lobby_screen(contest, cast)
    if not contest.is_playing:
        return result_screen(contest, cast)
    if contest.hole_is_over:
        return scored_screen(contest, cast)
    return _hole_screen(contest, cast)


def scored_screen(contest: Contest, cast: Cast, *, old: bool = False) -> Screen:
    """Show a hole that is scored; an ``old`` one has nothing left to press."""
    parts = scored_parts(contest, cast)
    if old:
        return Screen(parts, accent=QUIET)
    buttons = (
        Button(Word.NEXT_HOLE, "Next hole", Style.GOOD),
        Button(Word.MOTION, "Watch the last turn"),
    )
    key = f"{contest.game_id}:{contest.key}"
    parts = (*parts, *_waiting(contest), Row(buttons), Row((_MORE,)))
    return Screen(parts, key=key, accent=GOLD)


def _hole_screen(contest: Contest, cast: Cast) -> Screen:
    view = contest.public_view
    parts: list[Part] = [
        Text(f"### ⛳ Hole {view.hole} of {view.holes} · {_whose_turn(contest, cast)}")
    ]
    if contest.table.out_seat is not None:
        left = write_count(view.last_turns, "player")
        parts.append(
            Text(
                f"⏳ **Last turn!** {cast.bold(contest.table.out_seat)} is out, {left} still to move."
            )
        )
    parts.append(choose_form(table_picture(contest, cast), cast))
    parts += _below(contest, cast)
    people = [seat for seat in contest.to_act if not contest.is_automatic(seat)]
    can_draw = view.phase is Phase.DRAW
    top = view.top_discard
    buttons = (
        Button(
            word_of(Draw()),
            "Draw",
            Style.MAIN,
            disabled=not (can_draw and people and view.stock_count),
        ),
        Button(
            Word.TAKE,
            f"Take {card_label(top)}" if top else "Take",
            disabled=not (can_draw and people),
        ),
        Button(Word.CARDS, "My cards", Style.GOOD),
    )
    parts += (Row(buttons), Row((_MORE,)))
    return Screen(tuple(parts), key=f"{contest.game_id}:{contest.key}", accent=FELT)


def _whose_turn(contest: Contest, cast: Cast) -> str:
    names = [cast.bold(seat) for seat in contest.to_act]
    if contest.everybody_is_away:
        return "paused"
    if contest.table.phase is Phase.OPENING:
        return f"{write_list(names)} turn{'s' if len(names) == 1 else ''} over cards"
    return f"{write_list(names)} to play"


def _below(contest: Contest, cast: Cast) -> list[Part]:
    lines = [f"-# {line}" for line in last_moves(contest, cast)]
    if contest.hole == 1 and contest.table.turn == 0 and contest.table.setup.seats:
        lines.insert(0, _first_words(contest, cast))
    for seat in cast.to_tell:
        lines.append(
            f"-# {cast.bold(seat)}: no direct message reaches you. Press **My cards** to play."
        )
    text = "\n".join(lines)
    return [*([Text(text)] if text else []), *_waiting(contest)]


def _first_words(contest: Contest, cast: Cast) -> str:
    order = " → ".join(cast.name(seat) for seat in range(len(cast.names)))
    return f"Press **My cards** and turn two over.\n-# Order of play: {order}"


def _waiting(contest: Contest) -> tuple[Part, ...]:
    record = contest.record
    if record.left_s is not None:
        return (Text("-# ⏸ The clock stood still while this table could not be shown."),)
    if contest.everybody_is_away and record.deadline_at is not None:
        closes = f"closes <t:{int(record.deadline_at.timestamp())}:R>"
        return (Text(f"⏸ Everybody is away. Press any button to go on. The game {closes}."),)
    if record.deadline is Deadline.NEXT_HOLE and record.deadline_at is not None:
        return (Text(f"-# The next hole comes <t:{int(record.deadline_at.timestamp())}:R>."),)
    at = lapses_at(contest)
    return (Text(f"-# Time is up <t:{int(at.timestamp())}:R>."),) if at is not None else ()
