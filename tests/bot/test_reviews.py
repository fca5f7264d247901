"""If a review fails, the person who asked for it is told and may ask again."""

from __future__ import annotations

import asyncio
import io
import pickle
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.coach import worker
from bot.contest.replay import list_turns
from bot.ports import Person, Place, Press
from bot.ports.screen import Screen, Text
from bot.service import Application
from data.store import Store
from engine import LogError, dumps
from tests.bot.bare import Bare, bare
from tests.bot.haste import show_reviews_later
from tests.bot.moody import Bench, run
from tests.bot.scripted import ANN, Nowhere
from tests.bot.tables import game, played

__all__ = ["bare"]


class Seen:
    """A message that only one person sees."""

    def __init__(self) -> None:
        self.shown: asyncio.Queue[Screen] = asyncio.Queue()

    is_ready = True

    async def edit(self, screen: Screen) -> None:
        """Show another screen."""
        self.shown.put_nowait(screen)


def words(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


async def test_a_review_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # This replaces Python. It takes some time and then ends without output.
    (broken := tmp_path / "broken").write_text("#!/bin/sh\nread line\nsleep 0.2\n")
    broken.chmod(0o700)
    monkeypatch.setattr("bot.coach.reviews.sys.executable", str(broken))
    show_reviews_later(monkeypatch)
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        app = Application(store, Nowhere())
        message = Seen()
        first = await app.coach.review(played(game(holes=3)), Person(ANN, "Ann"), message)
        assert words(first) == "The coach is looking at the game … 0%"
        async with asyncio.timeout(30):
            last = await message.shown.get()
        assert words(last) == "The coach could not look at this game. Press **Review** again."
        await app.close()


async def test_a_review_follows_in_its_own_message_and_not_in_the_pressed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (broken := tmp_path / "broken").write_text("#!/bin/sh\nread line\nsleep 0.2\n")
    broken.chmod(0o700)
    monkeypatch.setattr("bot.coach.reviews.sys.executable", str(broken))
    show_reviews_later(monkeypatch)
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        app = Application(store, Nowhere())
        pressed, whispered, over = Seen(), Seen(), played(game(holes=3))
        press = Press(
            1,
            Person(ANN, "Ann"),
            Place.PANEL,
            1,
            1,
            over.game_id,
            over.key,
            "review",
            panel=pressed,
            pressed=pressed,
            whispered=whispered,
        )
        await app.service.reviewing.answer(over, press)
        async with asyncio.timeout(30):
            await whispered.shown.get()
        assert pressed.shown.empty()
        await app.close()


async def test_an_answer_waits_for_the_coach_less_long_than_discord_waits_for_the_answer(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits for three seconds. Others of these tests replace the times that are seen here."""
    waits: list[float] = []
    over, ann = played(game(holes=3)), Person(ANN, "Ann")

    async def wait(_tasks: object, **options: float) -> None:
        waits.append(options["timeout"])

    monkeypatch.setattr(asyncio, "wait", wait)
    await bare.app.coach.review(over, ann, None)
    assert await bare.app.coach.replays.judge(over, list_turns(over.events)[1]) is None
    monkeypatch.undo()
    assert waits == [1.2, 1.2]


def test_ctrl_c_is_left_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    handler = signal.getsignal(signal.SIGINT)
    for name in ("stdin", "stdout"):
        monkeypatch.setattr(sys, name, SimpleNamespace(buffer=io.BytesIO(b"no game")))
    try:
        with pytest.raises(LogError):
            worker.main()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, handler)


@pytest.mark.parametrize("further", [False, True])
def test_a_review_tells_four_times_a_second_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, *, further: bool
) -> None:
    contest, out, prepared = played(game(holes=3)), io.BytesIO(), list[str]()
    now = 10.0

    def review(events: object, progress: Callable[[int, int], None]) -> str:
        nonlocal now
        assert tuple(cast("Sequence[object]", events)) == contest.events
        for done, later in enumerate((0.1, 0.1, 0.1, 0.1, 0.1, 0.3, 0.1), start=1):
            now += later
            progress(done, 7)
        return "the review"

    monkeypatch.setattr(sys, "argv", ["worker", *([worker.FURTHER] if further else [])])
    monkeypatch.setattr(
        sys, "stdin", SimpleNamespace(buffer=io.BytesIO(dumps(contest.events).encode()))
    )
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    monkeypatch.setattr(worker, "review", review)
    monkeypatch.setattr(worker, "prepare", lambda: prepared.append("prepared"))
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    worker.main()
    assert out.getvalue() == b"[3, 7]\n[6, 7]\n\n" + pickle.dumps("the review")
    assert prepared == ["prepared"] * further


class SlowWorker:
    """A process that says every seven seconds that another quarter of its review is done, and never ends."""

    returncode: int | None = None

    def __init__(self) -> None:
        self.stdin = self.stdout = self
        self._done = 0

    def write(self, _game: bytes) -> None: ...

    def close(self) -> None: ...

    async def drain(self) -> None: ...

    async def readline(self) -> bytes:
        """Return the next quarter."""
        await asyncio.sleep(7)
        self._done += 1
        if self._done == 4:
            await asyncio.Event().wait()
        return f"[{self._done}, 4]\n".encode()

    def kill(self) -> None:
        self.returncode = -9

    async def wait(self) -> None: ...


def test_somebody_who_waits_for_a_review_sees_within_seconds_how_it_gets_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin(*_words: str, **_options: object) -> SlowWorker:
        return SlowWorker()

    async def work(bench: Bench) -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
        loop, message = asyncio.get_running_loop(), Seen()
        begun = loop.time()
        await bench.app.coach.review(played(game(holes=3)), Person(ANN, "Ann"), message)
        for share, at_s in (("25%", 7), ("50%", 14), ("75%", 21)):
            assert share in words(await message.shown.get())
            assert at_s <= loop.time() - begun < at_s + 3

    run(work, tmp_path)
