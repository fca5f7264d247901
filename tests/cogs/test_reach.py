"""Refusals of Discord that are about the bot or temporary, and channels that come back."""

from __future__ import annotations

import logging
import time
from typing import Any

import discord
import pytest
from simcord import interactions

from cogs.sending.permissions import list_missing
from data.records import Status
from tests.cogs.club import Club, Seen, button
from tests.cogs.playing import begun

TELLS = "no direct message reaches you. Press **My cards** to play."
OPENING = "/users/@me/channels"


def table_of(club: Club) -> Seen:
    """Return the table of the channel, even if a message is below it."""
    seen = [Seen(club, message) for message in club.channel.history()]
    (table,) = [message for message in seen if message.labels and not message.is_ephemeral]
    return table


def direct_posts(club: Club) -> int:
    """Return how many first direct messages were tried."""
    direct = {person.user.dm_channel.id for person in club.people.values()}
    posts = {f"/channels/{channel_id}/messages" for channel_id in direct}
    return sum(one.method == "POST" and one.path in posts for one in club.env.http_requests)


@pytest.mark.parametrize(("status", "code", "minutes"), [(400, 40003, 5), (403, 20026, 30)])
async def test_a_limit_on_direct_messages_is_about_the_bot(
    club: Club, caplog: pytest.LogCaptureFixture, status: int, code: int, minutes: int
) -> None:
    people = (club.ann, club.bob, club.cy, club.di)
    for person in people:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        club.env.inject_error("POST", path, status=status, code=code, times=None)
    await club.start(*people, holes=3, clock=0)
    tried = direct_posts(club)
    assert 1 <= tried <= len(people)  # the ones that began at the same time
    table = table_of(club)
    thread = await club.open_thread("another")
    await club.start(club.ed, club.flo, holes=3, channel=thread)
    assert direct_posts(club) == tried
    for name in ("Ann", "Bob", "Cy", "Di"):
        assert f"**{name}**: {TELLS}" in table.text
    assert f"**Ed**: {TELLS}" in club.table(thread).text
    for person in (*people, club.ed, club.flo):
        assert not (await club.store.people.load_preferences(person.id)).direct_closed
    lines = [one for one in caplog.records if "begin no direct messages" in one.getMessage()]
    assert [one.levelno for one in lines] == [logging.WARNING]
    # Everybody plays from the channel, and gets direct messages again afterwards.
    await club.press(club.ann, "My cards", table)
    assert "Your cards" in club.whisper().text
    await club.leave(club.di)
    assert direct_posts(club) == tried
    club.env.backend.faults.clear()
    await club.pass_time(minutes * 60 + 1)
    await club.leave(club.cy)
    for person in (club.ann, club.bob):
        assert "Your cards" in club.cards(person).text


async def test_a_person_without_a_common_server_has_refused_nothing(club: Club) -> None:
    path = f"/channels/{club.bob.user.dm_channel.id}/messages"
    club.env.inject_error("POST", path, status=403, code=50278, times=1)
    await club.start(club.ann, club.bob, club.cy, club.di, holes=3, clock=0)
    assert f"**Bob**: {TELLS}" in table_of(club).text
    await club.leave(club.di)
    assert club.bob.user.dm_channel.history() == []
    await club.pass_time(601)
    await club.leave(club.cy)
    assert "Your cards" in club.cards(club.bob).text


@pytest.mark.parametrize("command", ["start", "rematch"])
async def test_a_table_that_may_not_be_posted_is_taken_back(club: Club, command: str) -> None:
    if command == "rematch":
        party = await begun(club, club.ann, club.bob)
        await club.end(club.ann)
        assert not (await party.contest()).is_playing
    over = club.table() if command == "rematch" else None
    posts = f"/channels/{club.channel.id}/messages"
    club.env.inject_error("POST", posts, status=403, code=50001, times=None)
    if over is None:
        await club.command(club.ann, "start", holes=3)
    else:
        await club.press(club.ann, "Rematch", over)
    said = club.whisper().text
    assert said.startswith(
        "No table was opened, because I may not post it. I lack **View Channel**"
    )
    assert "mention me in it" in said
    assert await club.application.service.ending.list_open(club.guild.id) == []
    club.env.backend.faults.clear()
    await club.pass_time(60)
    await club.command(club.bob, "start", holes=3)
    assert "able is open" in club.whisper().text
    assert "Hosted by **Bob**" in club.table().text


async def test_a_lost_channel_names_one_permission(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.delete_message(club.table())
    await club.forbid("view_channel")
    await party.step()
    said = [one.getMessage() for one in caplog.records if "may not show" in one.getMessage()]
    assert said
    assert all("'missing': 'View Channel'" in line for line in said)
    assert "takes no pictures" not in caplog.text


async def test_a_channel_that_an_outage_hides_keeps_its_game(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    table = club.table()
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild.unavailable = True
    where = f"/channels/{club.channel.id}/*"
    for method in ("PATCH", "POST"):
        club.env.inject_error(method, where, status=404, code=10003, times=None)
    await party.step()
    await club.pass_time(600)
    assert (await party.contest()).is_playing
    guild.unavailable = False
    club.env.backend.faults.clear()
    await club.pass_time(300)
    assert f":{(await party.contest()).key}:" in str(table.components)
    # Even without an outage one such answer is not enough.
    club.env.inject_error("PATCH", where, status=404, code=10003)
    await party.step()
    await club.pass_time(60)
    assert (await party.play()).record.status is Status.FINISHED


async def test_removed_from_a_server_the_bot_takes_its_buttons_along(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.throw_out()
    await club.pass_time(1)
    for person in (club.ann, club.bob):
        own = club.cards(person)
        assert own.labels == []
        assert "I am not in its server any more" in own.text
    stored = await club.store.games.find(party.game_id)
    assert stored is not None
    assert stored.record.status is Status.ABANDONED


async def test_words_say_why_and_pictures_come_back_at_the_next_change(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.forbid("attach_files")
    await party.turn()
    assert club.table().files == []
    assert "I lack the permission **Attach Files** here" in club.table().text
    await club.forbid()
    await party.turn()
    assert club.table().files == ["table.png"]
    assert "Attach Files" not in club.table().text


async def test_a_deleted_emoji_leaves_words_on_the_button_and_comes_back(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    assert len(club.bot.card_emojis) == 54
    first = next(iter(await club.bot.fetch_application_emojis()))
    await first.delete()
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    cards = club.cards(person)
    club.env.inject_error(
        "POST",
        "/interactions/*/*/callback",
        status=400,
        code=50035,
        message="In data.components.0.components.3.components.0.emoji.id: Invalid emoji",
    )
    await club.press(person, "Draw", cards)
    assert "You drew " in cards.text
    assert "emoji" not in button(cards, "1")
    await club.pass_time(1)
    names = {emoji.name for emoji in await club.bot.fetch_application_emojis()}
    assert first.name in names
    assert len(club.bot.card_emojis) == 54
    await club.press(person, "Discard", cards)
    assert "emoji" in button(cards, "1")


async def test_emojis_that_could_not_be_looked_for_are_looked_for_again(club: Club) -> None:
    now_s = time.monotonic()
    club.bot.card_emojis.clock = lambda: now_s
    party = await begun(club, club.ann, club.bob)
    club.env.inject_error("GET", "/applications/*/emojis", status=503)
    emojis = club.bot.card_emojis
    emojis.lose()
    await club.pass_time(1)
    assert len(emojis) == 0
    await party.step()
    assert len(emojis) == 0  # not at once
    now_s += 61
    await party.step()
    await club.pass_time(1)
    assert len(emojis) == 54


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("rules", {"rules": "poker"}),
        ("start", {"rules": "poker"}),
        ("start", {"clock": 1}),
        ("start", {"clock": -5}),
        ("start", {"holes": 4}),
        ("scores", {"period": "eon"}),
        ("scores", {"rules": "poker"}),
        ("scores", {"sort": "luck"}),
        ("preferences", {"text": "maybe"}),
    ],
)
async def test_values_that_are_not_offered(
    club: Club, command: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Discord's own clients refuse such a value, but others may send it.
    monkeypatch.setattr(interactions, "validate_option_value", lambda _name, _option, value: value)
    await club.command(club.ann, command, **options)
    assert club.whisper().text == (
        "I do not understand one of these options. Choose from Discord's list."
    )
    assert await club.application.service.ending.list_open(club.guild.id) == []


def test_bots_permissions_are_named_one_by_one() -> None:
    assert list_missing(discord.Permissions.none(), in_thread=False) == ("View Channel",)
    looks = discord.Permissions(view_channel=True)
    for in_thread, writes in ((False, "Send Messages"), (True, "Send Messages in Threads")):
        assert list_missing(looks, in_thread=in_thread) == (writes, "Attach Files")
        assert list_missing(looks, in_thread=in_thread, pictures=False) == (writes,)
