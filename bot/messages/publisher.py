"""The door to the messages of games: other rooms say here what has changed, and the messages follow.

One task at a time edits a message. A screen that the message shows already is not sent. A failed edit is tried again,
and a deleted message is posted again. No failure here can undo or repeat a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.readable import read_each
from bot.games.screens import Screens
from bot.messages.answers import Answers
from bot.messages.cards_message import CardsMessages
from bot.messages.holds import Holds
from bot.messages.keeper import Keeper, TableWatch
from bot.messages.leftovers import Leftovers
from bot.messages.outcomes import AttemptOutcome
from bot.messages.panels import Panels
from bot.messages.reach import Reach
from bot.messages.registry import Registry
from bot.messages.reminder_message import ReminderMessages
from bot.messages.sender import Sender
from bot.messages.showing import Showing
from bot.messages.surface import SurfaceKey, make_table_key
from bot.messages.table_message import TableMessages
from bot.messages.when_discord_refuses import STOP_CLOCK_AFTER
from bot.ports import Messenger, MessengerError
from bot.ports.idle import Idle, rest
from bot.ports.tasks import Tasks
from data.records import Deadline, SurfaceKind, SurfaceRecord
from engine import LogError

log = structlog.get_logger(__name__)

_FLUSH_S: Final = 5.0
_AT_ONCE: Final = 8
"""After a start, about this number of messages are checked at the same time.

Each check needs a connection to the database. A process has fifteen connections to PostgreSQL, and presses need some of
these.
"""


class Publisher:
    """Knows which messages a game has, and lets the keeper bring them up to date when something changes."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        messenger: Messenger,
        watch: TableWatch,
        *,
        now: Callable[[], datetime],
        gap_s: float = 1.0,
        idle: Idle = rest,
    ) -> None:
        self._games = games
        self._screens = screens
        self._watch = watch
        self._messenger = messenger
        self._idle = idle
        self._catching_up: asyncio.Task[None] | None = None
        self._now = now
        holds, tasks = Holds(), Tasks()
        self._tasks = tasks
        panels = self._panels = Panels(now)
        registry = self._registry = Registry(games.store.surfaces, games.store.shards)
        reach = self.reach = Reach(games, tasks)
        sender = Sender(messenger, registry, now)
        leftovers = Leftovers(messenger, tasks, idle)
        showing = Showing(
            TableMessages(games, screens, sender, reach, leftovers, holds),
            CardsMessages(games, screens, sender, registry, reach, panels),
            ReminderMessages(games, screens, sender, registry, reach),
            reach.news,
        )
        keeper = self._keeper = Keeper(
            games, registry, holds, showing, watch, tasks, gap_s=gap_s, idle=idle
        )
        self.answers = Answers(games, screens, keeper, holds, registry, panels, tasks, now)
        """Notes which messages the answers to presses change."""

    # Beginning and end

    async def start(self) -> None:
        """Begin to keep messages up to date. Messages that were out of date when the bot stopped come first."""
        if self._keeper.is_running:
            return
        self._keeper.start(self._now())
        self._tasks.spawn(self._flush_regularly())
        behind = await self._games.store.surfaces.list_behind()
        # Tables that are opened from now on are left alone here, because their first message waits for the invitations.
        shown = await self._games.store.games.list_open_ids(shown=True)
        self._catching_up = self._tasks.spawn(self._catch_up(behind, shown))

    async def _catch_up(self, behind: Sequence[str], shown: Sequence[str]) -> None:
        """Check the messages of all open games after a start. Presses are already being answered meanwhile.

        ``behind`` are the ids of games with messages that are known to be out of date. These games come first. The
        messages of all other games, ``shown``, are checked too, because the last process may have died after it stored
        a version and before it showed the version.
        """
        others = [id_ for id_ in shown if id_ not in set(behind)]
        for game_id in (*behind, *others):
            while len(busy := self._keeper.list_hopeful()) >= _AT_ONCE:
                await self._idle(_wait_for_any(busy))
            try:
                contest = await self._games.find(game_id)
            except LogError:
                log.exception("game cannot be read", game=game_id)
                continue
            if contest is not None:
                self.follow(contest)

    async def close(self) -> None:
        """Stop keeping messages up to date.

        Messages that are still out of date are brought up to date after the next start.
        """
        await self._keeper.close()
        await self._registry.flush()

    async def settle(self) -> None:
        """Wait until every message that can be shown now is up to date."""
        if self._catching_up is not None:
            await asyncio.wait({self._catching_up})
        while busy := self._keeper.list_busy():
            await asyncio.wait(busy)

    @property
    def behind_s(self) -> tuple[float, ...]:
        """For each message that is out of date: the number of seconds since it became out of date."""
        return self._keeper.list_delays()

    # What makes messages change

    def follow(self, contest: Contest) -> None:
        """Bring all messages of a game up to date soon, because the game has changed."""
        self._keeper.follow(contest, self._list_keys(contest))
        table = self._keeper.surfaces.get(make_table_key(contest.game_id))
        if table is None:
            return  # the game has no table, or another process shows it
        if table.failures >= STOP_CLOCK_AFTER and contest.record.left_s is None:
            # Somebody has moved, from a direct message perhaps, and the clock runs. People at the table cannot see it.
            self._tasks.spawn(self._watch.stop_clock(contest.game_id))

    def check(self, contest: Contest) -> None:
        """Bring those messages of a game up to date that show an older version than ``contest``."""
        self._keeper.check(contest, self._list_keys(contest))

    async def follow_choice(self, user_id: int) -> None:
        """Bring the messages of a person's games up to date, because the person has changed their preferences.

        The change was made in another process.
        """
        preferences = await self._games.store.people.load_preferences(user_id)
        self.reach.is_closed_to(preferences)  # notes when they were closed
        game_ids = await self._games.store.games.list_open_of(user_id)
        async for contest in read_each(self._games, game_ids):
            self.follow(contest)

    async def tell_unreached(self, game_id: str, seat: int) -> None:
        """Let the table of a game tell a player how to see their cards.

        Another process has tried to send this player a direct message and failed.
        """
        contest = await self._games.find(game_id)
        if contest is not None and seat < len(contest.record.players):
            self.reach.tell(contest, seat)
            self._keeper.mark_news()

    async def move_down(self, game_id: str, *, called: Sequence[int] = ()) -> None:
        """Post a game's table again, as the newest message of its channel. The post notifies the people ``called``."""
        surface = self._keeper.surfaces[make_table_key(game_id)]
        await self._registry.load(surface)
        surface.move_down = True
        surface.to_call = (*surface.to_call, *called)
        self._keeper.mark(surface.key)

    async def wait_for_table(self, contest: Contest, *, seconds: float) -> AttemptOutcome | None:
        """Wait until there was an attempt to show a table; return the outcome of the last attempt.

        ``None`` if there is none within ``seconds``, if another process shows the table, or if no message is kept up to
        date at present.
        """
        key = make_table_key(contest.game_id)
        if not self._keeper.is_running or key not in self._list_keys(contest):
            return None
        surface = self._keeper.surfaces[key]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await surface.tried.wait()
        return surface.outcome

    def forget(self, game_id: str) -> None:
        """Stop keeping the messages of a game up to date."""
        self._keeper.forget(game_id)
        self._panels.drop(game_id)

    async def stop_showing(self, game_id: str) -> None:
        """Stop keeping a game's messages up to date, because the bot has left the server.

        Direct messages tell people that the game is over.
        """
        records = await self._games.store.surfaces.list_of_game(game_id)
        self.forget(game_id)
        for record in records:
            if record.kind is SurfaceKind.CARDS:
                self._tasks.spawn(self._say_last(record))

    async def _say_last(self, record: SurfaceRecord) -> None:
        last = await self._screens.make_parted(record.user_id)
        try:
            await self._messenger.edit(record.channel_id, record.message_id, last)
        except MessengerError as error:
            log.info("message left as it was", game=record.game_id, reason=str(error))

    # Which messages

    def _list_keys(self, contest: Contest) -> list[SurfaceKey]:
        game_id, shards = contest.game_id, self._games.store.shards
        has_table = shards.has_guild(contest.record.guild_id) and not contest.record.is_private
        keys = [make_table_key(game_id)] if has_table else []
        if contest.state is not None:
            keys += [
                SurfaceKey(game_id, SurfaceKind.CARDS, player.user_id)
                for player in contest.record.players
                if player.user_id is not None and player.user_id > 0
                # A process that sends no direct messages has a player's cards only if they have a panel.
                if shards.has_direct or self._panels.has(game_id, player.user_id)
            ]
        if not has_table:
            return keys
        reminder = SurfaceKey(game_id, SurfaceKind.REMINDER)
        if reminder in self._keeper.surfaces or contest.record.deadline is not Deadline.LOBBY:
            keys.append(reminder)
        return keys

    # Keeping account

    async def _flush_regularly(self) -> None:
        while True:
            await self._idle(asyncio.sleep(_FLUSH_S))
            try:
                await self._registry.flush()
            except Exception:
                log.exception("cannot note what was shown")


async def _wait_for_any(tasks: Sequence[asyncio.Task[None]]) -> None:
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
