"""Holds the messages of a game back until the answers to its presses were shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.messages.surface import SurfaceKey
from bot.ports import Press
from bot.ports.idle import wait_for

_LONGEST_S: Final = 1.5
"""The messages of a game wait no longer than this many seconds, so that constant presses cannot keep the table back."""


class Written(NamedTuple):
    """A message that an answer changed, with the number of that change (``Surface.writes``)."""

    key: SurfaceKey
    write: int


@dataclass(slots=True)
class Hold:
    """The presses of one game that are being answered."""

    presses: set[int] = field(default_factory=set)
    answers: dict[int, Written] = field(default_factory=dict)
    """By press id: the message that the answer changes."""
    released: asyncio.Event = field(default_factory=asyncio.Event)
    held_back: set[SurfaceKey] = field(default_factory=set)
    """The messages that are brought up to date after the answers."""
    timer: asyncio.TimerHandle | None = None
    """Ends the wait of these messages if the answers take too long; ``None`` after that."""


class Holds:
    """Knows the presses that are being answered, by game."""

    def __init__(
        self, answered: Callable[[Written], None], let_go: Callable[[SurfaceKey], None]
    ) -> None:
        """``answered`` is called with a message that an answer changed, when the answer was shown or has failed.

        ``let_go`` is called with a message that was held back, when it need not wait any more.
        """
        self._answered = answered
        self._let_go = let_go
        self._holds: dict[str, Hold] = {}

    @contextmanager
    def holding(self, press: Press) -> Iterator[None]:
        """Hold the messages of a game back while a press is being answered."""
        hold = self._holds.get(press.game_id)
        if hold is None:
            hold = self._holds[press.game_id] = Hold()
            loop = asyncio.get_running_loop()
            hold.timer = loop.call_later(_LONGEST_S, self._end_wait, hold)
        hold.presses.add(press.press_id)
        try:
            yield
        finally:
            hold.presses.discard(press.press_id)
            if not hold.presses:
                del self._holds[press.game_id]
                hold.released.set()
            written = hold.answers.pop(press.press_id, None)
            if written is not None:
                self._answered(written)
            if not hold.presses:
                self._end_wait(hold)

    def _end_wait(self, hold: Hold) -> None:
        if hold.timer is not None:
            hold.timer.cancel()
            hold.timer = None
        while hold.held_back:
            self._let_go(hold.held_back.pop())

    def hold_back(self, key: SurfaceKey) -> bool:
        """Hold a message back until the presses of its game are answered; return false if it need not wait."""
        hold = self._holds.get(key.game_id)
        if hold is None or hold.timer is None:
            return False
        hold.held_back.add(key)
        return True

    def note(self, press: Press, written: Written) -> None:
        """Remember which message the answer to a press changes, if the press holds messages back."""
        if hold := self._holds.get(press.game_id):
            hold.answers[press.press_id] = written

    def is_held(self, game_id: str) -> bool:
        """Whether a press of a game is being answered, so that the bot does not know what the pressed message shows."""
        return game_id in self._holds

    async def wait(self, game_id: str) -> None:
        """Wait until all presses of a game are answered, but at most ``_LONGEST_S`` seconds."""
        hold = self._holds.get(game_id)
        if hold is not None and hold.timer is not None:
            await wait_for(hold.released, _LONGEST_S)
