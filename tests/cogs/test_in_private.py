"""Commands in direct messages to the bot, which people may use who have left every server."""

from __future__ import annotations

import json

import pytest
from discord.app_commands import CommandNotFound

from tests.cogs.club import Club
from tests.cogs.test_scores import finished


async def test_who_has_left_the_server_can_have_their_data_and_have_it_removed(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6})
    await club.leave_server(club.ann)
    seen = club.whisper(await club.ask_bot(club.ann, "export"))
    stored = json.loads(await club.read_file(seen))
    assert stored["user_id"] == str(club.ann.id)
    assert len(stored["games"]) == 1
    await club.ask_bot(club.ann, "forget-me")
    await club.press(club.ann, "Forget me", club.whisper())
    assert (await club.store.privacy.export(club.ann.id))["games"] == []


async def test_privacy_and_rules_and_preferences_are_told_there(club: Club) -> None:
    await club.ask_bot(club.ann, "privacy")
    assert "/golf forget-me" in club.whisper().text
    await club.ask_bot(club.ann, "rules")
    assert "One more turn" in club.whisper().text
    await club.ask_bot(club.ann, "rules", rules="pagat")
    assert "Sudden end" in club.whisper().text
    await club.ask_bot(club.ann, "preferences", text="on")
    assert "Pictures: off" in club.whisper().labels
    assert (await club.store.people.load_preferences(club.ann.id)).text


@pytest.mark.parametrize("command", ["start", "table", "cards", "leave", "end", "scores", "review"])
async def test_what_needs_a_server_says_so_in_one_sentence(club: Club, command: str) -> None:
    await club.ask_bot(club.ann, command)
    assert club.whisper().text.startswith("This works in a server's channel only.")


async def test_a_command_that_there_is_no_more_is_not_said_to_need_a_server(club: Club) -> None:
    await club.bot.remove_cog("ScoreCommands")
    with club.expected_raise(CommandNotFound):
        await club.ask_bot(club.ann, "scores")
    assert club.whisper().text.startswith("This command has changed")
