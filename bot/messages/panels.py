"""Keeps panels up to date, as long as Discord lets the bot edit them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.ports import MessengerError, Panel, Press, Unavailable
from bot.ports.screen import Screen

log = structlog.get_logger(__name__)

TOKEN_LIVES: Final = timedelta(minutes=14)
"""How long the bot uses a token. Discord accepts it for fifteen minutes. One minute is left, because clocks differ."""


@dataclass(slots=True)
class OpenPanel:
    """A panel that the bot can still edit."""

    panel: Panel
    message_id: int
    screen: Screen | None
    """The screen that the panel shows, ``None`` if that is not known."""
    until: datetime
    earlier: OpenPanel | None = None
    """The same panel with an older token, ``None`` without one.

    The older token is used if the answer to the newest press does not arrive.
    """


class Panels:
    """Remembers the newest panel of each player in each game, and edits panels.

    Panels are in memory only, because their tokens live only for minutes.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._open: dict[tuple[str, int], OpenPanel] = {}

    def note_opened(self, game_id: str, user_id: int, panel: Panel, screen: Screen) -> None:
        """Note that a new ephemeral message shows a player's cards."""
        self._open[game_id, user_id] = OpenPanel(panel, 0, screen, self._now() + TOKEN_LIVES)

    def note_pressed(self, press: Press, screen: Screen) -> None:
        """Note that a press came from a panel, where the answer shows ``screen``. The press brings a new token."""
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
        """Note that nobody knows what a panel shows, because an answer that should have changed the panel was lost."""
        if panel := self._open.get((game_id, user_id)):
            panel.screen = None

    async def show(self, game_id: str, user_id: int, screen: Screen) -> bool:
        """Make a player's panel show a screen, if there is a panel that can be edited.

        Return ``False`` only if the edit failed and may work later.
        """
        key = (game_id, user_id)
        panel = self._open.get(key)
        if panel is None or (panel.screen is not None and panel.screen.serves_for(screen)):
            return True
        if panel.until <= self._now():
            del self._open[key]
            return True
        panel.screen = None  # if this fails, nobody knows what the panel shows
        try:
            await panel.panel.edit(screen)
            panel.screen = screen
        except Unavailable:
            self._doubt_newer(key, panel)
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
        return not self._doubt_newer(key, panel)

    def _doubt_newer(self, key: tuple[str, int], panel: OpenPanel) -> bool:
        """Return whether an answer has changed a panel during an edit with an older token.

        Nobody knows which of the two changes Discord made last, so the panel counts as unknown.
        """
        newer = self._open.get(key)
        if newer is None or newer.earlier is not panel:
            return False
        newer.screen = None
        return True

    def has(self, game_id: str, user_id: int) -> bool:
        """Whether the bot remembers a panel with a player's cards."""
        return (game_id, user_id) in self._open

    def take(self, game_id: str, user_id: int) -> OpenPanel | None:
        """Forget a player's panel, so that it is not kept up to date any more.

        Return the panel, ``None`` if there was none.
        """
        return self._open.pop((game_id, user_id), None)

    async def leave(self, panel: OpenPanel, screen: Screen) -> None:
        """Show ``screen`` in an older panel for the last time. The screen says that a newer message shows the cards.

        If the panel cannot be edited any more, do nothing.
        """
        if panel.until <= self._now():
            return
        try:
            await panel.panel.edit(screen)
        except MessengerError as error:
            log.debug("older ephemeral cards cannot be edited", reason=str(error))

    def drop(self, game_id: str) -> None:
        """Forget all panels of a game, because the game is not shown any more."""
        for key in [key for key in self._open if key[0] == game_id]:
            del self._open[key]
