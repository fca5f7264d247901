"""The bot stops or crashes at every point of a game. Afterwards people press the buttons that they saw before."""

from __future__ import annotations

import pytest

from data.records import Deadline, Status
from engine import Phase
from engine.events import CardDrawn
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen, components
from tests.cogs.playing import Party, begun

POINTS = [Phase.OPENING, Phase.DRAW, Phase.PLACE, Phase.HOLE_OVER]


async def at_point(club: Club, phase: Phase) -> Party:
    """Return a game that has reached a point of its first hole."""
    party = await begun(club, club.ann, club.bob, phase=Phase.OPENING)
    if phase is Phase.HOLE_OVER:
        await party.play_hole()
    else:
        await party.play_until(phase)
    return party


def fingers(club: Club) -> list[Finger]:
    """Return everybody's finger on every button and every choice of every message that they can see.

    Buttons that end something or delete the message are left out.
    """
    found = []
    people = (club.ann, club.bob, club.cy)
    places = [(person, club.channel.history()) for person in people]
    places += [(person, person.user.dm_channel.history()) for person in people[:2]]
    for person, messages in places:
        for message in (Seen(club, one) for one in messages):
            if message.is_ephemeral and not visible(message, person.id):
                continue
            for item in components(message):
                if item["type"] == 2 and "custom_id" in item and not item.get("disabled"):
                    found.append(Finger(person, message, item["custom_id"]))
                if item["type"] == 3:
                    found += [
                        Finger(person, message, item["custom_id"], option["value"])
                        for option in item["options"]
                        if option["value"] not in ("leave", "end", "bottom")
                    ]
    return found


def visible(message: Seen, user_id: int) -> bool:
    """Whether a person sees an ephemeral message."""
    return bool(message.stored.visible_to(user_id))


@pytest.mark.parametrize("phase", POINTS)
async def test_after_a_restart_every_old_button_is_answered_and_acts_once(
    club: Club, phase: Phase
) -> None:
    party = await at_point(club, phase)
    if phase is not Phase.HOLE_OVER:
        await club.press(club.ann, "My cards")
    old = fingers(club)
    assert len(old) >= 8
    before = await party.contest()
    await club.restart()
    again = await party.contest()
    assert again is not before
    assert (again.record.players, again.events) == (before.record.players, before.events)
    for finger in old:
        now = await party.contest()
        await press(club, finger)
        after = await party.contest()
        if finger.custom_id.split(":")[2] != now.key:
            # The button was made for a turn that is over, so it does nothing.
            assert after.events == now.events, finger.custom_id
        assert after.is_playing
    for finger in old:
        now = await party.contest()
        if finger.custom_id.split(":")[2] == now.key:
            continue
        await press(club, finger)
        assert (await party.contest()).events == now.events
    assert (await party.play()).record.status is Status.FINISHED


async def test_a_lobby_outlives_a_restart(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    await club.press(club.bob, "Join")
    await club.pass_time(10 * 60)
    await club.restart()
    await club.press(club.cy, "Join")
    assert "**Cy**" in club.table().text
    await club.pass_time(5 * 60 + 1)
    assert "This table was closed" in club.table().text


async def test_a_finished_game_can_be_played_again_after_a_restart(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play()
    old = fingers(club)
    await club.restart()
    for finger in old:
        if not finger.custom_id.endswith(("rematch", "review")):
            await press(club, finger)
    assert await club.application.games.list_open(club.guild.id) == []
    await club.press(club.ann, "Rematch")
    assert "Join" in club.table().labels


async def test_clocks_go_on_where_they_were(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=300)
    game = await party.contest()
    await club.pass_time(100)
    await club.restart()
    assert (await party.contest()).record.deadline_at == game.record.deadline_at
    await club.pass_time(49)
    assert (await party.contest()).record.deadline is Deadline.REMINDER
    await club.pass_time(2)
    assert (await party.contest()).record.deadline is Deadline.LAPSE
    await club.restart()
    await club.pass_time(148)
    assert (await party.contest()).events == game.events
    await club.pass_time(2)
    after = await party.contest()
    assert after.started_state.turn == game.started_state.turn + 1
    assert sum(player.lapses for player in after.record.players) == 1


async def test_a_clock_that_ran_out_meanwhile_leaves_some_time(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=300)
    game = await party.contest()
    await club.pass_time(200)
    await stopped_for(club, 3600)
    assert (await party.contest()).events == game.events
    await club.pass_time(50)
    assert (await party.contest()).events == game.events
    await party.turn()
    assert [player.lapses for player in (await party.contest()).record.players] == [0, 0]


async def stopped_for(club: Club, seconds: float) -> None:
    """Stop the bot for some time."""
    await club.bot.stop()
    club.env.backend.advance_clock(seconds)
    await club.restart()


@pytest.mark.parametrize("phase", POINTS)
async def test_after_an_unclean_stop_messages_are_brought_up_to_date(
    club: Club, phase: Phase
) -> None:
    party = await at_point(club, phase)
    # Discord is away while somebody moves. The move is stored, and no message shows it.
    channel = f"/channels/{club.channel.id}/messages"
    for method, path in (("PATCH", f"{channel}/*"), ("POST", channel)):
        club.env.inject_error(method, path, status=503, times=None)
    before = await party.contest()
    table = club.table()
    shown = str(table.components)
    await party.step()
    assert (await party.contest()).events != before.events
    assert str(table.components) == shown
    club.env.backend.faults.clear()
    await club.crash()
    await club.pass_time(1)
    game = await party.contest()
    newest = club.table()
    assert (newest.id, str(newest.components)) != (table.id, shown)
    assert f"golf:{game.game_id}:{game.key}:" in str(newest.components)
    if phase is Phase.HOLE_OVER:
        assert newest.id != table.id
        assert table.labels == []
    else:
        assert newest.id == table.id
    drawn = sum(isinstance(event, CardDrawn) for event in game.events)
    assert drawn <= 1 + sum(isinstance(event, CardDrawn) for event in before.events)
    assert (await party.play()).record.status is Status.FINISHED


async def test_an_end_that_was_not_shown_is_shown_later(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=503, times=None
    )
    await club.end(club.ann)
    assert (await party.contest()).record.status is Status.ENDED_EARLY
    club.env.backend.faults.clear()
    await club.crash()
    await club.pass_time(1)
    assert "The game was ended early. No result" in club.table().text
    sent = len(club.env.http_requests)
    await club.restart()
    await club.pass_time(10)
    paths = [request.path for request in club.env.http_requests[sent:]]
    assert not [path for path in paths if "/messages" in path]  # nothing else was sent


async def test_a_repeated_ready_does_nothing_twice(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    await club.pass_time(149)
    sent = len(club.env.http_requests)
    for _ in range(3):
        club.bot.dispatch("ready")
        club.bot.dispatch("shard_ready", 0)
        club.bot.dispatch("resumed")
        await club.application.start()
    await club.env.settle(idle=0.0005)
    assert len(club.env.http_requests) == sent
    await club.pass_time(2)
    calls = [Seen(club, message) for message in club.channel.history()]
    assert len([call for call in calls if call.text.startswith("⏰")]) == 1
    after = await party.contest()
    assert after.record.version == game.record.version + 1
    assert (await party.play()).record.status is Status.FINISHED


async def test_a_table_that_may_not_be_shown_keeps_no_other_waiting(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.publisher._AT_ONCE", 1)
    await begun(club, club.ann, club.bob)
    blocked = club.table()
    await club.pass_time(1)  # older games are looked at first
    thread = await club.open_thread("golf this week")
    await begun(club, club.ann, club.bob, channel=thread)
    await club.forbid("send_messages")

    async def lose_tables() -> None:
        await club.delete_message(blocked)
        await club.delete_message(club.table(thread))

    await club.restart(lose_tables)
    assert "Hole 1 of 3" in club.table(thread).text
