"""Opens a new table with the settings of a game that is over."""

from __future__ import annotations

from bot.contest import Contest, lobby, play
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.ports import Answer, Press, Refusal
from bot.service.answering import say
from bot.service.busy_channel import ALL_TERMS, refuse_other, will_do
from bot.service.calling import BETWEEN_REMATCHES
from bot.service.first_post import FirstPost
from bot.service.joining import Joining
from bot.service.solo import Solo
from data.errors import ChannelBusy


class Rematching:
    """Answers the button Rematch, and the button Play again of a private game."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        joining: Joining,
        first_post: FirstPost,
        solo: Solo,
    ) -> None:
        self._games = games
        self._screens = screens
        self._joining = joining
        self._first_post = first_post
        self._solo = solo

    async def rematch(self, contest: Contest, press: Press) -> Answer:
        """Seat the presser at a new table with the settings of a game that is over.

        The first press opens the table, with the same computers, and calls the people who played. Later presses join
        it. A private game begins at once.
        """
        if contest.record.status.is_open:
            raise Refusal("refusals-not-over")
        if contest.record.is_private:
            return await self._solo.play_again(contest, press)
        user_id = press.person.user_id
        table = self._open_again(contest, user_id)
        others = [other for other in contest.record.people if other > 0 and other != user_id]
        try:
            told = await self._first_post.post(table, others, gap=BETWEEN_REMATCHES)
        except ChannelBusy as busy:
            other = await self._games.get(busy.game_id)
            if not will_do(other, contest, ALL_TERMS):
                raise refuse_other(other) from None
            after = await self._joining.seat(other, press.person, press.press_id)
            return Answer(whisper=await self._joining.welcome(after, press.person))
        return await say(self._screens, press.person, Phrase("answers-rematch", told=told))

    def _open_again(self, contest: Contest, host_id: int) -> Contest:
        """Return a new lobby with the settings and the computers of a game that is over."""
        record = contest.record
        table = lobby.open_lobby(
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            host_id=host_id,
            ruleset=record.ruleset,
            holes=record.holes,
            clock_s=record.clock_s,
            hints=record.hints,
            now=self._games.now(),
        )
        for player in record.players:
            if player.user_id is None:
                table = lobby.add_computer(table, play.level_of(player))
        return table
