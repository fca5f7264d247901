"""Only one table of a game has buttons, whatever happens to the requests that post it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.cogs.club import Club, Seen
from tests.cogs.playing import AT_THE_TABLE, Party, begun
from tests.cogs.wire import Wire, wire

__all__ = ["wire"]


def live_tables(club: Club) -> list[Seen]:
    """Return the messages of the channel that have buttons."""
    seen = [Seen(club, message) for message in club.channel.history()]
    return [message for message in seen if not message.is_ephemeral and message.labels]


async def test_a_table_whose_answer_is_lost_is_there_once_though_somebody_moves(
    club: Club, wire: Wire
) -> None:
    party = await begun(club, club.ann, club.bob)
    posts = f"/channels/{club.channel.id}/messages"
    await club.delete_message(club.table())
    wire.cut("POST", posts, times=2, executed=True)
    await party.step()
    await party.step()  # before the second try
    await club.pass_time(10)
    (table,) = live_tables(club)
    assert f":{(await party.contest()).key}:" in str(table.components)


async def test_a_table_posted_just_before_a_crash_is_there_once(
    club: Club, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()

    async def dead(_record: object) -> None:
        raise OSError("the process dies here")

    monkeypatch.setattr(club.store.surfaces, "save", dead)
    with club.expected_error("cannot show"):
        await club.press(club.ann, "Next hole", club.cards(club.ann))
    game = await party.contest()
    (table,) = live_tables(club)
    right = table.text
    await club.pass_time(1)  # the new process begins later than the game
    table.stored.components[0]["components"][0]["content"] = "### Something older"
    await club.crash()
    await club.pass_time(5)
    # The post is requested again, and Discord answers with the message that is there.
    assert table.text == right
    again = Party(club, club.ann, club.bob)
    assert (await again.contest()).key == game.key
    await again.step()
    await club.pass_time(5)
    (table,) = live_tables(club)
    assert f":{(await again.contest()).key}:" in str(table.components)
    for person in (club.ann, club.bob):
        assert len(person.user.dm_channel.history()) == 1


async def test_what_a_message_shows_is_made_sure_of_after_a_start(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    table = club.table()
    right, stored = table.text, table.stored
    await club.pass_time(6)  # the version was stored
    for part in stored.components[0]["components"]:
        if part["type"] == 10:
            part["content"] = "### Something older"
    await club.crash()
    await club.pass_time(1)
    assert table.text == right
    assert (await party.contest()).is_playing


@pytest.mark.parametrize("clock", [90, 86_400])
async def test_messages_that_take_no_more_edits_are_posted_again_once(
    club: Club, wire: Wire, clock: int
) -> None:
    party = await begun(club, club.ann, club.bob, clock=clock)
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    old, own = club.table(), club.cards(person)
    club.env.inject_error(
        "PATCH", f"/channels/*/messages/{old.id}", status=429, code=30046, times=None
    )
    for other in (club.ann, club.bob):
        club.env.inject_error(
            "PATCH",
            f"/channels/*/messages/{club.cards(other).id}",
            status=429,
            code=30046,
            times=None,
        )
    before = len(club.env.http_requests)
    await club.press(person, "Draw", own)
    await party.turn()
    await club.pass_time(20)
    (table,) = live_tables(club)
    assert table.id != old.id
    assert f":{(await party.contest()).key}:" in str(table.components)
    refused = [
        one
        for one in club.env.http_requests[before:]
        if one.method == "PATCH" and one.path.endswith(str(old.id))
    ]
    assert len(refused) == 1
    for other in (club.ann, club.bob):
        (cards,) = other.user.dm_channel.history()
        assert Seen(club, cards).text == club.cards(other).text


async def test_an_older_table_that_could_not_be_changed_loses_its_buttons_later(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()
    old = club.table()
    club.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=503, times=4)
    await club.press(club.ann, "Next hole", club.cards(club.ann))
    await club.pass_time(30)
    assert old.labels == []
    (table,) = live_tables(club)
    assert "Hole 2 of 3" in table.text


async def test_a_direct_message_that_is_gone_does_not_stay_gone(club: Club, wire: Wire) -> None:
    party = await begun(club, club.ann, club.bob, clock=86_400)
    game = await party.contest()
    waiting = party.person(game, 1 - game.to_act[0])
    wire.cut("DELETE", f"/channels/{waiting.user.dm_channel.id}/*", executed=True)
    await party.turn()  # it is their turn: the older message is deleted, but the answer is lost
    at_table = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
    assert (await party.contest()).to_act == (1 - game.to_act[0],)
    await at_table.turn()  # before the second try
    await club.pass_time(10)
    (own,) = waiting.user.dm_channel.history()
    assert "Wait for your turn" in Seen(club, own).text


async def test_sixteen_limited_tables_do_not_stop_the_seventeenth(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = [await club.open_thread(f"table {number}") for number in range(17)]
    for thread in threads:
        await club.command(club.ann, "start", channel=thread)
        await club.press(club.bob, "Join", channel=thread)
    await club.pass_time(14 * 60 + 5)  # no token of a press edits them any more
    limited = {thread.id for thread in threads[:16]}
    request = club.bot.http.request

    async def wait_inside(route: Any, **options: Any) -> Any:
        if route.method == "PATCH" and route.channel_id in limited:
            await club.env.external_wait(asyncio.sleep(50), reason="limited")
        return await request(route, **options)

    monkeypatch.setattr(club.bot.http, "request", wait_inside)
    for thread in threads:
        await club.leave(club.bob, thread)
    assert "**Bob**" not in club.table(threads[16]).text
    assert "**Bob**" in club.table(threads[0]).text
    await club.pass_time(120)
    assert "**Bob**" not in club.table(threads[0]).text
