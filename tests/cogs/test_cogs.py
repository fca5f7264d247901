"""Each cog can be left out, removed and added again, and two clients share nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from discord.app_commands import Command, CommandNotFound
from discord.ext.commands import Cog

from bot.ports import Person
from bot.program.wiring import build
from bot.service.terms import Terms
from cogs.commands.challenges import CHALLENGE
from cogs.golf_cog import GolfCog
from cogs.publishing import write_payload
from data.records import DEFAULT_RULESET
from tests.cogs.club import Club, TinyPictures, components
from tests.golden.commands import FILE, write_commands

CHANGED = "This command has changed since your Discord last looked."


async def names_in(club: Club) -> list[str]:
    """Return the names of the client's commands."""
    group, *_ = await write_payload(club.bot.tree)
    return [command["name"] for command in group["options"]]


def names_of(cog: Cog) -> list[str]:
    """The names of a cog's own commands."""
    return [command.name for command in cog.walk_app_commands()]


async def use_tables(club: Club) -> None:
    """Check that the buttons of a game work."""
    await club.press(club.cy, "My cards")
    assert club.whisper().text.startswith("You are not in this game.")


async def use_deleted_channels(club: Club) -> None:
    """Check that deleting a channel closes its game."""
    channel = club.guild.create_text_channel("soon gone")
    # It is not started by the command, which belongs to another cog.
    await club.application.service.opening.open_lobby(
        person=Person(club.flo.id, "Flo"),
        guild_id=club.guild.id,
        channel_id=channel.id,
        terms=Terms(DEFAULT_RULESET, holes=9, clock_s=None, hints=False),
    )
    assert await club.store.games.find_open_in(channel.id) is not None
    await club.delete_channel(channel)
    assert await club.store.games.find_open_in(channel.id) is None


async def use_games(club: Club) -> None:
    await club.command(club.ann, "table")
    assert club.whisper().text == "Here is the table."


async def use_learning(club: Club) -> None:
    await club.command(club.ann, "learn")
    lesson = club.whisper()
    await club.press(club.ann, "Begin", lesson)
    assert "Begin" not in lesson.labels, "the next page"


async def use_challenges(club: Club) -> None:
    club.last = await club.ed.context_menu(club.channel, CHALLENGE.message, club.ed)
    assert "challenge yourself" in club.whisper().text


async def use_solo(club: Club) -> None:
    await club.command(club.di, "solo")
    assert "Your cards" in club.whisper().text


async def use_personal(club: Club) -> None:
    await club.command(club.ann, "forget-me")
    question = club.whisper()
    await club.press(club.ann, "Keep", question)
    assert question.labels == [], "an answer, and no question"


async def use_coach(club: Club) -> None:
    await club.command(club.ann, "review")
    assert "finished" in club.whisper().text


async def use_scores(club: Club) -> None:
    elsewhere = club.guild.create_text_channel("scores")
    await club.command(club.ann, "scores", channel=elsewhere)
    assert "Back" in [item.get("label") for item in components(club.table(elsewhere))]


USES: dict[str, Callable[[Club], Awaitable[None]]] = {
    "GameButtons": use_tables,
    "DeletedChannels": use_deleted_channels,
    "GameCommands": use_games,
    "LearningCommands": use_learning,
    "ChallengeCommands": use_challenges,
    "SoloCommands": use_solo,
    "PersonalCommands": use_personal,
    "CoachCommands": use_coach,
    "ScoreCommands": use_scores,
}
COMMANDS = {
    "GameCommands": "table",
    "LearningCommands": "learn",
    "SoloCommands": "solo",
    "PersonalCommands": "privacy",
    "CoachCommands": "review",
    "ScoreCommands": "scores",
}
"""A command of each cog that has commands in the group."""


async def check_others(club: Club, name: str) -> None:
    """Check that all other cogs still work, and that a press for the missing cog gets a sentence."""
    for other, use in USES.items():
        if other != name:
            await use(club)
    if name == "GameButtons":
        await club.press(club.ann, "My cards")
        assert "is off just now" in club.whisper().text


def test_every_cog_is_used_in_these_tests_and_has_its_own_name() -> None:
    # ``add_cog(…, override=True)`` would replace a cog with the same name without an error.
    names = [
        kind.__qualname__
        for kind in GolfCog.__subclasses__()
        if kind.__module__.startswith("cogs.")
    ]
    assert sorted(names) == sorted(set(names)) == sorted(USES)


async def test_the_client_has_every_cog(club: Club) -> None:
    assert set(club.bot.cogs) == set(USES)


async def test_the_commands_that_discord_is_told_about_are_these(club: Club) -> None:
    assert await write_commands(club.bot) == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", USES)
async def test_a_cog_can_be_removed_and_added_again_in_a_running_bot(club: Club, name: str) -> None:
    await club.start(club.ann, club.bob)
    before = await names_in(club)
    gone = names_of(club.bot.cogs[name])
    cog = await club.bot.remove_cog(name)
    assert cog is not None
    await check_others(club, name)
    assert await names_in(club) == [command for command in before if command not in gone]
    if name in COMMANDS:
        assert COMMANDS[name] in gone
        with club.expected_raise(CommandNotFound):
            await club.command(club.ann, COMMANDS[name])
        assert club.whisper().text.startswith(CHANGED)
    await club.bot.add_cog(cog, override=True)
    assert sorted(await names_in(club)) == sorted(before)
    for use in USES.values():
        await use(club)


@pytest.mark.parametrize("name", USES)
async def test_a_cog_can_be_left_out(club: Club, name: str) -> None:
    await club.start(club.ann, club.bob)
    before, gone = await names_in(club), names_of(club.bot.cogs[name])
    await club.restart(leave_out=name)
    assert set(club.bot.cogs) == USES.keys() - {name}
    assert await names_in(club) == [command for command in before if command not in gone]
    await check_others(club, name)


async def test_a_button_of_a_cog_that_is_gone_is_answered(club: Club) -> None:
    await club.command(club.ann, "scores")
    board = club.table()
    await club.bot.remove_cog("ScoreCommands")
    await club.choose(club.ann, "Period", "month", board)
    assert "another version" in club.whisper().text


async def test_without_its_cog_nobody_hears_of_a_deleted_channel(club: Club) -> None:
    thread = await club.open_thread("aside")
    await club.start(club.ann, club.bob, channel=thread)
    await club.start(club.cy, club.di)
    cog = await club.bot.remove_cog("DeletedChannels")
    assert cog is not None
    await club.delete_channel(thread)
    assert len(await club.application.games.list_open(club.guild.id)) == 2
    await club.bot.add_cog(cog, override=True)
    await club.delete_channel()
    (left,) = await club.application.games.list_open(club.guild.id)
    assert left.channel_id == thread.id


async def test_two_clients_in_one_process_share_nothing(club: Club) -> None:
    await club.start(club.ann, club.bob)
    second = build(club.settings, club.store, drawing=TinyPictures())
    await second.set_up()
    assert await write_payload(second.tree) == await write_payload(club.bot.tree)
    await club.bot.remove_cog("ScoreCommands")
    assert "scores" not in await names_in(club)
    assert "scores" in [command.name for command in second.front.golf.commands]
    assert set(second.cogs) == set(USES)
    for client in (club.bot, second):
        for cog in client.cogs.values():
            for command in cog.walk_app_commands():
                assert isinstance(command, Command)
                assert command.binding is cog
                assert command.parent is client.front.golf
    await second.close()
    await use_games(club)
