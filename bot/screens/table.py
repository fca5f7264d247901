"""The screen of the table in the channel: everybody's layout, whose turn it is, and the last moves."""

from __future__ import annotations

from datetime import datetime

from bot.contest import Contest
from bot.contest.clock import find_lapse_at
from bot.ports.button_meanings import Word, word_of
from bot.ports.screen import Button, Part, Row, Screen, Style, Text
from bot.screens.cast import Cast
from bot.screens.chronicle import tell_last_moves
from bot.screens.colours import FELT, GOLD, QUIET
from bot.screens.lobby import lobby_screen
from bot.screens.parts import show_table
from bot.screens.result import make_scored_parts, result_screen
from bot.words.descriptions import label_card
from data.records import Deadline
from engine import Draw, Phase


def table_screen(contest: Contest, cast: Cast) -> Screen:
    """Return the screen of a game in its channel: the lobby, the hole, the scored hole or the result."""
    if contest.state is None:
        return lobby_screen(contest, cast)
    if not contest.is_playing:
        return result_screen(contest, cast)
    if contest.hole_is_over:
        return scored_screen(contest, cast)
    return _hole_screen(contest, cast)


def scored_screen(contest: Contest, cast: Cast, *, old: bool = False) -> Screen:
    """Return the screen of a scored hole. With ``old`` the screen has no buttons, because a newer message has them."""
    parts, say = make_scored_parts(contest, cast), cast.tongue.say
    if old:
        return Screen(parts, accent=QUIET)
    buttons = (
        Button(Word.NEXT_HOLE, say("buttons-next-hole"), Style.GOOD),
        Button(Word.MOTION, say("buttons-watch")),
    )
    key = f"{contest.game_id}:{contest.key}"
    parts = (*parts, *_tell_waiting(contest, cast), Row(buttons), _offer_more(cast))
    return Screen(parts, key=key, accent=GOLD)


def _offer_more(cast: Cast) -> Row:
    """Return the row with the button More…, which leads to a private screen."""
    return Row((Button(Word.MORE, cast.tongue.say("buttons-more")),))


def _hole_screen(contest: Contest, cast: Cast) -> Screen:
    view, say = contest.public_view, cast.tongue.say
    parts: list[Part] = [Text(_write_heading(contest, cast))]
    if contest.started_state.out_seat is not None:
        out = cast.bold(contest.started_state.out_seat)
        parts.append(Text(say("table-last-turn", name=out, count=view.last_turns)))
    parts.append(show_table(contest, cast))
    parts += _write_below(contest, cast)
    people = [seat for seat in contest.to_act if not contest.is_automatic(seat)]
    can_draw = view.phase is Phase.DRAW
    top = view.top_discard
    buttons = (
        Button(
            word_of(Draw()),
            say("buttons-draw"),
            Style.MAIN,
            disabled=not (can_draw and people),
        ),
        Button(
            Word.TAKE,
            say("buttons-take-card", card=label_card(top)) if top else say("buttons-take"),
            disabled=not (can_draw and people),
        ),
        Button(Word.CARDS, say("buttons-my-cards"), Style.GOOD),
    )
    parts += (Row(buttons), _offer_more(cast))
    return Screen(tuple(parts), key=f"{contest.game_id}:{contest.key}", accent=FELT)


def _write_heading(contest: Contest, cast: Cast) -> str:
    """Return the heading, which says the number of the hole and whose turn it is."""
    view, say = contest.public_view, cast.tongue.say
    names = tuple(cast.bold(seat) for seat in contest.to_act)
    if contest.everybody_is_away:
        return say("table-heading-paused", hole=view.hole, holes=view.holes)
    if contest.started_state.phase is Phase.OPENING:
        return say(
            "table-heading-opening",
            hole=view.hole,
            holes=view.holes,
            names=names,
            count=len(names),
        )
    return say("table-heading-turn", hole=view.hole, holes=view.holes, name=names)


def _write_below(contest: Contest, cast: Cast) -> list[Part]:
    lines = [f"-# {line}" for line in tell_last_moves(contest, cast)]
    if contest.hole == 1 and contest.started_state.turn == 0 and contest.started_state.setup.seats:
        lines.insert(0, _write_first_words(contest, cast))
    for seat in cast.to_tell:
        lines.append(cast.tongue.say("table-unreached", name=cast.bold(seat)))
    text = "\n".join(lines)
    return [*([Text(text)] if text else []), *_tell_waiting(contest, cast)]


def _write_first_words(contest: Contest, cast: Cast) -> str:
    arrow = " ← " if cast.tongue.is_rtl else " → "
    order = arrow.join(cast.name(seat) for seat in range(len(cast.names)))
    say = cast.tongue.say
    return f"{say('table-first')}\n{say('table-order', names=order)}"


def _tell_waiting(contest: Contest, cast: Cast) -> tuple[Part, ...]:
    record, say = contest.record, cast.tongue.say
    if record.left_s is not None:
        return (Text(say("table-stood-still")),)
    if contest.everybody_is_away and record.deadline_at is not None:
        return (Text(say("table-away", closes=_stamp(record.deadline_at))),)
    if record.deadline is Deadline.NEXT_HOLE and record.deadline_at is not None:
        return (Text(say("table-next-hole", comes=_stamp(record.deadline_at))),)
    at = find_lapse_at(contest)
    return (Text(say("table-time", ends=_stamp(at))),) if at is not None else ()


def _stamp(at: datetime) -> str:
    return f"<t:{int(at.timestamp())}:R>"
