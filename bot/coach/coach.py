"""Gives people the reviews of their finished games. A review that takes long is shown when it is ready."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from bot.coach.replays import Replays
from bot.coach.reviews import Reviews
from bot.coach.works import Work
from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.ports import MessengerError, Panel, Person, Refusal
from bot.ports.screen import Screen
from bot.ports.tasks import Tasks
from bot.screens.record import LastGames
from data.records import Status
from engine.computer.lessons import Lesson, add_up
from engine.computer.review import GameReview

log = structlog.get_logger(__name__)

_AT_ONCE_S: Final = 1.2
"""The answer to a press waits for a review at most this number of seconds, because Discord waits only three."""
_TOLD_EVERY_S: Final = 2.0
_NEWEST: Final = 10
"""``look_back`` counts the mistakes in this number of a person's newest games."""


class Coach:
    """Gives people the reviews of their finished games."""

    def __init__(self, games: LiveGames, screens: Screens) -> None:
        self._games = games
        self._screens = screens
        self._reviews = Reviews()
        self.replays = Replays()
        self._tasks = Tasks()
        self._catching_up: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop all work."""
        await self._tasks.close()
        await self._reviews.close()
        await self.replays.close()

    async def review(self, contest: Contest, person: Person, panel: Panel | None) -> Screen:
        """Return the review of a game as a screen. If no review is ready soon, the screen says how much of it is done.

        In that case ``panel`` shows the review later, and with ``None`` nothing does. ``Refusal`` for a game that was
        not played to its end.
        """
        if contest.record.status is not Status.FINISHED:
            raise Refusal("refusals-review-unfinished")
        work = self._reviews.begin(contest)
        await asyncio.wait({work.task}, timeout=_AT_ONCE_S)
        if work.task.done():
            return await self._screens.make_review(contest, work.task.result(), person.user_id)
        under_way = await self._screens.make_under_review(work.share, person)
        if panel is not None:
            self._tasks.spawn(self._follow(contest, person, work, panel, under_way))
        return under_way

    async def look_back(self, user_id: int, guild_id: int) -> LastGames:
        """Return how often a person made each kind of mistake in their newest games on a server, and the cost.

        Only games that have a review are counted. Reviews of the other games begin now, one after the other, so a later
        call counts more games.
        """
        records = await self._games.store.games.list_finished_of(user_id, guild_id, _NEWEST)
        lessons: list[Lesson] = []
        missing: list[str] = []
        for record in records:
            found = self._reviews.find(record.game_id)
            if found is None:
                missing.append(record.game_id)
                continue
            for seat, player in enumerate(record.players):
                if player.user_id == user_id:
                    lessons += found.seats[seat].lessons
        # Only one such task runs. So a person who presses Review waits for at most one other game.
        if missing and (self._catching_up is None or self._catching_up.done()):
            self._catching_up = self._tasks.spawn(self._catch_up(missing))
        return LastGames(add_up(lessons), len(records) - len(missing), len(missing))

    async def _catch_up(self, game_ids: list[str]) -> None:
        for game_id in game_ids:
            try:
                work = self._reviews.begin(await self._games.get(game_id))
                while not work.task.done():
                    await asyncio.wait({work.task}, timeout=_TOLD_EVERY_S)
                work.task.result()
            except Exception:
                log.exception("game could not be reviewed", game=game_id)

    async def _follow(
        self, contest: Contest, person: Person, work: Work[GameReview], panel: Panel, shown: Screen
    ) -> None:
        failed = await self._screens.make_review_failed(person)
        try:
            is_done = False
            while not is_done:  # at least once, because the review may be ready by now
                await asyncio.wait({work.task}, timeout=_TOLD_EVERY_S)
                is_done = work.task.done()
                if is_done:
                    screen = await self._screens.make_review(
                        contest, work.task.result(), person.user_id
                    )
                else:
                    screen = await self._screens.make_under_review(work.share, person)
                if screen != shown:
                    await panel.edit(screen)
                    shown = screen
        except MessengerError as error:
            log.warning("review was not shown", game=contest.game_id, reason=repr(error))
        except Exception:
            log.exception("game could not be reviewed", game=contest.game_id)
            with suppress(MessengerError):
                await panel.edit(failed)
