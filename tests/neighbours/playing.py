"""People who play at one table, in its channel and in direct messages, no matter which process answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.contest import Contest
from bot.ports.button_meanings import word_of
from data.store import Store
from engine import Take
from tests.bot.scripted import fingerprint
from tests.neighbours.server import Interaction, Loopback
from tests.neighbours.world import Message

DEFERRED, UPDATE = 6, 7


async def until(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until a condition holds; return whether it held in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True


@dataclass
class Party:
    """One channel and the people who play in it."""

    loopback: Loopback
    store: Store
    """The test's own connection to the database. No process of the bot uses it."""
    guild_id: int
    people: list[int]
    chance: Random
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    """The game, number of events and fingerprint after each acknowledged press."""
    directly: int = 0
    """How many of these presses were in direct messages."""
    lags_s: list[float] = field(default_factory=list)
    """After each press in a direct message: the seconds until the table in the channel showed its result."""

    @property
    def channel_id(self) -> int:
        """The id of the channel."""
        return self.loopback.world.guilds[self.guild_id]

    async def game(self) -> Contest | None:
        """Return the open game from the database, ``None`` if there is none."""
        game_id = await self.store.games.find_open_in(self.channel_id)
        stored = None if game_id is None else await self.store.games.find(game_id)
        return None if stored is None else Contest.load(stored)

    async def step(self) -> None:
        """Do the next thing that can be done. If the necessary process does not run, do nothing."""
        contest = await self.game()
        if contest is None:
            await self.loopback.slash(self.people[0], self.channel_id, "start", holes=3)
            return
        if contest.is_lobby:
            await self._fill(contest)
            return
        if contest.is_playing:
            await self._move(contest)

    async def _fill(self, contest: Contest) -> None:
        table = self.table(contest.game_id)
        if table is None or not table.custom_ids("join"):
            await asyncio.sleep(0.1)
            return
        missing = [one for one in self.people if one not in contest.record.people]
        word = "join" if missing else "begin"
        person = missing[0] if missing else self.people[0]
        for custom_id in table.custom_ids(word)[:1]:
            await self.loopback.press(person, table, custom_id)

    async def _move(self, contest: Contest) -> None:
        seat = self.chance.choice(contest.to_act)
        person = contest.record.players[seat].user_id
        assert person is not None
        # A take needs two presses, so only the tests of one process make takes.
        legal = [one for one in contest.view(seat).legal if not isinstance(one, Take)]
        if not legal:
            return
        word = word_of(legal[(len(contest.events) * 5 + seat) % len(legal)])
        custom_id = f"golf:{contest.game_id}:{contest.key}:{word}"
        directly = self.chance.random() < 0.5
        message = await self._find_message(contest, person, custom_id, directly=directly)
        if message is None:
            return
        before = self._look(contest.game_id)
        interaction = await self.loopback.press(person, message, custom_id)
        if interaction.kind not in (DEFERRED, UPDATE):
            return
        after = await self._check(contest, interaction)
        if after is not None and directly:
            self.directly += 1
            begun = time.monotonic()
            if await until(lambda: self._look(contest.game_id) != before, 3):
                self.lags_s.append(time.monotonic() - begun)

    async def _find_message(
        self, contest: Contest, person: int, custom_id: str, *, directly: bool
    ) -> Message | None:
        """Return a message with this button, ``None`` if the bot shows none.

        With ``directly`` it is a direct message, otherwise the panel that the table opens.
        """
        found: list[Message] = []

        def look() -> bool:
            channel_id = self.loopback.world.direct.get(person, 0)
            for message in reversed(self.loopback.world.list_in(channel_id)):
                if custom_id in message.custom_ids(""):
                    found.append(message)
                    return True
            return False

        if directly:
            await until(look, 8)
            return found[0] if found else None
        table = self.table(contest.game_id)
        calls = [] if table is None else table.custom_ids("cards")
        if table is None or not calls:
            return None
        shown = await self.loopback.press(person, table, calls[0])
        panel = shown.original
        if panel is None or not panel.ephemeral_for:
            return None
        return panel if custom_id in panel.custom_ids("") else None

    async def _check(self, before: Contest, interaction: Interaction) -> Contest | None:
        """Note what was acknowledged. From then on the database must not lose it."""
        stored = await self.store.games.find(before.game_id)
        assert stored is not None, "the game of an acknowledged press is lost"
        after = Contest.load(stored)
        if after.key == before.key and after.is_playing and len(after.events) == len(before.events):
            return None  # the bot refused the press
        self.acknowledged.append((after.game_id, len(after.events), fingerprint(after)))
        return after

    def table(self, game_id: str) -> Message | None:
        """Return the newest message of the game in its channel."""
        found = [
            one for one in self.loopback.world.list_in(self.channel_id) if one.game_id == game_id
        ]
        return found[-1] if found else None

    def _look(self, game_id: str) -> tuple[int, int]:
        table = self.table(game_id)
        return (0, 0) if table is None else (table.message_id, table.edits)
