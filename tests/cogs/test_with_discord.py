"""The bot keeps Discord's rules. That is checked in the bodies of requests, and by requests that are not made."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest

from bot.ports.screen import Screen, Text
from cogs.sending.emojis import Emojis
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.parcel import Packer
from tests.cogs.club import Club, button
from tests.cogs.playing import begun

A_DAY_S = 86_400


async def test_an_archived_thread_is_opened_before_the_message_is_sent_again(club: Club) -> None:
    messenger = DiscordMessenger(club.bot, Packer(club.pictures, Emojis()))
    thread_id = (await club.open_thread("slow game")).id
    message_id = await messenger.post(thread_id, Screen((Text("Before"),)), nonce="n")
    path = f"/channels/{thread_id}/messages/{message_id}"
    club.env.inject_error("PATCH", path, status=400, code=50083)
    since = len(club.env.http_requests)
    await messenger.edit(thread_id, message_id, Screen((Text("After"),)))
    patches = [one for one in club.env.http_requests[since:] if one.method == "PATCH"]
    assert [one.path for one in patches][-2:] == [f"/channels/{thread_id}", path]
    assert patches[-2].json == {"archived": False}
    assert "After" in str(patches[-1].json)


async def test_a_limit_of_discords_is_kept(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    request, asked = club.bot.http.request, []

    async def limited(route: Any, **options: Any) -> Any:
        if route.method == "PATCH" and route.channel_id == club.channel.id:
            asked.append(club.now())
            if len(asked) == 1:
                raise discord.RateLimited(120.0)
        return await request(route, **options)

    monkeypatch.setattr(club.bot.http, "request", limited)
    await club.press(person, "Draw", club.cards(person))
    await club.pass_time(110)
    assert len(asked) == 1
    assert "drew a card." not in club.table().text
    await club.pass_time(20)
    assert len(asked) == 2
    assert (asked[1] - asked[0]).total_seconds() >= 120
    assert "drew a card." in club.table().text


async def test_private_cards_are_kept_up_to_date_for_a_quarter_of_an_hour_and_not_after(
    club: Club,
) -> None:
    party = await begun(club, club.ann, club.bob, clock=A_DAY_S)
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    await club.press(person, "My cards")
    private = club.whisper()
    assert "Your turn" in private.text
    await club.pass_time(13 * 60)
    # The person plays elsewhere. Only the token of the press before can edit this message.
    await club.press(person, "Draw", club.cards(person))
    await club.pass_time(2)
    drawn = private.text
    assert "You drew **" in drawn
    await club.pass_time(3 * 60)
    since = len(club.env.http_requests)
    await club.press(person, "Discard", club.cards(person))
    await club.pass_time(5)
    assert private.text == drawn
    assert not [one for one in club.env.http_requests[since:] if "/webhooks/" in one.path]


async def test_a_move_whose_answer_is_lost_in_an_outage_counts_and_is_shown_later(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    cards = club.cards(person)
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=None)
    await person.user.click(cards.handle, custom_id=button(cards, "Draw")["custom_id"])
    after = await party.contest()
    assert len(after.events) == len(game.events) + 1
    lost = [one for one in caplog.records if "answer was not shown" in one.getMessage()]
    assert [one.levelno for one in lost] == [logging.WARNING]
    await club.pass_time(3)
    assert "You drew **" in club.cards(person).text
