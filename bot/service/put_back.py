"""Answers presses on buttons of a later turn than the game has reached.

Such buttons exist after the database was restored from a backup.
"""

from __future__ import annotations

from typing import Final

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Answer, Place, Press

log = structlog.get_logger(__name__)

_AT_TABLE: Final = Phrase("answers-put-back-table")
_ON_CARDS: Final = Phrase("answers-put-back-cards")


class PutBack:
    """Shows the presser a game as it is now, and says that the game went back to an earlier turn."""

    def __init__(self, games: LiveGames, screens: Screens, publisher: Publisher) -> None:
        self._games = games
        self._screens = screens
        self._publisher = publisher

    async def answer(self, contest: Contest, press: Press) -> Answer | None:
        """Return the answer if the pressed button is of a later turn than the game has reached, otherwise ``None``."""
        if not contest.is_before(press.key):
            return None
        # Another process with the same database may have changed the game.
        contest = await self._games.load_again(press.game_id)
        if not contest.is_before(press.key):
            return None
        log.warning("game was put back", game=press.game_id, pressed=press.key, stands=contest.key)
        contest = await self._games.welcome_back(contest, press.person.user_id)
        if press.place is Place.TABLE:
            if contest.record.status.is_open:
                await self._publisher.move_down(press.game_id)
            # The table may be deleted when it moves down. So the sentence is also said to the presser.
            return Answer(
                update=await self._screens.make_in_place_of_table(contest, _AT_TABLE),
                whisper=await self._screens.make_sentence(_AT_TABLE, press.person),
            )
        user_id = press.person.user_id
        if contest.seat_of(user_id) is None or not contest.is_playing:
            return Answer(update=await self._screens.make_sentence(_AT_TABLE, press.person))
        return Answer(update=await self._screens.make_cards(contest, user_id, note=_ON_CARDS))
