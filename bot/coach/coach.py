"""The coach at work: reviews of finished games, shown when they are ready."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from bot.coach.reviews import Reviews, Work
from bot.contest import Contest
from bot.games.casting import cast_of
from bot.games.live_games import Games
from bot.games.names import Names
from bot.ports import MessengerError, Panel, Person, Refusal
from bot.ports.screen import Screen
from bot.screens.coach import review_failed, review_screen, review_under_way
from data.records import Status

log = structlog.get_logger(__name__)

_AT_ONCE_S: Final = 1.2
"""A review that is ready within this is the answer itself; Discord waits three seconds."""
_TOLD_EVERY_S: Final = 2.0


class Coach:
    """Looks back on games for those who ask."""

    def __init__(self, games: Games, names: Names) -> None:
        self._games = games
        self._names = names
        self._reviews = Reviews()
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Give up what is being worked out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._reviews.close()

    async def review(self, contest: Contest, person: Person, panel: Panel | None) -> Screen:
        """Return the review for a person, or how far it is: then the panel shows the review once it is there.

        ``Refusal`` for a game that was not played to its end.
        """
        if contest.record.status is not Status.FINISHED:
            raise Refusal("Only a game that was played to its end can be reviewed.")
        work = self._reviews.of(contest)
        await asyncio.wait({work.task}, timeout=_AT_ONCE_S)
        if work.task.done():
            return await self._screen(contest, person, work)
        under_way = review_under_way(work.share)
        if panel is not None:
            task = asyncio.create_task(self._follow(contest, person, work, panel, under_way))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return under_way

    async def _follow(
        self, contest: Contest, person: Person, work: Work, panel: Panel, shown: Screen
    ) -> None:
        try:
            while not work.task.done():
                await asyncio.wait({work.task}, timeout=_TOLD_EVERY_S)
                if work.task.done():
                    screen = await self._screen(contest, person, work)
                else:
                    screen = review_under_way(work.share)
                if screen != shown:
                    await panel.edit(screen)
                    shown = screen
        except MessengerError as error:
            log.warning("review was not shown", game=contest.game_id, reason=repr(error))
        except Exception:
            log.exception("game could not be reviewed", game=contest.game_id)
            with suppress(MessengerError):
                await panel.edit(review_failed())

    async def _screen(self, contest: Contest, person: Person, work: Work) -> Screen:
        found = await work.task
        preferences = await self._games.store.people.preferences(person.user_id)
        cast = await cast_of(contest, self._names, text=preferences.text)
        seats = [
            seat
            for seat, player in enumerate(contest.record.players)
            if player.user_id == person.user_id
        ]
        return review_screen(contest, found, cast, seats[0] if seats else None)
