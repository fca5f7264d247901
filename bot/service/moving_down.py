"""Posts a table again as the newest message of its channel."""

from __future__ import annotations

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Answer, Person, Press, Refusal
from bot.service.answering import say


class MovingDown:
    """Answers ``/golf table``, and the button under **More…** that does the same."""

    def __init__(self, games: LiveGames, screens: Screens, publisher: Publisher) -> None:
        self._games = games
        self._screens = screens
        self._publisher = publisher

    async def answer(self, contest: Contest, press: Press) -> Answer:
        """Post the table again; return the answer. Only messages of older versions have this choice."""
        await self.move(contest, press.person)
        return await say(self._screens, press.person, Phrase("answers-table-posted"))

    async def move_down(self, channel_id: int, person: Person) -> None:
        """Post the table of the channel's game again, as the newest message."""
        await self.move(await self._games.get_open(channel_id), person)

    async def move(self, contest: Contest, person: Person) -> None:
        """Post the table of a game again; ``Refusal`` if the person is neither a player nor a moderator."""
        if not contest.record.status.is_open:
            raise Refusal("refusals-over")
        if contest.seat_of(person.user_id) is None and not person.moderator:
            raise Refusal("refusals-only-players-move")
        await self._publisher.move_down(contest.game_id)
