"""What commands do, and what they say if they cannot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.ports import Answer, Place, Press
from data.records import ServerPreferences, Status
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, button


def whispered(club: Club) -> str:
    """Return what the person reads who typed the last command."""
    return club.whisper().text


async def test_start_opens_a_table_with_what_was_asked_for(club: Club) -> None:
    await club.command(club.ann, "start", holes=18, rules="pagat", clock=86_400)
    (record,) = await club.application.games.list_open(club.guild.id)
    assert (record.holes, record.ruleset, record.clock_s) == (18, "pagat", 86_400)
    assert "18 holes · Sudden end · 24 hours a move" in club.table().text
    assert "open" in whispered(club)


async def test_start_takes_the_defaults_where_nothing_is_said(club: Club) -> None:
    await club.command(club.ann, "start")
    (record,) = await club.application.games.list_open(club.guild.id)
    assert (record.holes, record.ruleset, record.clock_s) == (9, "card_commons", 90)
    assert whispered(club) == (
        "Your table is open. Others press **Join**; alone? Choose **Add a computer**. "
        "Then press **Start**."
    )


async def test_start_without_a_clock(club: Club) -> None:
    await club.command(club.ann, "start", clock=0)
    (record,) = await club.application.games.list_open(club.guild.id)
    assert record.clock_s is None


async def test_a_channel_has_one_game_and_a_thread_another(club: Club) -> None:
    await club.command(club.ann, "start")
    await club.command(club.bob, "start")
    assert "Players 2/6" in club.table().text
    await club.press(club.ann, "Start")
    await club.command(club.cy, "start")
    assert whispered(club).startswith("A game is going on in this channel.")
    thread = await club.open_thread("second table")
    await club.command(club.bob, "start", channel=thread)
    assert len(await club.application.games.list_open(club.guild.id)) == 2
    assert "Bob" in club.table(thread).text


async def test_no_thread_is_opened_for_a_game_that_is_refused(club: Club) -> None:
    for called, said in (("bob and cy", "mentioning them"), ("<@123456>", "not in this server")):
        given: dict[str, Any] = {"with": called, "thread": True}
        await club.command(club.ann, "start", **given)
        assert said in club.whisper().text
    assert [one for one in club.env.http_requests if "/threads" in one.path] == []


@pytest.mark.parametrize(
    ("permission", "name", "in_thread"),
    [
        ("view_channel", "View Channel", False),
        ("send_messages", "Send Messages", False),
        ("send_messages_in_threads", "Send Messages in Threads", True),
        ("attach_files", "Attach Files", False),
    ],
)
async def test_start_names_the_permission_that_is_missing(
    club: Club, permission: str, name: str, in_thread: bool
) -> None:
    where = await club.open_thread("table") if in_thread else club.channel
    # In a thread the permissions of its channel count.
    await club.forbid(permission)
    await club.command(club.ann, "start", channel=where)
    assert f"**{name}**" in whispered(club)
    posted = f"/channels/{where.id}/messages"
    assert not [one for one in club.env.http_requests if posted in one.path], "a vain request"
    assert await club.application.games.list_open(club.guild.id) == []
    await club.forbid()
    # The permission to send messages in the other kind of place is not needed.
    await club.forbid("send_messages" if in_thread else "send_messages_in_threads")
    await club.command(club.ann, "start", channel=where)
    assert len(await club.application.games.list_open(club.guild.id)) == 1


async def test_tables_in_words_need_no_permission_for_files(club: Club) -> None:
    await club.forbid("send_messages", "attach_files")
    await club.command(club.ann, "start")
    assert whispered(club).startswith(
        "I lack the permissions **Send Messages** and **Attach Files** in"
    )
    await club.forbid()
    server = await club.store.people.load_server(club.guild.id)
    await club.store.people.save_server(replace(server, text=True))
    await club.forbid("attach_files")
    await club.command(club.ann, "start")
    assert whispered(club).startswith("Your table is open.")


async def test_table_posts_the_table_anew(club: Club) -> None:
    await club.start(club.ann, club.bob)
    old = club.table()
    await club.command(club.bob, "table")
    new = club.table()
    assert new.id != old.id
    assert "My cards" in new.labels
    await club.command(club.cy, "table")
    assert "Only its players and moderators" in whispered(club)


async def test_cards_are_shown_to_their_player_alone_and_kept_up_to_date(club: Club) -> None:
    await club.start(club.ann, club.bob)
    await club.command(club.ann, "cards")
    cards = club.whisper()
    assert "Your cards" in cards.text
    assert cards.files == ["cards.png"]
    first = next(
        person for person in (club.ann, club.bob) if club.cards(person).labels[:1] == ["1"]
    )
    before = cards.components
    for slot in ("1", "2"):
        await club.press(first, slot, club.cards(first))
    assert cards.components != before


@pytest.mark.parametrize("name", ["table", "cards", "leave", "end"])
async def test_where_no_game_is_commands_say_so(club: Club, name: str) -> None:
    await club.command(club.ann, name)
    assert "/golf start" in whispered(club)


async def test_leave_and_kick_and_end(club: Club) -> None:
    await club.start(club.ann, club.bob, club.cy)
    await club.leave(club.cy)
    assert "You left." in whispered(club)
    await club.command(club.ann, "kick", player=club.bob)
    assert "time has run out" in whispered(club)
    await club.make_moderator(club.di)
    await club.command(club.di, "kick", player=club.bob)
    assert "removed" in whispered(club)


async def test_somebody_who_left_the_server_can_be_kicked(club: Club) -> None:
    await club.start(club.ann, club.bob, club.cy)
    await club.make_moderator(club.ann)
    await club.leave_server(club.bob)
    await club.command(club.ann, "kick", player=club.bob.user)
    assert "removed" in whispered(club)


async def test_a_moderator_ends_a_game_from_another_channel_by_naming_it(club: Club) -> None:
    await club.start(club.ann, club.bob)
    (record,) = await club.application.games.list_open(club.guild.id)
    office = club.guild.create_text_channel("office")
    await club.make_moderator(club.di)
    offered = await club.di.autocomplete(office, "golf end", "game", "")
    (line,) = offered
    assert line["value"] == record.game_id
    assert line["name"].startswith("#golf · ")
    assert line["name"].endswith(" · 9 holes, under way")
    assert await club.di.autocomplete(office, "golf end", "game", "#golf") == offered
    assert await club.di.autocomplete(office, "golf end", "game", "nothing like it") == []
    await club.end(club.di, office, game=record.game_id)
    assert "ended" in whispered(club)
    stored = await club.store.games.find(record.game_id)
    assert stored is not None
    assert stored.record.status is Status.ENDED_EARLY
    await club.end(club.di, office, game="no-such")
    assert "/golf start" in whispered(club)


async def test_a_game_of_another_server_cannot_be_ended_from_here(club: Club) -> None:
    await club.start(club.ann, club.bob)
    (record,) = await club.application.games.list_open(club.guild.id)
    elsewhere = club.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    user = club.env.create_user("stranger")
    stranger = elsewhere.add_member(user)
    result = await stranger.slash(channel, "golf end", game=record.game_id)
    assert "no such game" in club.whisper(result).text
    assert len(await club.application.games.list_open(club.guild.id)) == 1


@pytest.mark.parametrize(("rules", "says"), [("pagat", "at once"), (None, "one more turn")])
async def test_rules_are_shown(club: Club, rules: str | None, says: str) -> None:
    options: dict[str, Any] = {} if rules is None else {"rules": rules}
    await club.command(club.ann, "rules", **options)
    assert says in whispered(club)


async def test_a_bug_in_a_command_is_answered_once_with_a_reference(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_rules: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("cogs.commands.learn.rules_screen", broken)
    with club.expected_error("something went wrong"):
        await club.command(club.ann, "rules")
        assert "(ref " in whispered(club)
        assert len([line for line in club.errors.messages if "ref" in line]) == 1


async def test_the_rules_are_those_of_the_server(club: Club) -> None:
    await club.store.people.save_server(ServerPreferences(club.guild.id, ruleset="pagat"))
    await club.command(club.ann, "rules")
    assert "one more turn" not in whispered(club)
    await club.ask_bot(club.ann, "rules")  # without a server, the usual ones
    assert "one more turn" in whispered(club)


async def test_a_press_tells_on_which_kind_of_message_it_was_made(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[Place] = []
    presses = club.application.service.presses
    answer = presses.press

    async def note(made: Press) -> Answer:
        places.append(made.place)
        return await answer(made)

    monkeypatch.setattr(presses, "press", note)
    await club.start(club.ann, club.bob)
    await club.press(club.ann, "My cards")
    for person, cards in ((club.ann, club.whisper()), (club.bob, club.cards(club.bob))):
        await press(club, Finger(person, cards, button(cards, "1")["custom_id"]))
    await club.ask_bot(club.cy, "solo")  # private, though in direct messages
    await club.press(club.cy, "More…", club.whisper())
    assert places[2:] == [Place.TABLE, Place.PANEL, Place.DIRECT, Place.PANEL]
