"""The renderer draws nothing twice and loses nothing, and does what takes long beside the event loop."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.pictures import deck
from bot.pictures.canvas import Drawn
from bot.pictures.card_sizes import HAND_CARD
from bot.pictures.palette import DEEP, FELT, LIT, Colour
from bot.pictures.renderer import Renderer, draw, warm
from bot.pictures.samples import make_samples
from bot.pictures.shapes import Size
from bot.pictures.sprites import Sprite
from bot.ports.pictures import FormChart, HandPicture, PictureSpec
from engine import Card
from tests.pictures.tables import ODD_NAMES, opened, table_of

CHART = FormChart((3, 1, 2), "Ann")


class Desk:
    """Records what is drawn, and passes it on to the real drawing."""

    def __init__(self) -> None:
        self.drawn: list[PictureSpec] = []
        self.broken = False

    def draw(self, spec: PictureSpec) -> Drawn:
        self.drawn.append(spec)
        if self.broken:
            raise OSError("no font")
        return draw(spec)


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
async def renderer(desk: Desk) -> AsyncIterator[Renderer]:
    renderer = Renderer(drawing=desk.draw)
    await renderer.start()
    yield renderer
    await renderer.close()


async def test_it_returns_what_is_drawn(renderer: Renderer) -> None:
    spec = table_of(opened(3))
    assert await renderer.draw_file(spec) == draw(spec).file


async def test_an_equal_picture_is_not_drawn_again(renderer: Renderer, desk: Desk) -> None:
    first = await renderer.draw_file(table_of(opened(2)))
    assert await renderer.draw_file(table_of(opened(2))) is first
    assert len(desk.drawn) == 1


async def test_pictures_with_the_same_hash_are_not_confused(renderer: Renderer) -> None:
    one, other = FormChart((-1, 2), "Ann"), FormChart((-2, 2), "Ann")
    assert hash(one) == hash(other)
    assert await renderer.draw_file(one) == draw(one).file
    assert await renderer.draw_file(other) == draw(other).file


async def test_who_asks_at_the_same_time_gets_the_same_drawing(
    renderer: Renderer, desk: Desk
) -> None:
    pictures = await asyncio.gather(*(renderer.draw_file(CHART) for _ in range(5)))
    assert len(set(map(id, pictures))) == 1
    assert desk.drawn == [CHART]


async def test_one_who_gives_up_does_not_take_it_from_the_others(renderer: Renderer) -> None:
    impatient = asyncio.create_task(renderer.draw_file(CHART))
    patient = asyncio.create_task(renderer.draw_file(CHART))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == draw(CHART).file
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_the_oldest_pictures_go_when_there_are_too_many(desk: Desk) -> None:
    charts = [FormChart((number, 2), "Ann") for number in range(4)]
    room = 3 * len(draw(charts[0]).file) + 2000
    renderer = Renderer(cache_bytes=room, drawing=desk.draw)
    await renderer.start()
    for chart in charts[:3]:
        await renderer.draw_file(chart)
    await renderer.draw_file(charts[0])  # used again, so it is not the oldest any more
    await renderer.draw_file(charts[3])
    desk.drawn.clear()
    await renderer.draw_file(charts[0])
    assert desk.drawn == []
    await renderer.draw_file(charts[1])
    assert desk.drawn == [charts[1]]
    assert renderer.held <= room
    await renderer.close()


@pytest.mark.parametrize("spec", [CHART, table_of(opened(2))], ids=["slow", "quick"])
async def test_a_picture_that_is_larger_than_the_cache_is_drawn_and_not_kept(
    desk: Desk, spec: PictureSpec
) -> None:
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about))
    renderer = Renderer(cache_bytes=10, drawing=desk.draw)
    await renderer.start()
    for _ in range(2):
        assert await renderer.draw_file(spec) == draw(spec).file
    await asyncio.sleep(0)
    await renderer.close()
    assert (len(desk.drawn), renderer.held, complaints) == (2, 0, [])


@pytest.mark.parametrize("spec", [CHART, table_of(opened(2))], ids=["slow", "quick"])
async def test_a_picture_that_cannot_be_drawn_fails_those_who_wait_and_nothing_else(
    renderer: Renderer, desk: Desk, spec: PictureSpec
) -> None:
    desk.broken = True
    with pytest.raises(OSError, match="no font"):
        await renderer.draw_file(spec)
    desk.broken = False
    assert await renderer.draw_file(spec) == draw(spec).file


@pytest.mark.parametrize(
    ("name", "quick"),
    [
        ("table-6", True),
        ("hand", True),
        ("scorecard-2", False),
        ("end", False),
        ("form", False),
        ("motion", False),
    ],
)
async def test_only_what_takes_long_is_drawn_in_the_thread(name: str, quick: bool) -> None:
    drawn_in: list[threading.Thread] = []
    finished = draw(CHART)

    def note_thread(_: PictureSpec) -> Drawn:
        drawn_in.append(threading.current_thread())
        return finished

    renderer = Renderer(drawing=note_thread)
    await renderer.start()
    await renderer.draw_file(make_samples()[name])
    await renderer.close()
    assert (drawn_in == [threading.current_thread()]) == quick


@pytest.mark.parametrize("spec", [CHART, table_of(opened(2))], ids=["slow", "quick"])
async def test_it_must_be_running(spec: PictureSpec) -> None:
    renderer = Renderer()
    with pytest.raises(RuntimeError, match="not running"):
        await renderer.draw_file(spec)
    await renderer.start()
    await renderer.close()
    await renderer.close()
    with pytest.raises(RuntimeError, match="not running"):
        await renderer.draw_file(spec)


def test_the_cards_of_frequent_tables_are_drawn_before_anybody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warmed, drawn = set[tuple[Size, Colour]](), set[tuple[Size, Colour]]()
    draw_face = deck.draw_face

    def note(card: Card, size: Size, lie: deck.Lie, place: str = "") -> Sprite:
        drawn.add((size, lie.ground))
        return draw_face(card, size, lie, place)

    with monkeypatch.context() as patches:
        patches.setattr(deck, "warm", lambda size, ground: warmed.add((size, ground)))
        warm()
    monkeypatch.setattr(deck, "draw_face", note)
    for seats in (2, 3, 4, 6):
        game = opened(seats)
        draw(table_of(game))
        draw(HandPicture(game.view(0), None, ODD_NAMES[:seats]))
    assert {ground for _, ground in drawn} == {DEEP, LIT, FELT}
    assert drawn <= warmed
    # In the opening everybody acts, so no hand here is waiting, which would lie on another ground.
    assert (HAND_CARD, DEEP) in warmed
