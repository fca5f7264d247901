"""The bot forgets a game in memory when the game ends, so memory stops growing with the number of games."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.memory import Player
from bot.contest import Contest
from bot.contest.play import move
from bot.messages.surface import Surface
from bot.ports import ChannelGone, MessageGone, NotAllowed
from bot.ports.button_meanings import word_of
from bot.service import Application
from data.records import DirectMessages, SurfaceKind
from data.store import Store
from engine import Action, Take
from tests.bot.moody import BOB, Bench, refuse, run
from tests.bot.scripted import Nowhere
from tests.bot.test_noted_answers import DIRECT
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]


def count_surfaces() -> int:
    gc.collect()
    return sum(isinstance(one, Surface) for one in gc.get_objects())


async def test_nothing_is_kept_of_the_messages_of_games_that_are_over(tmp_path: Path) -> None:
    before = count_surfaces()
    async with await Store.open(f"sqlite:///{tmp_path}/golf.db") as store:
        app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
        await app.start()
        player = Player(app)
        for number in range(6):
            await player.play(number)
        await app.publisher.settle()
        assert await store.games.list_open_ids() == []
        assert count_surfaces() == before
        async with store.database.reading() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM surfaces")
            assert found.scalar() == 0
        await app.close()


@pytest.mark.usefixtures("database_waits")
@pytest.mark.parametrize("error", [MessageGone(), NotAllowed("View Channel"), ChannelGone()])
def test_the_last_message_to_a_person_who_wants_no_more_is_tried_once(
    tmp_path: Path, error: Exception
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        bench.messenger.refuse = refuse("edit", error, channel_id=DIRECT + BOB)
        people = bench.app.store.people
        off = DirectMessages.OFF
        await people.save(replace(await people.load_preferences(BOB), direct_messages=off))
        for _ in range(2):
            await bench.turn(game_id)
            await asyncio.sleep(20)
        assert len(bench.messenger.of("edit", DIRECT + BOB)) == 1
        assert await bench.app.store.surfaces.find(game_id, SurfaceKind.CARDS, BOB) is None

    run(work, tmp_path)


def go_on(contest: Contest) -> tuple[Contest, int, Action]:
    """Make a move that brings the game to an end some time. Return what follows, and whose move it was."""
    seat = contest.to_act[0]
    view = contest.view(seat)
    cards = view.seats[seat].cards
    turns_up = [one for one in view.legal if isinstance(one, Take) and cards[one.slot] is None]
    action = (turns_up or view.legal)[0]
    return move(contest, seat, action), seat, action


def until_the_last_move(contest: Contest) -> Contest:
    while (after := go_on(contest)[0]).is_playing:
        contest = after
    return contest


@pytest.mark.usefixtures("database_waits")
def test_the_direct_message_with_the_last_move_is_forgotten_as_all_others_are(
    tmp_path: Path,
) -> None:
    async def work(bench: Bench) -> None:
        game_id = await bench.start(clock_s=300)
        contest = await bench.app.games.change(game_id, until_the_last_move)
        await asyncio.sleep(20)
        _, seat, action = go_on(contest)
        user_id = contest.record.players[seat].user_id or 0
        shown = await bench.app.store.surfaces.find(game_id, SurfaceKind.CARDS, user_id)
        assert shown is not None
        press = bench.make_press(game_id, user_id, word_of(action), contest.key)
        press = replace(press, message_id=shown.message_id)
        bench.app.publisher.answers.begin(press)
        await bench.app.service.presses.press(press)
        bench.app.publisher.answers.end(press, was_shown=True, was_done=True)
        assert not (await bench.contest(game_id)).is_playing
        await asyncio.sleep(20)
        assert await bench.app.store.surfaces.list_of_game(game_id) == []

    run(work, tmp_path)
