"""Answers an interaction. Discord accepts one answer, within three seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

import discord
import structlog

from bot.ports import Answer
from cogs.sending import calls
from cogs.sending.answered import answer_of, note_answer
from cogs.sending.calls import edit_answer
from cogs.sending.delivery import Request, deliver
from cogs.sending.discord_errors import (
    ANSWERED_ALREADY,
    MESSAGE_GONE,
    OUTAGES,
    is_outage,
    is_too_late,
    log_warning,
    was_cut,
)
from cogs.sending.panel import Found, Panels, Sent
from cogs.sending.parcel import Packer, Parcel

log = structlog.get_logger(__name__)

DEFER_AFTER_S: Final = 2.0
"""An answer that is not ready after this number of seconds is deferred.

Discord waits three seconds, and one second is left for the way to Discord.
"""


class _Packed(NamedTuple):
    update: Parcel | None
    whisper: Parcel | None


class Reply:
    """The answer to a press or to a command.

    ``Answer.update`` changes the pressed message. If a command is answered, ``Answer.update`` is a new message that
    everybody sees. ``Answer.whisper`` is a message that only the person sees. While a command takes long, Discord
    shows that the bot is working: to everybody if ``public`` is true, otherwise to the person.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        packer: Packer,
        *,
        public: bool = False,
        late_s: float = 0.0,
    ) -> None:
        """``late_s`` is how many of Discord's three seconds had passed when the bot read the interaction."""
        self._interaction = interaction
        self._packer = packer
        self._public = public
        self._late_s = late_s
        self._pressed = interaction.message
        self.panels = Panels(interaction, packer)
        """The messages that can be edited after the answer."""
        self._found = Found()
        self.takes_pressed = False
        """Whether the first answer must be a change of the pressed message.

        The token can then edit this message later.
        """
        self.was_done = False
        """Whether the work that makes the answer ended without an error."""
        self.was_shown = False
        """Whether Discord accepted the whole answer."""
        self._deferring: asyncio.Future[None] | None = None
        self._may_be_put_off = False
        """Whether the deferral failed although Discord may have accepted it."""
        self._was_taken = False
        """Whether Discord accepted the first answer although the connection broke."""

    async def give(self, work: Awaitable[Answer]) -> None:
        """Wait for the work that makes the answer, and show the answer. The errors of the work are raised.

        An outage of Discord is logged and not raised, because the work is done even if nobody sees the answer.
        """
        try:
            packed = await self._wait_and_pack(work)
            await self._show_unless_late(packed)
        finally:
            self.panels.settle(self._found)

    async def _wait_and_pack(self, work: Awaitable[Answer]) -> _Packed:
        """Wait for the work, and return its answer as parcels.

        If this takes too long, the answer is deferred meanwhile.
        """
        watch = asyncio.get_running_loop().call_later(
            max(0.0, DEFER_AFTER_S - self._late_s), self._begin_to_defer
        )
        try:
            return await self._pack(work)
        finally:
            watch.cancel()
            if self._deferring is not None:
                await self._deferring

    async def _show_unless_late(self, packed: _Packed) -> None:
        try:
            await self._show(packed)
            self.was_shown = True
        except (discord.DiscordException, *OUTAGES) as error:
            if not (is_outage(error) or is_too_late(error) or _is_dismissed(error)):
                raise
            log.warning(
                "answer was not shown", interaction_id=self._interaction.id, error=repr(error)
            )

    async def _pack(self, work: Awaitable[Answer]) -> _Packed:
        answer = await work
        self.was_done = True
        pressed_id = None if self._pressed is None else self._pressed.id
        update = whisper = None
        if answer.update is not None:
            update = await self._packer.pack(answer.update, message_id=pressed_id)
        if answer.whisper is not None:
            whisper = await self._packer.pack(answer.whisper)
        return _Packed(update, whisper)

    def _begin_to_defer(self) -> None:
        self._deferring = asyncio.ensure_future(self._defer())

    async def _defer(self) -> None:
        with log_warning("answer could not be put off"):
            await self._put_off()

    async def _show(self, packed: _Packed) -> None:
        if packed.update is not None:
            await self._update(packed.update)
        if packed.whisper is not None:
            await self._whisper(packed.whisper)
        if not self._is_answered:
            await self._interaction.response.defer()
        if self._pressed is None:
            return
        pressed = Sent(self._pressed.id, is_answer=True)
        if self._is_on_panel:
            self._note(panel=pressed)
        if self._answers_pressed:
            self._note(pressed=pressed)

    def _note(
        self,
        *,
        panel: Sent | None = None,
        pressed: Sent | None = None,
        whispered: Sent | None = None,
    ) -> None:
        """Store which messages the interaction has. Of each kind, the first message counts; ``None`` adds nothing."""
        known = self._found
        self._found = Found(
            known.panel or panel, known.pressed or pressed, known.whispered or whispered
        )

    @property
    def _answers_pressed(self) -> bool:
        """Whether the first answer to the interaction was an edit of the pressed message, or deferred such an edit."""
        return answer_of(self._interaction) in (
            discord.InteractionResponseType.message_update,
            discord.InteractionResponseType.deferred_message_update,
        )

    @property
    def _is_on_panel(self) -> bool:
        return self._pressed is not None and self._pressed.flags.ephemeral

    @property
    def _defers_first(self) -> bool:
        return self._is_on_panel or (self.takes_pressed and self._pressed is not None)

    @property
    def _is_answered(self) -> bool:
        return answer_of(self._interaction) is not None or self._was_taken

    async def _update(self, parcel: Parcel) -> None:
        if self._is_answered:
            request: Request = partial(edit_answer, self._interaction, None)
        elif self._pressed is None:
            request = partial(calls.answer, self._interaction)
        else:
            request = partial(calls.update_pressed, self._interaction, self._pressed.id)
        try:
            await self._send(parcel, request)
        except discord.HTTPException as error:
            if error.code != MESSAGE_GONE or self._pressed is None:
                raise
            # The message was deleted meanwhile. The publisher posts the table again.

    async def _whisper(self, parcel: Parcel) -> None:
        if self._defers_first and not self._is_answered:
            # The token can edit the pressed message only if that message itself is the answer.
            await self._put_off()
        is_answer = True
        if not self._is_answered:
            request: Request = partial(calls.answer, self._interaction, ephemeral=True)
        elif (
            answer_of(self._interaction) is discord.InteractionResponseType.deferred_channel_message
        ):
            request = partial(edit_answer, self._interaction, None)
        else:
            request, is_answer = partial(calls.follow_up, self._interaction), False
        sent = Sent(await self._send(parcel, request), is_answer)
        self._note(whispered=sent, panel=None if self._is_on_panel and not is_answer else sent)

    async def _send(self, parcel: Parcel, request: Request) -> int:
        """Send a part of the answer, and return the id of its message.

        If the connection breaks, an edit finds out whether Discord has accepted the first answer. The edit
        fails if there is no answer, and it cannot make a second one.
        """
        was_first = not self._is_answered
        try:
            message_id, _ = await deliver(self._packer, parcel, request)
        except Exception as error:
            if not was_first or self._is_answered or not was_cut(error):
                raise
            if self._may_be_put_off and self._pressed is not None:
                raise  # the edit would show a private answer in the pressed message, to everybody
            log.info("answer was cut off", interaction_id=self._interaction.id, error=repr(error))
        else:
            return message_id
        again = await self._packer.pack(parcel.screen)
        try:
            edit = partial(edit_answer, self._interaction, None)
            message_id, _ = await deliver(self._packer, again, edit)
            self._was_taken = True
        except discord.NotFound:
            again = await self._packer.pack(parcel.screen)
            message_id, _ = await deliver(self._packer, again, request)
        return message_id

    async def _put_off(self) -> None:
        """Defer the answer: as a change of the pressed message or, after a command, as a new message.

        If the connection breaks, defer once more. If Discord has accepted the first deferral, Discord refuses the
        second deferral and says so.
        """
        response = self._interaction.response
        if self._pressed is not None:
            kind, defer = discord.InteractionResponseType.deferred_message_update, response.defer
        else:
            kind = discord.InteractionResponseType.deferred_channel_message
            defer = partial(response.defer, ephemeral=not self._public, thinking=True)
        try:
            await self._defer_again_if_cut(defer)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) or error.code != ANSWERED_ALREADY:
                self._may_be_put_off = True
                raise
            note_answer(self._interaction, kind)

    async def _defer_again_if_cut(self, defer: Callable[[], Awaitable[object]]) -> None:
        try:
            await defer()
        except Exception as error:
            if not was_cut(error):
                raise
            log.info("answer was cut off", interaction_id=self._interaction.id, error=repr(error))
            await defer()


def _is_dismissed(error: BaseException) -> bool:
    """Whether the deferred answer is gone, because the person did not wait for it and dismissed it."""
    return isinstance(error, discord.HTTPException) and error.code == MESSAGE_GONE
