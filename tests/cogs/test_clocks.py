"""The clock in play: half time, lapses, autopilot, everybody away; people who leave or are removed at any point."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from data.records import Deadline, Status
from engine import EndReason, Phase
from engine.events import CardDiscarded, CardDrawn, CardTurnedUp, GameStopped
from tests.cogs.club import Club, Seen
from tests.cogs.playing import Ledger, Party, begun, long_pause

CLOCK_S = 90


def reminders(club: Club) -> list[Seen]:
    """Return the reminders in the channel."""
    seen = [Seen(club, message) for message in club.channel.history()]
    return [message for message in seen if message.text.startswith("⏰")]


def mentioning(club: Club) -> list[dict[str, Any]]:
    """Return the bodies of all requests that could notify somebody."""
    bodies = []
    for request in club.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        for part in (body, body.get("data") or {}):
            allowed = part.get("allowed_mentions") if isinstance(part, dict) else None
            if allowed and (allowed.get("parse") or allowed.get("users") or allowed.get("roles")):
                bodies.append(part)
    return bodies


async def timed(
    club: Club, *people: MemberActor, phase: Phase = Phase.DRAW, **options: Any
) -> Party:
    """Return a game with a clock of ninety seconds."""
    return await begun(club, *people, phase=phase, **({"clock": CLOCK_S} | options))


async def test_at_half_time_those_to_move_are_called_and_nobody_else(club: Club) -> None:
    party = await timed(club, club.ann, club.bob)
    game = await party.contest()
    acting = party.person(game, game.to_act[0])
    await club.pass_time(CLOCK_S / 2 - 1)
    assert reminders(club) == []
    await club.pass_time(2)
    (reminder,) = reminders(club)
    assert f"<@{acting.id}>: your turn in hole 1." in reminder.text
    (body,) = mentioning(club)
    assert body["allowed_mentions"]["users"] == [acting.id]
    assert not body["allowed_mentions"].get("parse")
    assert not body["allowed_mentions"].get("replied_user")
    assert (await party.contest()).record.deadline is Deadline.LAPSE
    await party.turn()
    assert reminders(club) == []
    assert len(mentioning(club)) == 1


async def test_a_reminder_that_stays_is_not_behind(club: Club) -> None:
    party = await timed(club, club.ann, club.bob)
    await club.pass_time(CLOCK_S / 2 + 1)
    before = await party.contest()
    await club.application.automation.shift(before.game_id, 10)
    assert (await party.contest()).record.version > before.record.version
    assert len(reminders(club)) == 1
    await club.pass_time(10)
    assert await club.store.surfaces.list_late() == {}


async def test_in_an_opening_for_all_everybody_still_to_do_it_is_called(club: Club) -> None:
    people = (club.ann, club.bob, club.cy)
    await club.start(*people, rules="pagat", holes=9, clock=CLOCK_S)
    await club.pass_time(CLOCK_S / 2 + 1)
    (reminder,) = reminders(club)
    for person in people:
        assert f"<@{person.id}>" in reminder.text
    (body,) = mentioning(club)
    assert sorted(body["allowed_mentions"]["users"]) == sorted(person.id for person in people)
    own = club.cards(club.ann)
    await club.press(club.ann, "1", own)
    await club.press(club.ann, "2", own)
    await club.pass_time(CLOCK_S)
    party = Party(club, *people)
    game = await party.contest()
    # Ann has turned up her cards. For the others two cards were turned up, which counts as a lapse for them only.
    assert game.started_state.phase is Phase.DRAW
    assert {player.user_id: player.lapses for player in game.record.players} == {
        club.ann.id: 0,
        club.bob.id: 1,
        club.cy.id: 1,
    }


async def test_who_wants_no_reminder_gets_none(club: Club) -> None:
    for person in (club.ann, club.bob):
        await club.command(person, "preferences")
        choices = club.whisper()
        (label,) = [label for label in choices.labels if "eminder" in label]
        await club.press(person, label, choices)
    party = await timed(club, club.ann, club.bob)
    await club.pass_time(CLOCK_S / 2 + 1)
    assert reminders(club) == []
    assert (await party.contest()).record.deadline is Deadline.LAPSE


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.DRAW, Phase.PLACE])
@pytest.mark.parametrize("rules", ["card_commons", "pagat"])
async def test_the_mildest_move_is_made(club: Club, rules: str, phase: Phase) -> None:
    holes = 3 if rules == "card_commons" else 9
    party = await timed(club, club.ann, club.bob, phase=phase, rules=rules, holes=holes)
    before = await party.contest()
    acted = set(before.to_act)
    await club.pass_time(CLOCK_S + 0.5)
    after = await party.contest()
    added = after.events[len(before.events) :]
    kinds = {
        Phase.OPENING: {CardTurnedUp},
        Phase.DRAW: {CardDrawn, CardDiscarded},
        Phase.PLACE: {CardDiscarded},
    }[phase]
    assert {type(event) for event in added} == kinds
    assert {seat for seat, player in enumerate(after.record.players) if player.lapses} == acted
    assert reminders(club) == []
    assert after.record.deadline is Deadline.REMINDER


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_three_lapses_in_a_row_and_then_the_autopilot(club: Club, seat: int) -> None:
    people = (club.ann, club.bob, club.cy)
    party = await timed(club, *people)
    game = await party.contest()
    away = party.person(game, seat)
    for lapse in (1, 2, 3):
        await party.play_until(Phase.DRAW, seat)
        assert not (await party.contest()).record.players[seat].autopilot
        await club.pass_time(CLOCK_S + 1)
        assert (await party.contest()).record.players[seat].lapses == lapse
    game = await party.contest()
    assert game.record.players[seat].autopilot
    # From now on nobody waits for the players who are away.
    others = [person for person in people if person.id != away.id]
    rest = Party(club, *others, seed=3)
    for _ in range(4):
        game = await rest.turn()
        await club.pass_time(1)
    assert (await party.contest()).record.players[seat].autopilot
    # Any press ends the autopilot.
    if game.hole_is_over:
        await rest.turn()
    await club.press(away, "My cards")
    player = (await party.contest()).record.players[seat]
    assert (player.autopilot, player.lapses) == (False, 0)


async def test_a_move_in_time_starts_the_count_of_lapses_anew(club: Club) -> None:
    party = await timed(club, club.ann, club.bob)
    for _ in range(3):
        await club.pass_time(CLOCK_S + 1)
        await club.pass_time(CLOCK_S + 1)
        for _ in range(2):
            await party.turn()
    game = await party.contest()
    assert [player.lapses for player in game.record.players] == [0, 0]
    assert not any(player.autopilot for player in game.record.players)


async def test_everybody_away_pauses_and_closes_after_a_day(club: Club) -> None:
    party = await timed(club, club.ann, club.bob)
    await club.pass_time(6 * (CLOCK_S + 1))
    game = await party.contest()
    assert game.everybody_is_away
    assert game.record.deadline is Deadline.CLOSE
    table = club.table()
    assert "paused" in table.text
    assert "⏸ Everybody is away. Press any button to go on. The game closes <t:" in table.text
    assert reminders(club) == []
    stood = game.events
    await long_pause(club, 23 * 3600)
    assert (await party.contest()).events == stood
    await club.press(club.ann, "My cards")  # any press continues the game
    game = await party.contest()
    assert not game.everybody_is_away
    assert game.record.deadline in (Deadline.REMINDER, Deadline.COMPUTER)
    await club.pass_time(8 * (CLOCK_S + 1))
    assert (await party.contest()).everybody_is_away
    await long_pause(club, 24 * 3600 + 60)
    game = await party.contest()
    assert game.record.status is Status.ABANDONED
    assert game.events[-1] == GameStopped(EndReason.ABANDONED)
    assert {status for *_, status in Ledger(club).results(party.game_id)} == {"abandoned"}
    assert "The game was abandoned. No result" in club.table().text


async def test_the_next_hole_comes_by_itself(club: Club) -> None:
    party = await timed(club, club.ann, club.bob)
    await party.play_hole()
    assert "The next hole comes <t:" in club.table().text
    await club.pass_time(29)
    assert (await party.contest()).hole == 1
    await club.pass_time(2)
    assert (await party.contest()).hole == 2
    assert "Hole 2 of 3" in club.table().text


@pytest.mark.parametrize("clock", [86_400, 0])
async def test_slow_games_call_with_a_new_message(club: Club, clock: int) -> None:
    party = await begun(club, club.ann, club.bob, clock=clock)
    game = await party.contest()
    (seat,) = game.to_act
    acting, waiting = party.person(game, seat), party.person(game, 1 - seat)
    mine, theirs = club.cards(acting), club.cards(waiting)
    await party.turn()
    assert club.cards(waiting).id != theirs.id  # posted again, so that the phone notifies them
    assert "Your turn" in club.cards(waiting).text
    assert len(waiting.user.dm_channel.history()) == 1  # the older one is deleted
    assert club.cards(acting).id == mine.id
    newer = club.cards(waiting)
    await club.press(waiting, "Draw", newer)
    assert club.cards(waiting).id == newer.id  # once in a turn
    await club.pass_time(3600)
    assert reminders(club) == []


async def test_a_slow_game_calls_in_the_channel_whom_no_direct_message_reaches(club: Club) -> None:
    direct = club.bob.user.dm_channel.id
    club.env.inject_error(
        "POST", f"/channels/{direct}/messages", status=403, code=50007, times=None
    )
    await club.start(club.ann, club.bob, rules="pagat", holes=9, clock=0)
    (reminder,) = reminders(club)
    assert f"<@{club.bob.id}>: your turn in hole 1." in reminder.text
    await club.command(club.bob, "cards")
    panel = club.whisper()
    await club.press(club.bob, "1", panel)
    await club.press(club.bob, "4", panel)
    assert reminders(club) == []


async def test_a_clock_that_fails_is_tried_again_later_and_later(club: Club) -> None:
    party = await timed(club, club.ann, club.bob)
    ledger = Ledger(club)
    ledger.change(
        "create trigger broken before update on games begin select raise(abort, 'out of order'); end"
    )
    with club.expected_error("deadline failed"):
        times = []
        for seconds in (CLOCK_S / 2, 1, 3, 3, 3, 3):
            await club.pass_time(seconds)
            times.append(sum("deadline failed" in line for line in club.errors.messages))
        assert times == [1, 2, 3, 4, 4, 4]
    ledger.change("drop trigger broken")
    await club.pass_time(5)
    assert (await party.contest()).record.deadline is Deadline.LAPSE
    assert len(reminders(club)) == 1
