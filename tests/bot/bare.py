"""The application without Discord: the real database and the real games, a clock that the test moves, and a messenger
that keeps what it gets.
"""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.contest import Contest
from bot.ports import Answer, MessengerError, Panel, Person, Place, Press, Refusal
from bot.ports.screen import Button, Row, Screen, Text
from bot.service import Application
from bot.service.opening_tables import Opened
from bot.service.terms import Terms
from data.records import Status
from data.store import Store
from tests.bot.scripted import ANN, BOB, CHANNEL, GUILD, Nowhere
from tests.bot.tables import played
from tests.empty import lay_out

__all__ = ["ANN", "BOB", "CHANNEL", "CY", "DI", "GUILD", "Bare", "Kept", "bare", "labels", "words"]
CY, DI = 13, 14


@dataclass
class Kept(Nowhere):
    """A messenger that keeps every screen that it gets."""

    posts: list[tuple[int, Screen]] = field(default_factory=list)
    edits: list[tuple[int, Screen]] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    language: str | None = None
    fails: MessengerError | None = None
    """What every post to a channel raises."""

    def __post_init__(self) -> None:
        super().__init__()

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        if self.fails is not None and channel_id < 1000:
            raise self.fails
        self.posts.append((channel_id, screen))
        return await super().post(channel_id, screen, nonce=nonce)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        self.edits.append((channel_id, screen))

    async def fetch_member_name(self, guild_id: int, user_id: int) -> str | None:
        return self.names.get(user_id, f"Player {user_id}")

    def find_server_language(self, guild_id: int) -> str | None:
        return self.language


class Bare:
    """The application, and what people do with it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at = datetime(2026, 3, 1, 20, tzinfo=UTC)
        self.tick = timedelta(microseconds=1)
        self.messenger = Kept()
        self.app = Application(
            store, self.messenger, now=self.read_clock, computer_pace_s=0, edit_gap_s=0
        )
        self._ids = itertools.count(1000)

    def read_clock(self) -> datetime:
        """Return the time. No two readings are equal, as in a real bot, unless ``tick`` is zero."""
        self.at += self.tick
        return self.at

    def wait(self, **time: float) -> None:
        """Let time pass. Nothing is carried out meanwhile."""
        self.at += timedelta(**time)

    async def game(self, game_id: str) -> Contest:
        """Return the current game."""
        return await self.app.games.get(game_id)

    async def open(
        self,
        host: int = ANN,
        *,
        called: tuple[int, ...] = (),
        channel_id: int = CHANNEL,
        language: str = "",
        guild_id: int = GUILD,
        **terms: Any,
    ) -> Opened:
        """Open a table as ``/golf start`` does, or sit down at the one of the channel."""
        wanted = Terms("card_commons", holes=3, clock_s=90, hints=False)._replace(**terms)
        return await self.app.service.opening.open_lobby(
            person=Person(host, f"Player {host}", language=language),
            guild_id=guild_id,
            channel_id=channel_id,
            terms=wanted,
            called=called,
        )

    async def begin(self, *others: int, computers: int = 0, **options: Any) -> str:
        """Start a game of Ann and others; return its id."""
        game_id = (await self.open(**options)).game_id
        for other in others:
            await self.press(other, game_id, "join")
        for _ in range(computers):
            await self.press(ANN, game_id, "addcpu")
        await self.press(ANN, game_id, "begin")
        return game_id

    async def play(self, game_id: str, until: str = "game over") -> Contest:
        """Play to the end of the game, or until the game is in a phase."""
        return await self.app.games.change(game_id, lambda game: played(game, until=until))

    async def change(self, game_id: str, **values: Any) -> Contest:
        """Change the record of a game, and leave its clock."""
        return await self.app.games.change(
            game_id,
            lambda game: replace(game, record=replace(game.record, **values)),
            restart_clock=False,
        )

    def a_press(
        self,
        user_id: int,
        contest: Contest,
        word: str,
        *,
        place: Place = Place.TABLE,
        key: str | None = None,
        chosen: str = "",
        moderator: bool = False,
        panel: Panel | None = None,
        channel_id: int | None = None,
        name: str = "",
        language: str = "",
    ) -> Press:
        """Return a press of a button of the current turn."""
        return Press(
            next(self._ids),
            Person(user_id, name or f"Player {user_id}", moderator, language),
            place,
            contest.record.channel_id if channel_id is None else channel_id,
            1,
            contest.game_id,
            contest.key if key is None else key,
            word,
            chosen,
            panel,
        )

    async def press(self, user_id: int, game_id: str, word: str, **options: Any) -> Answer:
        """Press a button of a game."""
        press = self.a_press(user_id, await self.game(game_id), word, **options)
        return await self.app.service.presses.press(press)

    async def aside(self, person: Person, word: str, game_id: str) -> Answer:
        """Press a button of a private question."""
        return await self.app.service.asking.answer(GUILD, lambda _: person, word, game_id)

    async def refused(self, work: Awaitable[object]) -> str:
        """Return the key of the sentence with which something is refused."""
        with pytest.raises(Refusal) as refusal:
            await work
        return refusal.value.phrase.key

    async def status(self, game_id: str) -> Status:
        """Return the stored status of a game."""
        stored = await self.store.games.find(game_id)
        assert stored is not None
        return stored.record.status


@asynccontextmanager
async def open_bare(folder: Path) -> AsyncIterator[Bare]:
    """Open the application on an empty database."""
    await lay_out(folder / "golf.db")
    async with await Store.open(f"sqlite:///{folder / 'golf.db'}") as store:
        made = Bare(store)
        yield made
        await made.app.close()


@pytest.fixture
async def bare(tmp_path: Path) -> AsyncIterator[Bare]:
    """Return the application on an empty database. Nothing is shown until ``app.start``."""
    async with open_bare(tmp_path) as made:
        yield made


def words(screen: Screen | None) -> str:
    """Return all words of a screen."""
    assert screen is not None
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def labels(screen: Screen | None, chosen: Callable[[Button], bool] = lambda _: True) -> list[str]:
    """Return the labels of the buttons of a screen that can be pressed."""
    assert screen is not None
    rows = [part for part in screen.parts if isinstance(part, Row)]
    buttons = [button for row in rows for button in row.buttons if isinstance(button, Button)]
    return [button.label for button in buttons if not button.disabled and chosen(button)]
