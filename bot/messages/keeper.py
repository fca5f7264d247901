"""Brings messages up to date. Each message that is out of date has a task of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, Protocol

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.messages.holds import Holds
from bot.messages.outcomes import Blocked, Down, Gone, Overtaken, Shown
from bot.messages.registry import Registry
from bot.messages.showing import Showing
from bot.messages.surface import KnownSurfaces, Surface, SurfaceKey, make_table_key
from bot.messages.urgency import Snapshot
from bot.messages.when_discord_refuses import (
    EARLIEST_S,
    GIVE_UP_AFTER,
    LOOKS,
    STOP_CLOCK_AFTER,
    wait_after,
)
from bot.ports.idle import Idle, wait_for
from bot.ports.tasks import Tasks
from data.records import SurfaceKind

log = structlog.get_logger(__name__)

_ORNAMENT_GAPS: Final = 5
"""A change that is not urgent waits at most this number of times ``gap_s``, the least time between two edits."""
_FAULT_S: Final = 5.0
"""After a fault in our code or in the database, the next attempt comes after at most this number of seconds."""


class TableWatch(Protocol):
    """Is told by the keeper whether people can see the table of a game."""

    async def stop_clock(self, game_id: str) -> None:
        """Stop the clock of a game, because its table cannot be shown."""

    async def resume_clock(self, game_id: str) -> None:
        """Let the clock of a game run again, because its table is shown again."""

    async def close_game(self, game_id: str) -> None:
        """Close a game, because its channel does not exist any more."""


class Keeper:
    """Brings the messages of games up to date: knows them all, and runs a task for each one that is out of date."""

    def __init__(
        self,
        games: LiveGames,
        registry: Registry,
        holds: Holds,
        showing: Showing,
        watch: TableWatch,
        tasks: Tasks,
        *,
        gap_s: float,
        idle: Idle,
    ) -> None:
        self._games = games
        self._registry = registry
        self._holds = holds
        self._showing = showing
        self._watch = watch
        self._tasks = tasks
        self._gap_s = gap_s
        self._idle = idle
        self._began_at = datetime.max.replace(tzinfo=UTC)
        self.surfaces = KnownSurfaces()
        self._unwell: set[Surface] = set()
        self.is_running = False

    def start(self, at: datetime) -> None:
        """Begin to keep messages up to date. ``at`` is the present time.

        If a game is older than ``at``, an earlier process may have posted its messages.
        """
        self._began_at = at
        self.is_running = True

    async def close(self) -> None:
        """Cancel all tasks."""
        self.is_running = False
        await self._tasks.close()

    def list_busy(self) -> list[asyncio.Task[None]]:
        """Return the running tasks. Each message that is out of date has one."""
        return [surface.task for surface in self.surfaces.values() if surface.task]

    def list_hopeful(self) -> list[asyncio.Task[None]]:
        """Return the running tasks without those whose last attempt failed, because these may wait for minutes."""
        all_ = self.surfaces.values()
        return [one.task for one in all_ if one.task and not one.failures and not one.missed]

    def list_delays(self) -> tuple[float, ...]:
        """Return for each message that is out of date the number of seconds since it became out of date."""
        now_s = time.monotonic()
        return tuple(now_s - one.dirty_since for one in self.surfaces.values() if one.dirty)

    def forget(self, game_id: str) -> None:
        """Stop keeping the messages of a game up to date."""
        for key in [key for key in self.surfaces if key.game_id == game_id]:
            surface = self.surfaces.pop(key)
            if surface.task is not None:
                surface.task.cancel()

    def note_written(self, surface: Surface, shown: Contest | None = None) -> None:
        """Note that a message was changed now. The next edit of this message comes at least ``gap_s`` seconds later.

        ``shown`` is the game if the message certainly shows its newest state. The message then counts as up to date.
        ``None`` says that this is not certain.
        """
        surface.writes += 1
        surface.free_at = self._time_s() + self._gap_s
        if shown is None:
            return
        assert surface.record is not None
        surface.snapshot = Snapshot.take(shown)
        surface.version = shown.record.version
        surface.dirty = False
        surface.poked.set()
        self._registry.save_later(surface, replace(surface.record, version=surface.version))

    def mark(self, key: SurfaceKey) -> None:
        """Mark a message as out of date. A task brings it up to date soon."""
        self._begin_unless_held(key.game_id, self._note_behind([key], None))

    def follow(self, contest: Contest, keys: Iterable[SurfaceKey]) -> None:
        """Mark messages of a game as out of date, because the game has changed.

        A task that is waiting because its change is not urgent is woken up only if the new change is urgent.
        """
        self._begin_unless_held(contest.game_id, self._note_behind(keys, contest))

    def check(self, contest: Contest, keys: Iterable[SurfaceKey]) -> None:
        """Mark messages of a game as out of date if they show an older version and are not marked yet."""
        version = contest.record.version
        surfaces = [self.surfaces[key] for key in keys]
        behind = [one.key for one in surfaces if not one.dirty and one.version < version]
        self._begin_unless_held(contest.game_id, self._note_behind(behind, None))

    def mark_news(self) -> None:
        """Mark the messages that must tell somebody how to see their cards as out of date."""
        while self._showing.news:
            self.mark(self._showing.news.pop())

    def _note_behind(self, keys: Iterable[SurfaceKey], contest: Contest | None) -> list[SurfaceKey]:
        """Mark messages as out of date; return the keys of the messages that have no task yet.

        Tasks of these messages that sleep are woken up. But if ``contest`` is given, and its change is not urgent, a
        task that sleeps because of another change that is not urgent sleeps on.
        """
        idle = []
        for key in keys:
            surface = self.surfaces[key]
            if not surface.dirty and not surface.failures:
                surface.dirty_since = time.monotonic()
            surface.dirty = True
            if contest is None or not surface.has_time or surface.is_awaited(contest):
                surface.poked.set()
            if surface.task is None:
                idle.append(key)
        return idle

    def _begin_unless_held(self, game_id: str, keys: list[SurfaceKey]) -> None:
        if keys and not self._holds.hold_back(game_id, keys):
            self.begin(keys)

    def begin(self, keys: Iterable[SurfaceKey], *, is_well: bool = False) -> None:
        """Start a task for each of these messages that is out of date and has none.

        ``is_well`` says whether Discord has just accepted something. If so, messages that failed are tried again soon.
        """
        if is_well:
            for surface in self._unwell:
                surface.well.set()
        for key in keys:
            known = self.surfaces.get(key)
            if known is not None and known.dirty and known.task is None and self.is_running:
                known.task = self._tasks.spawn(self._keep_up(known))

    async def _keep_up(self, surface: Surface) -> None:
        key = surface.key
        try:
            while surface.dirty:
                contest = await self._wait_for_turn(surface)
                surface.dirty = False
                if contest is not None:
                    await self._bring_up(surface, contest)
                    if not contest.record.status.is_open and not surface.dirty:
                        await self._registry.forget(surface)
                        self.surfaces.pop(key, None)
        except Exception:
            # A fault in one screen or in the database stops no other message. This message is tried again.
            log.exception("cannot show", game=key.game_id, surface=key.kind.value)
            surface.shown = None
            surface.failures += 1
            surface.dirty = True
            await self._idle(asyncio.sleep(min(surface.failures, _FAULT_S)))
        finally:
            surface.task = None
            self.begin([key])

    async def _wait_for_turn(self, surface: Surface) -> Contest | None:
        """Wait until it is time to bring a message up to date; return the game of the message.

        Return ``None`` if an answer has brought the message up to date meanwhile, or if the game does not exist.
        """
        await self._holds.wait(surface.game_id)
        wait_s = surface.free_at - self._time_s()
        if wait_s > 0:
            await asyncio.sleep(wait_s)
        # A change that is not urgent is sent with the next urgent one, or a few seconds later without one.
        until_s = self._time_s() + self._gap_s * _ORNAMENT_GAPS
        while True:
            contest = await self._games.recall(surface.game_id)
            surface.is_urgent = contest is None or surface.is_awaited(contest)
            if surface.is_urgent or self._time_s() >= until_s:
                break
            surface.poked.clear()
            surface.has_time = True
            try:
                await self._idle(wait_for(surface.poked, until_s - self._time_s()))
            finally:
                surface.has_time = False
            await self._holds.wait(surface.game_id)
        return contest if surface.dirty else None

    def _time_s(self) -> float:
        return asyncio.get_running_loop().time()

    async def _bring_up(self, surface: Surface, contest: Contest) -> None:
        await self._registry.load(surface)
        surface.inherited = contest.record.created_at < self._began_at
        outcome = surface.outcome = await self._showing.attempt(surface, contest)
        surface.version = contest.record.version
        surface.tried.set()
        self.mark_news()
        match outcome:
            case Shown():
                await self._note_shown(surface, contest, sent=outcome.sent)
            case Overtaken():
                pass  # the message is still marked as out of date, so the loop goes on
            case Gone():
                await self._look_again(surface, contest, outcome)
            case Blocked() | Down():
                await self._wait_out(surface, contest, outcome)

    async def _note_shown(self, surface: Surface, contest: Contest, *, sent: bool) -> None:
        surface.failures = surface.missed = 0
        surface.snapshot = Snapshot.take(contest)
        if sent:
            self.note_written(surface)
            self.begin((), is_well=True)
        if surface.is_table and contest.record.left_s is not None:
            await self._watch.resume_clock(surface.game_id)

    async def _look_again(self, surface: Surface, contest: Contest, outcome: Gone) -> None:
        """Handle a channel that Discord did not find.

        At the first time, wait and try again. At the second time, close the game.
        """
        if not contest.record.status.is_open or surface.key.kind is SurfaceKind.CARDS:
            return
        if not surface.is_table:
            table = make_table_key(surface.game_id)
            self.mark(table)
            self.surfaces[table].shown = None
            return
        surface.missed += 1
        surface.shown = None
        if surface.missed >= LOOKS:
            await self._watch.close_game(surface.game_id)
            return
        log.info("channel is not there", game=surface.game_id)
        await self._watch.stop_clock(surface.game_id)
        surface.dirty = True
        await self._idle(asyncio.sleep(wait_after(outcome, surface.missed)))

    async def _wait_out(self, surface: Surface, contest: Contest, outcome: Blocked | Down) -> None:
        surface.failures += 1
        game, kind = surface.game_id, surface.key.kind.value
        ended_at = contest.record.ended_at
        if ended_at is not None and self._games.now() - ended_at > GIVE_UP_AFTER:
            log.warning("end of a game is not shown", game=game, surface=kind)
            return  # so the message is forgotten
        surface.dirty = True
        wait_s = wait_after(outcome, surface.failures)
        if isinstance(outcome, Blocked):
            log.warning("may not show", game=game, surface=kind, missing=outcome.missing)
            if surface.is_table:
                await self._watch.stop_clock(surface.game_id)
            # A change of the game ends the wait, because people are there who may have changed the permission.
            surface.poked.clear()
            await self._idle(wait_for(surface.poked, wait_s))
            return
        if surface.failures == 1:
            log.info("cannot show now", game=game, surface=kind, reason=outcome.reason)
        else:
            log.warning("still cannot show", game=game, surface=kind, reason=outcome.reason)
        if surface.is_table and surface.failures >= STOP_CLOCK_AFTER:
            await self._watch.stop_clock(surface.game_id)
        surface.well.clear()
        at_least_s = max(outcome.after_s, min(wait_s, EARLIEST_S))
        await self._idle(asyncio.sleep(at_least_s))
        if wait_s > at_least_s:
            self._unwell.add(surface)
            try:
                await self._idle(wait_for(surface.well, wait_s - at_least_s))
            finally:
                self._unwell.discard(surface)
