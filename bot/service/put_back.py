"""Buttons of a moment that their game has not reached: its database was restored from a backup made before it."""

from __future__ import annotations

from typing import Final

import structlog

from bot.contest import Contest
from bot.games.casting import cast_of
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.messages.publisher import Publisher
from bot.ports import Answer, Place, Press
from bot.ports.screen import Screen, Text
from bot.screens.cards import cards_screen

log = structlog.get_logger(__name__)

_AT_TABLE: Final = (
    "This game was put back to an earlier moment, so the table that you pressed a button of is not right any more. "
    "The game goes on at the newest table below."
)
_ON_CARDS: Final = "This game was put back to an earlier moment. These are your cards now."


class PutBack:
    """Answers a press that is ahead of its game: the message is drawn again as the game stands, and says so."""

    def __init__(self, games: LiveGames, names: Names, publisher: Publisher) -> None:
        self._games = games
        self._names = names
        self._publisher = publisher

    async def answer(self, press: Press) -> Answer | None:
        """Return what the presser sees, ``None`` if the press is not ahead of its game."""
        contest = await self._games.need(press.game_id)
        if not contest.is_before(press.key):
            return None
        # Another process on the same database may have played on.
        contest = await self._games.load_again(press.game_id)
        if not contest.is_before(press.key):
            return None
        log.warning("game was put back", game=press.game_id, pressed=press.key, stands=contest.key)
        if press.place is Place.TABLE:
            if contest.record.status.is_open:
                await self._publisher.move_down(press.game_id)
            # The table may be deleted when it moves down, so that the words must not be on it alone.
            words = Screen((Text(_AT_TABLE),))
            return Answer(update=words, whisper=words)
        return Answer(update=await self._cards(contest, press.person.user_id))

    async def _cards(self, contest: Contest, user_id: int) -> Screen:
        seat = contest.seat_of(user_id)
        if seat is None or not contest.is_playing:
            return Screen((Text(_AT_TABLE),))
        preferences = await self._games.store.people.preferences(user_id)
        cast = await cast_of(contest, self._names, text=preferences.text)
        return cards_screen(contest, seat, cast, note=_ON_CARDS)
