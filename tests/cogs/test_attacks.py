"""What a malicious or unlucky person might try."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.program import logs
from bot.program.settings import LogFormat, LogLevel
from data.records import Status
from engine.events import HoleDealt
from tests.cogs.at_once import Finger, on, press, together
from tests.cogs.club import Club, Seen
from tests.cogs.playing import begun
from tests.data.playing import a_lobby

ACTIONS = (
    *(
        "draw",
        "take",
        "take5",
        "take9",
        "take-1",
        "take٣",
        "up0",
        "up6",
        "discard",
        "swap0",
        "next",
    ),
    *(
        "swap99999999999999999999",
        "place0",
        "hint",
        "cards",
        "review",
        "rematch",
        "bottom",
        "rules",
    ),
    *("join", "addcpu", "removecpu", "begin", "addlevel", "more", "DRAW", "draw ", "x", " ", "*"),
    *("scores:on:1", "scores:on:1:all:-:-:average:" + "9" * 25, "server:show", "forget:maybe"),
)
GAMES = ("", "zzzzzzzz", "'; drop table games", "a" * 60)
KEYS = ("0-0", "1-0", "99-99", "-1--1", "", "1-1-1", "٣-٣", "1")
CHOICES = ("", "pro", "junk", "bottom", "rules", "draw", "rematch", "9" * 30)


async def test_the_most_talkative_log_gives_no_game_away(tmp_path: Path) -> None:
    log = io.StringIO()
    logs.configure(LogLevel.DEBUG, LogFormat.JSON, stream=log)
    async with Club(tmp_path / "golf.db") as club:
        party = await begun(club, club.ann, club.bob)
        await party.play_hole()
        game = await party.contest()
    written = log.getvalue()
    assert "game changed" in written
    assert game.record.secret.hex() not in written
    (dealt,) = [event for event in game.events if isinstance(event, HoleDealt)]
    assert dealt.order is not None
    for separator in (" ", ", "):
        for form in (str, lambda card: card.code, lambda card: card.name):
            assert separator.join(map(form, dealt.order[:5])) not in written


@pytest.mark.parametrize("game", ["", " ", "zzzzzzzz", "'; drop table games", "\0", "\ud800"])
async def test_a_game_that_cannot_be_is_not_known(club: Club, game: str) -> None:
    for command in ("end", "review"):
        await club.command(club.ann, command, game=game)
        assert club.whisper().text.startswith("I no longer know this game.")


async def test_a_game_without_a_clock_is_forgotten_a_month_after_the_last_move(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=0)
    for days in (29, 29):
        club.env.backend.advance_clock(days * 86_400)
        await club.pass_time(61)
        await party.step()
    club.env.backend.advance_clock(30 * 86_400)
    await club.pass_time(61)
    assert (await party.contest()).record.status is Status.ABANDONED
    assert "abandoned" in club.table().text
    assert "The game is over" in club.cards(club.ann).text


class Crank:
    """A person who invents custom ids and presses them on every message."""

    def __init__(self, club: Club, people: tuple[MemberActor, ...], seed: int) -> None:
        self.club = club
        self.people = people
        self.chance = random.Random(seed)

    async def press(self, game_id: str, key: str, message: Seen) -> None:
        """Press a custom id that might belong to this game and turn, or to nothing."""
        one_of = self.chance.choice
        prefix = one_of(("golf", "golf", "golfm"))
        game = one_of((game_id, game_id, game_id, one_of(GAMES)))
        turn = one_of((key, key, one_of(KEYS)))
        custom_id = f"{prefix}:{game}:{turn}:{one_of(ACTIONS)}"[:100]
        await press(self.club, Finger(one_of(self.people), message, custom_id, one_of(CHOICES)))


@pytest.mark.parametrize("seed", [1, 2])
async def test_made_up_buttons_are_answered_and_break_nothing(club: Club, seed: int) -> None:
    crank = Crank(club, (club.ann, club.bob, club.cy), seed)
    await club.command(club.ann, "start", holes=3)
    game_id = await club.store.games.find_open_in(club.channel.id)
    assert game_id is not None
    for _ in range(40):
        await crank.press(game_id, "0-0", club.table())
    if (await club.application.games.get(game_id)).record.status is Status.LOBBY:
        for person, action in ((club.ann, "join"), (club.bob, "join"), (club.ann, "begin")):
            await press(club, Finger(person, club.table(), f"golf:{game_id}:0-0:{action}"))
    for _ in range(6):
        game = await club.application.games.get(game_id)
        for _ in range(8):
            await crank.press(game_id, game.key, club.table())
            await crank.press(game_id, game.key, club.cards(club.ann))
        await club.pass_time(91)
    # The game goes on after all of this. The clock plays for people who do not.
    game = await club.application.games.get(game_id)
    assert game.is_playing
    assert game.record.deadline_at is not None


async def test_a_moderators_rights_end_at_their_server(club: Club) -> None:
    elsewhere = club.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("golf")
    role = elsewhere.create_role("staff", permissions=discord.Permissions(manage_messages=True))
    stranger = elsewhere.add_member(club.cy.user)
    club.env.backend.add_member_role(elsewhere.id, stranger.id, role.id)
    party = await begun(club, club.ann, club.bob)
    await club.end(stranger, channel=channel, game=party.game_id)
    assert club.whisper().text == "There is no such game on this server."
    await club.command(stranger, "start", channel=channel)
    for custom_id in (f"golfm:{party.game_id}:1-0:more", f"golf:{party.game_id}:1-0:end"):
        await press(club, Finger(stranger, club.table(channel), custom_id, "end"))
        assert club.whisper().text == "This button belongs to a game in another channel."
    for step in ("leave", "end", "askend", "down", "rules"):
        custom_id = f"golf:::aside:{step}:{party.game_id}"
        await press(club, Finger(stranger, club.table(channel), custom_id))
        assert club.whisper().text == "There is no such game on this server."
    assert (await party.contest()).is_playing


async def test_a_moderators_rights_end_at_their_channel(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    den = club.guild.create_text_channel("cys-den")
    allow = discord.Permissions(manage_messages=True).value
    overwrite = Overwrite(club.cy.id, OverwriteType.MEMBER, allow=allow, deny=0)
    club.env.backend.set_overwrite(den.id, overwrite)
    await club.env.settle()
    await club.end(club.cy, channel=den, game=party.game_id)
    assert club.whisper().text == "Only its players and moderators can end this game."
    made_up = Finger(club.cy, club.table(), f"golf:::aside:end:{party.game_id}")
    await press(club, made_up)
    assert club.whisper().text == "Only its players and moderators can end this game."
    club.env.backend.set_overwrite(club.channel.id, overwrite)
    await club.env.settle()
    said = await club.end(club.cy, channel=den, game=party.game_id)
    assert said.text == "You ended the game."
    # A thread has the rights of its channel.
    thread = await club.open_thread("a game")
    await club.start(club.ann, club.bob, channel=thread)
    (record,) = await club.store.games.list_open_in(club.guild.id)
    said = await club.end(club.cy, channel=den, game=record.game_id)
    assert said.text == "You ended the game."
    # In a channel that is gone, only the rights in the whole server count.
    gone = replace(a_lobby("gone1"), guild_id=club.guild.id, channel_id=7001, host_id=club.bob.id)
    await club.store.games.create(gone)
    await club.end(club.cy, channel=den, game="gone1")
    assert club.whisper().text == "Only its players and moderators can end this game."


async def test_two_people_and_a_third_want_a_rematch(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play()
    result = club.table()
    await together(club, on(club.ann, result, "Rematch"), on(club.bob, result, "Rematch"))
    await club.press(club.cy, "Rematch", result)
    assert club.whisper().text.startswith("You are in.")
    (record,) = await club.application.games.list_open(club.guild.id)
    assert sorted(record.people) == sorted((club.ann.id, club.bob.id, club.cy.id))
    assert result.labels[:3] == ["Rematch", "Review", "Replay"]
