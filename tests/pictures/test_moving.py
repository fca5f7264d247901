"""What the moving picture of a last turn shows at each moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageSequence

from bot.contest import Contest
from bot.pictures import deck
from bot.pictures.canvas import Canvas
from bot.pictures.card_sizes import MOTION_CARD
from bot.pictures.layout import Layout
from bot.pictures.motion import GAP, TRAY
from bot.pictures.palette import BACK, FACE, LIT, SHADE
from bot.pictures.renderer import draw
from bot.ports.pictures import MotionPicture
from bot.screens.motion import motion_of
from engine import Action, Card, Discard, Draw, Swap, Take
from tests.golden.scenes.setting import after, laid

NAMES = ("Ann", "Bob", "Cy")


class Watched:
    """Notes what is drawn: a line for each still, and the cards that move, one for each frame."""

    def __init__(self, patches: pytest.MonkeyPatch) -> None:
        self.canvases: list[Canvas] = []
        self.stocks: list[str] = []
        self.discards: list[str] = []
        self.moving: list[str] = []
        make, pile, face, empty, bare = (
            *(Canvas.__init__, deck.draw_pile, deck.draw_face, deck.draw_empty),
            deck.draw_bare,
        )

        def note_canvas(canvas: Canvas, *more: Any, **named: Any) -> None:
            make(canvas, *more, **named)
            self.canvases.append(canvas)

        def note_pile(size: Any, ground: Any, count: str) -> Any:
            self.stocks.append(count)
            return pile(size, ground, count)

        def note_face(card: Card, size: Any, lie: Any, place: str = "") -> Any:
            if len(self.discards) < len(self.stocks):
                self.discards.append(str(card))  # the discard is drawn just after the stock
            return face(card, size, lie, place)

        def note_empty(*more: Any) -> Any:
            self.discards.append("empty")
            return empty(*more)

        def note_bare(card: Card | None, size: Any) -> Any:
            self.moving.append("back" if card is None else str(card))
            return bare(card, size)

        patches.setattr(Canvas, "__init__", note_canvas)
        patches.setattr(deck, "draw_pile", note_pile)
        patches.setattr(deck, "draw_face", note_face)
        patches.setattr(deck, "draw_empty", note_empty)
        patches.setattr(deck, "draw_bare", note_bare)

    def stills(self) -> Iterator[tuple[str, str, str, bool, bool]]:
        """Yield points, stock, discard, whether a card is marked and whether columns have points."""
        for canvas, stock, discard in zip(self.canvases, self.stocks, self.discards, strict=True):
            notes = canvas.notes
            columns = "column 0" in notes.words
            yield (
                notes.words["points"].fitted,
                stock,
                discard,
                "moved mark" in notes.boxes,
                columns,
            )


def turn(*moves: Action, seats: int = 2, before: tuple[int, int] = (0, 0)) -> MotionPicture:
    """Return the picture of the last turn of a hole, which seat 1 or the last seat plays."""
    layouts = ["7H 2S 9D 3C KD QH", "(4D) 8C 10H 5S (JC) AH", "6H 9S KC 6D 3H 10S"][:seats]
    totals = tuple([*before, 0][:seats])
    contest: Contest = laid(
        layouts, seat=1, out_seat=0, discards="QD 4C", stock="5D", scorecard=[totals]
    )
    contest = after(contest, *((1, action) for action in moves))
    spec = motion_of(contest, NAMES[:seats], 2)
    assert spec is not None
    return spec


def times(file: bytes) -> list[int]:
    with Image.open(BytesIO(file)) as image:
        return [frame.info["duration"] for frame in ImageSequence.Iterator(image)]


def test_a_drawn_card_comes_from_the_stock_and_the_other_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = turn(Draw(), Swap(0), before=(3, 7))
    watched = Watched(monkeypatch)
    drawn = draw(spec)
    assert list(watched.stills()) == [
        ("24", "38", "4♣", False, False),  # before
        ("24", "37", "4♣", False, False),  # the card is on its way
        ("24", "37", "4♣", True, False),  # the card lies, the other is on its way
        ("19", "37", "4♦", True, False),  # after the turn: a pair of fives
        ("19", "37", "4♦", True, False),  # while face-down cards are turned up
        ("29", "37", "4♦", True, True),  # all cards are turned up
        ("29", "37", "4♦", True, True),  # the picture that is described
    ]
    assert watched.moving == ["back"] * 6 + ["4♦"] * 6 + ["back"] * 2 + ["J♣"] * 2
    assert drawn.words["name"].fitted == "Bob"
    assert drawn.words["hole"].fitted == "Hole 2"
    shown = times(drawn.file)
    assert (shown[0], shown[-1]) == (900, 2600)
    assert set(shown[1:7]) == {60}
    # The card that is turned up at the end: its back gets narrower, then its face gets wider.
    place = drawn.boxes["slot 4"]
    with Image.open(BytesIO(drawn.file)) as image:
        frames = [frame.convert("RGB").crop(place) for frame in ImageSequence.Iterator(image)]
    backs, faces = (
        [frame.tobytes().count(bytes(colour)) for frame in frames[-6:]] for colour in (BACK, FACE)
    )
    assert backs[0] > backs[1] > backs[2] > backs[3] == backs[4] == backs[5] == 0
    assert faces[3] < faces[4] < faces[5]


def test_a_taken_card_leaves_the_pile_empty_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = turn(Take(5))
    watched = Watched(monkeypatch)
    drawn = draw(spec)
    stills = list(watched.stills())
    assert [discard for _, _, discard, _, _ in stills] == ["4♣", "empty", "empty", *["A♥"] * 4]
    assert {stock for _, stock, _, _, _ in stills} == {"38"}
    assert watched.moving[:12] == ["4♣"] * 6 + ["A♥"] * 6
    assert watched.moving[12:] == ["back"] * 4 + ["4♦", "J♣"] * 2
    # The flight begins at the discard pile.
    inside = drawn.boxes["discard"].grow(-20)
    with Image.open(BytesIO(drawn.file)) as file:
        before, begun = (
            frame.convert("RGB").crop(inside).tobytes()
            for frame, _ in zip(ImageSequence.Iterator(file), range(2), strict=False)
        )
    assert before == begun


def test_a_card_that_is_turned_up_has_no_shadow_of_its_back() -> None:
    spec = turn(Draw(), Swap(0))
    with Image.open(BytesIO(draw(spec).file)) as file:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(file)]
    layout = Layout(TRAY.left + 18, TRAY.top + 14, MOTION_CARD, GAP, LIT)
    box = layout.place_slot(4)  # the jack
    narrow = frames[-3]
    # A card on its way has a dark edge, so that it is seen on other cards.
    still, flying = (Counter(frames[at].get_flattened_data())[SHADE] for at in (0, 3))
    assert flying - still > 400
    for x in (box.left - 2, box.right + 1):
        assert narrow.getpixel((x, box.middle[1])) == LIT
    assert narrow.getpixel((box.middle[0], box.bottom + 3)) == LIT


def test_a_discarded_card_goes_to_the_pile_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = turn(Draw(), Discard())
    watched = Watched(monkeypatch)
    draw(spec)
    stills = list(watched.stills())
    assert [discard for _, _, discard, _, _ in stills] == ["4♣", "4♣", *["5♦"] * 4]
    assert not any(is_marked for _, _, _, is_marked, _ in stills)
    assert watched.moving[:6] == ["back"] * 6


def test_a_card_slows_down_and_lands_where_it_belongs_in_both_directions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for language in ("en", "he"):
        spec = replace(turn(Draw(), Swap(0)), language=language)
        with monkeypatch.context() as patches:
            watched = Watched(patches)
            drawn = draw(spec)
        flying = watched.canvases[1].image
        with Image.open(BytesIO(drawn.file)) as file:
            frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(file)]
        assert frames[0].size == flying.size
        stock, slot = drawn.boxes["stock"], drawn.boxes["slot 0"]
        assert (slot.left < stock.left) is (language == "en")
        places = []
        for one, other in pairwise(frames[1:7]):
            changed = [
                x
                for x in range(0, one.width, 4)
                if one.crop((x, 0, x + 4, one.height)).tobytes()
                != other.crop((x, 0, x + 4, other.height)).tobytes()
            ]
            places.append((min(changed), max(changed)))
        lefts = (
            [left for left, _ in places] if language == "en" else [-right for _, right in places]
        )
        assert lefts == sorted(lefts, reverse=True)
        steps = [before - now for before, now in pairwise(lefts)]
        assert steps[0] > steps[-1]
