"""Panels are kept up to date."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import pytest

from bot.ports import Answer, PanelExpired, Refusal, Unavailable
from bot.ports.screen import Screen
from tests.cogs.desk import Desk, catching_panels, gives, in_bot, panel_after, raises, screen


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
    sent = len(club.env.http_requests)
    with pytest.raises(PanelExpired):
        await in_bot(club, panel.edit(screen("Too late")))
    assert len(club.env.http_requests) == sent  # Discord would refuse the edit, so it is not sent


async def test_a_pressed_whisper_stays_the_one_that_is_changed(desk: Desk) -> None:
    club = desk.club
    await desk.press(await desk.post(), gives(Answer(whisper=screen("Cards"))))
    whisper = club.whisper()
    cards, more, rules = screen("Cards 2"), screen("More"), screen("Rules")
    for answer, said, requests in (
        (Answer(update=cards), "Cards 3", 1),
        (Answer(update=cards, whisper=more), "More", 2),
        (Answer(whisper=rules), "Rules", 2),
    ):
        sent = len(club.env.http_requests)
        panel = await panel_after(desk, whisper, gives(answer))
        assert len(club.env.http_requests) - sent == requests
        await in_bot(club, panel.edit(screen("Cards 3")))
        assert whisper.text == "Cards 3"
        assert club.whisper().text == said


async def test_what_answers_a_pressed_whisper_can_be_changed_beside_it(desk: Desk) -> None:
    club = desk.club
    await desk.press(await desk.post(), gives(Answer(whisper=screen("Cards"))))
    whisper = club.whisper()
    with catching_panels("whispered") as caught:
        await desk.press(whisper, gives(Answer(whisper=screen("Half of the review"))))
    await in_bot(club, caught[-1].edit(screen("Review")))
    assert (whisper.text, club.whisper().text) == ("Cards", "Review")


async def test_where_no_whisper_came_of_it_there_is_none_to_change(desk: Desk) -> None:
    message = await desk.post()
    panel = await panel_after(desk, message, gives(Answer(update=screen("After"))))
    with pytest.raises(PanelExpired):
        await in_bot(desk.club, panel.edit(screen("Cards")))
    panel = await panel_after(desk, message, raises(Refusal("refusals-over")))
    with pytest.raises(PanelExpired):
        await in_bot(desk.club, panel.edit(screen("Cards")))
    assert message.text == "After"


async def test_a_message_whose_press_is_answered_with_a_whisper_is_not_there_to_change(
    desk: Desk,
) -> None:
    message = await desk.post()
    for answer, is_there in ((Answer(whisper=screen("Psst")), False), (Answer(), True)):
        with catching_panels("pressed") as caught:
            await desk.press(message, gives(answer))
        with nullcontext() if is_there else pytest.raises(PanelExpired):
            await in_bot(desk.club, caught[-1].edit(screen("Table")))
        assert (message.text == "Table") is is_there


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (401, 50027, PanelExpired),
        (404, 10015, PanelExpired),
        (404, 10008, PanelExpired),
        (503, 0, Unavailable),
        (429, 0, Unavailable),
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
    await in_bot(club, panel.edit(screen("Newer", 1, 2)))
    assert (club.whisper().text, club.whisper().files) == ("Newer", ["chart.png"])
    await in_bot(club, panel.edit(screen("Newest", 1, 2)))  # the panel was not given up
    assert club.whisper().text == "Newest"


async def test_where_a_whispers_new_picture_is_not_taken_words_are(desk: Desk) -> None:
    club = desk.club
    panel = await panel_after(desk, await desk.post(), gives(Answer(whisper=screen("Psst"))))
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=40005)
    await in_bot(club, panel.edit(screen("Newer", 1, 2)))
    assert club.whisper().text.startswith("Newer\nin words\n-# In words, because ")
    assert club.whisper().files == []


async def test_a_change_waits_for_the_whisper_that_it_changes(desk: Desk) -> None:
    changes: list[asyncio.Task[None]] = []
    with catching_panels() as panels:

        async def work() -> Answer:
            changes.append(asyncio.create_task(panels[-1].edit(screen("Newer"))))
            await asyncio.sleep(0)  # the game has begun, and there is no message yet
            return Answer(whisper=screen("Psst"))

        await desk.press(await desk.post(), work)
        await in_bot(desk.club, changes[0])
    assert desk.club.whisper().text == "Newer"


async def test_a_change_that_has_waited_too_long_does_not_spoil_the_next(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.sending.panel._SENT_WITHIN_S", 0.0)
    with catching_panels() as panels:

        async def work() -> Answer:
            with pytest.raises(Unavailable):
                await panels[-1].edit(screen("Newer"))
            return Answer(whisper=screen("Psst"))

        await desk.press(await desk.post(), work)
    await in_bot(desk.club, panels[-1].edit(screen("Newest")))
    assert desk.club.whisper().text == "Newest"
