"""Something goes wrong with a message at a bad moment. The message becomes right, and nothing needless is sent."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.sending import calls
from data.records import DirectMessages
from tests.cogs.at_once import on, press, together
from tests.cogs.club import Club, Seen
from tests.cogs.playing import AT_THE_TABLE, Ledger, begun
from tests.cogs.test_whole_games import descriptions


def texts(club: Club) -> list[str]:
    """Return the words of all messages in the channel."""
    return [Seen(club, message).text for message in club.channel.history()]


async def test_no_two_posts_have_the_same_nonce(club: Club) -> None:
    await begun(club, club.ann, club.bob)
    await club.command(club.ann, "table")
    await club.command(club.bob, "table")
    for state in ("off", "on"):
        await club.command(club.ann, "preferences", direct_messages=state)
    sent = [
        request.json["nonce"]
        for request in club.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages") and request.json
    ]
    # Lobby, table and two direct messages; two more tables; one more direct message.
    assert len(sent) == 7
    assert len(set(sent)) == len(sent)
    assert max(map(len, sent)) <= 25


async def test_a_result_is_posted_though_its_table_was_deleted(club: Club) -> None:
    await begun(club, club.ann, club.bob)
    await club.delete_message(club.table())
    await club.make_moderator(club.cy)
    await club.end(club.cy)
    assert "ended early" in club.table().text
    await club.press(club.ann, "Rematch")
    assert "Hosted by **Ann**" in club.table().text
    # Nothing is sent about a lobby that was deleted and closed.
    await club.delete_message(club.table())
    await club.end(club.cy)
    assert not any("Hosted" in text or "closed" in text for text in texts(club))


async def test_a_table_deleted_while_nothing_can_be_posted_comes_back(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.delete_message(club.table())
    club.env.inject_error("POST", f"/channels/{club.channel.id}/messages", status=500, times=2)
    await party.play()
    await club.pass_time(10)
    assert "### 🏆" in club.table().text


async def test_an_older_table_is_put_away_when_discord_is_well_again(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()
    old = club.table()
    club.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=500)
    await club.press(club.ann, "Next hole", club.cards(club.ann))
    await club.pass_time(5)
    assert old.labels == []
    assert "Hole 2 of 3" in club.table().text


async def test_an_older_table_that_cannot_be_changed_does_not_hold_up_the_new_one(
    club: Club,
) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()
    old = club.table()
    finger = on(club.bob, old, "Next hole")
    club.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=500, times=None)
    await club.press(club.ann, "Next hole", club.cards(club.ann))
    await club.pass_time(10)
    assert "Hole 2 of 3" in club.table().text
    club.env.backend.faults.clear()
    # Its button is pressed in a later pause. It does not show another hole then.
    await party.play_hole()
    await press(club, finger)
    assert club.whisper().text == "This button is old: that turn is already played."
    assert "Hole 1 of 3" in old.text
    game = await party.contest()
    assert (game.hole, game.hole_is_over) == (2, True)  # and it deals no hole


async def test_a_reminder_goes_when_discord_is_well_again(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=90)
    await club.pass_time(46)
    reminder = club.table()
    assert "⏰" in reminder.text
    club.env.inject_error("DELETE", f"/channels/*/messages/{reminder.id}", status=500)
    await party.step()
    await club.pass_time(5)
    assert not any("⏰" in text for text in texts(club))


async def test_older_direct_messages_of_a_slow_game_go(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=86_400)
    club.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=2)
    for _ in range(2):
        await party.turn()
        await club.pass_time(5)
    for person in (club.ann, club.bob):
        assert len(person.user.dm_channel.history()) == 1


@pytest.mark.parametrize("how", ["off", "leave"])
async def test_last_words_are_not_a_new_message(club: Club, how: str) -> None:
    party = await begun(club, club.ann, club.bob, club.cy)
    await club.delete_message(club.cards(club.ann))
    if how == "leave":
        await club.leave(club.ann)
        assert club.ann.id not in (await party.contest()).record.people
    else:
        await club.command(club.ann, "preferences", direct_messages="off")
        chosen = await club.store.people.load_preferences(club.ann.id)
        assert chosen.direct_messages is DirectMessages.OFF
    assert club.ann.user.dm_channel.history() == []


async def test_ephemeral_cards_show_the_end_of_the_game(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, where=AT_THE_TABLE)
    (ann, bob) = [party.panel(person) for person in (club.ann, club.bob)]
    await party.play()
    assert all("The game is over" in panel.text for panel in (ann, bob))
    assert ann.labels == bob.labels == ["Rematch", "Review", "Replay"]


async def test_ephemeral_cards_of_who_left_have_nothing_to_press(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, club.cy, where=AT_THE_TABLE)
    panel = party.panel(club.ann)
    await club.leave(club.ann)
    assert "You left this game" in panel.text
    assert panel.labels == []


async def test_ephemeral_cards_are_brought_up_to_date_after_an_outage(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, where=AT_THE_TABLE)
    game = await party.contest()
    (seat,) = game.to_act
    waiting = party.person(game, 1 - seat)
    panel = party.panel(waiting)
    own = club.cards(party.person(game, seat))
    await club.press(party.person(game, seat), "Draw", own)
    club.env.inject_error("PATCH", "/webhooks/*", status=500, times=None)
    await club.press(party.person(game, seat), "Discard", own)
    await club.pass_time(60)
    assert "Your turn" not in panel.text
    club.env.backend.faults.clear()
    await club.pass_time(60)
    assert "Your turn" in panel.text


async def test_answers_that_overtake_each_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.command(club.ann, "start", holes=3)
    table = club.table()
    update: Any = calls.update_pressed
    first_is_through = asyncio.Event()
    waiting: list[Any] = []

    async def second_first(interaction: Any, message_id: int, parcel: Any) -> Any:
        waiting.append(interaction)
        if len(waiting) == 1:
            await first_is_through.wait()
        await update(interaction, message_id, parcel)
        first_is_through.set()
        return message_id

    monkeypatch.setattr(calls, "update_pressed", second_first)
    await together(club, on(club.bob, table, "Join"), on(club.cy, table, "Join"))
    assert len(waiting) == 2
    assert "Players 3/6" in table.text


async def test_a_press_in_a_direct_message_leaves_ones_name_on_the_server(club: Club) -> None:
    user = club.env.create_user("boss", global_name="Zed")
    boss = club.people["boss"] = club.guild.add_member(user, nick="The Boss")
    party = await begun(club, club.ann, boss)
    await party.play_hole()
    shown = club.table().text + "".join(descriptions(club.table()))
    assert "The Boss" in shown
    assert "Zed" not in shown


async def test_the_database_fails_when_a_message_is_to_be_shown(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await begun(club, club.ann, club.bob)
    save = club.store.surfaces.save
    failures = iter([OSError("the disk is full")])

    async def full(record: Any) -> None:
        for failure in failures:
            raise failure
        await save(record)

    await party.play_hole()
    monkeypatch.setattr(club.store.surfaces, "save", full)
    with club.expected_error("cannot show"):
        await club.press(club.ann, "Next hole", club.cards(club.ann))
    club.errors.messages.clear()
    await club.pass_time(5)
    assert sum("Hole 2 of 3" in text for text in texts(club)) == 1
    assert (await party.play()).record.status.is_open is False
    assert "### 🏆" in club.table().text


async def test_one_damaged_game_does_not_keep_the_others_from_being_taken_up(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    thread = await club.open_thread("another")
    other = await begun(club, club.ann, club.di, channel=thread)
    Ledger(club).change(f"delete from events where game_id = '{party.game_id}' and seq = 2")

    async def time_passes() -> None:
        club.env.backend.advance_clock(1000)

    with club.expected_error("game cannot be read"):
        await club.restart(time_passes)
    assert club.bot.failure is None
    # A preference that is changed in one game is also seen in the other.
    assert club.cards(club.ann).files
    with club.expected_error("game cannot be read"):
        await club.command(club.ann, "preferences", text="on")
    assert club.cards(club.ann).files == []
    await club.command(club.cy, "start", channel=club.channel)
    assert "can no longer read this game" in club.whisper().text
    assert (await other.play()).record.status.is_open is False

    # A moderator can close it, so it does not block its channel forever.
    await club.end(club.ann)
    assert "can no longer read this game" in club.whisper().text
    await club.make_moderator(club.bob)
    await club.end(club.bob)
    assert "closed it without a result" in club.whisper().text
    await club.command(club.cy, "start")
    assert "table is open" in club.whisper().text
    club.errors.messages.clear()


async def test_direct_messages_closed_and_open_again_go_on_in_the_same_message(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    for person in (club.ann, club.bob):
        path = f"/channels/{person.user.dm_channel.id}/messages/*"
        club.env.inject_error("PATCH", path, status=403, code=50007)
    await party.turn()
    club.env.backend.faults.clear()
    await club.pass_time(601)
    for person in (club.ann, club.bob):
        await club.command(person, "cards")
    await party.turn()
    for person in (club.ann, club.bob):
        (own,) = [Seen(club, message) for message in person.user.dm_channel.history()]
        assert own.text == club.cards(person).text
    assert (await party.play()).record.status.is_open is False


async def test_a_server_that_wants_words_gets_them_at_once(club: Club) -> None:
    await begun(club, club.ann, club.bob)
    await club.make_moderator(club.cy, manage_guild=True)
    await club.command(club.cy, "preferences")
    settings = club.whisper()
    await club.press(club.cy, "Server settings", settings)
    assert club.table().files == ["table.png"]
    await club.press(club.cy, "Pictures: on", settings)
    assert club.table().files == []
    assert "stock" in club.table().text
    await club.press(club.cy, "Pictures: off", settings)
    assert club.table().files == ["table.png"]
