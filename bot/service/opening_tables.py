"""Opens new tables for commands, or seats people at the table that the channel has already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.contest import Contest, lobby
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Person, Refusal
from bot.service.busy_channel import refuse_other, will_do
from bot.service.calling import Calling
from bot.service.choosing import Choosing
from bot.service.first_post import FirstPost
from bot.service.joining import Joining
from bot.service.terms import Terms
from data.errors import ChannelBusy

_MOST_CALLED: Final = 11
"""At most this number of people can be called to one table, because no table has more free seats."""


class Opened(NamedTuple):
    """The result of ``/golf start``: a new lobby, or the lobby that the channel had already."""

    game_id: str
    joined: bool | None
    """Whether the person got a seat in the lobby that the channel had already.

    ``False`` if the person had a seat there before, ``None`` for a new lobby.
    """
    calls: Phrase
    """A sentence for the person: it says who was invited and who was not."""


class OpeningTables:
    """Answers ``/golf start``."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        publisher: Publisher,
        choosing: Choosing,
        joining: Joining,
        calling: Calling,
        first_post: FirstPost,
    ) -> None:
        self._games = games
        self._names = names
        self._publisher = publisher
        self._choosing = choosing
        self._joining = joining
        self._calling = calling
        self._first_post = first_post

    async def open_lobby(
        self,
        *,
        person: Person,
        guild_id: int,
        channel_id: int,
        terms: Terms,
        called: Sequence[int] = (),
    ) -> Opened:
        """Open a lobby in a channel and call people to it. ``called`` are their user ids.

        If the channel has a lobby already, the person gets a seat there and calls the people to it. ``Refusal`` if that
        lobby differs in a setting that the person has chosen, or if the channel's game has started.
        """
        self._names.learn(guild_id, person.user_id, person.name)
        await self._choosing.note_arrival(person)
        table = lobby.open_lobby(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=person.user_id,
            ruleset=terms.ruleset,
            holes=terms.holes,
            clock_s=terms.clock_s,
            hints=terms.hints,
            now=self._games.now(),
        )
        try:
            calls = await self._first_post.post(table, called, calls_role=True)
        except ChannelBusy as busy:
            other = await self._games.get(busy.game_id)
            if not will_do(other, table, terms.named):
                raise refuse_other(other) from None
            return await self._sit_down(other, person, called)
        return Opened(table.game_id, None, calls)

    async def _sit_down(self, table: Contest, person: Person, called: Sequence[int]) -> Opened:
        """Seat a person in a lobby that is open already, call people to it, and post it as the newest message."""
        newly = [user_id for user_id in called if table.seat_of(user_id) is None]
        if newly:
            before = await self._games.store.invitations.list_invited(table.game_id)
            if len({*before, *newly}) > _MOST_CALLED:
                raise Refusal("refusals-too-many-called", count=_MOST_CALLED)
            lobby.check_room(lobby.join(table, person.user_id, None))
        joined = table.seat_of(person.user_id) is None
        await self._joining.seat(table, person)
        invited = await self._calling.invite(table, newly)
        await self._publisher.move_down(table.game_id, called=invited.asked)
        seated = [user_id for user_id in called if user_id not in newly]
        calls = await self._calling.tell(table.record.guild_id, invited, seated)
        return Opened(table.game_id, joined, calls)
