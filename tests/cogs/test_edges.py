"""Answers at the edge: lists that are full, errors that come twice, and messages that Discord refuses in part."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.languages import choose_tongue
from bot.ports import Answer, PanelExpired, Refusal
from bot.ports.screen import Row, Screen
from cogs.client import GolfBot
from cogs.commands.challenges import CHALLENGE
from cogs.commands.options import LINES, place_of, server_of
from cogs.contexts import ANYWHERE, needs_other_place
from cogs.errors import answer_error, choose_phrase
from cogs.publishing import publish
from cogs.sending.delivery import deliver
from cogs.sending.emojis import Emojis
from cogs.sending.panel import Found, Panels
from cogs.sending.parcel import Packer
from data.records import ServerPreferences
from tests.cogs.club import Club, Seen
from tests.cogs.desk import Desk, gives, panel_after, raises, screen
from tests.cogs.test_answers import warnings_in
from tests.cogs.test_delivery import CARD, CHART, Sends
from tests.cogs.test_discord_errors import refused
from tests.cogs.world import TinyPictures
from tests.data.playing import a_lobby


async def test_nobody_challenges_a_bot(club: Club) -> None:
    bot = club.guild.add_member(club.env.create_user("robot", bot=True))
    club.last = await club.ann.context_menu(club.channel, CHALLENGE.message, bot)
    assert club.whisper().text.startswith("Bots play no golf.")
    assert await club.application.games.list_open(club.guild.id) == []


async def test_a_list_of_games_is_as_long_as_discord_shows_it(club: Club) -> None:
    for number in range(LINES + 3):
        table = a_lobby(f"game{number}")
        record = replace(
            table, guild_id=club.guild.id, channel_id=7000 + number, host_id=club.ann.id
        )
        await club.store.games.create(record)
    offered = await club.ann.autocomplete(club.channel, "golf end", "game", "")
    assert len(offered) == LINES == 25
    assert await club.ann.autocomplete(club.channel, "golf end", "game", "nowhere") == []


async def test_a_list_of_games_names_three_people_and_counts_the_others(club: Club) -> None:
    await club.command(club.ann, "start")
    for person in (club.bob, club.cy, club.di, club.ed):
        await club.press(person, "Join")
    (line,) = await club.ann.autocomplete(club.channel, "golf end", "game", "")
    assert "Ann, Bob, Cy and 2 more" in str(line)
    assert "Di" not in str(line)


async def test_a_line_of_a_list_is_no_longer_than_discord_takes_it(club: Club) -> None:
    for number, room in enumerate((70, 71)):
        channel = club.guild.create_text_channel("g" * room)
        table = replace(a_lobby(f"game{number}"), guild_id=club.guild.id, channel_id=channel.id)
        await club.store.games.create(
            replace(
                table,
                host_id=club.ann.id,
                players=(replace(table.players[0], user_id=club.ann.id),),
            )
        )
    lines = await club.ann.autocomplete(club.channel, "golf end", "game", "")
    names = [dict(line)["name"] for line in lines]
    assert names == [
        f"#{'g' * 70} · Ann · 3 holes, not started",
        f"#{'g' * 71} · Ann · 3 holes, not start…",
    ]
    assert [len(name) for name in names] == [100, 100]


@pytest.mark.parametrize("lacking", [None, "guild_id", "channel_id"])
def test_a_command_that_needs_a_server_needs_its_channel_too(lacking: str | None) -> None:
    given: Any = SimpleNamespace(**{"guild_id": 7, "channel_id": 8} | {lacking or "": None})
    if lacking is None:
        assert (server_of(given), place_of(given)) == (7, (7, 8))
        return
    with pytest.raises(app_commands.NoPrivateMessage) as refused:
        place_of(given)
    assert choose_phrase(refused.value).key == "refusals-needs-server"
    if lacking == "guild_id":
        with pytest.raises(app_commands.NoPrivateMessage):
            server_of(given)


def test_a_choice_that_discord_would_not_offer_is_named() -> None:
    wrong = app_commands.TransformerError("x", discord.AppCommandOptionType.user, _Transformer())
    assert choose_phrase(wrong).key == "refusals-option"


class _Transformer(app_commands.Transformer):
    async def transform(self, interaction: Any, value: Any, /) -> Any:
        return value


@app_commands.command(name="x", description="x")
async def _COMMAND(interaction: discord.Interaction[Any]) -> None:  # noqa: N802
    """Do nothing."""


async def test_an_interaction_is_told_of_one_error(desk: Desk) -> None:
    message = await desk.post()

    async def work() -> Answer:
        await desk.put_off()
        raise Refusal("refusals-not-started")

    await desk.press(message, work)
    assert desk.club.whisper().text == "This game has not started yet."
    sent = len(desk.club.env.http_requests)
    with desk.club.env.time_context():
        await answer_error(desk.interactions[-1], Refusal("refusals-over"))
    assert len(desk.club.env.http_requests) == sent


@pytest.mark.parametrize(
    ("guild_id", "kind", "extras", "refused_"),
    [
        (None, "application_command", {}, True),
        (None, "application_command", ANYWHERE, False),
        (None, "autocomplete", {}, False),
        (5, "application_command", {}, False),
    ],
)
def test_a_command_that_needs_a_server_is_refused_when_it_is_sent_and_not_before(
    guild_id: int | None, kind: str, extras: dict[Any, Any], refused_: bool
) -> None:
    interaction: Any = SimpleNamespace(
        guild_id=guild_id,
        type=getattr(discord.InteractionType, kind),
        command=SimpleNamespace(extras=extras),
    )
    assert needs_other_place(interaction) is refused_


async def test_an_error_in_a_command_is_told_by_what_is_inside(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    message = await desk.post()
    outside = app_commands.CommandInvokeError(_COMMAND, Refusal("refusals-over"))
    await desk.press(message, raises(outside))
    assert desk.club.whisper().text == "This game is over."
    assert warnings_in(caplog) == []


async def test_a_panel_is_ready_when_its_press_is_answered(desk: Desk) -> None:
    message = await desk.post()
    panel = await panel_after(desk, message, gives(Answer(whisper=screen("Psst"))))
    (interaction,) = desk.interactions
    panels = Panels(interaction, desk.club.bot.front.packer)
    unanswered = panels.panel
    states = [unanswered.is_ready]
    with desk.club.env.time_context():
        panels.settle(Found())
        states.append(unanswered.is_ready)
        with pytest.raises(PanelExpired):
            await unanswered.edit(screen("Later"))
        await panel.edit(screen("Later"))
    assert states == [False, True]
    assert desk.club.whisper().text == "Later"


async def test_a_picture_stays_when_an_emoji_beside_it_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.sending.emojis.draw_emojis", dict)
    pictures, emojis = TinyPictures(), Emojis()
    emojis.learn({"seven_of_hearts": 5})
    packer = Packer(pictures, emojis)
    both = Screen((*CHART.parts, *(part for part in CARD.parts if isinstance(part, Row))))
    await deliver(packer, await packer.pack(both), Sends())
    sends = Sends(refused(400, 10014))
    await deliver(packer, await packer.pack(both, message_id=77), sends)
    first, second = sends.parcels
    assert first.stays
    assert second.stays, "the message still has its picture"
    assert ["emoji" in str(one.components) for one in (first, second)] == [True, False]
    assert [one.files for one in (first, second)] == [[], []]
    assert len(pictures.drawn) == 1
    assert len(emojis) == 0


async def test_a_broken_connection_leaves_the_commands_as_they_are(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def cut(**_options: Any) -> Any:
        raise ConnectionResetError

    monkeypatch.setattr("cogs.publishing.are_same", lambda *_lists: False)
    monkeypatch.setattr(club.bot.tree, "sync", cut)
    assert not await publish(club.bot)
    assert warnings_in(caplog) == ["commands could not be published"]


async def test_the_name_of_somebody_who_gives_a_command_is_not_asked_for(club: Club) -> None:
    await club.command(club.ann, "rules")
    sent = len(club.env.http_requests)
    with club.env.time_context():
        assert await club.application.names.look_up(club.guild.id, club.ann.id) == "Ann"
    assert len(club.env.http_requests) == sent


async def test_other_holes_than_the_wanted_ones_are_named_and_no_others(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    assert "is played over" not in club.whisper().text
    await club.command(club.ann, "leave")
    await club.press(club.ann, "Leave and close", club.whisper())
    await club.command(club.ann, "start", holes=3, rules="pagat")
    assert "is played over 9 or 18 holes, so this game has 9." in club.whisper().text


async def test_a_record_is_in_the_language_of_the_server(club: Club) -> None:
    await club.store.people.save_server(ServerPreferences(club.guild.id, language="de"))
    answer = await club.command(club.ann, "scores", player=club.bob)
    assert answer.response is not None
    shown = Seen(club, answer.response.message).text
    assert choose_tongue("de").say("record-none") in shown


async def test_shards_wait_at_the_gate_of_all_processes_and_ask_once_how_many_may_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, asked = GolfBot(), 0
    passed: list[tuple[int, int]] = []

    async def limits() -> Any:
        nonlocal asked
        asked += 1
        return SimpleNamespace(max_concurrency=4)

    async def gate(shard_id: int, concurrency: int) -> None:
        passed.append((shard_id, concurrency))

    monkeypatch.setattr(bot, "fetch_session_start_limits", limits)
    naps: list[float] = []

    async def note_nap(seconds: float) -> None:
        naps.append(seconds)

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", note_nap)
        await bot.before_identify_hook(7, initial=True)
        assert naps == []
        await bot.before_identify_hook(7)
    assert naps == [5.0]  # the library decides
    assert (passed, asked) == ([], 0)
    bot.gate = gate
    for shard_id in (7, 9):
        await bot.before_identify_hook(shard_id, initial=True)
    await bot.before_identify_hook(None, initial=True)
    assert (passed, asked) == ([(7, 4), (9, 4)], 1)
