"""What would hurt people if it failed unnoticed: secrets, private answers, rights, the time to answer."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs import front
from cogs.sending import reply
from data.games import Games
from data.records import Status
from data.scores import Scores
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club
from tests.cogs.playing import begun
from tests.cogs.test_answers import warnings_in
from tests.cogs.world import PATIENCE_S

DISCORD_WAITS_S = 3.0
EPHEMERAL = 64


async def test_every_lobby_has_a_secret_and_an_id_of_its_own(club: Club) -> None:
    channels = [club.channel, *(club.guild.create_text_channel(f"golf-{n}") for n in range(3))]
    for channel in channels:
        await club.command(club.ann, "start", channel=channel)
    first = await club.application.games.list_open(club.guild.id)
    for channel in channels:
        await club.press(club.bob, "Join", channel=channel)
        await club.press(club.ann, "Start", channel=channel)
        await club.end(club.ann, channel=channel)
        await club.press(club.bob, "Rematch", channel=channel)
    records = [*first, *await club.application.games.list_open(club.guild.id)]
    assert len(records) == 2 * len(channels)
    for values in ([record.secret for record in records], [record.game_id for record in records]):
        assert len(set(values)) == len(records)
    for record in records:
        # It is not a constant with something added: half of its bits differ from any other secret.
        assert len(record.secret) == 32
        assert len(set(record.secret)) > 16


async def test_in_a_rematch_against_computers_every_part_is_younger_than_the_seal(
    club: Club,
) -> None:
    await club.start(club.ann, computers=3, holes=3)
    await club.end(club.ann)
    await club.press(club.ann, "Rematch")
    (record,) = await club.application.games.list_open(club.guild.id)
    assert [player.user_id for player in record.players].count(None) == 3
    assert [player.entropy for player in record.players] == [""] * 4
    sealed_at = max(message.id for message in club.channel.history())
    await club.press(club.ann, "Start")
    parts = (await club.application.games.get(record.game_id)).started_state.setup.entropy
    assert len(set(parts)) == len(parts) == 5
    assert all(int(part.partition(":")[0]) > sealed_at for part in parts)


async def test_a_rematch_keeps_everything_that_was_agreed_on(club: Club) -> None:
    await club.start(club.ann, club.bob, rules="pagat", holes=18, clock=300, hints=True)
    await club.end(club.ann)
    await club.press(club.bob, "Rematch")
    (record,) = await club.application.games.list_open(club.guild.id)
    terms = (record.ruleset, record.holes, record.clock_s, record.hints)
    assert terms == ("pagat", 18, 300, True)
    assert record.status is Status.LOBBY
    assert record.host_id == club.bob.id


def deferrals(club: Club, since: int) -> list[dict[str, Any]]:
    """Return the answers that defer an answer, as they were sent."""
    found = [request.json for request in club.env.http_requests[since:] if request.json]
    return [body for body in found if body.get("type") == 5]


@pytest.mark.parametrize(
    ("command", "is_private"),
    [("cards", True), ("review", True), ("leave", True), ("scores", False)],
)
async def test_a_slow_private_command_is_put_off_privately_and_may_be_dismissed(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: str,
    is_private: bool,
) -> None:
    party = await begun(club, club.ann, club.bob)
    assert (await party.contest()).is_playing
    monkeypatch.setattr("cogs.sending.reply.DEFER_AFTER_S", 0.02)

    sent = len(club.env.http_requests)

    def slowed(work: Any) -> Any:
        async def slow(*arguments: Any, **options: Any) -> Any:
            async with asyncio.timeout(PATIENCE_S):
                while not deferrals(club, sent):  # noqa: ASYNC110  (the library sends it)
                    await asyncio.sleep(0.005)
            return await work(*arguments, **options)

        return slow

    for name in ("find_open_in", "list_finished_of"):
        monkeypatch.setattr(Games, name, slowed(getattr(Games, name)))
    monkeypatch.setattr(Scores, "load_leaderboard", slowed(Scores.load_leaderboard))
    await club.command(club.ann, command)
    (deferred,) = deferrals(club, sent)
    assert (deferred.get("data", {}).get("flags", 0) & EPHEMERAL == EPHEMERAL) is is_private
    if command == "review":
        return  # this one is refused
    # Now the person dismisses it before the answer comes, which is no fault.
    sent = len(club.env.http_requests)
    club.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await club.ann.slash(club.channel, f"golf {command}")
    assert warnings_in(caplog) == ["answer was not shown"]


def test_an_answer_is_put_off_well_before_discord_stops_waiting() -> None:
    assert 0.5 <= reply.DEFER_AFTER_S <= DISCORD_WAITS_S - 0.5
    # A bot that stops waits for all answers that Discord still accepts, and no longer.
    assert front.LONGEST_S == DISCORD_WAITS_S


async def test_a_made_up_press_on_a_private_message_brings_no_rights_along(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    den = club.guild.create_text_channel("cys-den")
    allow = discord.Permissions(manage_messages=True).value
    overwrite = Overwrite(club.cy.id, OverwriteType.MEMBER, allow=allow, deny=0)
    club.env.backend.set_overwrite(den.id, overwrite)
    await club.env.settle()
    # Cy moderates the den only. So Cy cannot end a game of another channel from a private message there.
    await club.command(club.cy, "rules", channel=den)
    private = club.whisper()
    assert private.is_ephemeral
    for action in ("end", "more"):
        prefix = "golfm" if action == "more" else "golf"
        made_up = f"{prefix}:{party.game_id}:1-0:{action}"
        await press(club, Finger(club.cy, private, made_up, "end"))
        assert (await party.contest()).is_playing, action
        assert club.whisper().text == "This button belongs to a game in another channel."
