"""Changes games. Every press, command and lapsed clock that changes a game does so here.

A change takes the game from memory or loads it, makes a pure step, commits the new game, and tells the audiences. The
commit fails if the database has another version than expected. A move counts from the commit on. A message that fails
later does not undo the move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final, Protocol
from weakref import WeakValueDictionary

import structlog
from cachetools import LRUCache

from bot.contest import Contest
from bot.contest.clock import wind
from bot.contest.play import bring_back, note_end
from bot.ports import Refusal
from data.errors import StaleGame
from data.lanes import hurrying
from data.records import GameRecord
from data.store import Store
from engine import Event, LogError, RuleError
from engine.verify import move_of

log = structlog.get_logger(__name__)

_TRIES: Final = 4
_IN_MEMORY: Final = 4096


class Audience(Protocol):
    """Is told about every change of a game."""

    def follow(self, contest: Contest) -> None:
        """Take the new version of a game. The method must return at once."""


class Unreadable(Refusal):
    """Raised if the stored events of a game are damaged. The log of the bot has the details."""

    def __init__(self, game_id: str) -> None:
        super().__init__("refusals-unreadable")
        self.game_id = game_id


class LiveGames:
    """Finds games and changes them. Memory holds only committed versions, and of each game only one version."""

    def __init__(self, store: Store, *, now: Callable[[], datetime], pace_s: float) -> None:
        self.store = store
        self.now = now
        self.pace_s = pace_s
        self.audiences: list[Audience] = []
        self._contests: LRUCache[str, Contest] = LRUCache(_IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def keep_at_most(self, number: int) -> None:
        """Change the number of games that are kept in memory, and empty the memory."""
        self._contests = LRUCache(number)

    async def find(self, game_id: str) -> Contest | None:
        """Return the newest version of a game, ``None`` if there is no game with this id."""
        if not (game_id.isascii() and game_id.isalnum()):
            return None  # no game has such an id, and some databases refuse to look for it
        known = self._contests.get(game_id)
        if known is not None and await self._is_newest(known):
            return known
        return await self._load(game_id, known)

    async def _load(self, game_id: str, known: Contest | None) -> Contest | None:
        """Return a game from the database, ``None`` if there is no such game. Keep the game in memory.

        ``known`` is an older version of the game, whose events are not read again. With ``None`` all events are read.
        """
        contest = await self._read(game_id, known)
        if contest is None:
            return None
        # Another task may have loaded or changed the game meanwhile.
        newest = self._contests.get(game_id)
        if newest is not None and newest.record.version >= contest.record.version:
            return newest
        self._keep(contest)
        return contest

    async def recall(self, game_id: str, *, version: int = 0) -> Contest | None:
        """Return a game, from memory if possible; ``None`` if there is no game with this id.

        The version in memory may be old, because another process may just have changed the game. The game is loaded if
        it is not in memory, or if memory has an older version than ``version``.
        """
        known = self._contests.get(game_id)
        if known is None:
            return await self.find(game_id)
        return known if known.record.version >= version else await self._load(game_id, known)

    async def _is_newest(self, known: Contest) -> bool:
        """Whether the database has no newer version of a game than ``known``. Another process may have stored one."""
        if not self.store.is_shared:
            return True
        version = await self.store.games.find_version(known.game_id)
        return version is not None and version <= known.record.version

    async def _read(self, game_id: str, known: Contest | None) -> Contest | None:
        """Return a game from the database, ``None`` if there is no such game.

        ``known`` is an older version of the game, whose events are not read again. If it is ``None``, all events are
        read.
        """
        if known is None or known.state is None:
            stored = await self.store.games.find(game_id)
            return None if stored is None else Contest.load(stored)
        newer = await self.store.games.find_newer(game_id, len(known.events))
        if newer is None:
            return None
        return replace(known.with_events(newer.events), record=newer.record)

    async def catch_up(self, game_id: str, version: int) -> None:
        """Tell the audiences about a new version of a game, because another process has committed it.

        The audiences are told even if memory has the version already. A press may have loaded the game before this
        process got the notice of the change, and loading a game tells nobody.
        """
        contest = await self.recall(game_id, version=version)
        if contest is not None:
            self._tell(contest)

    async def get(self, game_id: str) -> Contest:
        """Return the newest version of a game; ``Refusal`` if there is no game with this id or if it is damaged."""
        try:
            contest = await self.find(game_id)
        except LogError:
            log.exception("game cannot be read", game=game_id)
            raise Unreadable(game_id) from None
        if contest is None:
            raise Refusal("refusals-unknown-game")
        return contest

    async def load_again(self, game_id: str) -> Contest:
        """Return a game from the database, even if it is in memory. ``Refusal`` as for ``get``."""
        self._contests.pop(game_id, None)
        return await self.get(game_id)

    async def get_in_server(self, guild_id: int, typed: str) -> Contest:
        """Return the game whose id somebody ``typed``; ``Refusal`` if the server has no such game."""
        contest = await self.get(typed.strip().lower())
        if contest.record.guild_id != guild_id:
            raise Refusal("refusals-no-such-game")
        return contest

    def refresh(self, contest: Contest) -> Contest:
        """Return the version of a game that is in memory if it is newer than ``contest``, otherwise ``contest``."""
        known = self._contests.get(contest.game_id)
        is_newer = known is not None and known.record.version > contest.record.version
        return known if known is not None and is_newer else contest

    async def get_open(self, channel_id: int) -> Contest:
        """Return the open game of a channel; ``Refusal`` if there is none."""
        game_id = await self.store.games.find_open_in(channel_id)
        if game_id is None:
            raise Refusal("refusals-no-game-here")
        return await self.get(game_id)

    async def create(
        self, contest: Contest, *, before_shown: Callable[[], Awaitable[None]] | None = None
    ) -> Contest:
        """Store a new lobby and tell the audiences; ``ChannelBusy`` if the channel has an open game.

        ``before_shown`` is called when the lobby is stored and no audience knows of it yet. ``None`` calls nothing.
        """
        contest = wind(contest, self.now(), pace_s=self.pace_s)
        await self.store.games.create(contest.record)
        if before_shown is not None:
            await before_shown()
        self._publish(contest)
        return contest

    async def change(
        self,
        game: Contest | str,
        step: Callable[[Contest], Contest],
        *,
        person_id: int | None = None,
        restart_clock: bool = True,
    ) -> Contest:
        """Change a game by a step, commit the new game and return it. The errors of ``step`` are raised.

        ``game`` is the game or its id. If the caller gives the game, it need not be looked up. ``step`` must be pure,
        because it is called again if another process has changed the game first. If ``step`` returns its argument,
        nothing is committed.

        After a change the clock starts again. With ``restart_clock=False`` the deadline stays as ``step`` left it.

        ``person_id`` is the user id of the person who acts, ``None`` if nobody acts. Before ``step`` sees the game,
        this person's autopilot ends and their lapses are forgotten. This is committed even if ``step`` refuses. A
        refusal changes nothing else.
        """
        refused: list[Refusal | RuleError] = []

        def arrive(before: Contest) -> Contest:
            refused.clear()
            here = before if person_id is None else self._bring_back(before, person_id)
            try:
                return step(here)
            except (Refusal, RuleError) as refusal:
                refused.append(refusal)
                return here

        game_id = game if isinstance(game, str) else game.game_id
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        # A press on the same game waits meanwhile.
        with hurrying():
            async with lock:
                # The shield keeps a cancelled caller from interrupting the commit.
                work = self._change(game, arrive, restart_clock, refused)
                after = await asyncio.shield(work)
        if refused:
            raise refused[0]
        return after

    async def _change(
        self,
        game: Contest | str,
        step: Callable[[Contest], Contest],
        restart_clock: bool,
        refused: Sequence[Exception],
    ) -> Contest:
        before = await self.get(game) if isinstance(game, str) else self.refresh(game)
        for attempt in range(_TRIES):
            after = step(before)
            if after is before:
                return before
            now = self.now()
            after = note_end(after, now)
            if (restart_clock and not refused) or not after.record.status.is_open:
                after = wind(after, now, pace_s=self.pace_s)
            after = replace(after, record=replace(after.record, version=before.record.version + 1))
            added = after.events[len(before.events) :]
            try:
                await self.store.games.commit(after.record, added)
            except StaleGame:
                log.warning("game changed elsewhere", game=after.game_id, attempt=attempt)
                before = await self.load_again(after.game_id)
                continue
            except BaseException:
                # Nobody knows whether the commit happened, so the game is read from the database next time.
                self._contests.pop(after.game_id, None)
                raise
            _log_change(after, added)
            self._publish(after)
            return after
        raise Refusal("refusals-busy")

    async def welcome_back(self, contest: Contest, user_id: int) -> Contest:
        """Return the newest version of a game, after a person who plays in the game has pressed something.

        The person's autopilot ends and their lapses are forgotten, in a commit. Without either nothing changes.
        """
        contest = self.refresh(contest)
        if self._bring_back(contest, user_id) is contest:
            return contest
        return await self.change(contest, lambda game: game, person_id=user_id, restart_clock=False)

    def _bring_back(self, game: Contest, user_id: int) -> Contest:
        seat = game.seat_of(user_id)
        if seat is None or not game.is_playing:
            return game
        here = bring_back(game, seat)
        if here is game:
            return game
        now = self.now()
        here = here.touch(now)
        # Nobody else's clock starts again.
        waits = game.is_automatic(seat) and (seat in game.to_act or game.everybody_is_away)
        return wind(here, now, pace_s=self.pace_s) if waits else here

    def _publish(self, contest: Contest) -> None:
        self._keep(contest)
        self._tell(contest)

    def _tell(self, contest: Contest) -> None:
        for audience in self.audiences:
            audience.follow(contest)

    def _keep(self, contest: Contest) -> None:
        self._contests[contest.game_id] = contest

    def forget_guild(self, guild_id: int) -> None:
        """Drop the games of a server from memory."""
        for game_id in [
            game_id
            for game_id, contest in self._contests.items()
            if contest.record.guild_id == guild_id
        ]:
            del self._contests[game_id]

    async def list_open(self, guild_id: int) -> list[GameRecord]:
        """Return the records of all open games of a server."""
        return await self.store.games.list_open_in(guild_id)


def _log_change(contest: Contest, events: Sequence[Event]) -> None:
    # Only seat and action are logged. A log line never names a card.
    moves = [
        f"{move.seat}:{type(move.action).__name__}" for event in events if (move := move_of(event))
    ]
    log.info(
        "game changed",
        game=contest.game_id,
        version=contest.record.version,
        status=contest.record.status.value,
        moves=moves,
        deadline=contest.record.deadline and contest.record.deadline.value,
    )
