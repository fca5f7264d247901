"""More…, the questions before leaving and ending, Rematch, and the menu of computers."""

from __future__ import annotations

from typing import Any

from data.records import Status
from tests.cogs.at_once import Finger, on, press, together
from tests.cogs.club import Club, Seen, components
from tests.cogs.playing import begun
from tests.cogs.test_clocks import mentioning


async def test_more_offers_only_what_the_person_may_do(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.make_moderator(club.di)
    offered = {}
    for person in (club.ann, club.bob, club.cy, club.di):
        await club.press(person, "More…")
        offered[person.id] = club.whisper().labels
        assert club.whisper().is_ephemeral
    seated = ["Bring the table down", "Rules", "Learn to play", "Seal", "Leave…"]
    assert offered[club.ann.id] == [*seated, "End the game…"]  # the host
    assert offered[club.bob.id] == seated
    assert offered[club.cy.id] == ["Rules", "Learn to play", "Seal"]
    assert offered[club.di.id] == [*seated[:4], "End the game…"]
    await party.play_hole()
    await club.press(club.ann, "More…")
    assert "End the game…" not in club.whisper().labels  # a hole is scored


async def test_more_leads_to_the_rules_the_lesson_and_the_newest_message(club: Club) -> None:
    await begun(club, club.ann, club.bob)
    before = club.table().id
    await club.press(club.ann, "More…")
    shown = club.whisper()
    await club.press(club.ann, "Rules", shown)
    assert "One more turn" in club.whisper().text
    await club.press(club.ann, "Learn to play", shown)
    assert "1 of 13" in club.whisper().text
    await club.press(club.ann, "Bring the table down", shown)
    assert shown.text == "The table is the newest message now."
    assert club.table().id > before


async def test_nothing_happens_until_somebody_says_yes(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, club.cy)
    before = (await party.contest()).record
    for label in ("Leave…", "End the game…"):
        shown = await club.more(club.ann, label, sure=False)
        assert (await party.contest()).record.players == before.players
        await club.press(club.ann, "Stay" if label == "Leave…" else "Go on", shown)
        assert shown.text == "All stays as it is."
        assert shown.labels == []
    assert (await party.contest()).is_playing
    shown = await club.more(club.ann, "Leave…", sure=False)
    assert "A computer finishes your cards, and you cannot win." in shown.text
    await club.press(club.ann, "Leave", shown)
    assert (shown.text.startswith("You left. A computer finishes"), shown.labels) == (True, [])
    assert club.ann.id not in (await party.contest()).record.people


async def test_the_last_person_is_told_that_the_game_ends(club: Club) -> None:
    await club.start(club.ann, computers=1, holes=3)
    await club.command(club.ann, "leave")
    asked = club.whisper()
    assert "You are the last person: the game ends without a result." in asked.text
    (game,) = await club.application.games.list_open(club.guild.id)
    assert game.status is Status.PLAYING
    await club.press(club.ann, "Leave and end the game", asked)
    assert asked.text == "You left. Too few people remained, so the game is over."
    assert await club.application.games.list_open(club.guild.id) == []


async def test_with_one_player_left_that_is_said_too(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    await club.command(club.ann, "leave")
    assert "Only one player would be left: the game ends" in club.whisper().text


async def test_the_last_person_of_a_lobby_is_asked_and_others_are_not(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    await club.press(club.bob, "Join")
    await club.press(club.ann, "Leave")
    assert "1\\. **Bob** 👑" in club.table().text
    await club.press(club.bob, "Leave")
    asked = club.whisper()
    assert "the table closes" in asked.text
    assert "**Bob**" in club.table().text
    await club.press(club.bob, "Leave and close", asked)
    assert (asked.text, asked.labels) == ("You left the table.", [])
    assert "closed before a game began" in club.table().text


async def test_the_question_before_the_end_counts_what_is_scored(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.make_moderator(club.di)
    await party.play_hole()
    shown = await club.more(club.di, "End the game…", sure=False)
    assert "It ends for everybody, without a result. 1 hole scored so far" in shown.text


async def test_a_question_goes_on_after_a_restart(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, club.cy)
    shown = await club.more(club.bob, "Leave…", sure=False)
    await club.restart()
    await club.press(club.bob, "Leave", shown)
    assert club.bob.id not in (await party.contest()).record.people


async def test_the_menu_of_an_older_message_asks_too(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, club.cy)
    game = await party.contest()
    menu = f"golfm:{game.game_id}:{game.key}:more"
    await press(club, Finger(club.ann, club.table(), menu, "leave"))
    assert "Leave this game?" in club.whisper().text
    await press(club, Finger(club.ann, club.table(), menu, "end"))
    assert "End this game?" in club.whisper().text
    await press(club, Finger(club.ann, club.table(), menu, "rules"))
    assert "One more turn" in club.whisper().text
    assert (await party.contest()).record.players == game.record.players


async def test_an_older_lobbys_buttons_add_and_remove_computers(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    game_id = await club.store.games.find_open_in(club.channel.id)
    for action, players in (("addcpu", 2), ("addcpu", 3), ("removecpu", 2)):
        await press(club, Finger(club.ann, club.table(), f"golf:{game_id}:0-0:{action}"))
        assert f"Players {players}/6" in club.table().text
    await press(club, Finger(club.ann, club.table(), f"golfm:{game_id}:0-0:addlevel", "pro"))
    assert "Players 3/6" in club.table().text
    assert "🤖 **Pro " in club.table().text


async def test_one_menu_adds_and_removes_computers(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    assert [option["value"] for option in menu(club)["options"]] == ["rookie", "club", "pro"]
    first = menu(club)["custom_id"]
    await club.add_computer(club.ann, "rookie")
    assert menu(club)["custom_id"] != first  # so that the same choice can be made again
    await club.add_computer(club.ann, "rookie")
    assert "Players 3/6" in club.table().text
    await club.press(club.bob, "Join")
    await club.add_computer(club.bob, "none")  # everybody who sits there may choose
    assert "Players 3/6" in club.table().text
    for _ in range(3):
        await club.add_computer(club.ann)
    assert [option["value"] for option in menu(club)["options"]] == ["none"]


def menu(club: Club) -> dict[str, Any]:
    (found,) = [item for item in components(club.table()) if item["type"] == 3]
    return found


async def test_start_is_the_one_loud_button_of_a_lobby_and_waits_for_two(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    styles = {
        item["label"]: item["style"] for item in components(club.table()) if item["type"] == 2
    }
    assert [label for label, style in styles.items() if style != 2] == ["Start"]
    assert "Start" not in club.table().labels
    await club.press(club.bob, "Join")
    assert "Start" in club.table().labels


async def test_the_seal_is_short_in_the_lobby_and_whole_behind_its_button(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    (record,) = await club.application.games.list_open(club.guild.id)
    await club.press(club.cy, "Seal")
    said = club.whisper().text
    assert "was sealed before anybody joined" in said
    (seal,) = [line.split("`")[1] for line in said.splitlines() if "Sealed shuffle" in line]
    assert len(seal) == 64
    assert f"Sealed shuffle {seal[:4]}·{seal[4:8]}" in club.table().text
    assert seal not in club.table().text
    assert record.secret.hex() not in said


async def test_rematch_calls_those_who_played_and_seats_whoever_presses(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, club.cy)
    await party.play()
    result = club.table()
    await club.press(club.bob, "Rematch", result)
    assert club.whisper().text.endswith(" were called.")
    lobby = club.table()
    assert f"<@{club.ann.id}> and <@{club.cy.id}>: **Bob** would like to play." in lobby.text
    assert mentioned(club) == [sorted((club.ann.id, club.cy.id))]
    await club.press(club.ann, "Rematch", result)
    assert club.whisper().text.startswith("You are in.")
    assert f"📣 <@{club.cy.id}>:" in club.table().text
    await club.press(club.di, "Rematch", result)
    await club.press(club.cy, "Not now")
    assert "📣" not in club.table().text
    (record,) = await club.application.games.list_open(club.guild.id)
    assert record.people == (club.bob.id, club.ann.id, club.di.id)
    assert record.host_id == club.bob.id
    # The result does not change, and a second press changes nothing.
    assert "Rematch" in result.labels
    await club.press(club.ann, "Rematch", result)
    (again,) = await club.application.games.list_open(club.guild.id)
    assert again.people == record.people


def mentioned(club: Club) -> list[list[int]]:
    """Return, for each message so far, the people whom it could notify."""
    return [sorted(body["allowed_mentions"].get("users", [])) for body in mentioning(club)]


async def test_everybody_presses_rematch_at_one_instant(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, club.cy)
    await party.play()
    result = club.table()
    people = (club.cy, club.ann, club.bob)
    await together(club, *(on(person, result, "Rematch") for person in people))
    (record,) = await club.application.games.list_open(club.guild.id)
    assert sorted(record.people) == sorted(person.id for person in people)


async def test_rematch_does_not_seat_people_at_a_table_of_other_terms(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play()
    result = club.table()
    await club.command(club.cy, "start", holes=18)
    await club.press(club.ann, "Rematch", result)
    assert club.whisper().text.startswith(
        "The open table in this channel has other terms: 18 holes"
    )


async def test_a_call_is_made_once_however_the_table_moves(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play()
    await club.press(club.ann, "Rematch")
    assert mentioned(club) == [[club.bob.id]]
    await club.command(club.ann, "table")
    assert f"<@{club.bob.id}>" in club.table().text
    assert mentioned(club) == [[club.bob.id]]
    # Closing the table and opening it again soon does not call anybody again.
    await club.end(club.ann)
    await club.press(club.ann, "Rematch", next(t for t in tables(club) if "Rematch" in t.labels))
    assert "**Bob** was called a short time ago." in club.whisper().text
    assert mentioned(club) == [[club.bob.id]]


def tables(club: Club) -> list[Seen]:
    """Return all messages in the channel."""
    return [Seen(club, message) for message in club.channel.history()]


async def test_only_people_who_were_called_can_decline(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play()
    await club.press(club.ann, "Rematch")
    await club.press(club.cy, "Not now")
    assert club.whisper().text.startswith("Nobody has called you")
    assert f"<@{club.bob.id}>" in club.table().text


async def test_after_start_the_table_says_what_to_do(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    assert "Press **My cards** and turn two over." in club.table().text
