"""Parts that several screens share."""

from __future__ import annotations

from bot.contest import Contest
from bot.ports.pictures import TablePicture
from bot.ports.screen import Part, Picture, Text
from bot.screens.cast import Cast
from bot.screens.chronicle import last_card
from bot.words.table import describe, seat_line
from bot.words.wording import escape


def table_picture(contest: Contest, cast: Cast) -> Picture:
    """The table as a picture, and the same in words."""
    view = contest.public_view
    spec = TablePicture(view, cast.names, last_card(contest), contest.automatic)
    away = contest.automatic
    lines = (
        escape(seat_line(view, seat, name, autopilot=away)) for seat, name in enumerate(cast.names)
    )
    words = (_pile_words(contest), *lines)
    description = describe(view, cast.names, last=spec.last, autopilot=away)
    return Picture(spec, description, "\n".join(words))


def choose_form(picture: Picture, cast: Cast) -> Part:
    """The picture, or its words where those are preferred."""
    return Text(picture.fallback) if cast.text else picture


def _pile_words(contest: Contest) -> str:
    view = contest.public_view
    top = view.top_discard.rank_symbol if view.top_discard else "nothing"
    holding = " · a drawn card is held" if view.drawn_by is not None else ""
    return f"Discard **{top}** · stock {view.stock_count}{holding}"
