"""Opens new tables, for a command or for Rematch."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.contest import Contest, lobby, play
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Answer, Person, Press, Refusal
from bot.screens import lobby as lobby_words
from bot.service.answering import say
from bot.service.calling import BETWEEN_REMATCHES, Calling
from bot.service.choosing import Choosing
from bot.service.first_post import check_posted
from bot.service.joining import Joining
from data.errors import ChannelBusy
from data.invitations import Invited

_ALL_TERMS: Final = ("ruleset", "holes", "clock_s", "hints")
_MOST_CALLED: Final = 11
"""People who can be called to one table: no table has more seats to offer."""


class Terms(NamedTuple):
    """How somebody would like to play."""

    ruleset: str
    holes: int
    clock_s: int | None
    hints: bool
    named: Collection[str] = ()
    """The terms that the person has named; the others are the server's choice."""


class Opened(NamedTuple):
    """A lobby that was opened, or the one that the channel had already."""

    game_id: str
    joined: bool | None
    """Whether the person sat down at a table that was open already; ``None`` at a new table."""
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
        terms: Terms,
        called: Sequence[int] = (),
    ) -> Opened:
        """Open a lobby in a channel and call people to it.

        If the channel has an open lobby, the person sits down there and calls the people to it, unless it differs in
        a term that the person has named.
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
        invited = Invited()

        async def call() -> None:
            nonlocal invited
            invited = await self._calling.invite(table, called)
            await self._calling.call_role(table)

        try:
            await self._games.create(table, before_shown=call)
        except ChannelBusy as busy:
            other = await self._games.get(busy.game_id)
            if not (other.is_lobby and _are_alike(other, table, terms.named)):
                raise _tell_busy(other) from None
            return await self._sit_down(other, person, called)
        await check_posted(self._games, self._publisher, table)
        return Opened(table.game_id, None, await self._calling.tell(guild_id, invited))

    async def _sit_down(self, table: Contest, person: Person, called: Sequence[int]) -> Opened:
        """Seat a person at an open table, call people to it, and show it as the newest message."""
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
            if not (other.is_lobby and _are_alike(other, contest, _ALL_TERMS)):
                raise _tell_busy(other) from None
            after = await self._joining.seat(other, press.person, press.press_id)
            return Answer(whisper=await self._joining.welcome(after, press.person))
        await check_posted(self._games, self._publisher, table)
        told = await self._calling.tell(record.guild_id, invited)
        return say(Phrase("answers-rematch", told=told))


def _are_alike(one: Contest, other: Contest, terms: Collection[str]) -> bool:
    """Whether two tables are alike in some of their terms."""
    return all(getattr(one.record, term) == getattr(other.record, term) for term in terms)


def _tell_busy(other: Contest) -> Refusal:
    if other.is_lobby:
        return Refusal("refusals-other-terms", terms=lobby_words.terms(other))
    return Refusal("refusals-channel-taken")
