"""Every press is answered once, in time, and in words for people."""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ports import Answer, Refusal
from bot.ports.screen import Button, Row, Screen
from cogs.sending.custom_id import CustomId
from cogs.sending.lateness import Lateness
from cogs.sending.reply import Reply
from engine import Draw, Game, RuleError
from tests.cogs.club import Club
from tests.cogs.desk import Desk, gives, post, raises, read_lines, screen


async def test_the_pressed_message_changes_in_the_answer_itself(desk: Desk) -> None:
    message = await desk.post()
    before = len(desk.club.env.http_requests)
    await desk.press(message, gives(Answer(update=screen("After"))))
    assert message.text == "After"
    requests = desk.club.env.http_requests[before:]
    assert [(request.method, request.json["type"]) for request in requests if request.json] == [
        ("POST", 7)
    ]


async def test_a_whisper_is_for_the_presser_alone(desk: Desk) -> None:
    message = await desk.post()
    await desk.press(message, gives(Answer(whisper=screen("Psst"))))
    assert message.text == "Before"
    assert desk.club.whisper().text == "Psst"


async def test_a_change_and_a_whisper_come_together(desk: Desk) -> None:
    message = await desk.post()
    await desk.press(message, gives(Answer(update=screen("After"), whisper=screen("Psst"))))
    assert message.text == "After"
    assert desk.club.whisper().text == "Psst"


async def test_nothing_to_show_is_an_answer_too(desk: Desk) -> None:
    message = await desk.post()
    result = await desk.press(message, gives(Answer()))
    assert result.acknowledged
    assert message.text == "Before"


async def test_a_refusal_is_whispered_in_its_own_words(desk: Desk) -> None:
    message = await desk.post()
    await desk.press(message, raises(Refusal("It is not your turn.")))
    assert desk.club.whisper().text == "It is not your turn."


async def test_a_move_against_the_rules_is_nobodys_fault(desk: Desk) -> None:
    message = await desk.post()
    with pytest.raises(RuleError) as refused:
        Game.new().play(0, Draw)
    await desk.press(message, raises(refused.value))
    assert "up" in desk.club.whisper().text  # this decides which cards come first
    assert "went wrong" not in desk.club.whisper().text


async def test_a_bug_is_logged_under_the_reference_that_is_shown(desk: Desk) -> None:
    message = await desk.post()
    with desk.club.expected_error("something went wrong"):
        await desk.press(message, raises(ZeroDivisionError("oops")))
        said = desk.club.whisper().text
        reference = said.split("ref ")[1][:6]
        assert any(reference in line for line in desk.club.errors.messages)
    assert "oops" not in said
    await desk.press(message, gives(Answer(update=screen("Goes on"))))
    assert message.text == "Goes on"


@pytest.mark.parametrize(
    ("answer", "shown", "whispered"),
    [
        (Answer(update=screen("After", 1, 2)), "After", None),
        (Answer(whisper=screen("Psst", 1, 2)), "Before", "Psst"),
        (Answer(update=screen("After"), whisper=screen("Psst")), "After", "Psst"),
    ],
)
async def test_what_takes_long_is_put_off_and_then_shown(
    desk: Desk, answer: Answer, shown: str, whispered: str | None
) -> None:
    message = await desk.post()

    async def work() -> Answer:
        await desk.put_off()
        return answer

    result = await desk.press(message, work)
    assert result.deferred
    assert message.text == shown
    if whispered is not None:
        assert desk.club.whisper(result).text == whispered


async def test_a_refusal_that_takes_long_is_whispered_all_the_same(desk: Desk) -> None:
    message = await desk.post()

    async def work() -> Answer:
        await desk.put_off()
        raise Refusal("Too slow.")

    result = await desk.press(message, work)
    assert desk.club.whisper(result).text == "Too slow."
    assert message.text == "Before"


async def test_a_picture_that_stays_is_not_sent_again(desk: Desk) -> None:
    message = await desk.post(1, 2)
    drawn = desk.club.pictures.drawn
    await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text == "After"
    assert message.files == ["chart.png"]
    assert len(drawn) == 1
    await desk.press(message, gives(Answer(update=screen("Later", 1, 2, 3))))
    assert message.files == ["chart.png"]
    assert len(drawn) == 2
    await desk.press(message, gives(Answer(whisper=screen("Psst", 1, 2, 3))))
    assert desk.club.whisper().files == ["chart.png"]  # another message has no picture yet
    await desk.press(message, gives(Answer(update=screen("Still", 1, 2, 3))))
    assert len(drawn) == 3
    await desk.press(message, gives(Answer(update=screen("Last"))))
    assert message.files == []


async def test_where_a_picture_may_not_stay_the_answer_brings_it_again(desk: Desk) -> None:
    message = await desk.post(1, 2)
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text == "After"
    assert message.files == ["chart.png"]
    assert len(desk.club.pictures.drawn) == 2


async def test_where_the_answers_picture_is_not_taken_words_are(desk: Desk) -> None:
    message = await desk.post()
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013)
    await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text.startswith("After\nin words\n-# In words, because ")


def warnings_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the events of all warnings in the log."""
    return [
        one.msg["event"]
        for one in caplog.records
        if one.levelno == logging.WARNING and isinstance(one.msg, dict)
    ]


async def test_an_answer_that_comes_too_late_is_a_warning_and_no_more(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    message = await desk.post()
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    desk.work = gives(Answer(update=screen("After")))
    await desk.club.ann.click(message.handle, custom_id=CustomId.join("", "test:go").write_button())
    assert message.text == "Before"
    assert warnings_in(caplog) == ["answer was not shown"]
    (line,) = read_lines(caplog, "answer was not shown")
    assert line["interaction_id"] == desk.interactions[0].id
    assert "10062" in line["error"]
    desk.club.check_log()


async def test_an_outage_is_a_warning_and_no_more(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    message = await desk.post()
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=3)
    desk.work = gives(Answer(update=screen("After")))
    await desk.club.ann.click(message.handle, custom_id=CustomId.join("", "test:go").write_button())
    assert len(desk.interactions) == 1  # the button was pressed, and its work was done
    assert message.text == "Before"
    assert warnings_in(caplog) == ["answer was not shown"]
    desk.club.check_log()


async def test_a_message_deleted_meanwhile_does_not_leave_the_press_unanswered(
    desk: Desk,
) -> None:
    message = await desk.post()

    async def work() -> Answer:
        desk.club.env.backend.delete_message(desk.club.channel.id, message.id)
        return Answer(update=screen("After"))

    result = await desk.press(message, work)
    assert result.acknowledged


@pytest.mark.parametrize(
    "action", ["other:thing", "scores:page:nonsense", "forget:perhaps", "prefs:x"]
)
async def test_a_button_of_another_version_is_answered(club: Club, action: str) -> None:
    old = Screen((Row((Button(action, "Old"),)),))
    await club.press(club.ann, "Old", await post(club, old))
    assert "another version" in club.whisper().text


@pytest.mark.parametrize("key", ["nosuchid:1-1", "nosuchid:", "::", "ünï:9"])
async def test_a_game_that_nobody_knows_is_answered(club: Club, key: str) -> None:
    lost = Screen((Row((Button("draw", "Draw"),)),), key=key)
    if key == "::":
        with pytest.raises(ValueError, match="read back"):
            CustomId.join(key, "draw").write_button()
        return
    await club.press(club.ann, "Draw", await post(club, lost))
    assert "/golf start" in club.whisper().text


async def test_a_picture_that_may_neither_stay_nor_come_again_becomes_words(desk: Desk) -> None:
    message = await desk.post(1, 2)
    desk.club.env.inject_error(
        "POST", "/interactions/*/*/callback", status=400, code=50035, times=2
    )
    await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text.startswith("After\nin words\n-# In words, because ")


async def test_a_restart_leaves_every_button_working(tmp_path: Path) -> None:
    async with Club(tmp_path / "golf.db") as club:
        await club.command(club.ann, "start", holes=3)
        await club.restart()
        await club.press(club.bob, "Join")
        assert "Bob" in club.table().text


async def test_a_press_that_arrives_late_is_put_off_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.sending.reply.DEFER_AFTER_S", 1000.0)
    monkeypatch.setattr(Lateness, "measure", lambda *_: 1000.0)
    message = await desk.post()

    async def work() -> Answer:
        await desk.put_off()
        return Answer(update=screen("After"))

    result = await desk.press(message, work)
    assert result.deferred
    assert message.text == "After"


class Deferrable:
    """An interaction as far as deferring it goes. Simcord cannot do with a loop that is kept busy."""

    def __init__(self) -> None:
        self.extras: dict[Any, Any] = {}
        self.message: Any = None
        self.type: Any = None
        self.response = self
        self.deferred_at_s = 0.0

    async def defer(self, **_: Any) -> None:
        self.type = discord.InteractionResponseType.deferred_channel_message
        self.deferred_at_s = time.monotonic()


async def test_a_busy_loop_puts_off_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work leaves the loop a millisecond every tenth of a second, and the work for the press takes too long.

    The latest moment is a number of such tenths and no time, because they take longer on a busy machine.
    """
    monkeypatch.setattr("cogs.sending.reply.DEFER_AFTER_S", 0.25)
    interaction: Any = Deferrable()
    packer: Any = None  # nothing is packed
    begun_s = time.monotonic()
    before, after = 0, 0

    async def keep_busy() -> None:
        nonlocal before, after
        for _ in range(8):
            time.sleep(0.1)  # noqa: ASYNC251  (on purpose)
            if interaction.deferred_at_s:
                after += 1
            else:
                before += 1
            await asyncio.sleep(0.001)

    async def work() -> Answer:
        await keep_busy()
        return Answer()

    await asyncio.gather(keep_busy(), Reply(interaction, packer).give(work()))
    assert interaction.deferred_at_s - begun_s >= 0.25
    assert (before <= 6, before + after) == (True, 16)


def test_lateness_is_measured_against_the_quickest_press_lately() -> None:
    passed_s, ahead_s = [0.0], 7.0
    sent_at = datetime(2026, 6, 1, tzinfo=UTC).timestamp()
    lateness = Lateness(now=lambda: sent_at + passed_s[0] + ahead_s, clock=lambda: passed_s[0])

    def arrive(way_s: float) -> float:
        pressed_at = datetime.fromtimestamp(sent_at + passed_s[0] - way_s, UTC)
        return lateness.measure(discord.utils.time_snowflake(pressed_at))

    assert arrive(0.3) == 0.0  # the clock of this machine is ahead, which is no lateness
    assert arrive(2.3) == pytest.approx(2.0, abs=0.01)
    assert arrive(0.1) == 0.0
    passed_s[0] = 400.0
    assert arrive(1.1) == pytest.approx(1.0, abs=0.01)
    ahead_s += 5.0  # the clock was set
    passed_s[0] = 900.0
    assert arrive(1.1) == pytest.approx(5.0, abs=0.01)
    passed_s[0] = 1600.0
    assert arrive(2.1) == 0.0  # what was measured so long ago does not count
