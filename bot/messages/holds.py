"""Lets the answer to a press come before the other messages of its game."""

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
"""Somebody who presses without pause must not keep the table from the others."""


class Written(NamedTuple):
    """A message that an answer changes, and which change of the message that is."""

    key: SurfaceKey
    write: int


@dataclass(slots=True)
class Hold:
    """Presses of one game that are being answered."""

    presses: set[int] = field(default_factory=set)
    answers: dict[int, Written] = field(default_factory=dict)
    """By press."""
    released: asyncio.Event = field(default_factory=asyncio.Event)


class Holds:
    """The presses that are being answered, by game."""

    def __init__(self, answered: Callable[[Written], None]) -> None:
        """``answered`` is called with each message that an answer changed, after the answer was shown or has failed."""
        self._answered = answered
        self._holds: dict[str, Hold] = {}

    @contextmanager
    def holding(self, press: Press) -> Iterator[None]:
        """Hold back the messages of a game while a press is being answered."""
        hold = self._holds.setdefault(press.game_id, Hold())
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

    def note(self, press: Press, written: Written) -> None:
        """Remember which message the answer to a press changes, if anything is held back for the press."""
        if hold := self._holds.get(press.game_id):
            hold.answers[press.press_id] = written

    def is_held(self, game_id: str) -> bool:
        """Whether a press of a game is being answered, so that nobody knows what the pressed message shows."""
        return game_id in self._holds

    async def wait(self, game_id: str) -> None:
        """Wait until a game's presses are answered, but not for long."""
        if hold := self._holds.get(game_id):
            await wait_for(hold.released, _LONGEST_S)
