"""Carries out deadlines, moves computers, and stops the clocks of games whose table cannot be shown."""

from __future__ import annotations

import asyncio
from datetime import datetime

import structlog

from bot.clockwork.looking_further import LookingFurther
from bot.contest import Contest, clock, half_time, lobby, play
from bot.games.live_games import LiveGames
from bot.ports.meter import Meter, Unmetered
from data.records import Deadline
from engine import EndReason, NextHole
from engine.computer import Level

log = structlog.get_logger(__name__)


class Automation:
    """Changes games without a press. Each method changes one game and commits the change."""

    def __init__(
        self,
        games: LiveGames,
        meter: Meter | None = None,
        looking_further: LookingFurther | None = None,
    ) -> None:
        self._games = games
        self._looking_further = looking_further
        self._meter = meter or Unmetered()

    async def carry_out(self, game_id: str) -> None:
        """Do what is due at a game's deadline. If a press has moved the deadline meanwhile, do nothing."""
        now = self._games.now()
        contest = await self._games.find(game_id)
        if contest is None or not _is_due(contest, now):
            return
        assert contest.record.deadline_at is not None  # a due game has a deadline
        self._meter.count_deadline((now - contest.record.deadline_at).total_seconds())
        if contest.record.deadline is Deadline.COMPUTER:
            await self._move_computers(contest)
            return
        # After a reminder the clock runs on. After any other deadline it starts again.
        restart_clock = contest.record.deadline is not Deadline.REMINDER

        def step(game: Contest) -> Contest:
            return _carry_out(game, self._games.now()) if _is_due(game, now) else game

        await self._games.change(game_id, step, restart_clock=restart_clock)

    async def _move_computers(self, contest: Contest) -> None:
        """Make and commit the moves of computers. If the game changes while the computers think, drop these moves."""
        version = contest.record.version
        if _is_slow_to_think(contest):
            if self._looking_further is not None:
                self._looking_further.begin()
            after = await asyncio.to_thread(play.move_computers, contest)
        else:
            after = play.move_computers(contest)

        def step(game: Contest) -> Contest:
            return after if game.record.version == version else game

        await self._games.change(contest.game_id, step)

    async def stop_clock(self, game_id: str) -> None:
        """Stop the players' clock in a game, because the table cannot be shown. Other deadlines stay."""
        await self._games.change(
            game_id,
            lambda game: clock.stop(game, self._games.now()) if _has_clock(game) else game,
            restart_clock=False,
        )

    async def resume_clock(self, game_id: str) -> None:
        """Let the stopped clock of a game run again, with the time that was left when it stopped."""
        await self._games.change(
            game_id, lambda game: clock.resume(game, self._games.now()), restart_clock=False
        )

    async def grant_grace(self, game_id: str) -> None:
        """Give more time to players whose clock ran out while the bot was not running."""
        await self._games.change(
            game_id, lambda game: clock.grant_grace(game, self._games.now()), restart_clock=False
        )

    async def give_back(self, game_id: str, seconds: float) -> None:
        """Move a game's deadline later by ``seconds``, the time in which people could not press."""
        await self._games.change(
            game_id,
            lambda game: clock.give_back(game, self._games.now(), seconds),
            restart_clock=False,
        )

    async def shift(self, game_id: str, seconds: float) -> None:
        """Move a game's deadline by some seconds, because the machine's time has jumped."""
        await self._games.change(
            game_id, lambda game: clock.shift(game, seconds), restart_clock=False
        )

    async def close_channel(self, channel_id: int) -> None:
        """Close the open game of a deleted channel, if there is one."""
        game_id = await self._games.store.games.find_open_in(channel_id)
        if game_id is not None:
            await self.close_game(game_id)

    async def close_game(self, game_id: str) -> None:
        """Close a lobby or end a game without a result, because the channel does not exist any more."""
        log.info("channel gone", game=game_id)
        await self._games.change(game_id, _close_down)


def _is_due(contest: Contest, now: datetime) -> bool:
    at = contest.record.deadline_at
    return contest.record.status.is_open and at is not None and at <= now


def _has_clock(contest: Contest) -> bool:
    return contest.is_playing and contest.record.deadline in (Deadline.REMINDER, Deadline.LAPSE)


def _carry_out(game: Contest, now: datetime) -> Contest:
    match game.record.deadline:
        case Deadline.LOBBY:
            return lobby.close(game)
        case Deadline.REMINDER:
            return half_time.remind(game, now)
        case Deadline.LAPSE:
            return play.lapse(game)
        case Deadline.NEXT_HOLE:
            seat = game.to_act[0]
            return play.move(game, seat, NextHole())
        case Deadline.CLOSE:
            return play.end(game, EndReason.ABANDONED)
        case Deadline.COMPUTER | None:
            return game


def _close_down(game: Contest) -> Contest:
    if game.is_lobby:
        return lobby.close(game)
    return play.end(game, EndReason.ABANDONED) if game.is_playing else game


def _is_slow_to_think(contest: Contest) -> bool:
    return any(player.level == Level.PRO.value for player in contest.record.players)
