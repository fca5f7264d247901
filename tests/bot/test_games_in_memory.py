"""Games in memory and beside the event loop: what is asked of the database, in what order, and what runs in a thread."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.coach import replays, reviews
from bot.contest import Contest, play
from bot.contest.replay import judge_turn, list_turns
from bot.games import LiveGames, live_games, names, screens
from bot.service import replaying
from data.errors import StaleGame
from data.records import GameRecord
from engine import Event
from tests.bot.bare import ANN, BOB, Bare, bare
from tests.bot.scripted import Nowhere
from tests.bot.tables import game, played

__all__ = ["bare"]


def moved(contest: Contest) -> Contest:
    """Make the first legal move."""
    seat = contest.to_act[0]
    return play.move(contest, seat, contest.view(seat).legal[0])


async def test_no_database_is_asked_for_an_id_that_no_game_has(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL refuses a zero byte, and half of a surrogate cannot be sent to it."""
    asked: list[str] = []

    async def find(game_id: str) -> None:
        asked.append(game_id)

    monkeypatch.setattr(bare.store.games, "find", find)
    for typed in ("", "\0", "ab\0cd", "a b", "a'b", "\ud800", "ä", "\u0663\u0664", "zzzzzzzz"):
        assert await bare.app.games.find(typed) is None
    assert asked == ["zzzzzzzz"]


async def test_a_change_hurries_from_its_turn_to_its_commit(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await bare.begin(BOB)
    commit, steps = bare.store.games.commit, list[str]()

    @contextmanager
    def hurrying() -> Iterator[None]:
        steps.append("hurries")
        yield
        steps.append("has hurried")

    async def noted(record: GameRecord, added: Sequence[Event] = ()) -> None:
        steps.append("commits")
        await commit(record, added)

    monkeypatch.setattr(live_games, "hurrying", hurrying)
    monkeypatch.setattr(bare.store.games, "commit", noted)
    await bare.app.games.change(game_id, moved)
    assert steps == ["hurries", "commits", "has hurried"]


async def test_each_attempt_that_came_too_late_is_in_the_log(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await bare.begin(BOB)

    async def too_late(_record: GameRecord, _added: Sequence[Event] = ()) -> None:
        raise StaleGame

    monkeypatch.setattr(bare.store.games, "commit", too_late)
    with capture_logs() as logs:
        assert await bare.refused(bare.app.games.change(game_id, moved)) == "refusals-busy"
    late = {"event": "game changed elsewhere", "log_level": "warning", "game": game_id}
    assert logs == [{**late, "attempt": attempt} for attempt in range(4)]


async def test_of_a_known_game_only_the_newer_events_are_read(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await bare.begin(BOB)
    other = LiveGames(bare.store, now=bare.read_clock, pace_s=0)
    known = await bare.app.games.get(game_id)
    changed = await other.change(game_id, moved)
    find_newer, read = bare.store.games.find_newer, list[int]()

    async def noted(wanted: str, known_events: int) -> Any:
        read.append(known_events)
        return await find_newer(wanted, known_events)

    monkeypatch.setattr(bare.store.games, "find_newer", noted)
    await bare.app.games.catch_up(game_id, changed.record.version)
    assert read == [len(known.events)]
    assert await bare.app.games.recall(game_id, version=changed.record.version) == changed
    assert read == [len(known.events)], "what memory has is not read again"


async def test_what_takes_long_is_worked_out_beside_the_event_loop(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_loop: dict[str, bool] = {}

    def note(module: Any, name: str) -> None:
        work: Callable[..., object] = getattr(module, name)

        def noted(*arguments: object) -> object:
            in_the_loop[name] = threading.current_thread() is threading.main_thread()
            return work(*arguments)

        monkeypatch.setattr(module, name, noted)

    note(screens, "shuffle_screen")
    note(replaying, "rewind_to_turn")
    note(replays, "judge_turn")
    game_id = await bare.begin(BOB)
    await bare.play(game_id)
    for word in ("shuffle", "replay"):
        await bare.press(ANN, game_id, word)
    assert in_the_loop == {"shuffle_screen": False, "rewind_to_turn": False, "judge_turn": False}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mistake_is_measured_by_the_number_of_seats(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    measured: list[int] = []

    def is_mistake(_played: object, _best: object, number: int) -> bool:
        measured.append(number)
        return False

    monkeypatch.setattr("bot.contest.replay.is_mistake", is_mistake)
    over = played(game(seats, holes=3))
    verdicts = judge_turn(over, list_turns(over.events)[1])
    assert measured == [seats] * len(verdicts)
    assert measured != []


async def test_a_lock_is_forgotten_with_its_change(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that runs for years changes many games."""
    game_id, locks = await bare.begin(BOB), weakref.WeakSet[asyncio.Lock]()

    class Noted(asyncio.Lock):
        def __init__(self) -> None:
            super().__init__()
            locks.add(self)

    changing: list[int] = []

    def step(contest: Contest) -> Contest:
        changing.append(len(locks))
        return moved(contest)

    with monkeypatch.context() as patch:
        patch.setattr("bot.games.live_games.asyncio.Lock", Noted)
        await bare.app.games.change(game_id, step)
    gc.collect()
    assert (changing, len(locks)) == ([1], 0)


def test_each_memory_has_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many games, names and reviews as a large server needs, and no more than a small machine holds."""
    limits: dict[str, int] = {}

    def note(module: Any, name: str) -> None:
        def noted(limit: int) -> object:
            limits[module.__name__] = limit
            return {}

        monkeypatch.setattr(module, name, noted)

    for module, name in (
        (live_games, "LRUCache"),
        (names, "LRUCache"),
        (screens, "LRUCache"),
        (replays, "Works"),
        (reviews, "Works"),
    ):
        note(module, name)
    store: Any = SimpleNamespace(people=None)
    live_games.LiveGames(store, now=datetime.now, pace_s=0)
    screens.Screens(store, names.Names(Nowhere()))
    replays.Replays()
    reviews.Reviews()
    assert limits == {
        "bot.games.live_games": 4096,
        "bot.games.names": 50_000,
        "bot.games.screens": 10_000,
        "bot.coach.replays": 512,
        "bot.coach.reviews": 64,
    }


async def test_a_game_that_is_not_in_memory_is_loaded_and_shown_after_a_notice(bare: Bare) -> None:
    game_id, told = await bare.begin(BOB), list[Contest]()

    class Follower:
        def follow(self, contest: Contest) -> None:
            told.append(contest)

    bare.app.games.audiences.append(Follower())
    bare.app.games.keep_at_most(10)
    await bare.app.games.catch_up(game_id, 1)
    assert told == [await bare.app.games.load_again(game_id)]


async def test_nobody_comes_back_to_a_game_that_is_over(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    seat = (await bare.game(game_id)).seat_of(ANN)
    assert seat is not None
    over = await bare.play(game_id)
    asleep = replace(over.record.players[seat], autopilot=True, lapses=3)
    over = await bare.app.games.change(game_id, lambda one: one.with_player(seat, asleep))
    assert await bare.app.games.welcome_back(over, ANN) is over
    await bare.press(ANN, game_id, "cards")
    assert (await bare.game(game_id)).record.version == over.record.version
