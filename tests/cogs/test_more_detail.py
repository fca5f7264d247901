"""More small things that people or the log notice: what is offered and named, what is waited for, and what is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.languages import Phrase
from bot.ports import Answer, NotAllowed, Refusal, Unavailable
from bot.ports.screen import File, Row, Screen
from cogs.client import GolfBot
from cogs.commands.challenges import CHALLENGE
from cogs.commands.opener import read_mentions
from cogs.sending.bodies import pack_up
from cogs.sending.delivery import deliver
from cogs.sending.discord_errors import is_about_emojis, log_warning
from cogs.sending.emojis import Emojis
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.parcel import Packer
from cogs.sending.requests import Budget
from cogs.share import Share
from cogs.translations import Translations, say
from data.records import Status
from tests.cogs.club import Club
from tests.cogs.desk import Desk, gives, in_bot, panel_after, read_lines, screen
from tests.cogs.test_answers import warnings_in
from tests.cogs.test_delivery import CARD, CHART, Sends
from tests.cogs.test_discord_errors import refused
from tests.cogs.test_messenger import HELLO, chart, messenger_of, seen
from tests.cogs.test_scores import finished
from tests.cogs.world import TinyPictures
from tests.data.playing import a_lobby


def test_people_are_mentioned_in_both_of_discords_ways_each_once_and_not_oneself() -> None:
    assert read_mentions("<@!5>, <@6>; <@5>", leave_out=6) == (5,)
    assert read_mentions(None, leave_out=6) == ()
    for typed in ("<@5> and Bob", "@Bob", f"<@{'1' * 21}>"):
        with pytest.raises(Refusal) as error:
            read_mentions(typed, leave_out=6)
        assert error.value.phrase.key == "refusals-mentions"


async def test_what_is_offered_while_somebody_types_is_found_by_any_part_of_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        await finished(club, f"game{number}", {club.ann.id: 3, club.bob.id: 6}, days_ago=number)
    ((record, *_),) = [await club.store.games.list_finished_of(club.ann.id, club.guild.id, 1)]
    later = replace(record, created_at=record.created_at - timedelta(days=300))

    async def list_finished(*_values: Any, **_options: Any) -> Any:
        return [later]

    monkeypatch.setattr("cogs.commands.coach.LINES", 3)
    assert len(await club.ann.autocomplete(club.channel, "golf review", "game", "")) == 3
    with monkeypatch.context() as patch:
        patch.setattr(club.store.games, "list_finished_of", list_finished)
        (line,) = await club.ann.autocomplete(club.channel, "golf review", "game", "")
    assert record.ended_at is not None
    assert f"{record.ended_at:%Y-%m-%d %H:%M}" in str(line)
    # A game of a channel that is not there any more is offered, too. A moderator of the server ends it.
    table = replace(a_lobby("gone1"), guild_id=club.guild.id, channel_id=7001)
    await club.store.games.create(replace(table, host_id=club.bob.id))
    for typed in ("", "GONE", "gone"):
        (line,) = await club.ann.autocomplete(club.channel, "golf end", "game", typed)
        assert "a channel that is gone" in str(line)
    await club.make_moderator(club.di)
    await club.end(club.di, game="gone1")
    stored = await club.store.games.find("gone1")
    assert stored is not None
    assert stored.record.status is Status.CANCELLED


async def test_what_concerns_one_person_alone_needs_no_server(club: Club) -> None:
    anywhere = {one.name for one in club.bot.tree.walk_commands() if "anywhere" in one.extras}
    assert anywhere == {"solo", "learn", "rules", "preferences", "privacy", "forget-me", "export"}


async def test_a_menu_on_a_person_goes_with_its_cog(club: Club) -> None:
    names = [command.name for command in club.bot.tree.walk_commands()]
    menus = club.bot.tree.get_commands(type=discord.AppCommandType.user)
    assert [menu.name for menu in menus] == [CHALLENGE.message]
    cog = await club.bot.remove_cog("ChallengeCommands")
    assert cog is not None
    assert club.bot.tree.get_commands(type=discord.AppCommandType.user) == []
    await club.bot.add_cog(cog, override=True)
    assert [command.name for command in club.bot.tree.walk_commands()] == names


async def test_the_name_of_somebody_who_presses_is_not_asked_for(desk: Desk) -> None:
    club = desk.club
    await desk.press(await desk.post(), gives(Answer(whisper=screen("Psst"))))
    sent = len(club.env.http_requests)
    with club.env.time_context():
        assert await club.application.names.look_up(club.guild.id, club.ann.id) == "Ann"
    assert len(club.env.http_requests) == sent


async def test_a_bot_that_closes_does_not_wait_for_an_answer_that_never_comes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.front.LONGEST_S", 0.01)
    interaction: Any = SimpleNamespace(command=None, data={})
    reply: Any = SimpleNamespace(give=lambda work: work)
    never: Any = asyncio.Event().wait()
    press = asyncio.create_task(club.bot.front.give(interaction, reply, never))
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await club.bot.front.finish_answers()
    assert not press.done()
    press.cancel()


async def test_a_client_serves_its_shards_and_no_others(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = GolfBot(share=Share(16, (3, 5), 12.5))
    assert (bot.shard_count, bot.shard_ids, bot.budget.a_second) == (16, [3, 5], 12.5)
    shards = {number: SimpleNamespace(is_closed=lambda n=number: n > 3) for number in range(7)}
    states = [({}, False, 1), (shards, False, 7), (shards, True, 3), ({}, True, 0)]
    for known, is_ready, down in states:
        with monkeypatch.context() as patch:
            patch.setattr(GolfBot, "shards", known)
            patch.setattr(bot, "is_ready", lambda ready=is_ready: ready)
            assert bot.shards_down == down, "a bot that is not connected is not well"
    regained: list[int] = []

    async def regain(shard_id: int) -> None:
        regained.append(shard_id)

    def lose(shard_id: int, serves: Callable[[int], bool]) -> None:
        lost.append((shard_id, [server for server in (3, 4, 19, 35) if serves(server << 22)]))

    lost: list[tuple[int, list[int]]] = []
    monkeypatch.setattr(club.application.deadlines, "lose_connection", lose)
    for count, shard_id, servers in ((16, 3, [3, 19, 35]), (None, 0, [3, 4, 19, 35])):
        monkeypatch.setattr(club.bot, "shard_count", count)
        await club.bot.on_shard_disconnect(shard_id)
        assert lost.pop() == (shard_id, servers)
    monkeypatch.setattr(club.application.deadlines, "regain_connection", regain)
    await club.bot.on_shard_connect(1)
    await club.bot.on_shard_resumed(2)
    assert regained == [1, 2]


def test_an_emoji_is_named_in_capitals_too() -> None:
    assert is_about_emojis(refused(400, 50035, "Invalid Emoji"))


@pytest.mark.parametrize(
    "error", [refused(503, 0), discord.RateLimited(9.0), aiohttp.ServerDisconnectedError()]
)
async def test_what_the_bot_can_do_without_is_logged_and_a_panel_waits(
    desk: Desk, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    async def fail(*_values: Any) -> int:
        raise error

    with log_warning("nobody minds"):
        await fail()

    class Away:
        async def fetch_application_emojis(self) -> Any:
            await fail()

    client: Any = Away()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.sending.emojis.draw_emojis", dict)
        await Emojis().sync(client)
    assert warnings_in(caplog) == ["nobody minds", "emojis could not be brought up to date"]
    assert [line["error"] for line in read_lines(caplog, "")[-2:]] == [repr(error)] * 2
    panel = await panel_after(desk, await desk.post(), gives(Answer(whisper=screen("Psst"))))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.sending.panel.edit_answer", fail)
        with pytest.raises(Unavailable):
            await in_bot(desk.club, panel.edit(screen("Later")))


async def test_words_for_pictures_end_ten_minutes_after_the_refusal_and_are_said_once(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    now_s = [0.0]
    messenger = messenger_of(club, clock=lambda: now_s[0])
    club.env.inject_error("POST", "/channels/*/messages", status=400, code=40005)
    message_id = await messenger.post(club.channel.id, chart(1, 2), nonce="n")
    for passed_s, files in ((300.0, []), (600.0, ["chart.png"])):
        now_s[0] = passed_s
        await messenger.edit(club.channel.id, message_id, chart(1, 2, 3))
        assert seen(club, message_id).files == files
    await club.forbid("attach_files")
    caplog.clear()
    for scores in ((4,), (5,)):
        await messenger.edit(club.channel.id, message_id, chart(*scores))
    assert warnings_in(caplog) == ["channel takes no pictures"]
    assert read_lines(caplog, "channel takes")[0]["channel_id"] == club.channel.id
    # A message that never had a picture does not speak of any.
    message_id = await messenger.post(club.channel.id, HELLO, nonce="m")
    assert seen(club, message_id).text == "Hello"


async def test_the_missing_permission_of_a_thread_is_named_if_it_is_known(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    messenger = messenger_of(club)
    thread_id = (await club.open_thread("golf")).id
    await club.forbid("send_messages_in_threads")

    async def ask() -> str:
        club.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        with pytest.raises(NotAllowed) as error:
            await messenger.post(thread_id, HELLO, nonce="n")
        return error.value.missing

    assert await ask() == "Send Messages in Threads, Attach Files"

    def unknown(_thread: discord.Thread, _member: object) -> discord.Permissions:
        raise discord.ClientException("the channel of the thread is not known")

    monkeypatch.setattr(discord.Thread, "permissions_for", unknown)
    assert await ask() == ""


async def test_words_stay_words_when_an_emoji_beside_them_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.sending.emojis.draw_emojis", dict)
    emojis = Emojis()
    emojis.learn({"seven_of_hearts": 5})
    packer = Packer(TinyPictures(), emojis)
    both = Screen((*CHART.parts, *(part for part in CARD.parts if isinstance(part, Row))))
    why = Phrase("words-no-picture-taken")
    sends = Sends(refused(400, 10014))
    await deliver(packer, await packer.pack(both, why_no_pictures=why), sends)
    assert sends.files == [[], []]


async def test_an_edit_waits_for_the_room_that_its_kind_has(club: Club) -> None:
    asked: list[bool] = []

    class Noting(Budget):
        async def wait_for_room(self, *, urgent: bool) -> None:
            asked.append(urgent)

    messenger = DiscordMessenger(club.bot, club.bot.front.packer, budget=Noting())
    for urgent in (True, False):
        await messenger.wait_for_room(urgent=urgent)
    assert asked == [True, False]


async def test_requests_of_many_tasks_go_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now_s, sent, let_in = [100.0], list[float](), list[float]()
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        until_s = now_s[0] + seconds
        await sleep(0)
        now_s[0] = max(now_s[0], until_s)

    monkeypatch.setattr("cogs.sending.requests.asyncio.sleep", nap)
    budget = Budget(2.0, clock=lambda: now_s[0])

    async def spend() -> None:
        await budget.spend()
        sent.append(now_s[0])

    await asyncio.gather(*(spend() for _ in range(6)))
    assert sent == [100.0, 100.0, 101.0, 101.0, 102.0, 102.0]
    for passed_s in (0.0, 0.9, 0.0):
        now_s[0] += passed_s
        await budget.wait_for_room(urgent=True)
        let_in.append(now_s[0])
    assert let_in == pytest.approx([102.0, 102.9, 103.0])


async def test_each_file_is_sent_in_the_part_that_its_number_names() -> None:
    parts = (*CHART.parts, File("log.json", b"{}", "no log"))
    parcel = await Packer(TinyPictures(), Emojis()).pack(Screen(parts))
    with pack_up(parcel, {"flags": 1}) as params:
        assert params.payload is None
        assert params.multipart is not None
        body, *files = params.multipart
    assert (body["name"], json.loads(body["value"])) == ("payload_json", {"flags": 1})
    sent = [(one["name"], one["filename"], one["value"]) for one in files]
    assert [(name, filename) for name, filename, _ in sent] == [
        ("files[0]", "chart.png"),
        ("files[1]", "log.json"),
    ]
    assert sent[1][2] == b"{}"


async def test_who_reads_traditional_characters_gets_no_simplified_ones() -> None:
    context: Any = app_commands.TranslationContext(
        location=app_commands.TranslationContextLocation.other, data=None
    )
    words = say("commands-golf")
    for locale, known in (
        (discord.Locale.chinese, True),
        (discord.Locale.taiwan_chinese, False),
        (discord.Locale.brazil_portuguese, True),
    ):
        translated = await Translations().translate(words, locale, context)
        assert (translated is not None) is known, locale
