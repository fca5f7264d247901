"""Messages to one person are in the person's language, messages to everybody in the server's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import InteractionResult, RoleHandle, interactions

from bot.languages import choose_tongue
from bot.screens.lesson import LAST
from bot.screens.scores import BoardChoice
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen

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


@pytest.mark.parametrize(
    ("locale", "seated"),
    [("de", "Am Tisch: 1 von 6"), ("zh-CN", "玩家 1/6"), ("en-GB", "Players 1/6")],
)
async def test_a_table_speaks_the_language_of_its_server(
    club: Club, locale: str, seated: str
) -> None:
    server = club.bot.get_guild(club.guild.id)
    assert server is not None
    server.preferred_locale = discord.Locale(locale)
    await club.command(club.ann, "start")
    assert f"**{seated}**" in club.table().text


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


async def answers_of(club: Club, role: RoleHandle) -> tuple[list[str], list[str]]:
    """Let Ann ask everything that changes nothing; return what she reads alone, and what everybody reads."""
    own: list[str] = []
    public: list[str] = []

    def note(found: list[str], result: InteractionResult) -> None:
        answers = [result.response] if result.response else []
        for shown in (Seen(club, answer.message) for answer in (*answers, *result.followups)):
            found += [shown.text, *shown.labels]

    async def push(found: list[str], message: Seen, action: str) -> None:
        note(found, await press(club, Finger(club.ann, message, f"golf:::{action}")))
        found += [message.text, *message.labels]

    asked: list[tuple[str, dict[str, Any], list[str]]] = [
        *((name, {}, []) for name in ("privacy", "export", "rules", "table", "cards", "leave")),
        *((name, {}, []) for name in ("end", "review")),
        ("kick", {"player": club.bob}, []),
        ("start", {"with": "Bob"}, []),
        ("preferences", {"role": club.guild.default_role}, []),
        ("preferences", {"role": role}, ["server:show"]),
        ("preferences", {}, ["prefs:direct:on", "server:show"]),
        ("forget-me", {}, ["old:x", "forget:no"]),
        ("learn", {}, ["learn:0:x", "learn:1:x", f"learn:{LAST}:rules", f"learn:{LAST}:again"]),
    ]
    for name, options, actions in asked:
        note(own, await club.command(club.ann, name, **options))
        shown = club.whisper()
        for action in actions:
            await push(own, shown, action)
    note(public, await club.command(club.ann, "scores", player=club.bob))
    note(public, await club.command(club.ann, "scores"))
    await push(public, club.table(), f"scores:page:{BoardChoice(club.ann.id).write()}")
    another = f"scores:page:{BoardChoice(club.bob.id).write()}"
    note(own, await press(club, Finger(club.ann, club.table(), f"golf:::{another}")))
    await push(own, club.whisper(), another)
    return own, public


async def test_what_one_person_reads_is_in_their_language_and_the_rest_in_the_servers(
    club: Club,
) -> None:
    role = await club.make_moderator(club.ann, manage_guild=True)
    await club.command(club.ann, "start")
    people = club.store.people
    read = {}
    for server, person in (("de", "fr"), ("fr", "fr"), ("de", "de")):
        chosen = await people.load_server(club.guild.id)
        await people.save_server(replace(chosen, language=server, role_id=None))
        await people.save(replace(await people.load_preferences(club.ann.id), language=person))
        read[server, person] = await answers_of(club, role)
    assert read["de", "fr"][0] == read["fr", "fr"][0]
    assert read["de", "fr"][1] == read["de", "de"][1]
    # Only the numbers on the buttons are the same in all languages.
    for german, french in zip(read["de", "de"], read["fr", "fr"], strict=True):
        assert {text for text in {*german} & {*french} if not text.isdecimal()} == set()
