"""Scenes of pictures: the words that are drawn, and the names of the marks and cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.contest import Contest
from bot.contest.play import end, give_up
from bot.pictures.palette import INKS
from bot.pictures.renderer import draw
from bot.ports.pictures import FormChart, HandPicture, PictureSpec
from bot.ports.screen import Picture
from bot.screens.cards import cards_screen
from bot.screens.motion import motion_of
from bot.screens.parts import make_table_picture
from bot.screens.result import end_picture, make_scorecard
from engine import Draw, EndReason, Swap, Take
from engine.events import HoleScored
from tests.bot.tables import game, played
from tests.golden.scenes.setting import (
    NAMES,
    after,
    cast,
    finished,
    laid,
    on_last_turn,
    scored,
    to_opening,
    with_players,
)
from tests.golden.scenes.writing import Scene

_NAMED: Final = {ink: name for name, ink in INKS.items()}
"""The name of each ink. If several inks are equal, it is the name of the last."""


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    for title, spec in _specs():
        drawn = draw(spec)
        words = (
            f"{name}: {word.fitted} ({_NAMED[drawn.inks[name]]})"
            for name, word in drawn.words.items()
            if "corner" not in name
        )
        marks = [
            f"{name} ({_NAMED[drawn.inks[name]]})" if name in drawn.inks else name
            for name in drawn.boxes
            if name.endswith((" mark", " best", " chip"))
        ]
        yield title, "\n".join([*words, *([f"marks: {', '.join(marks)}"] if marks else [])])


def _specs() -> Iterator[tuple[str, PictureSpec]]:
    yield from _tables()
    yield from _hands()
    yield from _ends()
    yield (
        "a chart",
        FormChart((12, 7.5, 9, 3, 3, 8), "Ann: points a hole", "Fewer are better."),
    )
    yield "a chart of equal games", FormChart((4, 4), "")
    yield "a chart without games", FormChart((), "Ann")
    yield "a chart in Hebrew", FormChart((-2, 4, 30), "Ann", language="he")


def _tables() -> Iterator[tuple[str, PictureSpec]]:
    for title, contest in {
        "a table: one opens": to_opening(game(3), 3),
        "a table: all open": to_opening(game(4, ruleset="pagat"), 2),
        "a table: a turn": laid(seat=1, scorecard=[(12, -3, 7)]),
        "a table: a card is drawn": after(laid(seat=1), (1, Draw())),
        "a table: a card was placed": after(laid(seat=1), (1, Draw()), (1, Swap(4))),
        "a table: last turns": on_last_turn(),
        "a table: a scored hole": scored(3),
        "a table: the second hole is scored": scored(3, 2),
        "a table: the game is won": finished(3),
        "a table: a shared win": finished(3, winners=2),
        "a table: the game was stopped": end(laid(seat=1), EndReason.ENDED_EARLY),
        "a table: one is away and one left": give_up(_away(laid(seat=1)), 2),
    }.items():
        yield title, make_table_picture(contest, cast(contest)).spec
    yield "a table in Hebrew", _in_hebrew(laid(seat=1, scorecard=[(12, -3, 7)]))
    alike = replace(cast(laid()), names=("Ann", "ann", "𓀀"))
    yield "a table: names that look alike", make_table_picture(laid(seat=1), alike).spec
    tied = laid(("AH AD 2C 2D 3C 3D", "4C 4D 5C 5D (6C) 6D"), seat=1, out_seat=0)
    tied = after(tied, (1, Take(4)))
    yield "a table: two share a hole or not", make_table_picture(tied, cast(tied)).spec


def _away(contest: Contest) -> Contest:
    return with_players(contest, (0,), autopilot=True)


def _in_hebrew(contest: Contest) -> PictureSpec:
    spec = make_table_picture(contest, cast(contest)).spec
    return replace(spec, language="he")


def _hands() -> Iterator[tuple[str, PictureSpec]]:
    later = laid(seat=1, scorecard=[(12, -3, 7)])
    drawn = after(laid(seat=1, stock="5D"), (1, Draw()))
    for title, contest, seat in (
        ("a hand: the opening", game(3), 0),
        ("a hand: one more card", to_opening(game(3), 1), 0),
        ("a hand: a turn", later, 1),
        ("a hand: another's turn", later, 2),
        ("a hand: a card is drawn", drawn, 1),
        ("a hand: a card was placed", after(drawn, (1, Swap(4))), 1),
        ("a hand: the last turn", on_last_turn(), 1),
        ("a hand: the first hole is scored", scored(3), 1),
        ("a hand: the second hole is scored", scored(3, 2), 1),
    ):
        parts = cards_screen(contest, seat, cast(contest)).parts
        (picture,) = [part for part in parts if isinstance(part, Picture)]
        yield title, picture.spec
    yield "a hand in Hebrew", HandPicture(later.view(1), 1, NAMES[:3], "he")
    wide = replace(cast(game(6)), names=NAMES)
    six = played(game(6), until="draw")
    yield "a hand: five others", HandPicture(six.view(six.to_act[0]), None, wide.names)


def _ends() -> Iterator[tuple[str, PictureSpec]]:
    left = played(give_up(scored(4), 1))
    for title, contest in {
        "four players": finished(4),
        "a shared win": finished(3, winners=2),
        "one has left": left,
    }.items():
        yield f"the end: {title}", end_picture(contest, cast(contest)).spec
        yield f"the scorecard: {title}", make_scorecard(contest, cast(contest)).spec
    two = scored(3, 2)
    yield "the scorecard: after two holes", make_scorecard(two, cast(two)).spec
    long = played(game(2, holes=18), seed=3)
    yield "the scorecard: 18 holes", make_scorecard(long, cast(long)).spec
    ten = next(
        at
        for at, event in enumerate(long.events)
        if isinstance(event, HoleScored) and event.hole == 10
    )
    half = long.rewind(ten + 1)
    yield "the scorecard: ten of 18 holes", make_scorecard(half, cast(half)).spec
    for title, moves in {
        "drawn": (Draw(), Swap(0)),
        "taken": (Take(5),),
    }.items():
        over = after(on_last_turn(2), *((1, action) for action in moves))
        motion = motion_of(over, NAMES[:2], 1)
        assert motion is not None
        yield f"the last turn: {title}", motion
