"""The screen of a private game against a computer. One message shows the cards, the scored holes and the result."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest
from bot.ports.button_meanings import Word
from bot.ports.screen import Button, Link, Part, Row, Screen, Style, Text
from bot.screens.cards import cards_screen
from bot.screens.cast import Cast
from bot.screens.chronicle import tell_last_moves
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.screens.result import make_scored_parts, result_screen
from bot.screens.terms import tell_terms


def solo_screen(
    contest: Contest, seat: int | None, cast: Cast, *, taking: bool = False, note: str = ""
) -> Screen:
    """Return the screen of a private game: the cards, a scored hole, or the result.

    ``seat`` is ``None`` for a person who has left. ``taking`` and ``note`` are as in ``cards_screen``.
    """
    if seat is None or contest.is_lobby:
        text = f"{cast.tongue.say('solo-ended')}\n{cast.tongue.say('solo-another')}"
        return Screen((Text(text),), accent=QUIET)
    if not contest.is_playing:
        return _show_over(contest, cast)
    if contest.hole_is_over:
        return _show_scored(contest, cast, note)
    return _show_playing(contest, seat, cast, taking=taking, note=note)


def _show_playing(contest: Contest, seat: int, cast: Cast, *, taking: bool, note: str) -> Screen:
    screen = cards_screen(contest, seat, cast, taking=taking, note=note)
    lines = [f"-# {line}" for line in tell_last_moves(contest, cast)]
    if contest.hole == 1 and contest.started_state.turn == 0:
        lines.insert(0, f"-# {cast.tongue.tell(tell_terms(contest))}")
    parts: list[Part] = [Text("\n".join(lines))] if lines and not cast.text else []
    parts += _drop_links(screen.parts)
    # One button can always be pressed, because after a restart only a press makes the message editable again.
    look = Button(Word.CARDS, cast.tongue.say("buttons-look-again"))
    again = () if seat in contest.to_act else (look,)
    parts.append(Row((*again, _offer_more(cast))))
    plain = solo_screen(contest, seat, cast) if screen.plain is not None else None
    key = f"{contest.game_id}:{contest.key}"
    return replace(screen, parts=tuple(parts), key=key, plain=plain)


def _drop_links(parts: tuple[Part, ...]) -> list[Part]:
    """Return these parts without links to the table, because a private game has no table in a channel."""
    kept: list[Part] = []
    for part in parts:
        if isinstance(part, Row):
            buttons = tuple(button for button in part.buttons if not isinstance(button, Link))
            if buttons:
                kept.append(Row(buttons))
        else:
            kept.append(part)
    return kept


def _show_scored(contest: Contest, cast: Cast, note: str) -> Screen:
    buttons = (
        Button(Word.NEXT_HOLE, cast.tongue.say("buttons-next-hole"), Style.GOOD),
        Button(Word.MOTION, cast.tongue.say("buttons-watch")),
    )
    said = (Text(note),) if note else ()
    parts = (*said, *make_scored_parts(contest, cast), Row(buttons), Row((_offer_more(cast),)))
    plain = _show_scored(contest, cast, "") if note else None
    key = f"{contest.game_id}:{contest.key}"
    return Screen(parts, key=key, accent=GOLD if contest.hole_is_over else BLUE, plain=plain)


def _show_over(contest: Contest, cast: Cast) -> Screen:
    screen = result_screen(contest, cast)
    parts = [
        Row(tuple(_rename(button, cast) for button in part.buttons))
        if isinstance(part, Row)
        else part
        for part in screen.parts
    ]
    return replace(screen, parts=tuple(parts))


def _rename(button: Button | Link, cast: Cast) -> Button | Link:
    if isinstance(button, Button) and button.action == Word.REMATCH:
        return replace(button, label=cast.tongue.say("buttons-play-again"))
    return button


def _offer_more(cast: Cast) -> Button:
    return Button(Word.MORE, cast.tongue.say("buttons-more"))
