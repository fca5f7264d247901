"""No request, custom id, description, file name, picture or log line contains a hidden card."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.languages import choose_tongue
from bot.words.descriptions import name_card
from data.records import Status
from engine import Phase
from tests.cogs.club import Club
from tests.cogs.playing import AT_THE_TABLE, DIRECTLY, Party
from tests.cogs.test_whole_games import either
from tests.cogs.witness import SPOKEN, Witness


@pytest.fixture
def witness(club: Club) -> Iterator[Witness]:
    """Return a witness, who sees everything."""
    witness = Witness(club)
    logging.getLogger().addHandler(witness)
    yield witness
    logging.getLogger().removeHandler(witness)


@pytest.mark.parametrize("code", SPOKEN)
async def test_in_a_game_among_people(club: Club, witness: Witness, code: str) -> None:
    await club.speak(code)
    await club.command(club.ann, "preferences", text="on")
    people = (club.ann, club.bob, club.cy)
    await club.start(*people, holes=3, clock=90)  # with one deck each card is unique
    party = Party(club, *people, where=either(5), seed=5)
    game = await party.contest()
    witness.look(game, game)
    shown = 0
    while game.hole < 2 and (code == "en" or shown < 20):
        before = game
        if before.started_state.phase in (Phase.DRAW, Phase.PLACE) and shown % 17 == 16:
            # Moves of others and of the clock are checked too.
            await club.press(club.cy, "My cards")
            await club.command(club.bob, "table")
            await club.press(club.di, "My cards")
            await club.pass_time(91)
            party.look_again()
            game = await party.contest()
        else:
            game = await party.step()
        witness.look(before, game)
        shown += 1
    # It does see drawn cards in the right messages.
    assert witness.private > (10 if code == "en" else 1)


@pytest.mark.parametrize("code", SPOKEN)
async def test_in_a_game_with_computers_and_somebody_who_leaves(
    club: Club, witness: Witness, code: str
) -> None:
    await club.speak(code)
    await club.start(club.ann, club.bob, computers=2, rules="pagat", holes=9, clock=90)
    party = Party(club, club.ann, club.bob, where=DIRECTLY, seed=6)
    game = await party.contest()
    witness.look(game, game)
    for _ in range(100 if code == "en" else 12):
        before, game = game, await party.step()
        witness.look(before, game)
        if game.hole == 2:
            break
    while game.started_state.phase is not Phase.PLACE:
        before, game = game, await party.step()
        witness.look(before, game)
    before = game
    leaver = party.person(before, before.to_act[0])
    await club.leave(leaver)  # Ann holds a card that nobody else may know
    await club.pass_time(1)
    game = await party.contest()
    witness.look(before, game)
    await club.command(next(p for p in party.people.values() if p is not leaver), "end")
    await club.make_moderator(club.cy)
    await club.end(club.cy)
    after = await party.contest()
    assert after.record.status is Status.ENDED_EARLY
    witness.look(game, after)


async def test_the_witness_can_tell(club: Club, witness: Witness) -> None:
    await club.start(club.ann, club.bob, holes=3, clock=300)
    party = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
    game = await party.play_until(Phase.PLACE)
    drawn = game.started_state.drawn
    assert drawn is not None
    assert game.started_state.seat is not None
    drawer = party.person(game, game.started_state.seat)
    witness.look(game, game)
    said = [name_card(drawn, choose_tongue(code)) for code in SPOKEN]
    for words in (f"Discard {drawn}", *said, drawn.code, drawn.name.replace(" ", "_")):
        assert witness.named(f"({words})") == {drawn}
        logging.getLogger("bot").info("a line: %s", words)
        with pytest.raises(AssertionError, match="a line"):
            witness.look(game, game)
        witness.lines.clear()
    channel = club.env.backend.get_channel(club.channel.id)
    for place, is_seen in ((drawer.user.dm_channel.id, False), (channel.id, True)):
        message = await club.bot.get_partial_messageable(place).send(f"It is the {drawn.name}.")
        assert message.id
        if is_seen:
            with pytest.raises(AssertionError, match="None sees"):
                witness.look(game, game)
        else:
            witness.look(game, game)
