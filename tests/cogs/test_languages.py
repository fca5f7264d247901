"""Messages to one person are in the person's language, messages to everybody in the server's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from simcord import interactions

from bot.languages import choose_tongue
from tests.cogs.club import Club

NOT_STARTED = "Dieses Spiel hat noch nicht begonnen."


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """Return the language of each person's Discord and of each server by id. Everybody else's is English."""
    languages: dict[int, str] = {}
    make = interactions.base_payload

    def with_language(*arguments: Any, **options: Any) -> Any:
        record, payload = make(*arguments, **options)
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = languages.get(int(user["id"]), "en-US")
        if "guild_id" in payload:
            payload["guild_locale"] = languages.get(int(payload["guild_id"]), "en-US")
        return record, payload

    monkeypatch.setattr("simcord.interactions.base_payload", with_language)
    return languages


async def test_a_refusal_is_in_the_language_of_the_presser(
    club: Club, spoken: dict[int, str]
) -> None:
    spoken[club.ann.id] = "de"
    await club.command(club.ann, "start")
    assert club.whisper().text.startswith("Dein Tisch ist offen. ")
    await club.command(club.ann, "cards")
    assert club.whisper().text == NOT_STARTED
    await club.command(club.bob, "cards")
    assert club.whisper().text == "This game has not started yet."


async def test_a_choice_counts_more_than_discord_and_can_be_taken_back(
    club: Club, spoken: dict[int, str]
) -> None:
    await club.command(club.ann, "start")
    await club.command(club.ann, "preferences")
    shown = club.whisper()
    await club.choose(club.ann, "Language", "de", shown)
    assert shown.labels[0] == "Direktnachrichten: an"
    await club.command(club.ann, "cards")
    assert club.whisper().text == NOT_STARTED
    await club.choose(club.ann, "Sprache", "auto", shown)
    assert shown.labels[0] == "Direct messages: on"


async def test_a_persons_language_is_remembered_for_direct_messages(
    club: Club, spoken: dict[int, str]
) -> None:
    spoken[club.bob.id] = "de"
    await club.start(club.ann, club.bob)
    people = club.store.people
    assert (await people.load_preferences(club.bob.id)).discord_language == "de"
    assert (await people.load_preferences(club.ann.id)).discord_language is None
    spoken[club.bob.id] = "en-GB"
    await club.press(club.bob, "My cards")
    assert (await people.load_preferences(club.bob.id)).discord_language is None


async def test_somebody_who_was_forgotten_has_no_language(
    club: Club, spoken: dict[int, str]
) -> None:
    people = club.store.people
    chosen = await people.load_preferences(club.ann.id)
    await people.save(replace(chosen, language="de", discord_language="de"))
    await club.command(club.ann, "forget-me")
    shown = club.whisper()
    assert shown.labels == ["Mich vergessen", "Alles behalten"]
    await club.press(club.ann, "Mich vergessen", shown)
    assert shown.text == "Hier führt nichts mehr zu dir."
    chosen = await people.load_preferences(club.ann.id)
    assert chosen.language is chosen.discord_language is None


async def test_the_language_of_the_server_is_chosen_by_those_who_manage_it(club: Club) -> None:
    await club.make_moderator(club.bob, manage_guild=True)
    await club.command(club.bob, "preferences")
    shown = club.whisper()
    await club.press(club.bob, "Server settings", shown)
    await club.choose(club.bob, "Language", "de", shown)
    assert (await club.store.people.load_server(club.guild.id)).language == "de"
    await club.choose(club.bob, "Language", "auto", shown)
    assert (await club.store.people.load_server(club.guild.id)).language is None


async def test_each_person_plays_in_their_language_at_a_table_in_that_of_the_server(
    club: Club, spoken: dict[int, str]
) -> None:
    spoken[club.bob.id] = "de"
    await club.start(club.ann, club.bob)
    assert "Hole 1 of 9" in club.table().text
    await club.press(club.bob, "My cards")
    assert club.whisper().text.startswith("Deine Karten · ")
    await club.press(club.ann, "My cards")
    assert club.whisper().text.startswith("Your cards · ")
    server = await club.store.people.load_server(club.guild.id)
    await club.store.people.save_server(replace(server, language="de"))
    await club.press(club.ann, "More…")
    assert club.whisper().text.startswith("### More")
    await club.command(club.ann, "table")
    assert "Loch 1 von 9" in club.table().text
    assert "Meine Karten" in club.table().labels


async def test_scores_that_everybody_reads_are_in_the_language_of_the_server(
    club: Club, spoken: dict[int, str]
) -> None:
    spoken[club.ann.id] = "de"
    await club.command(club.ann, "scores")
    assert "Nobody is on this leaderboard yet" in club.table().text
    # A server that has chosen none has the language of its Discord.
    spoken[club.guild.id] = "fr"
    await club.command(club.ann, "scores")
    assert choose_tongue("fr").say("scores-nobody") in club.table().text
