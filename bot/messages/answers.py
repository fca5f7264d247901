"""Notes which messages the answers to presses change, so that the keeper knows what each message shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.contest import Contest
from bot.contest.clock import is_slow
from bot.games.live_games import LiveGames
from bot.games.screens import Screens
from bot.messages.holds import LONGEST_S, Holds
from bot.messages.keeper import Keeper
from bot.messages.panels import TOKEN_LIVES, OpenPanel, Panels
from bot.messages.registry import Registry
from bot.messages.surface import Surface, SurfaceKey, Token, make_table_key
from bot.ports import Answer, Panel, Place, Press
from bot.ports.button_meanings import REPLAY_WORDS
from bot.ports.screen import Screen
from bot.ports.tasks import Tasks
from data.records import SurfaceKind

_RENEWED: Final = timedelta(minutes=5)
"""A press on a table gives the table a new token if the present token is valid for less than this time."""


class Written(NamedTuple):
    """A message that an answer to a press changes. ``write`` is the number of this change (see ``Surface.writes``)."""

    key: SurfaceKey
    write: int


class Answers:
    """Notes the beginning and the end of each answer to a press, and which message the answer changes."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        keeper: Keeper,
        holds: Holds,
        registry: Registry,
        panels: Panels,
        tasks: Tasks,
        now: Callable[[], datetime],
    ) -> None:
        self._games = games
        self._screens = screens
        self._keeper = keeper
        self._holds = holds
        self._registry = registry
        self._panels = panels
        self._tasks = tasks
        self._now = now
        self._written: dict[int, Written] = {}
        """By the id of a press that is being answered: the message that the answer changes."""

    def begin(self, press: Press) -> bool:
        """Note that a press is being answered. Until the answer is shown, the other messages of the game wait.

        Return whether the table needs the token of this press, so that the bot can edit the table with it later.
        """
        hold = self._holds.begin(press)
        if hold is not None:
            loop = asyncio.get_running_loop()
            hold.timer = loop.call_later(LONGEST_S, lambda: self._keeper.begin(hold.end_wait()))
        return self._wants_token(press)

    def _wants_token(self, press: Press) -> bool:
        if press.place is not Place.TABLE or press.pressed is None:
            return False
        table = self._keeper.surfaces.get(make_table_key(press.game_id))
        if table is None or table.record is None or table.record.message_id != press.message_id:
            return False
        return table.token is None or table.token.until < self._now() + _RENEWED

    async def note(self, press: Press, answer: Answer) -> None:
        """Note which screen an answer will show and in which message, before the answer is sent."""
        key = _find_pressed(press)
        if key is not None and (answer.update is not None or self._wants_token(press)):
            surface = await self._load(key)
            if surface.record is not None and surface.record.message_id == press.message_id:
                if press.pressed is not None:
                    surface.token = Token(press.pressed, self._now() + TOKEN_LIVES)
                if answer.update is not None:
                    await self._note_update(press, surface, answer, answer.update)
        if press.panel is None or press.action in REPLAY_WORDS:
            return
        pressed = answer.update if press.place is Place.PANEL else None
        opened = answer.whisper if answer.whisper is not None and answer.whisper.key else None
        if (pressed is None and opened is None) or not await self._has_kept_panel(press):
            return
        if pressed is not None:
            self._panels.note_pressed(press, pressed)
        elif opened is not None:
            self.note_panel(press.game_id, press.person.user_id, press.panel, opened)

    async def _load(self, key: SurfaceKey) -> Surface:
        """Return what is known about a message, from the database if necessary.

        A message that the database does not have either is not kept, because people may press any number of messages
        of games that are over.
        """
        surfaces = self._keeper.surfaces
        is_new = key not in surfaces
        surface = surfaces[key]
        await self._registry.load(surface)
        if is_new and surface.record is None and not surface.dirty and surface.task is None:
            surfaces.pop(key, None)
        return surface

    async def _has_kept_panel(self, press: Press) -> bool:
        """Whether a panel of this game is kept up to date. After the end nothing in it changes."""
        contest = await self._games.recall(press.game_id)
        is_playing = contest is not None and contest.is_playing
        return is_playing or self._panels.has(press.game_id, press.person.user_id)

    async def _note_update(
        self, press: Press, surface: Surface, answer: Answer, update: Screen
    ) -> None:
        shown = await self._find_shown(press, answer)
        surface.shown = update
        self._keeper.note_written(surface, shown)
        self._written[press.press_id] = Written(surface.key, surface.writes)

    async def _find_shown(self, press: Press, answer: Answer) -> Contest | None:
        """Return the game if the pressed message certainly shows its newest state after the answer, otherwise ``None``.

        The message may need another edit if the game has changed meanwhile, or if the person also has a panel. In a
        slow game the person may need a new message.
        """
        if answer.version is None or press.place is not Place.DIRECT:
            return None
        contest = await self._games.recall(press.game_id)
        if contest is None or contest.record.version != answer.version or not contest.is_playing:
            return None
        has_panel = self._panels.has(press.game_id, press.person.user_id)
        return None if has_panel or is_slow(contest) else contest

    def end(self, press: Press, *, was_shown: bool, was_done: bool) -> None:
        """Note that a press was answered, and bring the messages that waited for it up to date.

        ``was_shown`` says whether Discord accepted the answer. ``was_done`` says whether the press was carried out, so
        that the game may have changed.
        """
        let_go = self._holds.end(press)
        written = self._written.pop(press.press_id, None)
        if was_done and not was_shown:
            self._note_lost(press)
        if written is not None:
            self._check_order(written)
        self._keeper.begin(let_go, is_well=was_shown)

    def _check_order(self, written: Written) -> None:
        """Send a message again if it was changed a second time while an answer was changing it.

        Nobody knows which of the two changes Discord made last.
        """
        surface = self._keeper.surfaces.get(written.key)
        if surface is not None and surface.writes != written.write:
            surface.shown = None
            self._keeper.mark(written.key)

    def _note_lost(self, press: Press) -> None:
        """Mark the pressed message as out of date, because the answer did not reach Discord."""
        key = _find_pressed(press)
        if key is None:
            self._panels.doubt(press.game_id, press.person.user_id)
            key = SurfaceKey(press.game_id, SurfaceKind.CARDS, press.person.user_id)
        surface = self._keeper.surfaces.get(key)
        if surface is not None:
            if press.place is not Place.PANEL:
                surface.shown = None
            self._keeper.mark(key)

    def note_panel(self, game_id: str, user_id: int, panel: Panel, screen: Screen) -> None:
        """Keep a person's new panel up to date. Their older panel then says that a newer message shows the cards."""
        older = self._panels.take(game_id, user_id)
        if older is not None:
            self._tasks.spawn(self._edit_older(older, user_id))
        self._panels.note_opened(game_id, user_id, panel, screen)

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
