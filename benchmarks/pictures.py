"""Measures pictures: milliseconds, bytes and memory, and how long the event loop stands still meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import sys
import time
import zlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from bot.pictures import deck, lettering, typefaces
from bot.pictures.emojis import draw_emojis
from bot.pictures.png import compressor, write_lines
from bot.pictures.renderer import Renderer, draw, warm
from bot.pictures.samples import NAMES, make_samples
from bot.ports.pictures import MotionPicture, PictureSpec, TablePicture
from engine import CARD_COMMONS, DECK, Game, Phase

ROUNDS = 15
TICK = 0.001
"""Seconds for which the event loop is asked to sleep. If it sleeps longer, something else kept it from running."""

Work: TypeAlias = Callable[[PictureSpec], Awaitable[object]]


def main() -> None:
    """Run all measurements of pictures."""
    before = _resident()
    taken = _best(warm, 1)
    ready = _resident()
    _pictures()
    print(
        f"\nMemory: {ready - before:.0f} MB for the deck as kept from the start ({taken:.0f} ms), "
        f"{_resident() - ready:.0f} MB more once all of the above was drawn"
    )
    asyncio.run(_cache())
    asyncio.run(_loop())
    _emojis()


def _pictures() -> None:
    print("CPU against compressing the pixels of the same picture once with zlib, level 6 (= 1.0)")
    print(f"{'picture':20}{'first ms':>10}{'ms':>8}{'ratio':>8}{'kB':>8}{'of zlib 6':>11}")
    for name, spec in make_samples().items():
        first = _best(partial(draw, spec), 1)
        usual = _best(partial(draw, spec))
        drawn = draw(spec)
        if isinstance(spec, MotionPicture):
            print(f"{name:20}{first:10.1f}{usual:8.1f}{'':8}{len(drawn.file) / 1000:8.1f}")
            continue
        pixels = _pixels(drawn.file)
        yardstick = _best(partial(zlib.compress, pixels, 6))
        size = len(zlib.compress(pixels, 6))
        print(
            f"{name:20}{first:10.1f}{usual:8.1f}{usual / yardstick:8.2f}"
            f"{len(drawn.file) / 1000:8.1f}{len(drawn.file) / size:11.2f}"
        )
    _compressors(draw(make_samples()["table-6"]).file)


def _pixels(file: bytes, kind: int = 0) -> bytearray:
    """Return the lines of a picture as they are compressed, with the filter ``kind``."""
    image = Image.open(BytesIO(file))
    return write_lines(Image.frombytes("L", image.size, image.tobytes()), kind)


def _compressors(file: bytes) -> None:
    """Compare other ways to compress a table of six."""
    plain, lines = _pixels(file), _pixels(file, compressor.filter)
    yardstick = _best(partial(zlib.compress, plain, 6))
    ways: dict[str, Callable[[], bytes]] = {
        "as pictures are": partial(compressor.compress, lines),
        **{f"zlib {level}": partial(zlib.compress, plain, level) for level in (1, 4, 6)},
    }
    if find_spec("isal"):  # some platforms have no wheel
        fast = import_module("isal.isal_zlib").compress
        ways |= {f"ISA-L {level}": partial(fast, lines, level) for level in range(4)}
        ways |= {f"ISA-L {level}, no filter": partial(fast, plain, level) for level in range(2)}
    print(f"\n{'a table of six':20}{'ratio':>8}{'kB':>8}")
    for name, way in ways.items():
        print(f"{name:20}{_best(way) / yardstick:8.2f}{len(way()) / 1000:8.1f}")


def _best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the milliseconds of CPU time of the fastest round."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times) * 1000


def _resident() -> float:
    """Return the most memory that this process has held, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)


def _hole() -> list[PictureSpec]:
    """Return all table pictures of one hole with six seats, one for each action."""
    game = Game.new(CARD_COMMONS, seats=6, holes=9, secret=bytes(32))
    pictures: list[PictureSpec] = []
    while game.phase is not Phase.HOLE_OVER:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        # Everybody has six turns: draw, then put the card into the next slot.
        action = actions[game.turn // game.seats % 6] if len(actions) == 7 else actions[0]
        if game.phase is Phase.DRAW:
            action = actions[0]
        game.play(seat, action)
        pictures.append(TablePicture(game.view(None), NAMES[:6]))
    return pictures


async def _cache() -> None:
    renderer = Renderer()
    await renderer.start()
    pictures = _hole()
    for spec in pictures:
        await renderer.draw_file(spec)
    start = time.perf_counter()
    for spec in pictures:
        await renderer.draw_file(spec)
    each = (time.perf_counter() - start) / len(pictures) * 1e6
    print(
        f"Kept pictures of a hole of six: {len(pictures)} in {renderer.held / 1e6:.1f} MB; "
        f"one that is kept is found in {each:.0f} µs"
    )
    await renderer.close()


async def _loop() -> None:
    """Measure how long the loop stands still while a hole of six is drawn.

    The renderer draws these pictures in the loop. A thread and a process are the other ways.
    """
    pictures, loop = _hole(), asyncio.get_running_loop()
    rows: list[tuple[str, float, float]] = []

    async def measure(name: str, work: Work) -> None:
        rows.append((name, *await _blocked(pictures, work)))

    for spec in pictures:
        draw(spec)
    renderer = Renderer()
    await renderer.start()
    await measure("by the renderer", partial(_by, renderer))
    await renderer.close()
    with ThreadPoolExecutor(1) as thread:

        async def beside(spec: PictureSpec) -> None:
            await loop.run_in_executor(thread, draw, spec)

        await measure("by a thread", beside)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as process:

        async def elsewhere(spec: PictureSpec) -> None:
            await loop.run_in_executor(process, draw_bytes, spec)

        start = time.perf_counter()
        await elsewhere(pictures[0])
        begun = time.perf_counter() - start
        for spec in pictures:  # until the process has its own deck
            await elsewhere(spec)
        await measure("by a process", elsewhere)
    for kept in (
        deck.cut_face,
        deck.draw_back,
        deck.draw_pair,
        lettering.letter,
        typefaces.load_font,
    ):
        kept.cache_clear()
    renderer = Renderer()
    await renderer.start()
    await measure("by a new renderer", partial(_by, renderer))
    await renderer.close()
    await measure("not at all", _not_at_all)
    print(f"\n{'a hole of six, drawn':22}{'pictures/s':>12}{'longest block ms':>18}{'ratio':>8}")
    for name, rate, block in rows:
        print(f"{name:22}{rate:12.0f}{block:18.1f}{block / rows[0][2]:8.2f}")
    print(f"A process needs {begun:.1f} s to begin and holds a deck and type of its own.")


def draw_bytes(spec: PictureSpec) -> bytes:
    """Return the file of a picture, as a process sends it back."""
    return draw(spec).file


async def _by(renderer: Renderer, spec: PictureSpec) -> None:
    await renderer.draw_file(spec)
    await asyncio.sleep(0)  # as a message is sent after each picture


async def _not_at_all(spec: PictureSpec) -> None:
    await asyncio.sleep(0.01)


async def _blocked(pictures: list[PictureSpec], work: Work) -> tuple[float, float]:
    """Return pictures per second, and milliseconds of the longest time in which nothing else could run."""
    longest, running = 0.0, True

    async def watch() -> None:
        nonlocal longest
        while running:
            start = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - start - TICK)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    start = time.perf_counter()
    for spec in pictures:
        await work(spec)
    taken = time.perf_counter() - start
    running = False
    await watching
    return len(pictures) / taken, longest * 1000


def _emojis() -> None:
    start = time.perf_counter()
    emojis = draw_emojis()
    taken = time.perf_counter() - start
    most, total = max(map(len, emojis.values())), sum(map(len, emojis.values()))
    print(
        f"\n{len(emojis)} emojis ({len(DECK)} cards, back, empty place): {taken * 1000:.0f} ms once, "
        f"{total / 1000:.0f} kB in all, at most {most / 1000:.1f} kB"
    )


if __name__ == "__main__":
    main()
