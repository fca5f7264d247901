"""Lets the messages of a game wait until the answers to its presses were shown, so that answers come first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bot.messages.surface import SurfaceKey
from bot.ports import Press
from bot.ports.idle import wait_for

LONGEST_S: Final = 1.5
"""Messages wait at most this number of seconds, so that a table is shown even if people press all the time."""


@dataclass(slots=True)
class Hold:
    """The presses of one game that are being answered, and the messages that wait for these answers."""

    presses: set[int] = field(default_factory=set)
    released: asyncio.Event = field(default_factory=asyncio.Event)
    held_back: set[SurfaceKey] = field(default_factory=set)
    """The messages that wait until all ``presses`` are answered, and are then brought up to date."""
    timer: asyncio.TimerHandle | None = None
    """Ends the wait of these messages if the answers take too long. After that it is ``None``, and no message waits."""

    def end_wait(self) -> set[SurfaceKey]:
        """End the wait of all messages; return the messages that waited."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        let_go, self.held_back = self.held_back, set()
        return let_go


class Holds:
    """Knows for each game which presses are being answered, and which messages wait for these answers."""

    def __init__(self) -> None:
        self._holds: dict[str, Hold] = {}

    def begin(self, press: Press) -> Hold | None:
        """Note that a press is being answered. Return the new hold, ``None`` if the game has one already."""
        hold = self._holds.get(press.game_id)
        is_new = hold is None
        if hold is None:
            hold = self._holds[press.game_id] = Hold()
        hold.presses.add(press.press_id)
        return hold if is_new else None

    def end(self, press: Press) -> set[SurfaceKey]:
        """Note that a press was answered; return the messages that waited and need not wait any more."""
        hold = self._holds[press.game_id]
        hold.presses.discard(press.press_id)
        if hold.presses:
            return set()
        del self._holds[press.game_id]
        hold.released.set()
        return hold.end_wait()

    def hold_back(self, game_id: str, keys: Iterable[SurfaceKey]) -> bool:
        """Let messages wait until the presses of their game are answered; return ``False`` if they need not wait."""
        hold = self._holds.get(game_id)
        if hold is None or hold.timer is None:
            return False
        hold.held_back.update(keys)
        return True

    def is_held(self, game_id: str) -> bool:
        """Whether a press of a game is being answered. Meanwhile nobody knows what the pressed message shows."""
        return game_id in self._holds

    async def wait(self, game_id: str) -> None:
        """Wait until all presses of a game are answered, but at most ``LONGEST_S`` seconds."""
        hold = self._holds.get(game_id)
        if hold is not None and hold.timer is not None:
            await wait_for(hold.released, LONGEST_S)
