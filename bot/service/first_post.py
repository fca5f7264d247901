"""Stores a new lobby, calls people to it, and waits until it is posted. If it cannot be posted, it is closed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.contest import Contest, lobby
from bot.games.live_games import LiveGames
from bot.languages import Phrase
from bot.messages.outcomes import Blocked, Gone
from bot.messages.publisher import Publisher
from bot.ports import Refusal
from bot.service.calling import BETWEEN_INVITATIONS, Calling
from bot.words.permissions import name_permission
from data.invitations import Invited

_PATIENCE_S: Final = 8.0
"""The answer to a command waits at most this number of seconds until the lobby is posted.

If an outage of Discord delays the post longer, the lobby stays open and is posted after the outage.
"""
_SEE: Final = "View Channel"


class FirstPost:
    """Stores new lobbies and waits until they are posted."""

    def __init__(self, games: LiveGames, publisher: Publisher, calling: Calling) -> None:
        self._games = games
        self._publisher = publisher
        self._calling = calling

    async def post(
        self,
        table: Contest,
        called: Sequence[int],
        *,
        gap: timedelta = BETWEEN_INVITATIONS,
        calls_role: bool = False,
    ) -> Phrase:
        """Store and post a new lobby that calls people; return the sentence that says who was invited and who was not.

        ``called`` are the user ids of these people. People who were called less than ``gap`` ago are not called again.
        With ``calls_role`` the server's role is called too. ``ChannelBusy`` if the channel has an open game.
        ``Refusal`` with the missing permissions if Discord refuses the post.
        """
        invited = Invited()

        async def call() -> None:
            nonlocal invited
            invited = await self._calling.invite(table, called, gap=gap)
            if calls_role:
                await self._calling.call_role(table)

        await self._games.create(table, before_shown=call)
        await self._check_posted(table)
        return await self._calling.tell(table.record.guild_id, invited)

    async def _check_posted(self, table: Contest) -> None:
        outcome = await self._publisher.wait_for_table(table, seconds=_PATIENCE_S)
        match outcome:
            case Blocked(missing=missing):
                lacking = missing
            case Gone():
                lacking = _SEE
            case _:
                return
        await self._games.change(
            table.game_id, lambda one: lobby.close(one) if one.is_lobby else one
        )
        named = tuple(name_permission(name) for name in lacking.split(", ") if name)
        is_hidden = lacking == _SEE
        raise Refusal("refusals-not-posted", permissions=named, count=len(named), hidden=is_hidden)
