"""The cog of the games themselves: their buttons and menus."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.messages.publisher import Publisher
from bot.ports import Answer, Place, Press
from bot.screens.button_words import ScreenWord
from bot.service.service import Service
from cogs.custom_id import CustomId
from cogs.front import Front, GolfInteraction, ScreenHandler, person_of
from cogs.golf_cog import GolfCog
from cogs.reply import Reply


class GameTables(GolfCog):
    """Hands presses to their game."""

    def __init__(self, front: Front, service: Service, publisher: Publisher) -> None:
        super().__init__(front)
        self._service = service
        self._publisher = publisher

    async def cog_load(self) -> None:
        """Begin to answer the buttons of games."""
        await super().cog_load()
        self.front.play = self.play

    async def cog_unload(self) -> None:
        """Leave the buttons of games to the front, which says that nobody answers them."""
        self.front.play = None
        await super().cog_unload()

    async def play(self, interaction: GolfInteraction, pressed: CustomId, chosen: str) -> None:
        """Hand a press to its game and answer it. Raises nothing.

        The publisher leaves the pressed message to the answer until the answer was shown or has failed.
        """
        reply = self.front.reply(interaction)
        press = _press_of(interaction, reply, pressed, chosen)
        with self._publisher.holding(press):
            await self.front.give(interaction, reply, self._service.presses.press(press))
            if reply.was_shown:
                self._publisher.note_well()
            elif reply.was_done:
                self._publisher.note_lost(press)

    def handlers(self) -> Mapping[str, ScreenHandler]:
        """Return who answers the private questions about games."""
        return {ScreenWord.ASIDE: self.answer_aside}

    async def answer_aside(self, interaction: GolfInteraction, action: str, chosen: str) -> Answer:
        """Answer a button of a private question."""
        del chosen
        step, _, game_id = action.partition(":")
        asker = partial(person_of, interaction)
        return await self._service.asking.answer(interaction.guild_id or 0, asker, step, game_id)


def _press_of(interaction: GolfInteraction, reply: Reply, pressed: CustomId, chosen: str) -> Press:
    message = interaction.message
    assert message is not None  # components are always on one
    if message.flags.ephemeral:
        place = Place.PANEL
    elif interaction.guild_id is None:
        place = Place.DIRECT
    else:
        place = Place.TABLE
    return Press(
        press_id=interaction.id,
        person=person_of(interaction),
        place=place,
        channel_id=interaction.channel_id or message.channel.id,
        message_id=message.id,
        game_id=pressed.game,
        key=pressed.turn,
        action=pressed.action,
        argument=chosen,
        panel=reply.panel,
        pressed=reply.pressed_message,
        whispered=reply.whispered,
    )
