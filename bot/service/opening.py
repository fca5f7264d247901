"""Opens new tables, for a command or for Rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.contest import Contest, lobby, play
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Answer, Person, Press, Refusal
from bot.service.answering import say
from bot.service.calling import BETWEEN_REMATCHES, Calling
from bot.service.choosing import Choosing
from bot.service.first_post import check_posted
from bot.service.joining import Joining
from data.errors import ChannelBusy
from data.invitations import Invited


class Opened(NamedTuple):
    """A lobby that was just opened."""

    game_id: str
    calls: Phrase
    """The sentence about the result of the invitations, for the person who invited."""


class Opening:
    """Answers ``/golf start`` and Rematch."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        publisher: Publisher,
        choosing: Choosing,
        joining: Joining,
        calling: Calling,
    ) -> None:
        self._games = games
        self._names = names
        self._publisher = publisher
        self._choosing = choosing
        self._joining = joining
        self._calling = calling

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
        called: Sequence[int] = (),
    ) -> Opened:
        """Open a lobby in a channel and call people to it."""
        self._names.learn(guild_id, person.user_id, person.name)
        await self._choosing.note_arrival(person)
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
        invited = Invited()

        async def call() -> None:
            nonlocal invited
            invited = await self._calling.invite(table, called)
            await self._calling.call_role(table)

        try:
            await self._games.create(table, before_shown=call)
        except ChannelBusy as busy:
            raise _tell_busy(await self._games.get(busy.game_id)) from None
        await check_posted(self._games, self._publisher, table)
        return Opened(table.game_id, await self._calling.tell(guild_id, invited))

    async def rematch(self, contest: Contest, press: Press) -> Answer:
        """Seat the presser at a new table with the settings of a game that is over.

        The first press opens the table, with the same computers, and calls the people who played. Later presses join
        it.
        """
        record, user_id = contest.record, press.person.user_id
        if record.status.is_open:
            raise Refusal("refusals-not-over")
        table = lobby.open_lobby(
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            host_id=user_id,
            ruleset=record.ruleset,
            holes=record.holes,
            clock_s=record.clock_s,
            hints=record.hints,
            now=self._games.now(),
        )
        for player in record.players:
            if player.user_id is None:
                table = lobby.add_computer(table, play.level_of(player))
        others = [other for other in record.people if other > 0 and other != user_id]
        invited = Invited()

        async def call() -> None:
            nonlocal invited
            invited = await self._calling.invite(table, others, gap=BETWEEN_REMATCHES)

        try:
            await self._games.create(table, before_shown=call)
        except ChannelBusy as busy:
            other = await self._games.get(busy.game_id)
            if not (other.is_lobby and _are_alike(other, contest)):
                raise _tell_busy(other) from None
            after = await self._joining.seat(other, press)
            return Answer(whisper=await self._joining.seal(after, press.person))
        await check_posted(self._games, self._publisher, table)
        told = await self._calling.tell(record.guild_id, invited)
        return say(Phrase("answers-rematch", told=told))


def _are_alike(one: Contest, other: Contest) -> bool:
    """Whether two tables have the same settings."""
    return all(
        getattr(one.record, name) == getattr(other.record, name)
        for name in ("ruleset", "holes", "clock_s", "hints")
    )


def _tell_busy(other: Contest) -> Refusal:
    return Refusal("refusals-channel-taken", open=other.is_lobby)
