"""People leave or are removed at every point of a hole, in and out of turn, and at the end of the last hole."""

from __future__ import annotations

import pytest

from bot.contest import Contest
from bot.contest.clock import wind
from data.records import Status
from engine import Phase
from engine.events import SeatGivenUp
from tests.cogs.club import Club
from tests.cogs.playing import Ledger, Party, begun

CLOCK_S = 90


@pytest.mark.parametrize(
    ("phase", "in_turn", "leaves"),
    [
        (Phase.OPENING, True, True),
        (Phase.OPENING, False, False),
        (Phase.DRAW, True, False),
        (Phase.DRAW, False, True),
        (Phase.PLACE, True, True),
        (Phase.PLACE, False, False),
        (Phase.HOLE_OVER, True, True),
        (Phase.HOLE_OVER, True, False),
    ],
)
async def test_somebody_goes(club: Club, phase: Phase, in_turn: bool, leaves: bool) -> None:
    people = (club.ann, club.bob, club.cy)
    party = await begun(club, *people, phase=Phase.OPENING, clock=CLOCK_S)
    await club.make_moderator(club.di)
    game = await party.play_until(phase)
    seat = game.to_act[0] if in_turn else next(s for s in range(3) if s not in game.to_act)
    goes = party.person(game, seat)
    scored = Ledger(club).scorecard(party.game_id)
    await club.pass_time(5)
    if leaves:
        said = await club.more(goes, "Leave…")
        assert said.text == (
            "You left. A computer finishes your cards, out of the running for the win."
        )
    else:
        await club.command(club.di, "kick", player=goes)
        assert f"**{goes.user.global_name}** was removed from the game." in club.whisper().text
    after = await party.contest()
    assert after.is_playing
    assert after.record.players[seat].given_up
    assert goes.id not in after.record.people
    assert after.record.host_id in after.record.people
    assert after.events[len(game.events)] == SeatGivenUp(seat)
    if not in_turn:
        # The player whose turn it is has the time that was left, and no more.
        assert after.record.deadline is game.record.deadline
        assert after.record.deadline_at == game.record.deadline_at
    else:
        afresh = wind(after, club.now(), pace_s=0)
        assert after.record.deadline_at == afresh.record.deadline_at
    # The others play on, and a computer plays for that seat.
    rest = Party(club, *(person for person in people if person.id != goes.id), seed=2)
    await played(rest, holes=len(scored) + 1)
    ledger = Ledger(club)
    card = ledger.scorecard(party.game_id)
    assert len(card) == len(scored) + 1
    totals = ledger.totals()
    assert totals.pop(goes.id, (0, 0)) == (len(scored), sum(hole[seat] for hole in scored))
    assert totals == {
        player.user_id: (len(card), sum(hole[at] for hole in card))
        for at, player in enumerate(after.record.players)
        if at != seat
    }


async def test_who_has_left_wins_nothing(club: Club) -> None:
    people = (club.ann, club.bob, club.cy)
    party = await begun(club, *people, clock=CLOCK_S)
    await club.leave(club.ann)
    rest = Party(club, club.bob, club.cy, seed=2)
    game = await played(rest, holes=3)
    assert game.record.status is Status.FINISHED
    seat = next(at for at, player in enumerate(game.record.players) if player.given_up)
    ledger = Ledger(club)
    card = ledger.scorecard(party.game_id)
    totals = [sum(points) for points in zip(*card, strict=True)]
    results = ledger.results(party.game_id)
    assert [points for _, points, _, _ in results] == totals
    places = [place for _, _, place, _ in results]
    assert places[seat] is None
    assert {at for at, place in enumerate(places) if place == 1} == set(game.public_view.winners)
    assert set(ledger.standings()) == {club.bob.id, club.cy.id}
    assert "**Ann** left with" in club.table().text


async def played(party: Party, holes: int) -> Contest:
    """Play until this number of holes is scored. Computers and autopilots move in between."""
    game, begun_holes = await party.contest(), set[int]()
    while game.is_playing and len(game.started_state.record.scorecard) < holes:
        if game.hole not in begun_holes and not game.hole_is_over:
            begun_holes.add(game.hole)
            await party.hurry()
            game = await party.contest()
        elif not game.hole_is_over and any(game.is_automatic(seat) for seat in game.to_act):
            await party.club.pass_time(1)
            game = await party.contest()
        else:
            game = await party.step()
    return game


async def test_the_host_removes_whose_time_has_run_out(club: Club) -> None:
    people = (club.ann, club.bob, club.cy)
    party = await begun(club, *people, clock=CLOCK_S)
    game = await party.contest()
    assert game.record.host_id == club.ann.id
    seat = game.seat_of(club.bob.id)
    assert seat is not None
    await club.command(club.ann, "kick", player=club.bob)
    assert club.whisper().text.startswith("You can remove players whose time has run out")
    await club.command(club.cy, "kick", player=club.bob)
    assert club.whisper().text == "Only the host or a moderator can remove a player."
    await party.play_until(Phase.DRAW, seat)
    await club.pass_time(CLOCK_S + 1)
    await club.command(club.ann, "kick", player=club.bob)
    assert "**Bob** was removed from the game." in club.whisper().text
    await club.command(club.ann, "kick", player=club.di)
    assert club.whisper().text == "That person is not in this game."


async def test_with_one_person_left_the_game_ends(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=CLOCK_S)
    await club.leave(club.ann)
    assert club.whisper().text == ("You left. Too few people remained, so the game is over.")
    game = await party.contest()
    assert game.record.status is Status.ABANDONED
    assert "The game was abandoned. No result" in club.table().text
    assert Ledger(club).totals() == {}


async def test_leaving_as_the_last_hole_is_scored_by_the_clock(club: Club) -> None:
    people = (club.ann, club.bob, club.cy)
    party = await begun(club, *people, clock=CLOCK_S)
    while True:
        game = await party.contest()
        if (
            game.hole == 3
            and game.started_state.last_turns == 1
            and game.started_state.phase is Phase.DRAW
        ):
            break
        await party.step()
    seats = [player.user_id for player in game.record.players]
    await club.pass_time(CLOCK_S + 5)  # the clock makes the last move of the game
    after = await party.contest()
    assert after.record.status is Status.FINISHED
    await club.leave(club.bob)
    assert club.whisper().text.startswith("There is no game in this channel.")
    ledger = Ledger(club)
    card = ledger.scorecard(party.game_id)
    totals = [sum(points) for points in zip(*card, strict=True)]
    assert len(card) == 3
    assert ledger.totals() == dict(zip(seats, [(3, total) for total in totals], strict=True))
    assert {user: games for user, (games, _, _) in ledger.standings().items()} == dict.fromkeys(
        seats, 1
    )
