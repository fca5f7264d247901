"""Messages in channels: the meanings of Discord's errors, and that no picture is sent twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.languages import ENGLISH, Phrase, choose_tongue
from bot.ports import (
    ChannelGone,
    DirectBarred,
    DirectClosed,
    EditsSpent,
    MessageGone,
    MessengerError,
    NotAllowed,
    NoWay,
    Unavailable,
)
from bot.ports.pictures import FormChart
from bot.ports.screen import Picture, Screen, Text
from cogs.sending.delivery import NOT_ALLOWED
from cogs.sending.discord_errors import meaning_of
from cogs.sending.emojis import Emojis
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.parcel import Packer
from data.shards import Shards
from tests.cogs.club import Club, Seen

HELLO = Screen((Text("Hello"),))


def chart(*scores: int, words: str = "in words") -> Screen:
    return Screen((Text("Form"), Picture(FormChart(scores, "Ann"), "described", words)))


def messenger_of(club: Club, **options: Any) -> DiscordMessenger:
    return DiscordMessenger(club.bot, Packer(club.pictures, Emojis()), **options)


def seen(club: Club, message_id: int) -> Seen:
    found = [message for message in club.channel.history() if message.id == message_id]
    return Seen(club, found[0])


REFUSALS: list[tuple[int, int, type[MessengerError]]] = [
    (404, 10008, MessageGone),
    (404, 10003, ChannelGone),
    (404, 10004, ChannelGone),
    (403, 50001, NotAllowed),
    (403, 50013, NotAllowed),
    (403, 160005, NotAllowed),
    (403, 50007, DirectClosed),
    (403, 50278, NoWay),
    (400, 40003, DirectBarred),
    (403, 20026, DirectBarred),
    (404, 10013, DirectClosed),
    (429, 30046, EditsSpent),
    (429, 0, Unavailable),
    (500, 0, Unavailable),
    (503, 0, Unavailable),
]


async def test_a_channel_that_the_bot_does_not_know_is_not_lost_during_an_outage(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild, messenger = club.bot.get_guild(club.guild.id), messenger_of(club)
    assert guild is not None
    club.env.inject_error("POST", "/channels/77/*", status=404, code=10003, times=None)
    for unavailable, meaning in ((True, Unavailable), (False, ChannelGone)):
        guild.unavailable = unavailable
        with pytest.raises(MessengerError) as caught:
            await messenger.post(77, HELLO, nonce="unknown")
        assert type(caught.value) is meaning
    # An outage explains only why a channel is missing.
    guild.unavailable = True
    club.env.inject_error("POST", "/channels/78/*", status=403, code=50001)
    with pytest.raises(NotAllowed):
        await messenger.post(78, HELLO, nonce="hidden")
    # Nor does the outage of a server hide the channels of another one.
    guild.unavailable = False
    other = SimpleNamespace(unavailable=True)
    monkeypatch.setattr(type(club.bot), "guilds", property(lambda _: [guild, other]))
    where = club.channel.id
    club.env.inject_error("POST", f"/channels/{where}/*", status=404, code=10003, times=None)
    for known, hidden in ((where, ChannelGone), (77, Unavailable)):
        with pytest.raises(MessengerError) as caught:
            await messenger.post(known, HELLO, nonce="other")
        assert type(caught.value) is hidden


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
async def test_what_discord_says_is_what_the_application_understands(
    club: Club, method: str
) -> None:
    messenger = messenger_of(club)
    message_id = await messenger.post(club.channel.id, HELLO, nonce="first")
    requests: dict[str, Callable[[], Awaitable[Any]]] = {
        "POST": lambda: messenger.post(club.channel.id, HELLO, nonce="second"),
        "PATCH": lambda: messenger.edit(club.channel.id, message_id, HELLO),
        "DELETE": lambda: messenger.delete(club.channel.id, message_id),
    }
    for status, code, meaning in REFUSALS:
        club.env.inject_error(method, "/channels/*/messages*", status=status, code=code)
        if method == "DELETE" and status == 404:
            await requests[method]()  # it should be gone
            continue
        with pytest.raises(MessengerError) as refused:
            await requests[method]()
        assert type(refused.value) is meaning, (status, code)


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ClientConnectionError("no route"),
        TimeoutError(),
        OSError("network down"),
    ],
)
def test_an_outage_of_the_network_passes(error: Exception) -> None:
    assert isinstance(meaning_of(error), Unavailable)


def test_a_limit_says_when_to_come_back() -> None:
    meaning = meaning_of(discord.RateLimited(120.0))
    assert isinstance(meaning, Unavailable)
    assert meaning.retry_after_s == 120.0


def test_what_nobody_foresaw_is_logged_and_tried_again() -> None:
    error = KeyError("x")
    with capture_logs() as logs:
        assert isinstance(meaning_of(error), Unavailable)
    (line,) = logs
    assert "unforeseen" in line["event"]
    assert line["exc_info"] is error


async def test_a_request_that_is_wrong_is_logged_as_our_mistake(club: Club) -> None:
    club.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
    with club.expected_error("Discord refused a request"), pytest.raises(Unavailable):
        await messenger_of(club).post(club.channel.id, HELLO, nonce="n")


async def test_the_missing_permission_is_named_as_discord_names_it(club: Club) -> None:
    await club.forbid("send_messages", "attach_files")
    with pytest.raises(NotAllowed) as refused:
        await messenger_of(club).post(club.channel.id, HELLO, nonce="n")
    assert refused.value.missing == "Send Messages, Attach Files"


async def test_a_picture_that_stays_is_not_sent_again(club: Club) -> None:
    messenger = messenger_of(club)
    message_id = await messenger.post(club.channel.id, chart(1, 2), nonce="n")
    assert seen(club, message_id).files == ["chart.png"]
    again = Screen((*chart(1, 2).parts, Text("and a word more")))
    await messenger.edit(club.channel.id, message_id, again)
    assert len(club.pictures.drawn) == 1
    assert seen(club, message_id).files == ["chart.png"]
    await messenger.edit(club.channel.id, message_id, chart(1, 2, 3))
    assert len(club.pictures.drawn) == 2
    await messenger.edit(club.channel.id, message_id, HELLO)
    assert seen(club, message_id).files == []


async def test_where_a_picture_may_not_stay_it_is_sent_every_time(club: Club) -> None:
    time_s = 0.0
    packer = Packer(club.pictures, Emojis(), clock=lambda: time_s)
    messenger = DiscordMessenger(club.bot, packer)
    message_id = await messenger.post(club.channel.id, chart(1, 2), nonce="n")
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035)
    await messenger.edit(club.channel.id, message_id, chart(1, 2))
    assert len(club.pictures.drawn) == 2
    await messenger.edit(club.channel.id, message_id, chart(1, 2))
    assert len(club.pictures.drawn) == 3
    assert seen(club, message_id).files == ["chart.png"]
    # The bot assumes this for ten minutes and not forever.
    time_s = 599.0
    await messenger.edit(club.channel.id, message_id, chart(1, 2))
    assert len(club.pictures.drawn) == 4
    time_s = 600.0
    await messenger.edit(club.channel.id, message_id, chart(1, 2))
    assert len(club.pictures.drawn) == 4


async def test_after_a_failed_edit_the_picture_is_sent_again(club: Club) -> None:
    messenger = messenger_of(club)
    message_id = await messenger.post(club.channel.id, chart(1, 2), nonce="n")
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    with pytest.raises(Unavailable):
        await messenger.edit(club.channel.id, message_id, chart(1, 2, 3))
    # The edit may have arrived, so nobody knows what the message shows.
    await messenger.edit(club.channel.id, message_id, chart(1, 2))
    assert len(club.pictures.drawn) == 3


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 40005), (413, 0)])
async def test_where_files_are_not_taken_words_are(club: Club, status: int, code: int) -> None:
    time_s = 0.0
    messenger = messenger_of(club, clock=lambda: time_s)
    club.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    with capture_logs() as logs:
        message_id = await messenger.post(club.channel.id, chart(1, 2), nonce="n")
    assert logs[-1]["channel_id"] == club.channel.id
    why = choose_tongue(ENGLISH).tell(
        NOT_ALLOWED if code == 50013 else Phrase("words-no-picture-taken")
    )
    assert seen(club, message_id).text == f"Form\nin words\n{why}"
    await messenger.edit(club.channel.id, message_id, chart(1, 2, 3))
    assert seen(club, message_id).files == []
    assert seen(club, message_id).text.endswith(why)
    time_s += 600  # some time later, pictures are tried again
    await messenger.edit(club.channel.id, message_id, chart(1, 2, 3))
    assert seen(club, message_id).files == ["chart.png"]


async def test_a_picture_that_cannot_be_drawn_is_said_in_words(club: Club) -> None:
    class Broken:
        async def start(self) -> None: ...

        async def close(self) -> None: ...

        async def draw_file(self, spec: object) -> bytes:
            raise ValueError("no pencil")

    messenger = DiscordMessenger(club.bot, Packer(Broken(), Emojis()))
    with capture_logs() as logs:
        message_id = await messenger.post(club.channel.id, chart(1, 2), nonce="n")
    (line,) = logs
    assert (line["event"], line["picture"]) == ("picture could not be drawn", "chart.png")
    assert (line["log_level"], line["exc_info"]) == ("error", True)
    assert seen(club, message_id).text == "Form\nin words"


async def test_only_the_people_of_the_screen_are_notified_by_every_send_and_edit(
    club: Club,
) -> None:
    messenger = messenger_of(club)
    calling = Screen(
        (Text(f"<@{club.ann.id}> @everyone <@{club.bob.id}> <@{club.cy.id}>"),),
        mentions=(club.ann.id, club.cy.id),
        roles=(7, 8),
    )
    message_id = await messenger.post(club.channel.id, calling, nonce="n")
    await messenger.edit(club.channel.id, message_id, calling)
    sends = [request for request in club.env.http_requests if "/messages" in request.path][-2:]
    for request in sends:
        assert request.json
        allowed = request.json["allowed_mentions"]
        assert allowed == {"parse": [], "users": [club.ann.id, club.cy.id], "roles": [7, 8]}


async def test_an_archived_thread_is_opened_once(club: Club) -> None:
    messenger = messenger_of(club)
    thread_id = (await club.open_thread("slow game")).id
    message_id = await messenger.post(thread_id, HELLO, nonce="n")
    club.env.inject_error("PATCH", f"/channels/{thread_id}/messages/*", status=400, code=50083)
    await messenger.edit(thread_id, message_id, HELLO)
    opened = [r for r in club.env.http_requests if r.path == f"/channels/{thread_id}"]
    assert [request.method for request in opened] == ["GET", "PATCH"]
    club.env.inject_error(
        "PATCH", f"/channels/{thread_id}/messages/*", status=400, code=50083, times=2
    )
    with pytest.raises(NotAllowed):
        await messenger.edit(thread_id, message_id, HELLO)


async def test_a_direct_message_goes_to_the_person(club: Club) -> None:
    messenger = messenger_of(club)
    channel_id = await messenger.open_direct_channel(club.ann.id)
    await messenger.post(channel_id, HELLO, nonce="n")
    assert club.cards(club.ann).text == "Hello"
    with pytest.raises(DirectClosed):
        await messenger.open_direct_channel(12345)


async def test_people_have_the_names_they_have_in_the_server(club: Club) -> None:
    messenger = messenger_of(club)
    assert await messenger.fetch_member_name(club.guild.id, club.ann.id) == "Ann"
    duke = club.guild.add_member(club.env.create_user("duke", global_name="Gus"), nick="The Duke")
    assert await messenger.fetch_member_name(club.guild.id, duke.id) == "The Duke"
    assert await messenger.fetch_member_name(club.guild.id, 12345) is None
    assert await messenger.fetch_member_name(12345, club.ann.id) is None
    club.env.inject_error("GET", "/guilds/*/members/*", status=500)
    with pytest.raises(Unavailable):
        await messenger.fetch_member_name(club.guild.id, club.ann.id)
    # Discord is asked about a server that another process serves, and not about one that the bot has left.
    for own, asks in ((0, False), (1, True)):
        messenger = messenger_of(club, shards=Shards(2, frozenset({own})))
        sent = len(club.env.http_requests)
        with suppress(Unavailable):
            assert await messenger.fetch_member_name(2 << 22, club.ann.id) is None
        assert (len(club.env.http_requests) > sent) is asks


async def test_several_people_are_looked_up_at_once(club: Club) -> None:
    messenger = messenger_of(club)
    everybody = {club.ann.id: "Ann", club.bob.id: "Bob"}
    strangers = range(1000, 1240)  # more than Discord accepts in one request
    found = await messenger.fetch_member_names(club.guild.id, [*strangers, *everybody])
    assert found == everybody
    assert await messenger.fetch_member_names(12345, [club.ann.id]) == {}


async def test_a_message_is_sent_under_its_nonce_so_that_discord_sends_it_once(club: Club) -> None:
    messenger = messenger_of(club)
    await messenger.post(club.channel.id, HELLO, nonce="this one")
    body = club.env.http_requests[-1].json
    assert isinstance(body, dict)
    assert (body["nonce"], body["enforce_nonce"]) == ("this one", True)
