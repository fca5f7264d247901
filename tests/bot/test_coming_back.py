"""Somebody comes back after their clock has lapsed: what starts again, and what does not."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.contest import Contest
from bot.ports import Person
from bot.ports.button_meanings import Word
from data.records import Deadline, PlayerRecord
from tests.bot.bare import BOB, CY, Bare, bare

__all__ = ["bare"]


async def test_somebody_who_comes_back_has_a_new_clock(bare: Bare) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id, "draw")
    (seat,) = game.to_act
    mover = game.record.players[seat].user_id
    assert mover is not None
    away = replace(game.record.players[seat], autopilot=True, lapses=3)
    game = await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    assert game.record.deadline is Deadline.COMPUTER
    bare.wait(minutes=3)
    await bare.press(mover, game_id, Word.CARDS)
    record = (await bare.game(game_id)).record
    assert record.deadline is Deadline.REMINDER
    assert record.deadline_at is not None
    assert (record.deadline_at - bare.at).total_seconds() == 45
    assert record.active_at == bare.at
    # A press that is refused, and that starts no clock, brings the person back just the same.
    await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    bare.wait(minutes=3)
    late = bare.app.service.joining.seat(await bare.game(game_id), Person(mover, "Late"))
    assert await bare.refused(late) == "refusals-started"
    record = (await bare.game(game_id)).record
    assert (record.deadline, record.active_at) == (Deadline.REMINDER, bare.at)
    # The game that a press has found may have become old meanwhile.
    before = await bare.game(game_id)
    await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    await bare.app.games.welcome_back(before, mover)
    assert (await bare.game(game_id)).record.players == before.record.players
    # When the game is over, there is nothing to come back to.
    await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    over = await bare.play(game_id)
    await bare.press(mover, game_id, Word.CARDS)
    assert (await bare.game(game_id)).record.version == over.record.version


@pytest.mark.parametrize("autopilot", [False, True])
@pytest.mark.parametrize("word", [Word.CARDS, "draw"])
async def test_a_press_starts_nobody_elses_clock(bare: Bare, autopilot: bool, word: str) -> None:
    """Somebody whose clock has lapsed presses in another player's turn, and the press may be refused."""
    game_id = await bare.begin(BOB, CY)
    game = await bare.play(game_id, "draw")
    seat = next(at for at in range(3) if at not in game.to_act)
    other = game.record.players[seat].user_id
    assert other is not None
    away = replace(game.record.players[seat], autopilot=autopilot, lapses=1)
    game = await bare.app.games.change(game_id, lambda one: one.with_player(seat, away))
    bare.wait(seconds=40)
    if word == Word.CARDS:
        await bare.press(other, game_id, word)
    else:
        assert await bare.refused(bare.press(other, game_id, word)) == "refusals-not-your-turn"
    after = (await bare.game(game_id)).record
    assert after.players[seat].lapses == 0
    assert not after.players[seat].autopilot
    assert (after.deadline, after.deadline_at) == (game.record.deadline, game.record.deadline_at)
    # In the person's own turn a press gives no more time, either.
    (turn,) = game.to_act
    mover = game.record.players[turn].user_id
    assert mover is not None
    late = replace(game.record.players[turn], lapses=1)
    game = await bare.app.games.change(game_id, lambda one: one.with_player(turn, late))
    bare.wait(seconds=20)
    await bare.press(mover, game_id, Word.CARDS)
    assert (await bare.game(game_id)).record.deadline_at == game.record.deadline_at


async def test_who_comes_back_to_a_table_that_everybody_left_alone_sets_it_going(
    bare: Bare,
) -> None:
    bare.tick = timedelta(0)
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id, "draw")
    (seat,) = game.to_act
    other = game.record.players[1 - seat].user_id
    assert other is not None
    for number, player in enumerate(game.record.players):
        away = replace(player, autopilot=True, lapses=3)
        game = await bare.app.games.change(game_id, partial(put, number, away))
    assert game.record.deadline is Deadline.CLOSE
    bare.wait(hours=1)
    await bare.press(other, game_id, Word.CARDS)
    record = (await bare.game(game_id)).record
    assert (record.deadline, record.deadline_at) == (Deadline.COMPUTER, bare.at)


def put(seat: int, player: PlayerRecord, game: Contest) -> Contest:
    return game.with_player(seat, player)
