"""Impossible requests are refused in words for people, and change nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.records import Status
from engine import Phase
from tests.cogs.at_once import Finger, on, press
from tests.cogs.club import Club, button
from tests.cogs.playing import Ledger, begun, long_pause


async def test_not_your_turn_says_whose_it_is(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    waiting, acting = party.person(game, 1 - seat), party.person(game, seat)
    for label in ("Draw", "Take"):
        await club.press(waiting, label)
        said = club.whisper().text
        assert said == f"It is not your turn: **{acting.user.global_name}** is to play."
    # The buttons of their cards are disabled. A press that was too early gets the same sentence.
    own = club.cards(waiting)
    assert own.labels == []
    await press(club, Finger(waiting, own, f"golf:{game.game_id}:{game.key}:draw"))
    assert f"It is not your turn: **{acting.user.global_name}** is to play." in own.text
    assert (await party.contest()).record.version == game.record.version


async def test_what_was_said_in_passing_stays_until_the_cards_change(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    waiting = party.person(game, 1 - seat)
    own = club.cards(waiting)
    await press(club, Finger(waiting, own, f"golf:{game.game_id}:{game.key}:draw"))
    await club.pass_time(30)
    assert "It is not your turn" in own.text
    await party.turn()
    assert "It is not your turn" not in own.text
    assert "Your turn" in own.text


async def test_where_the_discard_goes_can_be_thought_about(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting, other = party.person(game, seat), party.person(game, 1 - seat)
    own = club.cards(acting)
    await club.press(acting, "Take", own)
    await club.press(other, "My cards")
    await club.pass_time(200)  # the reminder comes, and the places are still shown
    assert {"1", "2", "3", "4", "5", "6", "Think again"} <= set(own.labels)
    await club.press(acting, "Think again", own)
    assert "1" not in own.labels
    await club.press(acting, "Take", own)
    await club.press(acting, "5", own)
    assert (await party.contest()).started_state.turn == game.started_state.turn + 1


async def test_not_in_this_game_says_how_to_join_the_next(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    before = await party.contest()
    for label in ("Draw", "Take", "My cards"):
        await club.press(club.cy, label)
        assert club.whisper().text == (
            "You are not in this game. When it is over, press **Rematch** to open the next."
        )
    await club.command(club.cy, "cards")
    assert "You are not in this game." in club.whisper().text
    await club.press(club.cy, "More…")
    assert club.whisper().labels == ["Rules", "Learn to play", "Seal"]
    menu = f"golfm:{party.game_id}:{before.key}:more"  # a button of an older message
    await press(club, Finger(club.cy, club.table(), menu, "leave"))
    assert club.whisper().text == "You are not in this game."
    for what in ("bottom", "end"):
        await press(club, Finger(club.cy, club.table(), menu, what))
        assert club.whisper().text.startswith("Only its players and moderators can")
    assert (await party.contest()).record == before.record


async def test_an_old_button_was_already_played(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    table, own = club.table(), club.cards(acting)
    old = [on(acting, table, "Draw"), on(acting, own, "Draw")]
    await party.turn()
    version = (await party.contest()).record.version
    await press(club, old[0])
    assert club.whisper().text == "This button is old: that turn is already played."
    await press(club, old[1])
    assert "This button is old: that turn is already played." in own.text
    assert (await party.contest()).record.version == version


async def test_a_button_of_the_same_turn_that_no_longer_fits(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    own = club.cards(acting)
    again = on(acting, own, "Draw")
    await press(club, again)
    drawn = (await party.contest()).started_state.drawn
    assert drawn is not None
    version = (await party.contest()).record.version
    await press(club, again)
    assert "You hold a drawn card. Press the card it replaces, or **Discard**." in own.text
    assert (await party.contest()).record.version == version


async def test_a_game_that_is_over(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    table = club.table()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    own = club.cards(acting)
    old = [on(acting, table, "Draw"), on(acting, table, "Take"), on(acting, own, "Draw")]
    more = Finger(acting, table, f"golfm:{game.game_id}:{game.key}:more", "end")
    await club.end(club.ann)
    assert (await party.contest()).record.status is Status.ENDED_EARLY
    for finger in old:
        await press(club, finger)
        assert "This game is over." in club.whisper().text
    await press(club, more)
    assert club.whisper().text == "This game is over."
    await press(club, replace(more, chosen="bottom"))
    assert club.whisper().text == "This game is over."
    for name in ("cards", "table", "leave", "end"):
        await club.command(club.ann, name)
        assert club.whisper().text.startswith("There is no game in this channel.")


async def test_what_belongs_to_a_game_that_is_over(club: Club) -> None:
    """These presses are invented, because no such button exists before the end."""
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    await press(club, Finger(club.ann, club.table(), f"golf:{game.game_id}:{game.key}:rematch"))
    assert club.whisper().text == "This game is not over yet."
    assert len(await club.application.games.list_open(club.guild.id)) == 1


async def test_a_game_that_nobody_knows(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    table = club.table()
    for action in ("draw", "cards", "join", "begin", "next", "rematch", "up0"):
        await press(club, Finger(club.ann, table, f"golf:zzzzzzzz:1-0:{action}"))
        said = club.whisper().text
        assert said == "I no longer know this game. `/golf start` opens a new one."
    assert (await party.contest()).is_playing


async def test_another_players_message(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting, other = party.person(game, seat), party.person(game, 1 - seat)
    # Nobody else can see a direct or ephemeral message. A person who presses on one anyway plays only for themselves.
    theirs = club.cards(acting)
    await press(club, replace(on(acting, theirs, "Draw"), person=other))
    await press(club, replace(on(acting, theirs, "Draw"), person=club.cy))
    assert "You are not in this game." in club.whisper().text
    await club.press(acting, "My cards")
    panel = club.whisper()
    await press(club, replace(on(acting, panel, "Draw"), person=other))
    after = await party.contest()
    assert after.record.version == game.record.version
    assert after.started_state.phase is Phase.DRAW


@pytest.mark.parametrize(
    "action",
    ["up9", "swap", "swap6", "take-1", "draw0", "place3", "x" * 60, "take5;drop", "🂡"],
)
async def test_an_action_that_there_is_not(club: Club, action: str) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    for message in (club.table(), club.cards(acting)):
        await press(club, Finger(acting, message, f"golf:{game.game_id}:{game.key}:{action}"))
        assert club.whisper().text == "This button is from another version of this bot."
        await press(club, Finger(acting, message, f"golfm:{game.game_id}:{game.key}:more", action))
        assert club.whisper().text == "This button is from another version of this bot."
    assert (await party.contest()).record.version == game.record.version


async def test_options_that_discord_does_not_offer(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    table = club.table()
    game_id = button(table, "Join")["custom_id"].split(":")[1]
    await press(club, Finger(club.ann, table, f"golfm:{game_id}:0-0:addlevel", "grandmaster"))
    assert club.whisper().text == "I do not know that kind of computer."
    await club.command(club.ann, "end", game="nonsense")
    assert club.whisper().text.startswith("I no longer know this game.")


async def test_the_lobbys_refusals(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    await press(club, Finger(club.ann, club.table(), await custom_id(club, "begin")))
    assert club.whisper().text.startswith("A game needs two players")
    await press(club, Finger(club.bob, club.table(), await custom_id(club, "begin")))
    assert club.whisper().text == "**Ann** opened this table and starts the game."
    await club.press(club.bob, "Leave")
    assert club.whisper().text == "You have not joined this game."
    await club.add_computer(club.bob)
    assert club.whisper().text == "Join first, then you can add or remove a computer."
    await press(club, Finger(club.ann, club.table(), await custom_id(club, "removecpu")))
    assert club.whisper().text == "There is no computer at this table."
    await club.command(club.ann, "cards")
    assert club.whisper().text == "This game has not started yet."
    await press(club, Finger(club.ann, club.table(), await custom_id(club, "draw")))
    assert club.whisper().text == "This game has not started yet."
    await club.command(club.ann, "kick", player=club.cy)
    assert club.whisper().text == "That person has not joined this game."
    await club.command(club.bob, "kick", player=club.ann)
    assert club.whisper().text == "Only the host or a moderator can remove a player."
    await club.press(club.ann, "Join")  # joining twice changes nothing
    assert club.table().text.count("**Ann**") == 2
    for _ in range(5):
        await club.add_computer(club.ann)
    await press(club, Finger(club.bob, club.table(), await custom_id(club, "join")))
    assert club.whisper().text == "The table is full: 6 seats."
    await press(club, Finger(club.ann, club.table(), await custom_id(club, "addcpu")))
    assert club.whisper().text == "The table is full: 6 seats."


async def custom_id(club: Club, action: str) -> str:
    """Return the custom id of a button of the lobby, enabled or not."""
    game_id = await club.store.games.find_open_in(club.channel.id)
    return f"golf:{game_id}:0-0:{action}"


async def test_joining_late(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    lobby = club.table()
    join, begin = on(club.cy, lobby, "Join"), on(club.cy, lobby, "Start")
    await club.press(club.bob, "Join")
    await club.press(club.ann, "Start")
    await press(club, join)
    assert club.whisper().text == (
        "This game has started. Wait for its end, then press **Rematch**."
    )
    await press(club, begin)
    assert club.whisper().text == "This game has already started."
    await press(club, replace(join, person=club.bob))  # a player sees their cards
    assert "Your cards" in club.whisper().text
    await club.end(club.ann)
    await press(club, join)
    assert club.whisper().text == "This table is closed. `/golf start` opens a new one."


async def test_an_unforeseen_error_leaves_the_game_untouched_and_playable(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    own = club.cards(acting)
    ledger = Ledger(club)
    ledger.change(
        "create trigger broken before insert on events begin select raise(abort, 'out of order'); end"
    )
    with club.expected_error("something went wrong"):
        await club.press(acting, "Draw", own)
    said = club.whisper().text
    assert said.startswith("Something went wrong (ref ")
    reference = said.split("ref ")[1][:6]
    (record,) = [one for one in caplog.records if reference in one.getMessage()]
    assert isinstance(record.msg, dict)
    assert "out of order" in str(record.msg["exc_info"])
    after = await party.contest()
    assert (after.record, after.events) == (game.record, game.events)
    ledger.change("drop trigger broken")
    assert (await party.play()).record.status is Status.FINISHED


async def test_a_game_is_idle_an_hour_after_the_last_move_and_not_before(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=0)
    await long_pause(club, 50 * 60)
    await party.turn()
    await long_pause(club, 50 * 60)
    await club.command(club.bob, "end")
    assert "after an idle hour" in club.whisper().text
    assert (await party.contest()).is_playing
    await long_pause(club, 11 * 60)
    await club.end(club.bob)
    assert (await party.contest()).record.status is Status.ENDED_EARLY
