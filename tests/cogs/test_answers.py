"""Every press is answered: once, in time, in the words of a person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ports import Answer, PanelExpired, Refusal, Unavailable
from bot.ports.pictures import FormChart
from bot.ports.screen import Button, Picture, Row, Screen, Text
from cogs.custom_id import CustomId
from cogs.front import ScreenHandler
from cogs.golf_cog import GolfCog
from cogs.panel import InteractionPanel
from cogs.parcel import Packer
from tests.cogs.club import Club, Seen

Work = Callable[[], Awaitable[Answer]]


def screen(words: str, *scores: int) -> Screen:
    """A screen with a button to press, and a picture if there are scores."""
    picture = [Picture(FormChart(scores, "Ann"), "described", "in words")] if scores else []
    return Screen((Text(words), *picture, Row((Button("test:go", "Go"),))))


class Desk(GolfCog):
    """Posts a message whose button does what the test wants."""

    def __init__(self, club: Club) -> None:
        super().__init__(club.bot.front)
        self.club = club
        self.work: Work
        self.interactions: list[discord.Interaction[Any]] = []

    def handlers(self) -> Mapping[str, ScreenHandler]:
        return {"test": self.answer}

    async def answer(self, interaction: Any, _action: str, _chosen: str) -> Answer:
        """Do the work of this press."""
        self.interactions.append(interaction)
        return await self.work()

    async def post(self, *scores: int) -> Seen:
        """Post the message."""
        messenger = self.club.application.publisher._showing._messenger
        message_id = await messenger.post(
            self.club.channel.id, screen("Before", *scores), nonce="test"
        )
        (message,) = [one for one in self.club.channel.history() if one.id == message_id]
        return Seen(self.club, message)

    async def put_off(self) -> None:
        """Take so long that the answer is put off."""
        while not self.interactions[-1].response.is_done():  # noqa: ASYNC110  (there is no event)
            await asyncio.sleep(0.005)

    async def press(self, message: Seen, work: Work) -> Any:
        """Press its button."""
        self.work = work
        return await self.club.press(self.club.ann, "Go", message)


@pytest.fixture
async def desk(club: Club, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr("cogs.reply.DEFER_AFTER_S", 0.02)  # so that nobody waits for two seconds
    desk = Desk(club)
    await club.bot.add_cog(desk)
    return desk


def gives(answer: Answer) -> Work:
    async def work() -> Answer:
        return answer

    return work


def raises(error: Exception) -> Work:
    async def work() -> Answer:
        raise error

    return work


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
    await desk.press(message, gives(Answer(update=screen("Last"))))
    assert message.files == []


async def test_where_a_picture_may_not_stay_the_answer_brings_it_again(desk: Desk) -> None:
    message = await desk.post(1, 2)
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    with desk.club.expected_error("may not keep its picture"):
        await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text == "After"
    assert message.files == ["chart.png"]
    assert len(desk.club.pictures.drawn) == 2


async def test_where_the_answers_picture_is_not_taken_words_are(desk: Desk) -> None:
    message = await desk.post()
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013)
    await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text == "After\nin words"


async def test_an_answer_that_comes_too_late_is_a_warning_and_no_more(desk: Desk) -> None:
    message = await desk.post()
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    desk.work = gives(Answer(update=screen("After")))
    await desk.club.ann.click(message.handle, custom_id=CustomId.of("", "test:go").button())
    assert message.text == "Before"
    desk.club.check_log()


async def test_an_outage_is_a_warning_and_no_more(desk: Desk) -> None:
    message = await desk.post()
    desk.club.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=3)
    desk.work = gives(Answer(update=screen("After")))
    await desk.club.ann.click(message.handle, custom_id=CustomId.of("", "test:go").button())
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
    messenger = club.application.publisher._showing._messenger
    message_id = await messenger.post(club.channel.id, old, nonce="old")
    (message,) = [one for one in club.channel.history() if one.id == message_id]
    await club.press(club.ann, "Old", Seen(club, message))
    assert "another version" in club.whisper().text


@pytest.mark.parametrize("key", ["nosuchid:1-1", "nosuchid:", "::", "ünï:9"])
async def test_a_game_that_nobody_knows_is_answered(club: Club, key: str) -> None:
    lost = Screen((Row((Button("draw", "Draw"),)),), key=key)
    if key == "::":
        with pytest.raises(ValueError, match="read back"):
            CustomId.of(key, "draw").button()
        return
    messenger = club.application.publisher._showing._messenger
    message_id = await messenger.post(club.channel.id, lost, nonce="lost")
    (message,) = [one for one in club.channel.history() if one.id == message_id]
    await club.press(club.ann, "Draw", Seen(club, message))
    assert "/golf start" in club.whisper().text


# Ephemeral messages that are kept up to date


async def panel_after(desk: Desk, message: Seen, work: Work) -> InteractionPanel:
    """Press, and return the panel that the press had."""
    caught: list[InteractionPanel] = []
    make = InteractionPanel.__init__

    def catching(self: InteractionPanel, interaction: Any, packer: Packer) -> None:
        make(self, interaction, packer)
        caught.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(InteractionPanel, "__init__", catching)
        await desk.press(message, work)
    return caught[-1]


@pytest.mark.parametrize("update", [None, screen("After")], ids=["alone", "beside a change"])
@pytest.mark.parametrize("late", [False, True], ids=["at once", "after a while"])
async def test_a_whisper_can_be_changed_for_a_quarter_of_an_hour(
    desk: Desk, update: Screen | None, late: bool
) -> None:
    club = desk.club

    async def work() -> Answer:
        if late:
            await desk.put_off()
        return Answer(update=update, whisper=screen("Psst", 1, 2))

    panel = await panel_after(desk, await desk.post(), work)
    await in_bot(club, panel.edit(screen("Newer", 1, 2)))
    assert club.whisper().text == "Newer"
    assert len(club.pictures.drawn) == 1
    await club.pass_time(901)
    with pytest.raises(PanelExpired):
        await in_bot(club, panel.edit(screen("Too late")))


async def test_a_pressed_whisper_stays_the_one_that_is_changed(desk: Desk) -> None:
    club = desk.club
    await desk.press(await desk.post(), gives(Answer(whisper=screen("Cards"))))
    whisper = club.whisper()
    for answer in (Answer(update=screen("Cards 2")), Answer(whisper=screen("Rules"))):
        panel = await panel_after(desk, whisper, gives(answer))
        await in_bot(club, panel.edit(screen("Cards 3")))
        assert whisper.text == "Cards 3"
    assert club.whisper().text == "Rules"


async def test_where_no_whisper_came_of_it_there_is_none_to_change(desk: Desk) -> None:
    message = await desk.post()
    panel = await panel_after(desk, message, gives(Answer(update=screen("After"))))
    with pytest.raises(PanelExpired):
        await in_bot(desk.club, panel.edit(screen("Cards")))
    panel = await panel_after(desk, message, raises(Refusal("No.")))
    with pytest.raises(PanelExpired):
        await in_bot(desk.club, panel.edit(screen("Cards")))
    assert message.text == "After"


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (401, 50027, PanelExpired),
        (404, 10015, PanelExpired),
        (404, 10008, PanelExpired),
        (503, 0, Unavailable),
    ],
)
async def test_what_discord_says_about_a_whisper(
    desk: Desk, status: int, code: int, meaning: type[Exception]
) -> None:
    panel = await panel_after(desk, await desk.post(), gives(Answer(whisper=screen("Psst"))))
    desk.club.env.inject_error("PATCH", "/webhooks/*", status=status, code=code)
    with pytest.raises(meaning):
        await in_bot(desk.club, panel.edit(screen("Newer")))


async def test_where_a_whispers_picture_may_not_stay_it_is_sent_again(desk: Desk) -> None:
    club = desk.club
    panel = await panel_after(desk, await desk.post(), gives(Answer(whisper=screen("Psst", 1, 2))))
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035)
    with club.expected_error("may not keep its picture"):
        await in_bot(club, panel.edit(screen("Newer", 1, 2)))
    assert (club.whisper().text, club.whisper().files) == ("Newer", ["chart.png"])
    await in_bot(club, panel.edit(screen("Newest", 1, 2)))  # the panel was not given up
    assert club.whisper().text == "Newest"


async def test_where_a_whispers_new_picture_is_not_taken_words_are(desk: Desk) -> None:
    club = desk.club
    panel = await panel_after(desk, await desk.post(), gives(Answer(whisper=screen("Psst"))))
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=40005)
    await in_bot(club, panel.edit(screen("Newer", 1, 2)))
    assert (club.whisper().text, club.whisper().files) == ("Newer\nin words", [])


async def test_a_picture_that_may_neither_stay_nor_come_again_becomes_words(desk: Desk) -> None:
    message = await desk.post(1, 2)
    desk.club.env.inject_error(
        "POST", "/interactions/*/*/callback", status=400, code=50035, times=2
    )
    with desk.club.expected_error("may not keep its picture"):
        await desk.press(message, gives(Answer(update=screen("After", 1, 2))))
    assert message.text == "After\nin words"


async def in_bot(club: Club, work: Awaitable[None]) -> None:
    """Do something as the bot would: with its way to Discord and its clock."""
    with club.env.time_context():
        await work


async def test_a_restart_leaves_every_button_working(tmp_path: Path) -> None:
    async with Club(tmp_path / "golf.db") as club:
        await club.command(club.ann, "start", holes=3)
        await club.restart()
        await club.press(club.bob, "Join")
        assert "Bob" in club.table().text
