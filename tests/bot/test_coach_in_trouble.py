"""Reviews that are slow, fail or have nobody to read them: what people see, what the log says, and that all of it ends."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.coach.coach import Coach
from bot.contest import Contest
from bot.contest.replay import Turn, judge_turn, list_turns
from bot.languages import choose_tongue
from bot.ports import PanelExpired, Person
from bot.ports.screen import Screen
from bot.screens.record import LastGames
from data.records import Preferences
from engine.computer.lessons import Lesson, Mistake
from tests.bot.bare import ANN, BOB, CY, GUILD, Bare, bare, words
from tests.bot.haste import show_reviews_later, wait_for_verdicts
from tests.bot.tables import game, played
from tests.bot.test_coach_at_work import a_review

__all__ = ["bare"]
PERSON = Person(ANN, "Ann")


@pytest.fixture
def reviewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that sets the lines of the script that makes reviews."""
    (tmp_path / "review").write_bytes(pickle.dumps(a_review(1.0, 2.0, 4.0)))
    show_reviews_later(monkeypatch, told_every_s=0.002)
    script = tmp_path / "reviewer"

    def write(*lines: str) -> None:
        script.write_text("\n".join(("#!/bin/sh", "cat > /dev/null", *lines, "")))
        script.chmod(0o700)
        monkeypatch.setattr("bot.coach.reviews.sys.executable", str(script))

    write("echo", f"cat {tmp_path}/review")
    return write


class Message:
    """A message that is edited as slowly as the test wants, or that refuses."""

    is_ready = True

    def __init__(self, *, expires: bool = False, hangs: bool = False) -> None:
        self.shown: list[str] = []
        self.edited = asyncio.Event()
        self._expires = expires
        self._hangs = hangs

    async def edit(self, screen: Screen) -> None:
        self.shown.append(words(screen))
        self.edited.set()
        if self._hangs:
            await asyncio.Event().wait()
        if self._expires:
            raise PanelExpired


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is true that no event tells."""
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.002)


async def looked_back(coach: Coach, user_id: int) -> LastGames:
    """Return a person's mistakes, after all their games were reviewed."""
    async with asyncio.timeout(10):
        while (looked := await coach.look_back(user_id, GUILD)).left:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.002)
    return looked


@pytest.mark.usefixtures("reviewer")
async def test_who_has_left_a_game_learns_from_it_too(bare: Bare) -> None:
    game_id = await bare.begin(BOB, CY)
    await bare.play(game_id, "draw")
    seat = (await bare.game(game_id)).seat_of(CY)
    assert seat is not None
    await bare.aside(Person(CY, "Cy"), "leave", game_id)
    await bare.play(game_id)
    looked = await looked_back(bare.app.coach, CY)
    assert looked.lessons == (Lesson(Mistake.FED, seat + 1, (1.0, 2.0, 4.0)[seat]),)
    assert (looked.looked_at, looked.left) == (1, 0)


async def test_a_review_that_comes_later_is_in_the_language_of_who_asked_for_it(
    bare: Bare, reviewer: Callable[..., None]
) -> None:
    reviewer("sleep 0.05", "echo", 'cat "$(dirname "$0")/review"')
    over, message = played(game(3, holes=3)), Message()
    assert over.record.host_id == ANN
    await bare.store.people.save(Preferences(CY, language="de"))
    now = await bare.app.coach.review(over, Person(CY, "Cy"), message)
    review = words(await bare.app.screens.make_review(over, a_review(1.0, 2.0, 4.0), CY))
    german = choose_tongue("de")
    looking = german.say("coach-reviewing", share=german.write_percent(0))
    assert words(now) == looking
    await until(lambda: [said for said in message.shown if said != looking] != [])
    assert message.shown[-1] == review
    assert review.startswith("### Rückblick")


async def test_a_slow_review_is_no_failed_one(bare: Bare, reviewer: Callable[..., None]) -> None:
    reviewer("sleep 0.1", "echo", 'cat "$(dirname "$0")/review"')
    await bare.play(await bare.begin(BOB))
    with capture_logs() as logs:
        assert (await looked_back(bare.app.coach, ANN)).looked_at == 1
    assert [one for one in logs if one["log_level"] != "info"] == []


async def test_who_asks_later_reads_at_once_how_far_the_review_is(
    bare: Bare, reviewer: Callable[..., None]
) -> None:
    reviewer("echo '[1, 4]'", "exec sleep 60")
    over, message = played(game(3, holes=3)), Message()
    await bare.app.coach.review(over, PERSON, message)
    await asyncio.wait_for(message.edited.wait(), 10)
    second = words(await bare.app.coach.review(over, Person(BOB, "Bob"), None))
    assert [second] == message.shown
    assert "25%" in second


@pytest.mark.parametrize("expires", [False, True])
async def test_a_failed_review_is_logged_once_and_told_if_the_message_can_be_edited(
    bare: Bare, reviewer: Callable[..., None], *, expires: bool
) -> None:
    reviewer("exit 1")
    over, message, before = played(game(3, holes=3)), Message(expires=expires), asyncio.all_tasks()
    with capture_logs() as logs:
        await bare.app.coach.review(over, PERSON, message)
        await until(lambda: asyncio.all_tasks() <= before)
    assert message.shown == ["The coach could not look at this game. Press **Review** again."]
    assert [(one["log_level"], one["event"], one.get("game")) for one in logs] == [
        ("error", "game could not be reviewed", over.game_id)
    ]


@pytest.mark.usefixtures("reviewer")
async def test_a_review_that_nobody_can_be_shown_is_a_warning(bare: Bare) -> None:
    over, message = played(game(3, holes=3)), Message(expires=True)
    with capture_logs() as logs:
        await bare.app.coach.review(over, PERSON, message)
        await until(lambda: logs != [])
    (warning,) = logs
    assert warning == {
        "event": "review was not shown",
        "log_level": "warning",
        "game": over.game_id,
        "reason": "PanelExpired()",
    }


async def test_nothing_of_the_coach_outlives_the_bot(
    bare: Bare, reviewer: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message that hangs, a review without a reader, and a turn that is being judged."""
    reviewer("exit 1")
    over, message = played(game(3, holes=3)), Message(hangs=True)
    await bare.app.coach.review(over, PERSON, message)
    await asyncio.wait_for(message.edited.wait(), 10)
    judging = asyncio.Event()

    async def to_thread(work: object, contest: Contest, turn: Turn) -> None:
        assert (work, contest, turn) == (judge_turn, over, list_turns(over.events)[1])
        judging.set()
        await asyncio.Event().wait()

    wait_for_verdicts(monkeypatch, 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "to_thread", to_thread)
        judged = bare.app.coach.replays.judge(over, list_turns(over.events)[1])
        assert await asyncio.wait_for(judged, 10) is None
        await asyncio.wait_for(judging.wait(), 10)
    reviewer("exec sleep 60")
    await bare.app.coach.review(over, PERSON, None)
    await bare.app.close()
    await bare.store.database.finish()
    assert asyncio.all_tasks() == {asyncio.current_task()}
