"""New tables: opened by a command, or by Rematch under a game that is over."""

from __future__ import annotations

from bot.contest import Contest, lobby, play
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.ports import Answer, Person, Press, Refusal
from bot.service.answering import say
from bot.service.choosing import Choosing
from data.errors import ChannelBusy


class Opening:
    """``/golf start`` and Rematch."""

    def __init__(self, games: LiveGames, names: Names, choosing: Choosing) -> None:
        self._games = games
        self._names = names
        self._choosing = choosing

    async def open_lobby(
        self,
        *,
        person: Person,
        guild_id: int,
        channel_id: int,
        ruleset: str,
        holes: int,
        clock_s: int | None,
        hints: bool,
    ) -> str:
        """Open a lobby in a channel and return the game's id."""
        self._names.learn(guild_id, person.user_id, person.name)
        await self._choosing.hear_of(person.user_id)
        table = lobby.open_lobby(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=person.user_id,
            ruleset=ruleset,
            holes=holes,
            clock_s=clock_s,
            hints=hints,
            now=self._games.now(),
        )
        return (await self._create(table)).game_id

    async def rematch(self, contest: Contest, press: Press) -> Answer:
        """Open a lobby like that of a game that is over, with its computers in it and the presser as host."""
        record = contest.record
        if record.status.is_open:
            raise Refusal("This game is not over yet.")
        table = lobby.open_lobby(
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            host_id=press.person.user_id,
            ruleset=record.ruleset,
            holes=record.holes,
            clock_s=record.clock_s,
            hints=record.hints,
            now=self._games.now(),
        )
        for player in record.players:
            if player.user_id is None:
                table = lobby.add_computer(table, play.level_of(player))
        await self._create(table)
        return say("A new table is open: everybody who wants to play again presses Join.")

    async def _create(self, table: Contest) -> Contest:
        try:
            return await self._games.create(table)
        except ChannelBusy as busy:
            other = await self._games.need(busy.game_id)
            what = "an open table" if other.is_lobby else "a game going on"
            raise Refusal(
                f"There is {what} in this channel: `/golf table` shows it. "
                "Another game fits in another channel or a thread."
            ) from None
