"""Commands are sent only if they have changed, in every language, and emojis only if they are missing."""

from __future__ import annotations

import asyncio
import base64
import copy
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands

from bot.languages import ENGLISH, Tongue, list_offered
from bot.languages.negotiation import find_offered
from bot.pictures.emojis import draw_emojis
from cogs.publishing import are_same, publish, write_payload
from cogs.sending.emojis import DRAWN_AT
from cogs.translations import Translations
from tests.cogs.club import Club, components

LIMITS = {"description": 100, "choice": 100}


@pytest.fixture(autouse=True)
def _commands_are_written_once() -> None:
    """Write the payload of the commands each time, because these tests are about writing it."""


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Run a bot that Discord does not know yet."""
    async with Club(tmp_path / "golf.db", is_new=True) as club:
        yield club


def sent(club: Club, method: str, path: str) -> int:
    """Return the number of such requests."""
    return len([r for r in club.env.http_requests if r.method == method and path in r.path])


def strings(node: Any, kind: str = "") -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield every text of a command that people read, its kind, and its translations."""
    if isinstance(node, list):
        for item in node:
            yield from strings(item, kind)
        return
    if "description" in node:
        yield "description", node["description"], node.get("description_localizations", {})
    if "value" in node:
        yield "choice", node["name"], node.get("name_localizations") or {}
    for part in ("options", "choices"):
        yield from strings(node.get(part, []))


async def test_commands_are_published_once(club: Club) -> None:
    assert sent(club, "PUT", "/commands") == 1
    await club.restart()
    assert sent(club, "PUT", "/commands") == 1
    assert not await publish(club.bot)
    # Without this Discord's answer has no translations, and the commands would always differ.
    asked = [one for one in club.env.http_requests if one.path.endswith("/commands")]
    assert asked[-1].params == {"with_localizations": "true"}


async def test_others_get_a_turn_before_each_file_that_is_read_for_the_commands(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As in a process that has just begun, no file has been read.
    monkeypatch.setattr("cogs.translations.choose_tongue", cache(Tongue))
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    counting = asyncio.create_task(count())
    await write_payload(club.bot.tree)
    counting.cancel()
    languages = {find_offered(locale.value) for locale in Locale} - {None, ENGLISH}
    assert len(languages) > 10
    assert turns >= 2 * len(languages) - 1  # the first turn begins the count


async def test_a_start_reads_two_files_of_a_language_and_not_the_others(club: Club) -> None:
    rooms: set[str] = set()

    class Recording(Translations):
        async def translate(self, string: Any, *context: Any) -> str | None:
            if "phrase" in string.extras:
                rooms.add(string.extras["phrase"].key.partition("-")[0])
            return await super().translate(string, *context)

    for command in club.bot.tree.get_commands():
        await command.get_translated_payload(club.bot.tree, Recording())
    assert rooms == {"commands", "words"}


async def test_commands_and_emojis_are_published_by_one_process_at_a_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_for = {"PUT": "/commands", "GET": "/emojis"}
    before = {method: sent(club, method, path) for method, path in looked_for.items()}
    inside: list[dict[str, int]] = []

    @asynccontextmanager
    async def alone() -> AsyncIterator[None]:
        club.env.backend.commands[None].clear()  # so that there is something to publish
        yield
        inside.append({method: sent(club, method, path) for method, path in looked_for.items()})

    monkeypatch.setattr("cogs.client.nullcontext", alone)
    await club.restart()
    assert inside == [{method: count + 1 for method, count in before.items()}]


async def test_commands_that_changed_are_published_again(club: Club) -> None:
    registered, *_ = [
        one for one in club.env.backend.commands[None].values() if one["name"] == "golf"
    ]
    registered["options"][0]["description"] = "Something else"
    assert await publish(club.bot)
    assert not await publish(club.bot)


async def test_lost_commands_come_back(club: Club) -> None:
    club.env.backend.commands[None].clear()
    await club.restart()
    assert "golf start" in club.ann.available_commands(club.channel)


async def test_an_outage_leaves_the_commands_as_they_are(club: Club) -> None:
    club.env.inject_error("GET", "/applications/*/commands", status=503)
    assert not await publish(club.bot)
    assert "golf start" in club.ann.available_commands(club.channel)


async def test_what_discord_adds_and_leaves_out_makes_no_difference(club: Club) -> None:
    ours = await write_payload(club.bot.tree)
    theirs = copy.deepcopy(ours)
    theirs[0] |= {"id": "1", "version": "2", "default_member_permissions": None}
    theirs[0].pop("nsfw")
    theirs[0].pop("name_localizations")
    assert are_same(ours, theirs)
    changes: tuple[dict[str, object], ...] = (
        {"description": "x"},
        {"contexts": [0]},
        {"description_localizations": {}},
        {"description_localizations": ours[0]["description_localizations"] | {"de": "x"}},
        {"options": theirs[0]["options"][1:]},
        {"default_member_permissions": "32"},
        {"nsfw": True},
        {"integration_types": [1]},
        {"type": 2},
    )
    for change in changes:
        assert are_same(ours, [*theirs[1:], theirs[0]])
        assert not are_same(ours, [*theirs[1:], theirs[0] | change]), change
    # So do all fields of an option: Discord would go on without the new one.
    kick = next(command for command in theirs[0]["options"] if command["name"] == "kick")
    (player,) = kick["options"]
    for field, value in (("required", False), ("type", 3), ("autocomplete", True), ("name", "x")):
        kept = dict(player)
        player[field] = value
        assert not are_same(ours, theirs), field
        player.clear()
        player.update(kept)
    assert are_same(ours, theirs)


async def test_a_choice_of_nothing_counts(club: Club) -> None:
    ours = await write_payload(club.bot.tree)
    theirs = copy.deepcopy(ours)
    start = next(option for option in theirs[0]["options"] if option["name"] == "start")
    clock = next(option for option in start["options"] if option["name"] == "clock")
    assert clock["choices"][-1]["value"] == 0
    clock["choices"][-1]["value"] = 1
    assert not are_same(ours, theirs)
    del clock["choices"][-1]["value"]
    assert not are_same(ours, theirs)


async def test_the_group_is_for_servers_and_for_direct_messages_to_the_bot(club: Club) -> None:
    group, *_ = await write_payload(club.bot.tree)
    assert sorted(group["contexts"]) == [0, 1]
    assert group["integration_types"] == [0]


async def test_there_are_the_commands_of_the_manual(club: Club) -> None:
    golf = club.bot.front.golf
    assert {command.name for command in golf.commands} >= {
        *("start", "table", "cards", "leave", "kick", "end", "rules"),
        *("scores", "preferences", "privacy", "forget-me", "export"),
    }
    assert all(isinstance(command, app_commands.Command) for command in golf.commands)


async def test_every_text_fits_in_every_language(club: Club) -> None:
    for kind, text, translations in strings(await write_payload(club.bot.tree)):
        for said in (text, *translations.values()):
            assert 1 <= len(said) <= LIMITS[kind], said


async def test_every_text_is_in_every_language_that_discord_offers(club: Club) -> None:
    codes = {locale.value for locale in Locale if find_offered(locale.value) not in (None, ENGLISH)}
    assert {"de"} <= codes
    # Numbers and the names of levels are the same everywhere.
    same = {"3", "9", "18", "Rookie", "Club", "Pro"}
    for _, text, translations in strings(await write_payload(club.bot.tree)):
        if text not in same:
            assert translations.keys() == codes, text


async def test_a_german_reads_german(club: Club) -> None:
    group, menu = await write_payload(club.bot.tree)
    assert menu["name"] == "Challenge to golf"
    assert menu["name_localizations"]["de"] == "Zum Golf herausfordern"
    names = (menu["name"], *menu["name_localizations"].values())
    assert all(1 <= len(name) <= 32 for name in names)
    assert group.get("name_localizations") == {}
    assert group["description_localizations"]["de"] == (
        "Six Card Golf spielen, mit den Leuten in diesem Kanal."
    )
    start = next(option for option in group["options"] if option["name"] == "start")
    assert start.get("name_localizations") == {}
    clock = next(option for option in start["options"] if option["name"] == "clock")
    assert clock["name_localizations"]["de"] == "uhr"
    assert [choice["name_localizations"]["de"] for choice in clock["choices"]] == [
        *("45 Sekunden", "90 Sekunden", "5 Minuten", "24 Stunden", "Aus")
    ]


async def test_no_two_options_of_a_command_have_one_name(club: Club) -> None:
    group, *_ = await write_payload(club.bot.tree)
    for command in group["options"]:
        for code in list_offered():
            names = [
                option.get("name_localizations", {}).get(code, option["name"])
                for option in command.get("options", [])
            ]
            assert len(set(names)) == len(names), (command["name"], code)


async def test_emojis_are_uploaded_once(club: Club) -> None:
    assert sent(club, "POST", "/emojis") == 54
    await club.restart()
    assert sent(club, "POST", "/emojis") == 54


async def test_every_emoji_has_the_picture_of_its_name(club: Club) -> None:
    bodies = [
        request.json
        for request in club.env.http_requests
        if request.method == "POST" and request.path.endswith("/emojis") and request.json
    ]
    uploaded = {body["name"]: base64.b64decode(body["image"].partition(",")[2]) for body in bodies}
    assert uploaded == draw_emojis()
    assert len(set(uploaded.values())) == len(uploaded)


def test_the_drawings_are_not_of_tomorrow() -> None:
    """With a date in the future every start would upload all emojis again."""
    assert datetime.now(UTC) >= DRAWN_AT


async def test_a_missing_emoji_and_an_old_one_are_made_anew(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    emojis = {emoji.name: emoji for emoji in await club.bot.fetch_application_emojis()}
    await emojis["seven_of_hearts"].delete()
    await club.restart()
    assert sent(club, "POST", "/emojis") == 55
    monkeypatch.setattr(
        "cogs.sending.emojis.DRAWN_AT", emojis["face_down"].created_at.replace(year=2030)
    )
    await club.restart()
    assert sent(club, "POST", "/emojis") == 55 + 54
    assert len(await club.bot.fetch_application_emojis()) == 54


async def test_without_emojis_buttons_have_words(club: Club) -> None:
    club.env.inject_error("GET", "/applications/*/emojis", status=500, times=None)
    await club.restart()
    await club.start(club.ann, club.bob)
    cards = club.cards(club.ann)
    assert all("emoji" not in item for item in components(cards) if item["type"] == 2)
    club.env.backend.faults.clear()
    club.bot.card_emojis.clock = lambda: float("inf")  # a minute later the bot looks for them again
    await club.press(club.ann, "My cards")
    assert len(club.bot.card_emojis) == 54
    await club.press(club.ann, "My cards")
    assert any("emoji" in item for item in components(club.whisper()) if item["type"] == 2)
