"""Preferences, stored data, and being forgotten."""

from __future__ import annotations

import gzip
import json
import threading
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.app_commands import CommandInvokeError

from cogs.commands.personal import export_file
from data.records import DirectMessages, Status
from tests.cogs.club import Club
from tests.cogs.test_scores import finished


async def test_preferences_are_turned_over_one_by_one(club: Club) -> None:
    await club.command(club.ann, "preferences")
    shown = club.whisper()
    assert shown.labels == [
        "Direct messages: on",
        "Pictures: on",
        "Reminders: on",
        "Invitations: on",
    ]
    for label in shown.labels:
        await club.press(club.ann, label, shown)
    assert shown.labels == [
        "Direct messages: off",
        "Pictures: off",
        "Reminders: off",
        "Invitations: off",
    ]
    chosen = await club.store.people.load_preferences(club.ann.id)
    assert chosen.direct_messages is DirectMessages.OFF
    assert chosen.text
    assert not chosen.reminders
    assert not chosen.invitations
    for label in shown.labels:
        await club.press(club.ann, label, shown)
    assert shown.labels == [
        "Direct messages: on",
        "Pictures: on",
        "Reminders: on",
        "Invitations: on",
    ]


async def test_closed_direct_messages_are_mentioned_and_tried_again(club: Club) -> None:
    chosen = await club.store.people.load_preferences(club.ann.id)
    await club.store.people.save(replace(chosen, direct_closed=True))
    await club.command(club.ann, "preferences")
    shown = club.whisper()
    assert "did not reach you" in shown.text
    await club.press(club.ann, "Direct messages: on", shown)
    await club.press(club.ann, "Direct messages: off", shown)
    assert not (await club.store.people.load_preferences(club.ann.id)).direct_closed


async def test_server_settings_are_for_those_who_manage_the_server(club: Club) -> None:
    await club.command(club.ann, "preferences")
    assert "Server settings" not in club.whisper().labels
    await club.make_moderator(club.bob, manage_guild=True)
    await club.command(club.bob, "preferences")
    shown = club.whisper()
    await club.press(club.bob, "Server settings", shown)
    await club.choose(club.bob, "Rules", "pagat", shown)
    await club.choose(club.bob, "Holes", "18", shown)
    await club.choose(club.bob, "Clock", "0", shown)
    await club.choose(club.bob, "Language", "pt-BR", shown)
    assert (await club.store.people.load_server(club.guild.id)).language == "pt-BR"
    await club.choose(club.bob, "Language", "en", shown)
    await club.press(club.bob, "Pictures: on", shown)
    assert "**18 holes**, **Sudden end**, **no clock**" in shown.text
    assert "in words" in shown.text
    await club.choose(club.bob, "Holes", "3", shown)
    assert "Sudden end is played over 9 or 18 holes" in club.whisper().text
    await club.command(club.ann, "start")
    (record,) = await club.application.games.list_open(club.guild.id)
    assert (record.ruleset, record.holes, record.clock_s) == ("pagat", 18, None)


async def test_a_right_that_was_taken_away_no_longer_counts(club: Club) -> None:
    role = await club.make_moderator(club.bob, manage_guild=True)
    await club.command(club.bob, "preferences")
    shown = club.whisper()
    await club.press(club.bob, "Server settings", shown)
    club.env.backend.remove_member_role(club.guild.id, club.bob.id, role.id)
    await club.choose(club.bob, "Rules", "pagat", shown)
    assert "**Manage Server**" in club.whisper().text
    assert (await club.store.people.load_server(club.guild.id)).ruleset == "card_commons"


async def test_privacy_says_what_is_stored(club: Club) -> None:
    await club.command(club.ann, "privacy")
    text = club.whisper().text
    assert "/golf export" in text
    assert "/golf forget-me" in text


async def test_an_export_is_a_file_for_the_person_alone(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6})
    result = await club.command(club.ann, "export")
    seen = club.whisper(result)
    assert seen.files == ["six-card-golf.json"]
    assert seen.text == "This is everything I store about you."
    stored = json.loads(await club.read_file(seen))
    assert stored["user_id"] == str(club.ann.id)
    assert stored["games"][0]["hole_scores"][-1] == 12
    assert str(club.bob.id) not in json.dumps(stored)


def test_an_export_too_large_for_discord_is_compressed() -> None:
    most = 8 * 1024 * 1024
    frame = len(b'{\n "games": "\xc3\xa9"\n}')
    for more, name in ((0, "six-card-golf.json"), (1, "six-card-golf.json.gz")):
        written = "é" + "x" * (most - frame + more)
        file = export_file({"games": written})
        assert file.filename == name
        sent = gzip.decompress(file.fp.read()) if more else file.fp.read()
        assert sent.decode() == f'{{\n "games": "{written}"\n}}'


async def test_an_export_is_made_beside_the_event_loop_and_a_failure_is_told(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def make_and_note(stored: dict[str, Any]) -> discord.File:
        threads.append(threading.current_thread())
        if len(threads) == 2:
            raise OSError("the disk is full")
        return export_file(stored)

    monkeypatch.setattr("cogs.commands.personal.export_file", make_and_note)
    assert club.whisper(await club.command(club.ann, "export")).files == ["six-card-golf.json"]
    with (
        club.expected_error("something went wrong"),
        club.expected_raise(CommandInvokeError),
    ):
        told = club.whisper(await club.command(club.ann, "export"))
    assert "went wrong" in told.text
    assert threading.main_thread() not in threads


async def test_forgetting_needs_a_second_word(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6})
    await club.command(club.ann, "forget-me")
    shown = club.whisper()
    await club.press(club.ann, "Keep everything", shown)
    assert "stays as it is" in shown.text
    assert (await club.store.scores.load_player(club.guild.id, club.ann.id)).all.games == 1


@pytest.mark.parametrize("playing", [False, True])
async def test_who_is_forgotten_is_nowhere_and_the_others_keep_their_games(
    club: Club, playing: bool
) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6})
    if playing:
        await club.start(club.ann, club.bob, club.cy)
    else:
        await club.command(club.ann, "start")
        await club.press(club.bob, "Join")
    (record,) = await club.application.games.list_open(club.guild.id)
    await club.command(club.ann, "forget-me")
    shown = club.whisper()
    await club.press(club.ann, "Forget me", shown)
    assert "Nothing here leads to you any more. You have left 1 game." in shown.text
    assert (await club.store.privacy.export(club.ann.id))["games"] == []
    assert (await club.store.scores.load_player(club.guild.id, club.bob.id)).all.games == 1
    stored = await club.store.games.find(record.game_id)
    assert stored is not None
    assert stored.record.status is (Status.PLAYING if playing else Status.LOBBY)
    assert club.ann.id not in stored.record.people
    assert stored.record.host_id in stored.record.people
    # The game goes on, and the table shows the next press.
    if playing:
        await club.press(club.bob, "My cards")
        assert "Your cards" in club.whisper().text
    else:
        await club.press(club.cy, "Join")
        assert "Cy" in club.table().text


async def test_preferences_can_be_said_with_the_command(club: Club) -> None:
    await club.start(club.ann, club.bob)
    assert club.cards(club.ann).files
    await club.command(club.ann, "preferences", text="on", reminders="off")
    chosen = await club.store.people.load_preferences(club.ann.id)
    assert (chosen.text, chosen.reminders, chosen.direct_messages) == (True, False, "on")
    assert not club.cards(club.ann).files
    assert "Top: 1 down · 2 down · 3 down" in club.cards(club.ann).text
    await club.command(club.ann, "preferences", text="off")
    assert club.cards(club.ann).files
