"""The application on a messenger that refuses what the test says, and on a clock whose waits take no time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from bot.contest import Contest
from bot.ports import Person, Place, Press
from bot.ports.button_meanings import word_of
from bot.ports.screen import Screen, Text
from bot.service import Application
from bot.service.terms import Terms
from data.store import Store
from engine import Draw, Swap, TurnUp
from tests.bot.scripted import Nowhere
from tests.cogs.jumping import JumpingLoop
from tests.empty import lay_out

ANN, BOB = 11, 12
CHANNEL = 500
GUILD = 2 << 22
EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


class Call(NamedTuple):
    """One request to the messenger."""

    at_s: float
    what: str
    channel_id: int
    message_id: int = 0
    screen: Screen | None = None
    nonce: str = ""

    @property
    def text(self) -> str:
        """All words of the screen."""
        parts = () if self.screen is None else self.screen.parts
        return "\n".join(part.markdown for part in parts if isinstance(part, Text))


class Moody(Nowhere):
    """A messenger that keeps all calls. ``refuse`` returns the error for a call, or ``None``."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self.calls: list[Call] = []
        self.refuse: Callable[[Call], Exception | None] = lambda _call: None
        self.room = asyncio.Event()
        """Edits wait for this event. It is set at the start."""
        self.room.set()
        self.arrives = asyncio.Event()
        """Edits in the channel ``slow_channel`` end after this event."""
        self.slow_channel = 0
        self.urgent: list[bool] = []
        """For each edit that waited for room: whether it was urgent."""
        self._now = now

    def _take(
        self,
        what: str,
        channel_id: int,
        message_id: int = 0,
        screen: Screen | None = None,
        nonce: str = "",
    ) -> None:
        at_s = asyncio.get_running_loop().time()
        call = Call(at_s, what, channel_id, message_id, screen, nonce)
        self.calls.append(call)
        error = self.refuse(call)
        if error is not None:
            raise error

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        self._take("post", channel_id, 0, screen, nonce)
        milliseconds = (self._now() - EPOCH) // timedelta(milliseconds=1)
        return (milliseconds << 22) + await super().post(channel_id, screen, nonce=nonce)

    async def wait_for_room(self, *, urgent: bool) -> None:
        self.urgent.append(urgent)
        await self.room.wait()

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        self._take("edit", channel_id, message_id, screen)
        if channel_id == self.slow_channel:
            await self.arrives.wait()

    async def delete(self, channel_id: int, message_id: int) -> None:
        self._take("delete", channel_id, message_id)

    def of(self, what: str, channel_id: int = CHANNEL) -> list[Call]:
        """Return the calls of one kind in one channel."""
        return [one for one in self.calls if (one.what, one.channel_id) == (what, channel_id)]


class Bench:
    """The running application, and what people do."""

    def __init__(self, app: Application, messenger: Moody, skipped: list[float]) -> None:
        self.app = app
        self.messenger = messenger
        self._skipped = skipped
        self._presses = 0

    def skip(self, seconds: float) -> None:
        """Let the wall clock jump. Nothing is carried out meanwhile, and no wait gets shorter."""
        self._skipped[0] += seconds

    async def start(self, *, clock_s: int | None = None, channel_id: int = CHANNEL) -> str:
        """Start a game of Ann and Bob, turn up two cards each, and wait until everything is shown."""
        game_id = await self.open_lobby(clock_s=clock_s, channel_id=channel_id)
        await self.press(game_id, BOB, "join")
        await self.press(game_id, ANN, "begin")
        for _ in range(4):
            await self.move(game_id)
        await asyncio.sleep(20)
        self.messenger.calls.clear()
        return game_id

    async def open_lobby(
        self,
        *,
        clock_s: int | None = None,
        channel_id: int = CHANNEL,
        called: tuple[int, ...] = (),
        ruleset: str = "card_commons",
        holes: int = 3,
    ) -> str:
        """Let Ann open a lobby, or call people to the one of the channel; return the id of the game."""
        opened = await self.app.service.opening.open_lobby(
            person=Person(ANN, "Ann"),
            guild_id=GUILD,
            channel_id=channel_id,
            terms=Terms(ruleset, holes=holes, clock_s=clock_s, hints=False),
            called=called,
        )
        return opened.game_id

    def make_press(self, game_id: str, user_id: int, action: str, key: str = "0-0") -> Press:
        """Return a press in a direct message."""
        self._presses += 1
        person = Person(user_id, f"Player {user_id}")
        return Press(self._presses, person, Place.DIRECT, 5, 1, game_id, key, action)

    async def press(self, game_id: str, user_id: int, action: str, key: str = "0-0") -> None:
        """Press a button in a direct message."""
        await self.app.service.presses.press(self.make_press(game_id, user_id, action, key))

    async def leave(self, game_id: str, user_id: int) -> None:
        """Take a person out of a game."""
        person = Person(user_id, f"Player {user_id}")
        await self.app.service.leaving.leave(await self.contest(game_id), person)

    async def contest(self, game_id: str) -> Contest:
        """Return the game as the bot has it."""
        return await self.app.games.get(game_id)

    async def move(self, game_id: str) -> Contest:
        """Make one move that brings the hole to an end some time."""
        contest = await self.contest(game_id)
        seat = contest.to_act[0]
        view = contest.view(seat)
        hidden = [
            one
            for one in view.legal
            if isinstance(one, (Swap, TurnUp)) and view.seats[seat].cards[one.slot] is None
        ]
        action = next((one for one in view.legal if isinstance(one, Draw)), None)
        user_id = contest.record.players[seat].user_id
        assert user_id is not None
        await self.press(
            game_id, user_id, word_of(action or (hidden or view.legal)[0]), contest.key
        )
        return await self.contest(game_id)

    async def turn(self, game_id: str) -> Contest:
        """Make one turn: draw a card, and place it."""
        await self.move(game_id)
        return await self.move(game_id)


def run(
    work: Callable[[Bench], Awaitable[None]],
    folder: Path,
    *,
    gap_s: float = 0.0,
    pace_s: float = 0.0,
) -> None:
    """Do some work with the application, on a loop whose waits take no time."""

    async def main() -> None:
        loop = asyncio.get_running_loop()
        skipped = [0.0]
        base = datetime(2026, 6, 1, tzinfo=UTC).timestamp() - loop.time()

        def now() -> datetime:
            return datetime.fromtimestamp(base + loop.time() + skipped[0], UTC)

        await lay_out(folder / "golf.db")
        async with await Store.open(f"sqlite:///{folder / 'golf.db'}") as store:
            messenger = Moody(now)
            app = Application(
                store, messenger, now=now, computer_pace_s=pace_s, edit_gap_s=gap_s, clock=loop.time
            )
            await app.start()
            try:
                await work(Bench(app, messenger, skipped))
            finally:
                await app.close()

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(main())


def refuse(
    what: str, error: Exception, *, times: int = 10_000, channel_id: int = CHANNEL
) -> Callable[[Call], Exception | None]:
    """Return a rule that refuses the next calls of one kind in one channel."""
    left = [times]

    def rule(call: Call) -> Exception | None:
        if (call.what, call.channel_id) != (what, channel_id) or not left[0]:
            return None
        left[0] -= 1
        return error

    return rule


def gaps(calls: Sequence[Call]) -> list[int]:
    """Return the seconds between calls, rounded."""
    return [round(later.at_s - one.at_s) for one, later in pairwise(calls)]
