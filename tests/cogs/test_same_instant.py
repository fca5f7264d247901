"""Two presses, or a press and the clock, at the same instant: one of them is first, and it happens once."""

from __future__ import annotations

import asyncio

import pytest

from bot.words.descriptions import label_card
from data.records import Deadline, Status
from engine import Phase
from engine.events import CardDrawn, HoleDealt
from engine.verify import move_of
from tests.cogs.at_once import Finger, on, together
from tests.cogs.club import Club
from tests.cogs.playing import Ledger, Party, begun
from tests.cogs.test_whole_games import descriptions


def drawn(party_events: tuple[object, ...]) -> int:
    """Return how many cards were drawn from the stock."""
    return sum(isinstance(event, CardDrawn) for event in party_events)


async def test_a_double_press_draws_one_card(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    before = await party.contest()
    (seat,) = before.to_act
    acting = party.person(before, seat)
    own = club.cards(acting)
    await club.press(acting, "My cards")
    panel = club.whisper()
    await together(club, *(on(acting, message, "Draw") for message in (own, panel, own, panel)))
    after = await party.contest()
    assert drawn(after.events) == drawn(before.events) + 1
    assert len(after.started_state.stock) == len(before.started_state.stock) - 1
    assert after.record.version == before.record.version + 1
    # Both places show the drawn card.
    assert after.started_state.drawn is not None
    for shown in (own, panel):
        assert f"You drew **{label_card(after.started_state.drawn)}**." in shown.text


async def test_a_card_goes_to_one_place_only(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    own = club.cards(acting)
    await club.press(acting, "Draw", own)
    await together(club, *(on(acting, own, label) for label in ("2", "5", "Discard", "2")))
    after = await party.contest()
    assert after.started_state.turn == game.started_state.turn + 1
    assert len(after.events) == len(game.events) + 2


async def test_everybody_presses_everything(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    before = await party.contest()
    table = club.table()
    fingers = [
        Finger(person, table, f"golf:{before.game_id}:{before.key}:{action}")
        for person in (club.ann, club.bob, club.cy)
        for action in ("draw", "take0", "take1", "swap0", "discard", "up3", "next", "draw")
    ]
    await together(club, *fingers)
    after = await party.contest()
    # All of them were made for one turn. That turn is over or nearly over, and no other turn has changed.
    (seat,) = before.to_act
    moves = [move_of(event) for event in after.events[len(before.events) :]]
    assert [move and move[0] for move in moves] == [seat, seat]
    assert after.started_state.turn == before.started_state.turn + 1
    assert (await party.play()).record.status is Status.FINISHED


async def test_join_and_start(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    await club.press(club.bob, "Join")
    lobby = club.table()
    await together(
        club,
        on(club.cy, lobby, "Join"),
        on(club.ann, lobby, "Start"),
        on(club.di, lobby, "Join"),
        on(club.ann, lobby, "Start"),
        on(club.bob, lobby, "Leave"),
    )
    party = Party(club, club.ann, club.bob, club.cy, club.di)
    game = await party.contest()
    assert game.is_playing
    assert set(game.record.people) == {club.ann.id, club.bob.id, club.cy.id}
    assert len([event for event in game.events if isinstance(event, HoleDealt)]) == 1
    assert len(game.started_state.setup.entropy) == 4
    assert (await party.turn()).is_playing


async def test_joining_twice_and_the_last_seat(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    for _ in range(4):
        await club.add_computer(club.ann)
    lobby = club.table()
    await together(
        club, *(on(person, lobby, "Join") for person in (club.bob, club.bob, club.cy, club.bob))
    )
    game_id = await club.store.games.find_open_in(club.channel.id)
    assert game_id is not None
    game = await club.application.games.get(game_id)
    assert game.record.people == (club.ann.id, club.bob.id)
    assert len(game.record.players) == 6


async def test_two_people_open_a_table(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    await club.end(club.ann)
    over = club.table()
    await together(
        club, *(on(person, over, "Rematch") for person in (club.ann, club.bob, club.ann))
    )
    (record,) = await club.application.games.list_open(club.guild.id)
    assert record.status is Status.LOBBY
    assert sorted(record.people) == sorted((club.ann.id, club.bob.id))


async def test_two_people_want_the_next_hole(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()
    table = club.table()
    await together(
        club,
        on(club.ann, table, "Next hole"),
        on(club.bob, table, "Next hole"),
        on(club.bob, club.cards(club.bob), "Next hole"),
        on(club.ann, table, "Next hole"),
    )
    game = await party.contest()
    assert game.hole == 2
    assert len([event for event in game.events if isinstance(event, HoleDealt)]) == 2
    assert "Hole 2 of 3" in club.table().text
    assert table.labels == []
    for person in (club.ann, club.bob):
        assert any("Hole 2 of 3" in words for words in descriptions(club.cards(person)))
    assert (await party.play()).record.status is Status.FINISHED


@pytest.mark.parametrize("press_first", [True, False])
async def test_a_press_and_the_clock(club: Club, press_first: bool) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    finger = on(acting, club.table(), "Draw")
    await club.pass_time(150)
    assert (await party.contest()).record.deadline is Deadline.LAPSE
    await club.pass_time(149.9)
    before = await party.contest()
    club.env.backend.advance_clock(
        0.2
    )  # the deadline has come, but the bot has not looked at a clock yet
    lapse = club.application.automation.carry_out(game.game_id)
    presses = together(club, finger)
    await asyncio.gather(*((presses, lapse) if press_first else (lapse, presses)))
    after = await party.contest()
    assert drawn(after.events) == drawn(before.events) + 1
    assert after.record.deadline is Deadline.REMINDER
    if after.started_state.phase is Phase.PLACE:
        assert [player.lapses for player in after.record.players] == [0, 0]
    else:
        assert after.started_state.turn == before.started_state.turn + 1
        assert club.whisper().text == "This button is old: that turn is already played."


async def test_the_last_hole_is_counted_once(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    while True:
        game = await party.contest()
        last = (
            game.hole == 3
            and game.started_state.out_seat is not None
            and game.started_state.last_turns == 1
        )
        if last and game.started_state.phase is Phase.DRAW:
            break
        await party.step()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    own = club.cards(acting)
    await club.press(acting, "Draw", own)
    game = await party.contest()
    await together(
        club,
        *(on(acting, own, label) for label in ("Discard", "3", "Discard")),
        Finger(club.ann, club.table(), f"golf:::aside:leave:{game.game_id}"),
        Finger(club.bob, club.table(), f"golf:::aside:end:{game.game_id}"),
    )
    after = await party.contest()
    assert after.record.status is Status.FINISHED
    ledger = Ledger(club)
    scorecard = ledger.scorecard(party.game_id)
    totals = [sum(points) for points in zip(*scorecard, strict=True)]
    assert [points for _, points, _, _ in ledger.results(party.game_id)] == totals
    seats = [player.user_id for player in after.record.players]
    assert ledger.totals() == dict(zip(seats, [(3, total) for total in totals], strict=True))
    assert {user: games for user, (games, _, _) in ledger.standings().items()} == {
        club.ann.id: 1,
        club.bob.id: 1,
    }
