"""Posts and edits messages, and notes what each one shows afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime

import structlog

from bot.contest import Contest
from bot.messages.outcomes import OvertakenError
from bot.messages.registry import Registry
from bot.messages.surface import Posting, Surface
from bot.ports import Messenger, MessengerError, Unavailable
from bot.ports.screen import Screen
from data.records import SurfaceRecord

log = structlog.get_logger(__name__)


class Sender:
    """Posts, edits and deletes the messages of games. Every method raises what ``Messenger`` raises."""

    def __init__(
        self, messenger: Messenger, registry: Registry, now: Callable[[], datetime]
    ) -> None:
        self.messenger = messenger
        self._registry = registry
        self._now = now

    async def edit(self, surface: Surface, contest: Contest, screen: Screen) -> bool:
        """Make a posted message show a screen; return whether a request was needed.

        Raises ``OvertakenError`` if the game changes, or if an answer changes the message, while the edit waits for
        Discord's limit.
        """
        record = surface.record
        assert record is not None
        sent = not surface.shows(screen)
        if sent:
            surface.shown = None  # if the edit fails, nobody knows what the message shows
            writes = surface.writes
            if not await self.edit_by_token(surface, screen):
                await self.messenger.wait_for_room(urgent=surface.is_urgent)
                if surface.dirty or surface.writes != writes:
                    raise OvertakenError
                with _note_screen(surface, screen):
                    await self.messenger.edit(record.channel_id, record.message_id, screen)
        self._registry.save_later(surface, replace(record, version=contest.record.version))
        return sent

    async def edit_by_token(self, surface: Surface, screen: Screen) -> bool:
        """Edit a message with the token of the newest press on this message. Return whether the edit worked.

        The edit fails if there is no token. A token that has failed is not used again.
        """
        token = surface.token
        if token is None or not token.panel.is_ready:
            return False
        if token.until > self._now():
            try:
                with _note_screen(surface, screen):
                    await token.panel.edit(screen)
            except MessengerError as error:
                log.debug("edit by a token failed", game=surface.game_id, reason=str(error))
            else:
                return True
        if surface.token is token:
            surface.token = None
        return False

    async def delete(self, surface: Surface) -> None:
        """Delete a message of a game at Discord. The database still has the message afterwards."""
        assert surface.record is not None
        surface.shown = None
        await self.messenger.delete(surface.record.channel_id, surface.record.message_id)

    async def post(
        self,
        surface: Surface,
        contest: Contest,
        screen: Screen,
        *,
        channel_id: int,
        moment: int,
        purpose: str = "",
    ) -> None:
        """Post a message and store where it is.

        ``moment`` is stored with the message and says for which hole or turn it was posted. It also distinguishes this
        post from earlier ones, unless ``purpose`` does.

        If an earlier attempt may have arrived, the same post is requested again, and Discord does not send a second
        message. The message is then marked as out of date, because it may show the state of the earlier attempt.
        """
        unsure = surface.pending is not None or (surface.inherited and not surface.newest_id)
        posting = surface.pending or Posting(
            _nonce_of(surface, purpose or str(moment)), channel_id, moment
        )
        surface.pending = posting
        try:
            message_id = await self.messenger.post(posting.channel_id, screen, nonce=posting.nonce)
        except MessengerError as error:
            if not (isinstance(error, Unavailable) and error.may_be_done):
                surface.pending = None
            raise
        surface.pending = surface.token = None
        surface.newest_id, surface.move_down, surface.to_call = message_id, False, ()
        surface.shown = None if unsure else screen
        surface.dirty |= unsure
        key = surface.key
        await self._registry.save(
            surface,
            SurfaceRecord(
                game_id=key.game_id,
                kind=key.kind,
                user_id=key.user_id,
                channel_id=posting.channel_id,
                message_id=message_id,
                moment=posting.moment,
                version=contest.record.version,
            ),
        )


@contextmanager
def _note_screen(surface: Surface, screen: Screen) -> Iterator[None]:
    """Note that a message shows a screen after the edit in this block.

    If an answer to a press changes the message during the edit, nobody knows which of the two changes Discord made
    last. The message is then marked as out of date.
    """
    writes = surface.writes
    try:
        yield
        surface.shown = screen
    finally:
        if surface.writes != writes:
            surface.shown = None
            surface.dirty = True


def _nonce_of(surface: Surface, purpose: str) -> str:
    """Return the nonce of a post: a text that is the same for all attempts at this post, even after a crash.

    The nonce depends on the message's key, on the purpose, and on the id of the replaced message. It does not depend on
    the version of the game, because somebody may move between two attempts.
    """
    replaced_id = surface.newest_id if surface.record is None else surface.record.message_id
    label = f"{':'.join(map(str, surface.key))}:{purpose}:{replaced_id}"
    return hashlib.blake2b(label.encode(), digest_size=12).hexdigest()
