"""Parts that several screens have, such as the picture of the table."""

from __future__ import annotations

from bot.contest import Contest
from bot.pictures.captions import keep_drawable, tongue_of, write_captions
from bot.ports.pictures import TablePicture
from bot.ports.screen import Part, Picture, Text
from bot.screens.cast import Cast
from bot.screens.chronicle import find_last_card
from bot.screens.text_form import write_piles, write_seats
from bot.words.descriptions import describe, is_scored
from bot.words.name_labels import label


def show_table(contest: Contest, cast: Cast) -> Part:
    """Return the table as a picture, or in words if the cast says so (``Cast.text``)."""
    return Text(write_table(contest, cast)) if cast.text else make_table_picture(contest, cast)


def make_table_picture(contest: Contest, cast: Cast) -> Picture:
    """Return the picture of the table, with the same content in words."""
    view = contest.public_view
    spec = TablePicture(
        view, cast.names, find_last_card(contest), contest.absent_seats, cast.tongue.code
    )
    description = describe(
        view, cast.names, cast.tongue, last=spec.last, autopilot=contest.absent_seats
    )
    return Picture(spec, description, write_table(contest, cast))


def name_seats(cast: Cast) -> tuple[Text, ...]:
    """Return a line with the names that a picture cannot draw; nothing if there are none.

    Each name follows the number of the seat, which the picture shows instead of the name.
    """
    if cast.text:
        return ()
    drawn = write_captions(cast.names, tongue_of(cast.tongue.code))
    numbered = [seat for seat, name in enumerate(cast.names) if keep_drawable(name) is None]
    said = " · ".join(f"{label(drawn[seat], cast.tongue)}{cast.bold(seat)}" for seat in numbered)
    return (Text(f"-# {said}"),) if said else ()


def write_table(contest: Contest, cast: Cast, *, but: int | None = None) -> str:
    """Return the piles and all seats in words.

    The seat ``but`` is left out, because the screen shows it elsewhere; ``None`` leaves out nothing.
    """
    view = contest.public_view
    seats = write_seats(view, cast, contest.absent_seats, but=but)
    return seats if is_scored(view) else f"{write_piles(view, cast.tongue)}\n{seats}"


def choose_form(picture: Picture, cast: Cast) -> Part:
    """Return a picture, or its words if the cast says so (``Cast.text``)."""
    return Text(picture.fallback) if cast.text else picture
