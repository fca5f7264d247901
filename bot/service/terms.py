"""The terms of a game: what a person has named, and otherwise what the moderators of the server have chosen."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bot.contest.lobby import choose_holes
from data.people import People
from data.records import DEFAULT_RULESET


class Terms(NamedTuple):
    """The settings of a wanted table."""

    ruleset: str
    holes: int
    clock_s: int | None
    hints: bool
    named: Collection[str] = ()
    """The names of the settings that the person has chosen. The others come from the server's preferences."""


class TermsOfServers:
    """Completes the terms of a table: the settings that a person has not named come from the server's preferences."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def choose_ruleset(self, guild_id: int) -> str:
        """Return the name of the ruleset by which a server plays. ``guild_id`` 0 stands for direct messages."""
        if not guild_id:
            return DEFAULT_RULESET
        return (await self._people.load_server(guild_id)).ruleset

    async def fill_in(
        self,
        guild_id: int,
        *,
        ruleset: str | None = None,
        holes: int | None = None,
        clock_s: int | None = None,
        hints: bool = False,
    ) -> Terms:
        """Return the terms of a table. ``Refusal`` for an unknown ruleset.

        The server's preferences replace a ruleset, holes or clock that is ``None``. ``hints`` says whether players can
        press Hint.

        ``clock_s`` is 0 for a table without a clock. If the ruleset does not offer the number of holes, the nearest
        number is chosen.
        """
        server = await self._people.load_server(guild_id)
        given = {"ruleset": ruleset, "holes": holes, "clock_s": clock_s, "hints": hints or None}
        ruleset = ruleset or server.ruleset
        return Terms(
            ruleset=ruleset,
            holes=choose_holes(ruleset, holes, server.holes),
            clock_s=server.clock_s if clock_s is None else (clock_s or None),
            hints=hints,
            named=[term for term, value in given.items() if value is not None],
        )

    async def wants_pictures(self, guild_id: int) -> bool:
        """Whether the tables of a server have pictures."""
        return not (await self._people.load_server(guild_id)).text
