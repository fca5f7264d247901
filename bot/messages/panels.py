"""Ephemeral messages with somebody's cards: kept up to date for as long as Discord lets them be edited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.ports import MessengerError, Panel, Press, Unavailable
from bot.ports.screen import Screen, Text
from bot.screens.colours import QUIET

log = structlog.get_logger(__name__)

TOKEN_LIVES: Final = timedelta(minutes=14)
"""A token lives for fifteen minutes; one less leaves room for clocks that differ."""
_LEFT: Final = Screen((Text("-# Your cards are in a newer message."),), accent=QUIET)


@dataclass(slots=True)
class OpenPanel:
    """An ephemeral message with somebody's cards, as long as it can be edited."""

    panel: Panel
    message_id: int
    screen: Screen | None
    """``None`` if nobody knows what it shows."""
    until: datetime
    earlier: OpenPanel | None = None
    """The same message with an older token, in case the answer that brought the newest one was lost."""


class Panels:
    """The newest ephemeral message of each player in each game; in memory only, like the tokens themselves."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._open: dict[tuple[str, int], OpenPanel] = {}

    def note_opened(self, game_id: str, user_id: int, panel: Panel, screen: Screen) -> None:
        """A new message shows the cards."""
        self._open[game_id, user_id] = OpenPanel(panel, 0, screen, self._now() + TOKEN_LIVES)

    def note_pressed(self, press: Press, screen: Screen) -> None:
        """A press came from such a message: with it came a fresh token."""
        if press.panel is None:
            return
        key = (press.game_id, press.person.user_id)
        before = self._open.get(key)
        if before is not None:
            before.earlier = None
            if before.message_id not in (0, press.message_id):
                before = None
        until = self._now() + TOKEN_LIVES
        self._open[key] = OpenPanel(press.panel, press.message_id, screen, until, before)

    def doubt(self, game_id: str, user_id: int) -> None:
        """Nobody knows what a message shows, because the answer that changed it was lost."""
        if panel := self._open.get((game_id, user_id)):
            panel.screen = None

    async def show(self, game_id: str, user_id: int, screen: Screen) -> bool:
        """Bring the ephemeral message up to date, if it can still be edited; return false if it may work later."""
        key = (game_id, user_id)
        panel = self._open.get(key)
        if panel is None or (panel.screen is not None and panel.screen.serves_for(screen)):
            return True
        if panel.until <= self._now():
            del self._open[key]
            return True
        panel.screen = None  # nobody knows what it shows if this fails
        try:
            await panel.panel.edit(screen)
            panel.screen = screen
        except Unavailable:
            return False
        except MessengerError as error:
            log.debug("ephemeral cards cannot be edited", game=game_id, reason=str(error))
            if self._open.get(key) is not panel:
                return True
            del self._open[key]
            if panel.earlier is not None:
                self._open[key] = panel.earlier
                panel.earlier.screen = None
                return await self.show(game_id, user_id, screen)
        return True

    def has(self, game_id: str, user_id: int) -> bool:
        """Whether there is a message that shows the cards."""
        return (game_id, user_id) in self._open

    def take(self, game_id: str, user_id: int) -> OpenPanel | None:
        """Return the message that shows the cards, which another is going to do from now on."""
        return self._open.pop((game_id, user_id), None)

    async def leave(self, panel: OpenPanel) -> None:
        """Let an older message say that another shows the cards now."""
        if panel.until <= self._now():
            return
        try:
            await panel.panel.edit(_LEFT)
        except MessengerError as error:
            log.debug("older ephemeral cards cannot be edited", reason=str(error))

    def drop(self, game_id: str) -> None:
        """Forget a game that is not shown any more."""
        for key in [key for key in self._open if key[0] == game_id]:
            del self._open[key]
