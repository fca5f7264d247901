"""Chooses the screen for a person's own cards: at a table, in a private game, or after the person has left."""

from __future__ import annotations

from bot.contest import Contest
from bot.ports.screen import Screen
from bot.screens.cards import cards_screen, gone_screen
from bot.screens.cast import Cast
from bot.screens.first_turns import add_help
from bot.screens.solo import solo_screen


def own_screen(
    contest: Contest, seat: int | None, cast: Cast, *, taking: bool = False, note: str = ""
) -> Screen:
    """Return the screen with a person's cards. In a new player's first turns, the screen also has help.

    ``seat`` is ``None`` for a person who has left. ``taking`` and ``note`` are as in ``cards_screen``.
    """
    if contest.record.is_private:
        screen = solo_screen(contest, seat, cast, taking=taking, note=note)
    elif seat is None:
        return gone_screen(cast.tongue)
    else:
        screen = cards_screen(contest, seat, cast, taking=taking, note=note)
    return screen if seat is None else add_help(screen, contest, seat, cast)
