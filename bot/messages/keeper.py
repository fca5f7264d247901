"""Keeps messages up to date, with one task for each message that is out of date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, Protocol

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.messages.attempts import EARLIEST_S, LOOKS, STOP_CLOCK_AFTER, attempt, wait_after
from bot.messages.basis import Basis
from bot.messages.holds import Holds, Written
from bot.messages.outcomes import Blocked, Down, Gone, Overtaken, Shown
from bot.messages.registry import Registry
from bot.messages.showing import Showing
from bot.messages.surface import Surface, SurfaceKey, make_table_key
from bot.ports.idle import Idle, wait_for
from bot.ports.tasks import Tasks
from data.records import SurfaceKind

log = structlog.get_logger(__name__)

_ORNAMENT_GAPS: Final = 5
"""A change that is not urgent waits at most this number of gaps (``gap_s``)."""
_FAULT_S: Final = 5.0
"""The longest wait in seconds after a fault in our code or in the database."""


class TableWatch(Protocol):
    """Is told whether people can see the table of a game."""

    async def stop_clock(self, game_id: str) -> None:
        """Stop the clock of a game, because its table cannot be shown."""

    async def resume_clock(self, game_id: str) -> None:
        """Let the clock of a game run again, because its table is shown again."""

    async def close_game(self, game_id: str) -> None:
        """Close a game, because its channel does not exist any more."""


class Keeper:
    """Holds all messages that the bot keeps up to date. ``showing`` must be set before the start."""

    showing: Showing

    def __init__(
        self,
        games: LiveGames,
        registry: Registry,
        watch: TableWatch,
        *,
        now: Callable[[], datetime],
        gap_s: float,
        idle: Idle,
    ) -> None:
        self._games = games
        self._registry = registry
        self._watch = watch
        self._gap_s = gap_s
        self._idle = idle
        self._now = now
        self._began_at = datetime.max.replace(tzinfo=UTC)
        self._surfaces: dict[SurfaceKey, Surface] = {}
        self._unwell: set[Surface] = set()
        self.tasks = Tasks()
        self.holds = Holds(self._check_order, self._begin)
        self.is_running = False

    def start(self) -> None:
        """Begin to keep messages up to date.

        Another process may have posted messages of games that are older than this moment.
        """
        self._began_at = self._now()
        self.is_running = True

    async def close(self) -> None:
        """Cancel all tasks."""
        self.is_running = False
        await self.tasks.close()

    def list_busy(self) -> list[asyncio.Task[None]]:
        """Return the tasks of all messages that are out of date."""
        return [surface.task for surface in self._surfaces.values() if surface.task]

    def list_hopeful(self) -> list[asyncio.Task[None]]:
        """Return the tasks of ``list_busy`` whose last attempt did not fail. The others may wait for minutes."""
        all_ = self._surfaces.values()
        return [one.task for one in all_ if one.task and not one.failures and not one.missed]

    def list_delays(self) -> tuple[float, ...]:
        """Return how many seconds each message has been out of date. Messages that are up to date are left out."""
        now_s = time.monotonic()
        return tuple(now_s - one.dirty_since for one in self._surfaces.values() if one.dirty)

    def forget(self, game_id: str) -> None:
        """Stop keeping the messages of a game up to date."""
        for key in [key for key in self._surfaces if key.game_id == game_id]:
            surface = self._surfaces.pop(key)
            if surface.task is not None:
                surface.task.cancel()

    def find(self, key: SurfaceKey) -> Surface | None:
        """Return the message with a key, ``None`` if the keeper has none."""
        return self._surfaces.get(key)

    def note_well(self) -> None:
        """Try failed messages again soon, because Discord has taken a message."""
        for surface in self._unwell:
            surface.well.set()

    def note_written(self, surface: Surface) -> None:
        """Note that a message was changed now.

        Its next edit waits for the gap, so that changes close together make one edit.
        """
        surface.writes += 1
        surface.free_at = self._time_s() + self._gap_s

    def _check_order(self, written: Written) -> None:
        """Send a message again if it was changed a second time while an answer was under way.

        Nobody knows which of the two changes Discord made last.
        """
        surface = self._surfaces.get(written.key)
        if surface is not None and surface.writes != written.write:
            surface.shown = None
            self.mark(written.key)

    def open(self, key: SurfaceKey) -> Surface:
        """Return the message with a key. A message that the keeper does not have yet is added."""
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = Surface(key)
        return surface

    async def load(self, key: SurfaceKey) -> Surface:
        """Return the message with a key, with its place from the database."""
        surface = self.open(key)
        await self._registry.load(surface)
        return surface

    def mark(self, key: SurfaceKey, contest: Contest | None = None) -> None:
        """Mark a message as out of date, so that a task brings it up to date soon.

        ``contest`` is the game that the message should show, if it is known: a task that has time is then woken up only
        if somebody waits for the message.
        """
        surface = self.open(key)
        if not surface.dirty and not surface.failures:
            surface.dirty_since = time.monotonic()
        surface.dirty = True
        if contest is None or not surface.has_time or _is_urgent(surface, contest):
            surface.poked.set()
        if surface.task is None and not self.holds.hold_back(key):
            self._begin(key)

    def _begin(self, key: SurfaceKey) -> None:
        """Begin to bring a message up to date if it is behind and nobody does so yet."""
        surface = self._surfaces.get(key)
        if surface is not None and surface.dirty and surface.task is None and self.is_running:
            surface.task = self.tasks.spawn(self._keep_up(surface))

    def settle(self, surface: Surface, contest: Contest) -> None:
        """Note that a message shows a game as it is now, because an answer has just changed the message."""
        assert surface.record is not None
        surface.basis = Basis.take(contest)
        surface.version = contest.record.version
        surface.dirty = False
        surface.poked.set()
        self._registry.save_later(surface, replace(surface.record, version=contest.record.version))

    def check(self, key: SurfaceKey, version: int) -> None:
        """Mark a message as out of date if it does not show this version of its game and no task is about to do so."""
        surface = self.open(key)
        if not surface.dirty and surface.version < version:
            self.mark(key)

    async def _keep_up(self, surface: Surface) -> None:
        key = surface.key
        try:
            while surface.dirty:
                if not await self._wait_for_turn(surface):
                    break
                surface.dirty = False
                contest = await self._games.recall(key.game_id)
                if contest is not None:
                    await self._bring_up(surface, contest)
                    if not contest.record.status.is_open and not surface.dirty:
                        await self._registry.forget(surface)
                        self._surfaces.pop(key, None)
        except Exception:
            # A fault in one screen or in the database stops no other message. This message is tried again.
            log.exception("cannot show", game=key.game_id, surface=key.kind.value)
            surface.shown = None
            surface.failures += 1
            surface.dirty = True
            await self._idle(asyncio.sleep(min(surface.failures, _FAULT_S)))
        finally:
            surface.task = None
            self._begin(key)

    async def _wait_for_turn(self, surface: Surface) -> bool:
        """Wait until a message should be brought up to date; return whether it is still behind then."""
        await self.holds.wait(surface.game_id)
        wait_s = surface.free_at - self._time_s()
        if wait_s > 0:
            await asyncio.sleep(wait_s)
        # A change that is not urgent is sent with the next urgent one, or a few seconds later without one.
        until_s = self._time_s() + self._gap_s * _ORNAMENT_GAPS
        while not await self._look_urgent(surface) and self._time_s() < until_s:
            surface.poked.clear()
            surface.has_time = True
            try:
                await self._idle(wait_for(surface.poked, until_s - self._time_s()))
            finally:
                surface.has_time = False
            await self.holds.wait(surface.game_id)
        return surface.dirty

    async def _look_urgent(self, surface: Surface) -> bool:
        """Find out whether somebody waits for the change that a message should show; return and remember it."""
        contest = await self._games.recall(surface.game_id)
        surface.is_urgent = contest is None or _is_urgent(surface, contest)
        return surface.is_urgent

    def _time_s(self) -> float:
        return asyncio.get_running_loop().time()

    async def _bring_up(self, surface: Surface, contest: Contest) -> None:
        await self._registry.load(surface)
        surface.inherited = contest.record.created_at < self._began_at
        outcome = surface.outcome = await attempt(self.showing, surface, contest)
        surface.version = contest.record.version
        surface.tried.set()
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
        surface.basis = Basis.take(contest)
        if sent:
            self.note_written(surface)
            self.note_well()
        if surface.is_table and contest.record.left_s is not None:
            await self._watch.resume_clock(surface.game_id)

    async def _look_again(self, surface: Surface, contest: Contest, outcome: Gone) -> None:
        """Close a game whose channel is missing at two attempts in a row."""
        if not contest.record.status.is_open or surface.key.kind is SurfaceKind.CARDS:
            return
        if not surface.is_table:
            self.mark(make_table_key(surface.game_id))
            self.open(make_table_key(surface.game_id)).shown = None
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
        surface.dirty = True
        wait_s = wait_after(outcome, surface.failures)
        what = {"game": surface.game_id, "surface": surface.key.kind.value}
        if isinstance(outcome, Blocked):
            log.warning("may not show", **what, missing=outcome.missing)
            if surface.is_table:
                await self._watch.stop_clock(surface.game_id)
            # A change of the game ends the wait, because people are there who may have changed the permission.
            surface.poked.clear()
            await self._idle(wait_for(surface.poked, wait_s))
            return
        say = log.info if surface.failures == 1 else log.warning
        say("cannot show now", **what, reason=outcome.reason)
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


def _is_urgent(surface: Surface, contest: Contest) -> bool:
    """Whether somebody waits for the change that a message should show."""
    if surface.shown is None or surface.basis is None or surface.move_down or not surface.dirty:
        return True
    return surface.basis.makes_urgent(contest, surface.key.kind, surface.key.user_id)
