"""Sleeps until the nearest deadline in the database, and then lets ``Automation`` do what is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import structlog

from bot.clockwork.absences import WORTH_GIVING_BACK_S, Absences, Serves, Stopwatch
from bot.clockwork.automation import Automation
from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.ports import Refusal
from bot.ports.idle import Idle, rest, wait_for
from bot.ports.tasks import Tasks
from data.lanes import Lane, in_lane
from data.records import Deadline
from engine import LogError

log = structlog.get_logger(__name__)

_LONGEST_S: Final = 60.0
"""Seconds after which the timer reads the nearest deadline again, even if nothing has woken it."""
_COMPARE_S: Final = 15.0
"""The longest sleep in seconds if jumps of the machine's time can be found, so that such a jump is noticed soon."""
_BESIDE_OTHERS_S: Final = 5.0
"""The same as ``_LONGEST_S`` if other processes use the database too, because a notice of a deadline can be lost."""
_AT_ONCE: Final = 8
"""If something is done for all games, it is done for at most this number of games at a time."""
_RETRY_S: Final = 1.0
"""Seconds after which a deadline that failed is tried again. They double with each failure, up to a minute."""
_LONGEST_RETRY_S: Final = 60.0


class Deadlines:
    """The timer for all games. It waits for the deadlines that are stored in the records of the games."""

    def __init__(
        self,
        games: LiveGames,
        automation: Automation,
        *,
        now: Callable[[], datetime],
        clock: Callable[[], float] | None = None,
        idle: Idle = rest,
    ) -> None:
        """``now`` returns the machine's time. ``clock`` returns seconds of a clock that nobody can set.

        If ``clock`` is ``None``, jumps of the machine's time are not noticed.
        """
        self._games = games
        self._automation = automation
        self._now = now
        self._idle = idle
        self._read_again = timedelta(
            seconds=_BESIDE_OTHERS_S if games.store.is_shared else _LONGEST_S
        )
        self._longest_s = _LONGEST_S if clock is None else _COMPARE_S
        self._absences = Absences(clock or (lambda: now().timestamp()))
        self._clock = clock
        self._stopwatch: Stopwatch
        self._planned_s = 0.0
        self._wake = asyncio.Event()
        self._waiting_for: datetime | None = None
        """The nearest deadline; ``None`` if there is none, or if it is being read."""
        self._look_at: datetime
        """When to read the database again, if nothing wakes the timer before that."""
        self._tasks = Tasks(Lane.CLOCK)
        self._is_running = False
        self._at_work: set[str] = set()
        """The ids of games whose deadlines are being carried out now."""
        self._put_off: dict[str, tuple[datetime, float]] = {}
        """By game whose deadline could not be carried out: when to try again, and the seconds of this wait."""

    async def start(self) -> None:
        """Start the timer. Before that, give more time to players whose clock ran out while the bot was not running."""
        if self._is_running:
            return
        self._is_running = True
        due = await self._games.store.games.list_due(self._now())
        await self._do_for_each(due, self._automation.grant_grace)
        self._stopwatch = Stopwatch(self._now, self._clock)
        self._tasks.spawn(self._run())

    def lose_connection(self, connection: int, serves: Serves) -> None:
        """Note that a connection is lost. Until it is back, no clock lapses for the people whose presses it carries.

        ``serves`` says for a server's id whether the connection carries the presses of that server.
        """
        self._absences.begin(connection, serves)

    async def regain_connection(self, connection: int) -> None:
        """Note that a connection is back, and move deadlines later by the time in which people could not press."""
        absence = self._absences.measure(connection)
        if absence is None:
            return
        try:
            if absence.seconds >= WORTH_GIVING_BACK_S:
                await self._give_back(absence.seconds, absence.serves)
        finally:
            self._absences.end(connection)
            self._wake.set()

    async def _give_back(self, seconds: float, serves: Serves) -> None:
        number = 0

        async def give_back(game_id: str) -> None:
            nonlocal number
            contest = await self._find(game_id)
            if contest is not None and serves(contest.record.guild_id):
                await self._automation.give_back(game_id, seconds)
                number += 1

        await self._do_for_each(await self._games.store.games.list_open_ids(), give_back)
        log.info("time was given back", seconds=round(seconds), games=number)

    async def _shift(self, seconds: float) -> None:
        """Move the deadlines of all games by some seconds, because the machine's time has jumped."""
        log.warning("the clock jumped, so deadlines move with it", seconds=round(seconds))
        shift = partial(self._automation.shift, seconds=seconds)
        await self._do_for_each(await self._games.store.games.list_open_ids(), shift)

    async def _do_for_each(
        self, game_ids: Sequence[str], work: Callable[[str], Awaitable[None]]
    ) -> None:
        """Do some work for many games, for several at a time. No deadline is carried out meanwhile."""
        limit = asyncio.Semaphore(_AT_ONCE)

        async def do(game_id: str) -> None:
            async with limit:
                await self._guard(game_id, work(game_id))

        with in_lane(Lane.CLOCK):
            await asyncio.gather(*map(do, game_ids))

    async def _find(self, game_id: str) -> Contest | None:
        try:
            return await self._games.find(game_id)
        except LogError:
            return None  # the keeper of its messages logs the error

    async def close(self) -> None:
        """Stop the timer. The deadlines stay in the database, for the next start."""
        await self._tasks.close()
        self._at_work.clear()
        self._is_running = False

    def follow(self, contest: Contest) -> None:
        """Wake the timer if the changed game's deadline comes before the one for which the timer sleeps."""
        at = contest.record.deadline_at
        if at is not None and (self._waiting_for is None or at <= self._waiting_for):
            self._wake.set()

    async def _run(self) -> None:
        self._wake.set()
        while True:
            try:
                is_woken = self._wake.is_set()
                self._wake.clear()
                seconds = self._stopwatch.look(self._planned_s)
                if seconds:
                    await self._shift(seconds)
                if is_woken or seconds or self._now() >= self._look_at:
                    await self._look()
                await self._sleep()
            except Exception:
                log.exception("deadlines could not be looked at")
                self._planned_s = 1.0
                self._stopwatch.begin_sleep()
                await asyncio.sleep(1)
                self._wake.set()

    async def _look(self) -> None:
        """Begin what is due, and find out when to look again."""
        # A deadline that is set meanwhile may be missing in what is read, so it must wake the timer.
        self._waiting_for = None
        due = await self._games.store.games.list_due(self._now())
        # A deadline that has moved or ended meanwhile has not failed yet.
        self._put_off = {one: wait for one, wait in self._put_off.items() if one in due}
        for game_id in due:
            if not await self._is_held(game_id):
                self._begin(game_id)
        nearest = await self._games.store.games.find_next_deadline()
        now = self._now()
        self._look_at = now + self._read_again
        if nearest is not None and nearest <= now:
            # This deadline is being carried out, or it has just failed. The loop must not run without a pause
            # meanwhile.
            nearest, self._look_at = now, now + timedelta(seconds=1)
        elif nearest is not None:
            self._look_at = min(nearest, self._look_at)
        self._waiting_for = nearest

    async def _is_held(self, game_id: str) -> bool:
        """Whether a game's deadline must wait, because its people cannot press at present."""
        if not self._absences:
            return False
        contest = await self._find(game_id)
        if contest is None or contest.record.deadline is Deadline.COMPUTER:
            return False
        return self._absences.keep_from(contest.record.guild_id)

    async def _sleep(self) -> None:
        left_s = (self._look_at - self._now()).total_seconds()
        self._planned_s = min(left_s, self._longest_s)
        self._stopwatch.begin_sleep()
        await self._idle(wait_for(self._wake, self._planned_s))

    def _begin(self, game_id: str) -> None:
        until, _ = self._put_off.get(game_id, (self._now(), 0.0))
        if game_id in self._at_work or until > self._now():
            return
        self._at_work.add(game_id)
        self._tasks.spawn(self._fulfil(game_id))

    async def _fulfil(self, game_id: str) -> None:
        try:
            await self._guard(game_id, self._automation.carry_out(game_id))
        finally:
            self._at_work.discard(game_id)
            self._wake.set()

    async def _guard(self, game_id: str, work: Awaitable[None]) -> None:
        """Await some work for one game, and log its errors. Errors are not raised, so that other games go on."""
        try:
            await work
            self._put_off.pop(game_id, None)
        except Refusal as refusal:
            log.warning("deadline refused", game=game_id, reason=str(refusal))
            self._note_failure(game_id)
        except Exception:
            log.exception("deadline failed", game=game_id)
            self._note_failure(game_id)

    def _note_failure(self, game_id: str) -> None:
        """Let a game's deadline wait. The first wait is short: another process may just have changed the game."""
        _, before_s = self._put_off.get(game_id, (None, 0.0))
        wait_s = min(2 * before_s or _RETRY_S, _LONGEST_RETRY_S)
        self._put_off[game_id] = (self._now() + timedelta(seconds=wait_s), wait_s)
