"""What is offered while somebody types, compared whole: texts, values, order and language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.languages import choose_tongue
from data.records import ServerPreferences, Status
from tests.cogs.club import Club
from tests.cogs.test_languages import spoken
from tests.cogs.test_scores import finished
from tests.data.playing import a_lobby

__all__ = ["spoken"]

FORGOTTEN = -3


async def store_open(
    club: Club, game_id: str, channel_id: int, people: Sequence[int], **changed: Any
) -> None:
    """Store an open game."""
    lobby = a_lobby(game_id, people=people, guild_id=club.guild.id, channel_id=channel_id)
    await club.store.games.create(replace(lobby, **changed))


async def offered(club: Club, command: str, typed: str = "") -> list[tuple[str, str]]:
    """Return the texts and values that Ann reads while she types."""
    found = await club.ann.autocomplete(club.channel, f"golf {command}", "game", typed)
    return [(dict(one)["name"], dict(one)["value"]) for one in found]


async def test_open_games_are_offered_with_place_people_and_state(
    club: Club, spoken: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken[club.ann.id] = "fr"
    await club.store.people.save_server(ServerPreferences(club.guild.id, language="de"))
    ann, bob, cy, di = (person.id for person in (club.ann, club.bob, club.cy, club.di))
    thread = await club.open_thread("Aside")
    await store_open(club, "lobby", club.channel.id, (ann, bob, cy), holes=9)
    await store_open(club, "plays", thread.id, (di, ann, bob, cy), status=Status.PLAYING)
    await store_open(club, "gone", 7001, (bob, FORGOTTEN))
    await store_open(club, "private", -7, (bob, None))  # type: ignore[arg-type]  # a computer
    gone = ("un salon supprimé · Bob et Anonyme · 3 trous, pas encore commencée", "gone")
    lobby = ("#golf · Ann, Bob et Cy · 9 trous, pas encore commencée", "lobby")
    plays = ("#Aside · Di, Ann, Bob et 1 autre · 3 trous, en cours", "plays")
    assert await offered(club, "end") == [gone, lobby, plays]
    for typed, found in (("aSIDe", [plays]), ("CY", [lobby]), ("Pas encore", [gone, lobby])):
        assert await offered(club, "end", typed) == found
    # The library does not know a server in an outage, and its channels neither.
    monkeypatch.setattr(discord.Interaction, "guild", None)
    where = choose_tongue("fr").say("answers-offer-gone")
    assert [name.split(" · ")[0] for name, _ in await offered(club, "end")] == [where] * 3


async def test_finished_games_are_offered_with_their_end_holes_and_id(
    club: Club, spoken: dict[int, str]
) -> None:
    spoken[club.ann.id] = "fr"
    await club.store.people.save_server(ServerPreferences(club.guild.id, language="de"))
    for number in range(3):
        people = {club.ann.id: 3, club.bob.id: 6}
        await finished(club, f"same-a{number}b", people, days_ago=2 - number, holes=3 + number)
    a0b = ("2025-12-30 00:00 UTC · 3 trous · same-a0b", "same-a0b")
    a1b = ("2025-12-31 00:00 UTC · 4 trous · same-a1b", "same-a1b")
    a2b = ("2026-01-01 00:00 UTC · 5 trous · same-a2b", "same-a2b")
    assert await offered(club, "review") == [a2b, a1b, a0b]
    for typed, found in (("1B", [a1b]), ("e-A", [a2b, a1b, a0b]), ("cc", [])):
        assert await offered(club, "review", typed) == found


@pytest.mark.parametrize("command", ["end", "review"])
async def test_nothing_is_offered_in_a_direct_message(club: Club, command: str) -> None:
    await finished(club, "alone", {club.ann.id: 3, None: 6}, guild_id=0)
    await store_open(club, "open", 7001, (club.ann.id, club.bob.id), guild_id=0)
    assert await club.ann.user.autocomplete(f"golf {command}", "game", "") == []
