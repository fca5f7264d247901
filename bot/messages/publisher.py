"""Brings every message up to the newest version of its game: later, coalesced, newest state only.

At most one edit at a time for each message, an unchanged screen is not sent, a failed edit is tried again, a deleted
message is posted anew. Nothing that goes wrong here can undo or repeat a move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any, Final, Protocol

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.messages.panels import Panels
from bot.messages.showing import Showing
from bot.messages.surface import Hold, Surface, SurfaceKey
from bot.ports import (
    Answer,
    ChannelGone,
    Messenger,
    NotAllowed,
    Panel,
    Place,
    Press,
    Unavailable,
)
from bot.ports.idle import Idle, at_rest
from bot.ports.screen import Screen
from bot.screens.button_words import REPLAY_WORDS
from data.records import Deadline, SurfaceKind
from engine import LogError

log = structlog.get_logger(__name__)

_FLUSH_S: Final = 5.0
_BACK_OFF_S: Final = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0)
_NOT_ALLOWED_S: Final = (15.0, 60.0, 300.0)
_STOP_CLOCK_AFTER: Final = 3
"""Failures in a row after which a table counts as not being shown."""
_HOLD_S: Final = 1.5
"""How long a game's messages wait for the answers to presses."""
_AT_ONCE: Final = 16
"""Messages being sent or edited at the same time, over all games."""


class TableWatch(Protocol):
    """Whoever must know whether a table can be seen."""

    async def stop_clock(self, game_id: str) -> None:
        """The table cannot be shown."""

    async def resume_clock(self, game_id: str) -> None:
        """The table is shown again."""

    async def channel_gone(self, game_id: str) -> None:
        """The channel does not exist any more."""


class Publisher:
    """One task for each message that is behind; none where nothing is to be done."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        messenger: Messenger,
        watch: TableWatch,
        *,
        now: Callable[[], datetime],
        gap_s: float = 1.0,
        idle: Idle = at_rest,
    ) -> None:
        self._games = games
        self._watch = watch
        self._gap_s = gap_s
        self._idle = idle
        self._panels = Panels(now)
        self._showing = Showing(games, names, messenger, self._panels)
        self._surfaces: dict[SurfaceKey, Surface] = {}
        self._holds: dict[str, Hold] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit = asyncio.Semaphore(_AT_ONCE)
        self._catching_up: asyncio.Task[None] | None = None
        self._running = False

    # Beginning and end

    async def start(self) -> None:
        """Begin to show, first of all what is behind from before."""
        if self._running:
            return
        self._running = True
        self._spawn(self._flush_regularly())
        self._catching_up = self._spawn(self._catch_up(await self._games.store.surfaces.behind()))

    async def _catch_up(self, game_ids: list[str]) -> None:
        """Show what was not shown before the last stop, while new presses are answered already."""
        for game_id in game_ids:
            try:
                contest = await self._games.get(game_id)
            except LogError:
                log.exception("game cannot be read", game=game_id)
                continue
            if contest is not None:
                self.game_changed(contest)

    async def close(self) -> None:
        """Stop showing; what is behind then is shown after the next start."""
        self._running = False
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._showing.flush()

    async def settle(self) -> None:
        """Wait until everything that can be shown now is shown."""
        if self._catching_up is not None:
            await asyncio.wait({self._catching_up})
        while busy := [surface.task for surface in self._surfaces.values() if surface.task]:
            await asyncio.wait(busy)

    @property
    def behind_s(self) -> tuple[float, ...]:
        """For each message that is out of date now: seconds since it became so."""
        now_s = time.monotonic()
        return tuple(now_s - one.dirty_since for one in self._surfaces.values() if one.dirty)

    # What makes messages change

    def game_changed(self, contest: Contest) -> None:
        """Bring all messages of a game up to date, soon."""
        for key in self._concerned(contest):
            self._mark(key)
        table = self._surfaces[contest.game_id, SurfaceKind.TABLE, 0]
        if table.failures >= _STOP_CLOCK_AFTER and contest.record.left_s is None:
            # Played on from direct messages, say: the clock that this started is seen by nobody at the table.
            self._spawn(self._watch.stop_clock(contest.game_id))

    async def heard_of(self, user_id: int) -> bool:
        """A person acts: return whether their direct messages, refused before, are to be tried again."""
        return await self._showing.heard_of(user_id)

    async def move_down(self, game_id: str) -> None:
        """Post a game's table anew, as the newest message of its channel."""
        key = (game_id, SurfaceKind.TABLE, 0)
        surface = await self._surface(key)
        surface.move_down = True
        self._mark(key)

    def forget(self, game_id: str) -> None:
        """Stop showing a game."""
        for key in [key for key in self._surfaces if key[0] == game_id]:
            surface = self._surfaces.pop(key)
            if surface.task is not None:
                surface.task.cancel()
        self._panels.drop(game_id)

    # Presses, which change the pressed message themselves

    @contextmanager
    def holding(self, press: Press) -> Iterator[None]:
        """While a press is being answered, let the answer come first: the messages of its game wait for it."""
        hold = self._holds.setdefault(press.game_id, Hold())
        hold.presses[press.press_id] += 1
        try:
            yield
        finally:
            hold.presses[press.press_id] -= 1
            if not hold.presses[press.press_id]:
                del hold.presses[press.press_id]
                self._check_order(hold.answers.pop(press.press_id, None))
            if not hold.presses:
                del self._holds[press.game_id]
                hold.released.set()

    def _check_order(self, answer: tuple[SurfaceKey, int] | None) -> None:
        """Where a message was changed again before an answer was through, nobody knows which of them it shows."""
        if answer is None:
            return
        key, write = answer
        surface = self._surfaces.get(key)
        if surface is not None and surface.writes != write:
            surface.shown = None
            self._mark(key)

    async def answered(self, press: Press, answer: Answer) -> None:
        """Take note of what the presser is being shown."""
        key = _pressed(press)
        if answer.update is not None and key is not None:
            surface = await self._surface(key)
            if surface.record is not None and surface.record.message_id == press.message_id:
                surface.shown = answer.update
                surface.writes += 1
                if hold := self._holds.get(press.game_id):
                    hold.answers[press.press_id] = key, surface.writes
                surface.free_at = asyncio.get_running_loop().time() + self._gap_s
        if press.panel is None or press.action in REPLAY_WORDS:
            return
        if press.place is Place.PANEL and answer.update is not None:
            self._panels.seen(press, answer.update)
        elif answer.whisper is not None and answer.whisper.key:
            self._leave_panel(press.game_id, press.person.user_id)
            self._panels.opened(press.game_id, press.person.user_id, press.panel, answer.whisper)

    def not_shown(self, press: Press) -> None:
        """An answer did not reach Discord: its message is to be edited after all."""
        key = _pressed(press)
        surface = self._surfaces.get(key) if key else None
        if surface is not None and key is not None:
            surface.shown = None
            self._mark(key)

    def panel_opened(self, contest: Contest, user_id: int, panel: Panel, screen: Screen) -> None:
        """A person has called up their cards: keep that message up to date while it can be."""
        self._leave_panel(contest.game_id, user_id)
        self._panels.opened(contest.game_id, user_id, panel, screen)

    def _leave_panel(self, game_id: str, user_id: int) -> None:
        older = self._panels.taken(game_id, user_id)
        if older is not None:
            self._spawn(self._panels.leave(older))

    # One message

    def _concerned(self, contest: Contest) -> list[SurfaceKey]:
        game_id = contest.game_id
        keys: list[SurfaceKey] = [(game_id, SurfaceKind.TABLE, 0)]
        if contest.state is not None:
            keys += [
                (game_id, SurfaceKind.CARDS, player.user_id)
                for player in contest.record.players
                if player.user_id is not None and player.user_id > 0
            ]
        reminder = (game_id, SurfaceKind.REMINDER, 0)
        if reminder in self._surfaces or contest.record.deadline is not Deadline.LOBBY:
            keys.append(reminder)
        return keys

    def _mark(self, key: SurfaceKey) -> None:
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = Surface()
        if not surface.dirty and not surface.failures:
            surface.dirty_since = time.monotonic()
        surface.dirty = True
        surface.poked.set()
        if self._running and surface.task is None:
            surface.task = self._spawn(self._keep_up(key, surface))

    async def _surface(self, key: SurfaceKey) -> Surface:
        surface = self._surfaces.setdefault(key, Surface())
        if not surface.loaded:
            record = await self._games.store.surfaces.get(*key)
            if not surface.loaded:  # another task may have posted meanwhile
                surface.record, surface.loaded = record, True
        return surface

    async def _keep_up(self, key: SurfaceKey, surface: Surface) -> None:
        try:
            while surface.dirty:
                await self._wait_for_turn(key[0], surface)
                surface.dirty = False
                contest = await self._games.get(key[0])
                if contest is not None:
                    await self._attempt(key, surface, contest)
                    if not contest.record.status.is_open and not surface.dirty:
                        await self._showing.ended(key)
                        self._surfaces.pop(key, None)
        except Exception:
            # A fault of ours in one screen, or the database's: the others go on, and this one is tried again.
            log.exception("cannot show", game=key[0], surface=key[1].value)
            surface.shown = None
            surface.failures += 1
            await self._pause(surface, _BACK_OFF_S)
        finally:
            surface.task = None
            if surface.dirty and self._running and key in self._surfaces:
                surface.task = self._spawn(self._keep_up(key, surface))

    async def _wait_for_turn(self, game_id: str, surface: Surface) -> None:
        hold = self._holds.get(game_id)
        if hold is not None:
            # Somebody who presses without pause must not keep the table from the others.
            with suppress(TimeoutError):
                async with asyncio.timeout(_HOLD_S):
                    await hold.released.wait()
        wait_s = surface.free_at - asyncio.get_running_loop().time()
        if wait_s > 0:
            await asyncio.sleep(wait_s)

    async def _attempt(self, key: SurfaceKey, surface: Surface, contest: Contest) -> None:
        is_table = key[1] is SurfaceKind.TABLE
        try:
            async with self._limit:
                await self._surface(key)
                sent = await self._showing.show(key, surface, contest)
        except ChannelGone:
            if key[1] is not SurfaceKind.CARDS:
                await self._watch.channel_gone(key[0])
            return
        except NotAllowed as error:
            log.warning("may not show", game=key[0], surface=key[1].value, missing=error.missing)
            surface.failures += 1
            if is_table:
                await self._watch.stop_clock(key[0])
            await self._pause(surface, _NOT_ALLOWED_S, wakes=True)
            return
        except Unavailable as error:
            surface.failures += 1
            level = log.info if surface.failures == 1 else log.warning
            level("cannot show now", game=key[0], surface=key[1].value, reason=str(error))
            if is_table and surface.failures >= _STOP_CLOCK_AFTER:
                await self._watch.stop_clock(key[0])
            await self._pause(surface, _BACK_OFF_S, at_least_s=error.retry_after_s or 0.0)
            return
        surface.failures = 0
        if sent:
            surface.writes += 1
            surface.free_at = asyncio.get_running_loop().time() + self._gap_s
        if is_table and contest.record.left_s is not None:
            await self._watch.resume_clock(key[0])
        for other in self._showing.take_marks():
            self._mark(other)

    async def _pause(
        self,
        surface: Surface,
        steps_s: tuple[float, ...],
        *,
        at_least_s: float = 0.0,
        wakes: bool = False,
    ) -> None:
        """Wait before the next attempt, longer each time; with ``wakes`` a change of the game ends the wait."""
        surface.dirty = True  # since when stays as it was
        wait_s = max(at_least_s, steps_s[min(surface.failures, len(steps_s)) - 1])
        if not wakes:
            await self._idle(asyncio.sleep(wait_s))
            return
        surface.poked.clear()
        await self._idle(_within(wait_s, surface.poked))

    # Keeping account

    async def _flush_regularly(self) -> None:
        while True:
            await self._idle(asyncio.sleep(_FLUSH_S))
            try:
                await self._showing.flush()
            except Exception:
                log.exception("cannot note what was shown")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _within(wait_s: float, event: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(wait_s):
            await event.wait()


def _pressed(press: Press) -> SurfaceKey | None:
    match press.place:
        case Place.TABLE:
            return press.game_id, SurfaceKind.TABLE, 0
        case Place.DIRECT:
            return press.game_id, SurfaceKind.CARDS, press.person.user_id
        case Place.PANEL:
            return None
