"""Every word fits its box, in each kind of picture, for each number of seats, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.languages import Phrase, choose_tongue, list_offered
from bot.languages.direction import without_isolates
from bot.pictures.renderer import draw
from bot.pictures.typefaces import runs
from bot.ports.pictures import (
    EndPicture,
    FormChart,
    HandPicture,
    PictureSpec,
    ScorecardPicture,
    TablePicture,
)
from engine import Card, EndReason, Phase
from tests.languages.entries import read
from tests.pictures.looking import collisions
from tests.pictures.tables import last_turn, opened, played

DRAWN = {"pictures", "descriptions", "story", "words"}
"""The rooms of the catalogues with words that are in pictures."""
NAMES = tuple(chr(ord("A") + seat) for seat in range(12))
"""Names so short that no other word has to be cut for them."""
SOME_SEATS = (2, 3, 4, 6, 8, 9, 12)
"""One number of seats for each arrangement of a table."""


def tables(seats: int) -> Iterator[TablePicture]:
    """Yield a table at each moment with words that no other moment has."""
    autopilot = frozenset({0})
    placing, last = played(
        seats,
        lambda game: (
            game.phase is Phase.PLACE and (game.state.last_turns == seats - 1 or seats > 6)
        ),
    )
    dealt = played(seats, lambda game: True)[0]
    opening = played(seats, lambda game: len(game.to_act) == 1)[0]
    scored, moved = played(seats, lambda game: game.phase is Phase.HOLE_OVER)
    over = played(seats, lambda game: game.is_over, holes=9)[0]
    left, stopped = opened(seats), opened(seats)
    left.give_up(1)
    stopped.stop(EndReason.ENDED_EARLY)
    shown = (
        (dealt, None),
        (placing, last),
        (scored, moved),
        (opening, None),
        (stopped, None),
        (opened(seats), None),
        (over, None),
        (left, None),
    )
    # The seats of most arrangements are narrow in the same way, so the first moments, which have most words, are enough.
    for game, card in shown if seats in (2, 4, 12) else shown[:6]:
        yield TablePicture(game.view(None), NAMES[:seats], card, autopilot)


def hands(seats: int) -> Iterator[HandPicture]:
    """Yield a person's own cards at each moment."""
    opening = played(seats, lambda game: len(game.to_act) == 1)[0]
    turn, placing = opened(seats), played(seats, lambda game: game.phase is Phase.PLACE)[0]
    scored = played(seats, lambda game: game.phase is Phase.HOLE_OVER)[0]
    games = [opening, turn, placing, scored]
    if seats <= 6:
        games.append(played(seats, lambda game: bool(game.state.last_turns))[0])
    for game in games:
        for seat in {(game.to_act or (0,))[0], *((1,) if seats == 2 else ())}:
            yield HandPicture(game.view(seat), None, NAMES[:seats])


def scorecards(seats: int) -> Iterator[ScorecardPicture]:
    """Yield scorecards of three, nine and eighteen holes, in the middle and at the end, with a player who has left."""
    hole = tuple(range(-6, 60, 6))[:seats] + (1,) * max(0, seats - 11)
    for holes in (3, 9, 18):
        for played_holes in {1, holes}:
            totals = tuple(points * played_holes for points in hole)
            winners = (0,) if played_holes == holes else ()
            card = (hole,) * played_holes
            yield ScorecardPicture(NAMES[:seats], card, holes, totals, winners, (1,))


def others() -> Iterator[PictureSpec]:
    """Yield the end of a game, the last turn in motion, and a person's form."""
    for seats in (2, 6, 12):
        over = played(seats, lambda game: game.is_over)[0]
        yield EndPicture(over.view(None), NAMES[:seats], "A.")
    motion = last_turn(6, 1)
    yield replace(motion, names=NAMES[:6])
    yield FormChart((30, 20.5, 10, 12), "A", "B")
    yield FormChart((), "A")


@cache
def pictures() -> tuple[tuple[str, PictureSpec], ...]:
    """Return all pictures, which are made once for all languages."""
    specs = [
        *(spec for seats in SOME_SEATS for spec in tables(seats)),
        *(spec for seats in (2, 4, 6, 12) for spec in hands(seats)),
        *(spec for seats in (2, 6, 12) for spec in scorecards(seats)),
        *others(),
    ]
    return tuple((f"{type(spec).__name__} {at}", spec) for at, spec in enumerate(specs))


def quoted(code: str) -> EndPicture:
    """Return the end of a game with the longest line to quote, which has a long name in it."""
    over, card = played(2, lambda game: game.is_over)[0], Card.parse("QD")
    tongue = choose_tongue(code)
    card_in_words = Phrase(
        "descriptions-card", rank=_said("rank", card.rank), suit=_said("suit", "diamonds")
    )
    said = tongue.say("story-decider", card=card_in_words, name="Konstantin", cost=24)
    return EndPicture(over.view(None), NAMES[:2], said)


def _said(kind: str, value: object) -> Phrase:
    return Phrase(f"descriptions-{kind}-{value}")


@pytest.mark.parametrize("code", list_offered())
def test_every_word_fits_its_box(code: str) -> None:
    cut: dict[str, tuple[str, str, str]] = {}
    touching: dict[str, list[tuple[str, str]]] = {}
    for name, spec in (*pictures(), ("quoted", quoted(code))):
        drawn = draw(replace(spec, language=code))
        cut |= {
            words.text: (name, box, words.fitted)
            for box, words in drawn.words.items()
            if words.fitted != words.text
        }
        if found := collisions(drawn):
            touching[name] = found
    assert (cut, touching) == ({}, {})


@pytest.mark.parametrize("code", list_offered())
def test_every_letter_has_a_glyph(code: str) -> None:
    drawn = [entry for entry in read(code).values() if entry.room in DRAWN]
    assert len(drawn) > 100
    for entry in drawn:
        for text in entry.texts:
            assert runs(without_isolates(text)) is not None, entry.key
