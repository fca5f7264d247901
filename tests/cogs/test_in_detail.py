"""Small things that people notice if they go wrong: who reads an answer, in which language, and what is offered."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from simcord import interactions

from bot.languages import Phrase
from bot.ports import Answer, EditsSpent, NotAllowed, Refusal, Unavailable
from bot.ports.meter import Unmetered
from bot.ports.pictures import FormChart
from bot.ports.screen import Button, Picture, Row, Screen, Text
from bot.screens.lesson import LAST
from cogs.client import GolfBot
from cogs.errors import choose_phrase, is_refusal, tell
from cogs.front import Front, kind_of
from cogs.sending.custom_id import CustomId
from cogs.sending.emojis import Emojis
from cogs.sending.layout import TEXT, build
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.parcel import Packer
from cogs.sending.reply import Reply
from data.records import ServerPreferences
from tests.cogs.club import Club
from tests.cogs.desk import Desk, gives, post, raises, screen
from tests.cogs.test_answers import warnings_in
from tests.cogs.test_discord_errors import refused
from tests.cogs.test_scores import finished

HELLO = Screen((Text("Hello"),))
_GOLF: Any = SimpleNamespace(name="golf")
_TEXT: Any = discord.AppCommandOptionType.string
_AS_IT_IS: Any = SimpleNamespace(_error_display_name="as it is")


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (Refusal("refusals-over"), "refusals-over"),
        (app_commands.NoPrivateMessage(), "refusals-needs-server"),
        (app_commands.CheckFailure(), "refusals-command"),
        (app_commands.CommandNotFound("golf", []), "refusals-command-changed"),
        (app_commands.CommandSignatureMismatch(_GOLF), "refusals-command-changed"),
        (app_commands.TransformerError("7", _TEXT, _AS_IT_IS), "refusals-option"),
        (refused(503, 0), "refusals-discord-away"),
        (refused(429, 0), "refusals-discord-away"),
        (discord.RateLimited(9.0), "refusals-discord-away"),
        (aiohttp.ClientConnectionError(), "refusals-discord-away"),
        (ConnectionResetError(), "refusals-discord-away"),
        (refused(400, 50035), "refusals-fault"),
        (OSError("the disk is full"), "refusals-fault"),
        (TimeoutError("the database"), "refusals-fault"),
        (ValueError(), "refusals-fault"),
    ],
)
def test_an_error_of_the_disk_is_ours_and_an_error_of_the_network_is_nobodys(
    error: Exception,
    key: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.errors.secrets.token_hex", {3: "0a1b2c"}.__getitem__)
    phrase = choose_phrase(error)
    assert phrase.key == key
    assert is_refusal(error) is isinstance(error, Refusal)
    wanted = {"refusals-discord-away": ["WARNING"], "refusals-fault": ["ERROR"]}.get(key, [])
    assert [one.levelname for one in caplog.records] == wanted
    if key == "refusals-fault":
        # The log has the reference that the person reads, and the error itself.
        (line,) = caplog.records
        assert isinstance(line.msg, dict)
        assert phrase == Phrase("refusals-fault", reference="0A1B2C")
        assert line.msg["ref"] == "0A1B2C"
        assert line.msg["exc_info"] is error


def test_words_instead_of_pictures_have_no_more_room_than_a_message_has() -> None:
    spec = FormChart((1, 2), "Ann")
    parts = [Picture(spec, "described", "f" * 1500) for _ in range(3)]
    shown = build(Screen((Text("t" * 1000), *parts)), files=())
    written = [part["content"] for part in shown[0]["components"] if part["type"] == 10]
    assert sum(map(len, written)) == TEXT == 4000


async def test_an_answer_that_comes_too_late_is_not_tried_again(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    message = await desk.post()
    sent = len(desk.club.env.http_requests)
    desk.work = raises(refused(404, 10062))
    await desk.club.ann.click(message.handle, custom_id=CustomId.join("", "test:go").write_button())
    assert len(desk.club.env.http_requests) == sent
    assert warnings_in(caplog) == ["answer came too late"]
    # Without the database people read their answers in the language of their Discord.
    make = interactions.base_payload

    def german(*arguments: Any, **options: Any) -> Any:
        record, payload = make(*arguments, **options)
        return record, payload | {"locale": "de"}

    async def broken(_user_id: int) -> None:
        raise OSError("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord.interactions.base_payload", german)
        patch.setattr(desk.club.store.people, "load_preferences", broken)
        await desk.press(message, raises(Refusal("refusals-not-started")))
    assert desk.club.whisper().text == "Dieses Spiel hat noch nicht begonnen."


async def test_made_up_pages_and_choices_are_refused(club: Club) -> None:
    actions = (f"learn:{LAST + 1}:x", "learn:-1:x", "learn::x", f"learn:{LAST}:x", "forget:")
    for number, action in enumerate(actions):
        made_up = Screen((Text(str(number)), Row((Button(action, "Old"),))))
        messenger = DiscordMessenger(club.bot, club.bot.front.packer)
        await messenger.post(club.channel.id, made_up, nonce=str(number))
        await club.press(club.ann, "Old")
        assert "another version" in club.whisper().text, action


async def test_what_is_about_one_person_stays_with_them(club: Club) -> None:
    for number in range(5):
        await finished(club, f"game{number}", {club.ann.id: 3 * number, club.bob.id: 6})
    sent = len(club.env.http_requests)
    await club.command(club.ann, "export")
    bodies = [one.json for one in club.env.http_requests[sent:] if one.json]
    (deferred,) = [body for body in bodies if body.get("type") == 5]
    assert deferred["data"]["flags"] == 64
    offered = await club.ann.autocomplete(club.channel, "golf review", "game", "")
    assert len(offered) == 5
    (one,) = await club.ann.autocomplete(club.channel, "golf review", "game", "GAME3")
    assert one in offered
    assert await club.cy.autocomplete(club.channel, "golf review", "game", "") == []
    # The board is in the language of the server, and not of the person who asks.
    await club.store.people.save_server(ServerPreferences(club.guild.id, language="de"))
    await club.command(club.ann, "scores")
    assert "Rangliste" in club.table().text or "Bestenliste" in club.table().text


async def test_a_private_game_is_a_club_computers_and_nobody_is_offered_it(club: Club) -> None:
    await club.command(club.ann, "solo")
    solo, *_ = await club.application.games.list_open(club.guild.id)
    assert [player.level for player in solo.players if player.user_id is None] == ["club"]
    await club.make_moderator(club.di)
    assert await club.di.autocomplete(club.channel, "golf end", "game", "") == []
    await club.command(club.bob, "start")
    await club.press(club.cy, "Join")
    (line,) = await club.di.autocomplete(club.channel, "golf end", "game", "")
    assert "under way" not in str(line)
    await club.press(club.bob, "Start")
    (line,) = await club.di.autocomplete(club.channel, "golf end", "game", "")
    assert "under way" in str(line)


@pytest.mark.parametrize("error", [{"status": 404, "code": 10007}, {"status": 500}])
async def test_a_thread_is_public_stays_a_day_and_opens_without_its_person(
    club: Club, error: dict[str, Any]
) -> None:
    # The person has left the server meanwhile, or Discord fails.
    club.env.inject_error("PUT", "/channels/*/thread-members/*", **error, times=None)
    await club.command(club.ann, "start", thread=True)
    assert "<#" in club.whisper().text
    (made,) = [one.json for one in club.env.http_requests if one.path.endswith("/threads")]
    assert made is not None
    assert (made["type"], made["auto_archive_duration"]) == (11, 1440)


async def test_the_messenger_gives_up_where_only_people_can_help(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    messenger = DiscordMessenger(club.bot, Packer(club.pictures, Emojis()))
    message_id = await messenger.post(club.channel.id, HELLO, nonce="n")
    path = f"/channels/{club.channel.id}/messages/{message_id}"
    club.env.inject_error("PATCH", path, status=400, code=50083)
    with pytest.raises(NotAllowed):  # a channel is no thread, so nothing can be opened
        await messenger.edit(club.channel.id, message_id, HELLO)
    club.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)
    assert await messenger.fetch_member_name(club.guild.id, club.ann.id) is None

    # A limit on an old message is that of its edits, and on a young one that of the channel.
    request = club.bot.http.request

    async def limited(route: Any, **options: Any) -> Any:
        if route.method == "PATCH":
            raise discord.RateLimited(90.0)
        return await request(route, **options)

    monkeypatch.setattr(club.bot.http, "request", limited)
    for age, kind in ((timedelta(minutes=50), Unavailable), (timedelta(minutes=70), EditsSpent)):
        sent_at = discord.utils.utcnow() - age
        with pytest.raises(Unavailable) as error:
            await messenger.edit(club.channel.id, discord.utils.time_snowflake(sent_at), HELLO)
        assert type(error.value) is kind
        assert error.value.retry_after_s == 90.0


async def test_a_lost_shard_stops_the_clocks_of_its_own_servers(club: Club) -> None:
    own = (club.guild.id >> 22) % 3
    club.bot.shard_count = 3
    await club.start(club.ann, club.bob, holes=3, clock=45)
    (before,) = await club.application.games.list_open(club.guild.id)
    await club.bot.on_shard_disconnect((own + 1) % 3)
    await club.pass_time(25)
    (after,) = await club.application.games.list_open(club.guild.id)
    assert after.deadline is not before.deadline  # half time has come
    await club.bot.on_shard_disconnect(own)
    await club.pass_time(100)
    (lost,) = await club.application.games.list_open(club.guild.id)
    assert lost == after


def test_a_request_that_discord_would_let_wait_for_hours_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # All requests are counted, if there is something that counts.
    monkeypatch.setattr("cogs.client.trace_requests", lambda meter: ("trace", meter))
    meter = Unmetered()
    traces: list[Any] = [GolfBot(meter=meter).http.http_trace, GolfBot().http.http_trace]
    assert traces == [("trace", meter), None]
    assert GolfBot().http.max_ratelimit_timeout == 60.0
    mentions = GolfBot().allowed_mentions
    assert mentions is not None
    assert mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_a_slow_answer_to_a_deleted_message_is_not_waited_for(desk: Desk) -> None:
    message = await post(desk.club, screen("Before"))

    async def work() -> Answer:
        await desk.put_off()
        desk.club.env.backend.delete_message(desk.club.channel.id, message.id)
        return Answer(update=screen("After"), whisper=screen("Psst"))

    await desk.press(message, work)
    assert desk.club.whisper().text == "Psst"


async def test_a_reply_tells_whether_the_press_was_done_and_whether_its_answer_was_seen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies: list[Reply] = []
    make = Front.reply

    def note(front: Front, interaction: Any, **options: Any) -> Reply:
        replies.append(make(front, interaction, **options))
        return replies[-1]

    monkeypatch.setattr(Front, "reply", note)
    message = await desk.post()
    whisper = gives(Answer(whisper=screen("Psst")))
    await desk.press(message, whisper)
    await desk.press(message, raises(Refusal("refusals-over")))
    desk.club.env.inject_error("POST", "/interactions/*/callback", status=503, times=None)
    with pytest.raises(AssertionError, match="nobody answered"):
        await desk.press(message, whisper)
    ends = [(reply.was_done, reply.was_shown) for reply in replies]
    assert ends == [(True, True), (False, False), (True, False)]


async def test_discord_is_asked_for_the_ids_of_answers(desk: Desk) -> None:
    message, sent = await desk.post(), len(desk.club.env.http_requests)
    await desk.press(message, gives(Answer(whisper=screen("Psst"))))
    await desk.press(message, gives(Answer(update=screen("After"), whisper=screen("Psst"))))
    first, _, second = desk.club.env.http_requests[sent:]
    assert first.params == {"with_response": "true"}
    assert second.params["wait"] == 1


async def test_after_an_answer_nobody_is_told_of_an_error(desk: Desk) -> None:
    message = await desk.post()
    await desk.press(message, gives(Answer(update=screen("After"))))
    sent = len(desk.club.env.http_requests)
    await tell(desk.interactions[-1], Phrase("refusals-over"))
    assert len(desk.club.env.http_requests) == sent


@pytest.mark.parametrize("action", ["join", "learn:0:begin", "scores:show:1:all"])
def test_a_button_is_counted_under_its_whole_action(action: str) -> None:
    interaction: Any = SimpleNamespace(
        command=None, data={"custom_id": CustomId.join("8f3k:1-2", action).write_button()}
    )
    assert kind_of(interaction) == action
