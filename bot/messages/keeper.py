"""Keeps messages up to date: one task for each message that is behind, none for the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
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
from bot.messages.surface import Surface, SurfaceKey, table_key
from bot.ports.idle import Idle, wait_for
from bot.ports.tasks import Tasks
from data.records import SurfaceKind

log = structlog.get_logger(__name__)

_ORNAMENT_GAPS: Final = 5
"""How many gaps a message may be behind if nobody waits for what is new in it."""
_FAULT_S: Final = 5.0
"""How long a message is left alone at most after a fault of ours or of the database."""


class TableWatch(Protocol):
    """Hears whether a table can be seen."""

    async def stop_clock(self, game_id: str) -> None:
        """The table cannot be shown."""

    async def resume_clock(self, game_id: str) -> None:
        """The table is shown again."""

    async def close_game(self, game_id: str) -> None:
        """The channel does not exist any more."""


class Keeper:
    """All messages that are looked after. ``showing`` is set once, before the start."""

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
        self.holds = Holds(self._check_order)
        self.is_running = False

    def start(self) -> None:
        """Begin to look after messages. Another process may have shown games that were opened before this moment."""
        self._began_at = self._now()
        self.is_running = True

    async def close(self) -> None:
        """End all tasks."""
        self.is_running = False
        await self.tasks.close()

    def list_busy(self) -> list[asyncio.Task[None]]:
        """Return the tasks of messages that are not up to date."""
        return [surface.task for surface in self._surfaces.values() if surface.task]

    def list_delays(self) -> tuple[float, ...]:
        """Return, for each message that is out of date now, the seconds since it became so."""
        now_s = time.monotonic()
        return tuple(now_s - one.dirty_since for one in self._surfaces.values() if one.dirty)

    def forget(self, game_id: str) -> None:
        """Look after the messages of a game no more."""
        for key in [key for key in self._surfaces if key.game_id == game_id]:
            surface = self._surfaces.pop(key)
            if surface.task is not None:
                surface.task.cancel()

    def get(self, key: SurfaceKey) -> Surface | None:
        """Return a message that is looked after, ``None`` if it is not."""
        return self._surfaces.get(key)

    def note_well(self) -> None:
        """Discord has taken something: messages that failed are tried again soon."""
        for surface in self._unwell:
            surface.well.set()

    def note_written(self, surface: Surface) -> None:
        """Note that a message was changed: the next edit comes a little later, so that several become one."""
        surface.writes += 1
        surface.free_at = self._time_s() + self._gap_s

    def _check_order(self, written: Written) -> None:
        """If a message was changed again before an answer was through, nobody knows which of them it shows."""
        surface = self._surfaces.get(written.key)
        if surface is not None and surface.writes != written.write:
            surface.shown = None
            self.mark(written.key)

    def find(self, key: SurfaceKey) -> Surface:
        """Return a message; if it was not looked after before, it is from now on."""
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = Surface(key)
        return surface

    async def load(self, key: SurfaceKey) -> Surface:
        """Return a message, after the registry has said where it is."""
        surface = self.find(key)
        await self._registry.load(surface)
        return surface

    def mark(self, key: SurfaceKey) -> None:
        """Mark a message as out of date: a task brings it up to date soon."""
        surface = self.find(key)
        if not surface.dirty and not surface.failures:
            surface.dirty_since = time.monotonic()
        surface.dirty = True
        surface.poked.set()
        if self.is_running and surface.task is None:
            surface.task = self.tasks.spawn(self._keep_up(surface))

    async def _keep_up(self, surface: Surface) -> None:
        key = surface.key
        try:
            while surface.dirty:
                await self._wait_for_turn(surface)
                surface.dirty = False
                contest = await self._games.get(key.game_id)
                if contest is not None:
                    await self._bring_up(surface, contest)
                    if not contest.record.status.is_open and not surface.dirty:
                        await self._registry.forget(surface)
                        self._surfaces.pop(key, None)
        except Exception:
            # A fault of ours in one screen, or the database's: the others go on, and this one is tried again.
            log.exception("cannot show", game=key.game_id, surface=key.kind.value)
            surface.shown = None
            surface.failures += 1
            surface.dirty = True
            await self._idle(asyncio.sleep(min(surface.failures, _FAULT_S)))
        finally:
            surface.task = None
            if surface.dirty and self.is_running and key in self._surfaces:
                surface.task = self.tasks.spawn(self._keep_up(surface))

    async def _wait_for_turn(self, surface: Surface) -> None:
        await self.holds.wait(surface.game_id)
        wait_s = surface.free_at - self._time_s()
        if wait_s > 0:
            await asyncio.sleep(wait_s)
        # A change that nobody waits for is sent with the next one that somebody does, or a few seconds later.
        until_s = self._time_s() + self._gap_s * _ORNAMENT_GAPS
        while not await self._look_urgent(surface) and self._time_s() < until_s:
            surface.poked.clear()
            await self._idle(wait_for(surface.poked, until_s - self._time_s()))
            await self.holds.wait(surface.game_id)

    async def _look_urgent(self, surface: Surface) -> bool:
        """Find out whether somebody waits for what a message is to show."""
        surface.is_urgent = True
        if surface.shown is not None and surface.basis is not None and not surface.move_down:
            contest = await self._games.get(surface.game_id)
            kind, user_id = surface.key.kind, surface.key.user_id
            if contest is not None:
                surface.is_urgent = surface.basis.makes_urgent(contest, kind, user_id)
        return surface.is_urgent

    def _time_s(self) -> float:
        return asyncio.get_running_loop().time()

    async def _bring_up(self, surface: Surface, contest: Contest) -> None:
        await self._registry.load(surface)
        surface.inherited = contest.record.created_at < self._began_at
        outcome = surface.outcome = await attempt(self.showing, surface, contest)
        surface.tried.set()
        match outcome:
            case Shown():
                await self._note_shown(surface, contest, sent=outcome.sent)
            case Overtaken():
                pass  # it is dirty, so the loop goes on
            case Gone():
                await self._look_again(surface, contest, outcome)
            case Blocked() | Down():
                await self._wait_out(surface, contest, outcome)

    async def _note_shown(self, surface: Surface, contest: Contest, *, sent: bool) -> None:
        surface.failures = surface.missed = 0
        surface.basis = Basis.of(contest)
        if sent:
            self.note_written(surface)
            self.note_well()
        if surface.is_table and contest.record.left_s is not None:
            await self._watch.resume_clock(surface.game_id)

    async def _look_again(self, surface: Surface, contest: Contest, outcome: Gone) -> None:
        """Close a game whose channel is not there, if it is not there at a second look either."""
        if not contest.record.status.is_open or surface.key.kind is SurfaceKind.CARDS:
            return
        if not surface.is_table:
            self.mark(table_key(surface.game_id))
            self.find(table_key(surface.game_id)).shown = None
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
