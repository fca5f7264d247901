"""A broken connection is an outage: nobody reads that something went wrong, and every message becomes right."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ports import Answer
from tests.cogs.at_once import Finger, on
from tests.cogs.club import Club, Seen, button
from tests.cogs.desk import Desk, Work, gives, read_lines, screen
from tests.cogs.playing import Party, begun
from tests.cogs.test_discord_errors import refused
from tests.cogs.wire import Wire, wire
from tests.cogs.world import PATIENCE_S

__all__ = ["wire"]

CALLBACK = "/interactions/*/*/callback"
ORIGINAL = "/webhooks/*/*/messages/@original"


async def draw(club: Club, party: Party) -> Seen:
    """Let the player whose turn it is draw in their direct message; return that message."""
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    cards = club.cards(person)
    await person.user.click(cards.handle, custom_id=button(cards, "Draw")["custom_id"])
    return cards


def gives_late(wire: Wire, answer: Answer) -> Work:
    """Return work that takes so long that the bot asks Discord to defer the answer."""

    async def work() -> Answer:
        async with asyncio.timeout(PATIENCE_S):
            while not wire.count("POST", CALLBACK):  # noqa: ASYNC110  (there is no event)
                await asyncio.sleep(0.005)
        return answer

    return work


def all_texts(club: Club) -> list[str]:
    """Return the words of all messages."""
    places = [club.channel.history()]
    places += [person.user.dm_channel.history() for person in club.people.values()]
    return [Seen(club, message).text for place in places for message in place]


@pytest.mark.parametrize("executed", [False, True])
async def test_an_answer_that_is_cut_off_is_shown_all_the_same(
    club: Club, wire: Wire, executed: bool
) -> None:
    party = await begun(club, club.ann, club.bob)
    before = wire.count("POST", CALLBACK)
    wire.cut("POST", CALLBACK, executed=executed)
    cards = await draw(club, party)
    assert "You drew " in cards.text
    assert await club.read_file(cards) != b""
    # An answer that Discord has accepted is not given twice.
    assert wire.count("POST", CALLBACK) - before == (1 if executed else 2)
    await club.pass_time(10)
    assert not any("went wrong" in text for text in all_texts(club))


async def test_when_everything_is_cut_off_the_message_is_right_afterwards(
    club: Club, wire: Wire
) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    wire.cut("POST", CALLBACK, times=4)
    wire.cut("PATCH", ORIGINAL, times=4)
    wire.cut("PATCH", "/channels/*", times=2)
    cards = await draw(club, party)
    assert len((await party.contest()).events) == len(game.events) + 1
    await club.pass_time(10)
    assert "You drew " in cards.text
    assert "Draw" not in cards.labels
    assert not any("went wrong" in text for text in all_texts(club))


@pytest.mark.parametrize("executed", [False, True])
async def test_a_private_message_whose_answer_was_lost_is_right_afterwards(
    club: Club, wire: Wire, executed: bool
) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    await club.press(person, "My cards")
    panel = club.whisper()
    before = wire.count("POST", CALLBACK)
    wire.cut("POST", CALLBACK, times=2, executed=executed)
    wire.cut("PATCH", ORIGINAL)
    finger = on(person, panel, "Draw")
    await person.click(panel.handle, custom_id=finger.custom_id)
    # The move counts, so nobody is told to try again.
    assert wire.count("POST", CALLBACK) - before == 1
    await club.pass_time(10)
    assert "You drew " in panel.text


@pytest.mark.parametrize("executed", [False, True])
async def test_a_whisper_that_is_cut_off_comes_once(
    club: Club, wire: Wire, executed: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """The first press leaves the table its token, and the second one is answered with the whisper itself."""
    await begun(club, club.ann, club.bob)
    for _ in range(2):
        wire.cut("POST", CALLBACK, executed=executed)
        result = await club.ann.click(
            club.table().handle, custom_id=button(club.table(), "My cards")["custom_id"]
        )
        assert "Your cards" in club.whisper(result).text
    answered = [one.path.split("/")[2] for one in club.env.http_requests if "/callback" in one.path]
    for line in read_lines(caplog, "answer was cut off"):
        assert str(line["interaction_id"]) in answered
        assert "Error" in line["error"]


@pytest.mark.parametrize("executed", [False, True])
async def test_a_refusal_that_is_cut_off_is_read_once(
    club: Club, wire: Wire, executed: bool
) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    table = club.table()
    before = wire.count("POST", CALLBACK)
    wire.cut("POST", CALLBACK, executed=executed)
    finger = Finger(club.cy, table, f"golf:{game.game_id}:{game.key}:draw")
    result = await club.cy.click(table.handle, custom_id=finger.custom_id)
    assert club.whisper(result).text.startswith("You are not in this game.")
    assert wire.count("POST", CALLBACK) - before == (1 if executed else 2)


async def test_the_sentence_about_a_refusal_may_be_cut_off_too(club: Club, wire: Wire) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    table = club.table()
    wire.cut("POST", CALLBACK, times=3)
    wire.cut("PATCH", ORIGINAL, times=3)
    finger = Finger(club.cy, table, f"golf:{game.game_id}:{game.key}:draw")
    await club.cy.click(table.handle, custom_id=finger.custom_id)
    club.check_log()  # it is neither logged as an error nor raised


async def test_only_a_sentence_that_was_cut_off_is_said_again(club: Club, wire: Wire) -> None:
    """Discord has read the first one, and has answered it with an error."""
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    table = club.table()
    before = wire.count("POST", CALLBACK)
    wire.refuse("POST", CALLBACK, refused(400, 50035))
    finger = Finger(club.cy, table, f"golf:{game.game_id}:{game.key}:draw")
    await club.cy.click(table.handle, custom_id=finger.custom_id)
    assert wire.count("POST", CALLBACK) - before == 1
    # Nobody knows whether Discord has read the next one, and two sentences would be one too many.
    wire.cut("POST", CALLBACK, executed=True)
    wire.refuse("GET", ORIGINAL, refused(500, 0))
    await club.cy.click(table.handle, custom_id=finger.custom_id)
    assert wire.count("POST", CALLBACK) - before == 2


async def test_a_command_that_is_cut_off_is_no_bug(club: Club, wire: Wire) -> None:
    wire.cut("POST", CALLBACK, times=3)
    wire.cut("PATCH", ORIGINAL, times=3)
    await club.ann.slash(club.channel, "golf start", holes=3)
    await club.pass_time(2)
    assert "Hosted by **Ann**" in club.table().text
    club.check_log()


def test_there_is_one_list_of_what_an_outage_raises() -> None:
    found = [
        path
        for folder in ("bot/messages", "bot/service", "bot/program", "cogs")
        for path in Path(folder).rglob("*.py")
        if "ClientError" in path.read_text() and path.name not in ("errors.py", "page.py")
    ]
    assert found == [Path("cogs/sending/discord_errors.py")]


@pytest.mark.parametrize("times", [0, 1, 2])
async def test_a_whisper_after_a_deferral_that_was_cut_off_stays_private(
    desk: Desk, wire: Wire, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord has accepted the deferral, so an edit of the answer would change the message that everybody sees."""
    message = await desk.post()
    wire.cut("POST", CALLBACK, executed=True)
    wire.cut("POST", CALLBACK, times=times)

    desk.work = gives_late(wire, Answer(whisper=screen("Psst")))
    custom_id = button(message, "Go")["custom_id"]
    result = await desk.club.ann.click(message.handle, custom_id=custom_id)
    assert message.text == "Before"
    told = [answer.message.content for answer in result.followups]
    assert bool(told) == (times == 0)
    (pressed,) = desk.interactions
    cut = read_lines(caplog, "answer was cut off")
    assert [line["interaction_id"] for line in cut] == [pressed.id]
    assert "Error" in cut[0]["error"]


async def test_an_answer_waits_for_the_deferral_that_is_on_its_way(
    desk: Desk, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await desk.post()
    defer, is_sent, is_done = discord.InteractionResponse.defer, asyncio.Event(), asyncio.Event()

    async def until(event: asyncio.Event) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not event.is_set():  # noqa: ASYNC110  (a wait for the event looks idle)
                await asyncio.sleep(0.005)

    async def defer_slowly(response: discord.InteractionResponse[Any], **options: Any) -> None:
        is_sent.set()
        await until(is_done)
        for _ in range(4):
            await asyncio.sleep(0.005)
        await defer(response, **options)

    async def work() -> Answer:
        await until(is_sent)
        is_done.set()
        return Answer(update=screen("After"))

    monkeypatch.setattr(discord.InteractionResponse, "defer", defer_slowly)
    desk.work = work
    await desk.club.ann.click(message.handle, custom_id=button(message, "Go")["custom_id"])
    assert message.text == "After"
    assert (wire.count("POST", CALLBACK), wire.count("PATCH", ORIGINAL)) == (1, 1)


async def test_a_deferral_that_discord_refuses_is_not_repeated(desk: Desk, wire: Wire) -> None:
    message = await desk.post()
    wire.refuse("POST", CALLBACK, refused(400, 50035))

    desk.work = gives_late(wire, Answer(update=screen("After")))
    await desk.club.ann.click(message.handle, custom_id=button(message, "Go")["custom_id"])
    assert message.text == "After"
    assert wire.count("POST", CALLBACK) == 2  # the deferral and the answer
    assert wire.count("PATCH", ORIGINAL) == 0, "the answer was not deferred"


async def test_an_answer_that_discord_cannot_read_is_a_fault_of_ours(
    desk: Desk, wire: Wire
) -> None:
    message = await desk.post()
    wire.refuse("POST", CALLBACK, refused(400, 50006))
    with desk.club.expected_error("something went wrong"):
        result = await desk.press(message, gives(Answer(update=screen("After"))))
    assert message.text == "Before"
    assert "went wrong" in desk.club.whisper(result).text
