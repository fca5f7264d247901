"""The screen with the last turn of a hole as a moving picture."""

from __future__ import annotations

from bot.contest import Contest
from bot.languages import ENGLISH
from bot.ports.pictures import MotionPicture
from bot.ports.screen import Part, Picture, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import QUIET
from bot.screens.parts import choose_form
from bot.words.descriptions import describe_motion
from engine import fold, view_for
from engine.events import CardDrawn, CardSwapped, CardTaken


def motion_screen(contest: Contest, cast: Cast, hole: int) -> Screen:
    """Return the screen with the last turn of a hole, or with a sentence if the hole has no such turn."""
    spec = motion_of(contest, cast.names, hole, cast.tongue.code)
    if spec is None:
        return Screen((Text(cast.tongue.say("motion-none")),), accent=QUIET)
    words = describe_motion(spec)
    parts: tuple[Part, ...] = (
        Text(cast.tongue.say("motion-heading", hole=hole)),
        choose_form(Picture(spec, words, words), cast),
    )
    return Screen(parts, accent=QUIET)


def motion_of(
    contest: Contest, names: tuple[str, ...], hole: int, language: str = ENGLISH
) -> MotionPicture | None:
    """Return the moving picture of the turn that ended a hole; ``None`` if no turn has ended this hole.

    ``names`` are the names by seat. ``language`` is the language of the words in the picture.
    """
    scored = contest.rewind_to_scored(hole)
    if scored is None:
        return None
    events = scored.events
    begun = max(
        (at for at, event in enumerate(events) if isinstance(event, CardDrawn | CardTaken)),
        default=0,
    )
    turn = events[begun]
    if not isinstance(turn, CardDrawn | CardTaken):
        return None
    before = view_for(fold(events[:begun]), None)
    if before.hole != hole or before.to_act != (turn.seat,):
        return None
    placed = (event for event in events[begun:] if isinstance(event, CardTaken | CardSwapped))
    slot = next((event.slot for event in placed), None)
    taken = isinstance(turn, CardTaken)
    return MotionPicture(before, scored.public_view, names, turn.seat, slot, taken, language)
