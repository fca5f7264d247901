"""What presses and their answers mean for the messages of a game: an answer changes the pressed message itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from typing import Final

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.holds import Written
from bot.messages.keeper import Keeper
from bot.messages.panels import TOKEN_LIVES, OpenPanel, Panels
from bot.messages.surface import Surface, SurfaceKey, Token, make_table_key
from bot.ports import Answer, Panel, Place, Press
from bot.ports.button_meanings import REPLAY_WORDS
from bot.ports.screen import Screen
from data.records import SurfaceKind

_RENEWED: Final = timedelta(minutes=5)
"""A press on a table renews the table's token if the token lives no longer than this."""


class Answers:
    """Notes what each press and its answer change."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        keeper: Keeper,
        panels: Panels,
        now: Callable[[], datetime],
    ) -> None:
        self._games = games
        self._screens = screens
        self._keeper = keeper
        self._panels = panels
        self._now = now

    def holding(self, press: Press) -> AbstractContextManager[None]:
        """Hold the messages of a game back while a press is being answered, so that the answer comes first."""
        return self._keeper.holds.holding(press)

    def wants_token(self, press: Press) -> bool:
        """Whether an answer should leave the table the token of a press, with which the table can be edited."""
        if press.place is not Place.TABLE or press.pressed is None:
            return False
        table = self._keeper.find(make_table_key(press.game_id))
        if table is None or table.record is None or table.record.message_id != press.message_id:
            return False
        return table.token is None or table.token.until < self._now() + _RENEWED

    async def note(self, press: Press, answer: Answer) -> None:
        """Note which screen the answer to a press shows, and in which message."""
        key = _find_pressed(press)
        if key is not None and (answer.update is not None or self.wants_token(press)):
            surface = await self._keeper.load(key)
            if surface.record is not None and surface.record.message_id == press.message_id:
                if press.pressed is not None:
                    surface.token = Token(press.pressed, self._now() + TOKEN_LIVES)
                if answer.update is not None:
                    await self._note_update(press, surface, answer, answer.update)
        if press.panel is None or press.action in REPLAY_WORDS:
            return
        if press.place is Place.PANEL and answer.update is not None:
            self._panels.note_pressed(press, answer.update)
        elif answer.whisper is not None and answer.whisper.key:
            self._leave_panel(press.game_id, press.person.user_id)
            self._panels.note_opened(
                press.game_id, press.person.user_id, press.panel, answer.whisper
            )

    async def _note_update(
        self, press: Press, surface: Surface, answer: Answer, update: Screen
    ) -> None:
        surface.shown = update
        self._keeper.note_written(surface)
        self._keeper.holds.note(press, Written(surface.key, surface.writes))
        if answer.version is None or press.place is not Place.DIRECT:
            return
        contest = await self._games.recall(press.game_id)
        if contest is None or contest.record.version != answer.version or not contest.is_playing:
            return
        has_panel = self._panels.has(press.game_id, press.person.user_id)
        # In a slow game the person may be owed a new message, so the keeper looks at it again.
        if not has_panel and not is_slow(contest):
            self._keeper.settle(surface, contest)

    def note_end(self, press: Press, *, was_shown: bool, was_done: bool) -> None:
        """Note whether an answer was shown, and whether the work for it was done."""
        if was_shown:
            # Discord takes something again, so messages that failed are tried again soon.
            self._keeper.note_well()
        elif was_done:
            self._note_lost(press)

    def _note_lost(self, press: Press) -> None:
        """Bring the pressed message up to date with an edit, because the answer did not reach Discord."""
        key = _find_pressed(press)
        if key is None:
            self._panels.doubt(press.game_id, press.person.user_id)
            key = SurfaceKey(press.game_id, SurfaceKind.CARDS, press.person.user_id)
        surface = self._keeper.find(key)
        if surface is not None:
            if press.place is not Place.PANEL:
                surface.shown = None
            self._keeper.mark(key)

    def note_panel(self, contest: Contest, user_id: int, panel: Panel, screen: Screen) -> None:
        """Keep a new panel up to date: somebody has opened their cards with a command."""
        self._leave_panel(contest.game_id, user_id)
        self._panels.note_opened(contest.game_id, user_id, panel, screen)

    def _leave_panel(self, game_id: str, user_id: int) -> None:
        older = self._panels.take(game_id, user_id)
        if older is not None:
            self._keeper.tasks.spawn(self._edit_older(older, user_id))

    async def _edit_older(self, older: OpenPanel, user_id: int) -> None:
        await self._panels.leave(older, await self._screens.make_newer(user_id))


def _find_pressed(press: Press) -> SurfaceKey | None:
    match press.place:
        case Place.TABLE:
            return make_table_key(press.game_id)
        case Place.DIRECT:
            return SurfaceKey(press.game_id, SurfaceKind.CARDS, press.person.user_id)
        case Place.PANEL:
            return None
