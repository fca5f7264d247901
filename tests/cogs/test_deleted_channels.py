"""Messages, channels, threads and servers are deleted during a game; permissions are taken and given back."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from data.records import Deadline, Status
from engine import Phase
from tests.cogs.at_once import on, press
from tests.cogs.club import Club, Seen
from tests.cogs.playing import AT_THE_TABLE, Ledger, Party, begun

ABANDONED = "### The game is over\nIt ended without a result."


def tables(club: Club) -> list[Seen]:
    """Return all messages of the channel that everybody sees."""
    seen = [Seen(club, message) for message in club.channel.history()]
    return [message for message in seen if not message.is_ephemeral]


async def test_a_deleted_table_is_posted_anew(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    old = club.table()
    await club.delete_message(old)
    await party.step()
    assert club.table().id != old.id
    assert "Hole 1 of 3" in club.table().text
    count = len(tables(club))
    await party.step()
    assert len(tables(club)) == count  # posted again once, then edited
    # Somebody may press at the moment at which the message is deleted.
    game = await party.contest()
    acting = party.person(game, game.to_act[0])
    table = club.table()
    if "Draw" in table.labels:
        finger = on(acting, table, "Draw")
        club.env.inject_error("PATCH", f"/channels/*/messages/{table.id}", status=404, code=10008)
        await press(club, finger)
        assert club.table().id != table.id
    assert (await party.play()).record.status is Status.FINISHED


async def test_a_deleted_table_comes_back_by_command_too(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.delete_message(club.table())
    await club.command(club.ann, "table")
    assert "Hole 1 of 3" in club.table().text
    await club.delete_message(club.table())
    await party.play_hole()
    await club.press(club.ann, "Next hole")
    assert "Hole 2 of 3" in club.table().text


async def test_deleted_direct_messages_are_sent_anew(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.delete_message(club.cards(club.ann))
    game = await party.contest()
    seat = game.seat_of(club.ann.id)
    while seat not in (await party.contest()).to_act:
        await party.step()
    if game.to_act == (seat,):
        party = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
        await party.step()
    assert "Your cards · " in club.cards(club.ann).text


@pytest.mark.parametrize("place", ["channel", "thread"])
async def test_a_deleted_channel_ends_its_game(club: Club, place: str) -> None:
    where = club.channel if place == "channel" else await club.open_thread("golf this week")
    party = await begun(club, club.ann, club.bob, channel=where)
    await club.delete_channel(where)
    game = await party.contest()
    assert game.record.status is Status.ABANDONED
    for person in (club.ann, club.bob):
        assert club.cards(person).text == ABANDONED
        assert club.cards(person).labels == []
    assert {status for *_, status in Ledger(club).results(party.game_id)} == {"abandoned"}
    assert Ledger(club).standings() == {}
    # The channel is not asked for any more, not even after a restart.
    asked = requests_for(club, where)
    await club.pass_time(3600)
    await club.restart()
    await club.pass_time(60)
    assert requests_for(club, where) == asked


def requests_for(club: Club, channel: ChannelHandle) -> int:
    """Return how many requests have named a channel."""
    return sum(f"/channels/{channel.id}" in request.path for request in club.env.http_requests)


async def test_a_channel_deleted_unseen_is_found_missing_by_the_next_move(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.delete_channel(heard_of=False)
    await party.step()  # it comes from a direct message, so the move counts
    # An outage hides channels too, so the bot looks twice.
    assert (await party.contest()).is_playing
    await club.pass_time(31)
    assert (await party.contest()).record.status is Status.ABANDONED


async def test_a_channel_deleted_unseen_is_found_missing_by_the_clock(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.delete_channel(heard_of=False)
    await club.pass_time(151)
    assert (await party.contest()).is_playing
    await club.pass_time(31)
    assert (await party.contest()).record.status is Status.ABANDONED


async def test_a_lobby_in_a_deleted_channel_is_closed(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    assert len(await club.application.games.list_open(club.guild.id)) == 1
    await club.delete_channel()
    await club.pass_time(1)  # the deadline is not the reason
    assert await club.application.games.list_open(club.guild.id) == []


async def test_a_server_that_throws_the_bot_out(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    acting = party.person(game, game.to_act[0])
    own = club.cards(acting)
    draw = on(acting, own, "Draw")
    # Discord is unwell, so the table is shown again later.
    await party.step()
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await party.step()
    await club.throw_out()
    club.env.backend.faults.clear()
    await club.pass_time(1)
    stored = await club.store.games.find(party.game_id)
    assert stored is not None
    assert stored.record.status is Status.ABANDONED
    assert {status for *_, status in Ledger(club).results(party.game_id)} == {"abandoned"}
    # Buttons in old direct messages are answered and do nothing.
    await press(club, draw)
    assert "This game is over." in club.whisper().text
    before = len(club.env.http_requests)
    await club.pass_time(3600)
    assert len(club.env.http_requests) == before


@pytest.mark.parametrize("permission", ["view_channel", "send_messages"])
async def test_a_permission_taken_away_and_given_back(club: Club, permission: str) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.pass_time(100)
    old = club.table()
    await club.forbid(permission)
    # The existing table can still be edited, but no new one can be posted.
    await club.delete_message(old)
    game = await party.step()
    assert game.record.left_s is not None  # the clock is stopped
    assert game.record.deadline_at is None
    await club.pass_time(3600)
    stood = await party.contest()
    assert stood.events == game.events
    assert [player.lapses for player in stood.record.players] == [0, 0]
    # People can play on in direct messages. The clock that starts then is stopped too.
    game = await party.step()
    assert game.record.left_s is not None
    assert game.record.deadline_at is None
    await club.forbid()
    await club.pass_time(301)  # automatically, after at most five minutes
    game = await party.contest()
    assert game.record.left_s is None
    assert game.record.deadline_at is not None
    assert game.record.deadline_at > club.now()
    assert "Hole 1 of 3" in club.table().text
    assert (await party.play()).record.status is Status.FINISHED


async def test_a_table_without_pictures_goes_on_in_words(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    edits = f"/channels/{club.channel.id}/messages/*"
    club.env.inject_error(
        "PATCH", edits, status=403, code=50013
    )  # the bot has no permission Attach Files
    game = await party.turn()
    assert "Discard **" in club.table().text
    assert club.table().files == []
    assert game.record.left_s is None
    assert (await party.play()).record.status is Status.FINISHED


async def test_the_next_press_brings_the_table_back(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.forbid("send_messages")
    await club.delete_message(club.table())
    await party.step()
    assert (await party.contest()).record.left_s is not None
    await club.forbid()
    await party.step()
    game = await party.contest()
    assert "Hole 1 of 3" in club.table().text
    assert game.record.deadline is Deadline.REMINDER
    assert game.record.left_s is None


async def test_a_thread_needs_a_permission_of_its_own(club: Club) -> None:
    thread = await club.open_thread("golf this week")
    party = await begun(club, club.ann, club.bob, channel=thread)
    await club.forbid("send_messages_in_threads")
    await club.delete_message(club.table(thread))
    await party.step()
    assert (await party.contest()).record.left_s is not None
    await club.forbid()
    await party.step()
    assert (await party.contest()).record.left_s is None
    assert "Hole 1 of 3" in club.table(thread).text


async def test_an_outage_stops_the_clock_and_ends(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    table = club.table()
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=503, times=None
    )
    club.env.inject_error("POST", f"/channels/{club.channel.id}/messages", status=503, times=None)
    await club.press(acting, "Draw", club.cards(acting))
    assert (await party.contest()).record.left_s is None  # it may be over within a second
    await club.pass_time(10)
    assert (await party.contest()).record.left_s is not None
    await club.press(acting, "Discard", club.cards(acting))
    await club.pass_time(1)
    assert (await party.contest()).record.left_s is not None
    await club.pass_time(3600)
    stood = await party.contest()
    assert stood.started_state.turn == game.started_state.turn + 1
    assert [player.lapses for player in stood.record.players] == [0, 0]
    club.env.backend.faults.clear()
    await club.pass_time(301)
    after = await party.contest()
    assert after.record.left_s is None
    assert f"golf:{party.game_id}:{after.key}:draw" in str(table.components)
    assert (await party.play_until(Phase.PLACE)).is_playing
