"""The cog for the buttons and menus of games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.messages.publisher import Publisher
from bot.ports import Answer, Place, Press
from bot.ports.button_meanings import ScreenWord
from bot.service.service import Service
from cogs.front import Front, GolfInteraction, ScreenHandler
from cogs.golf_cog import GolfCog
from cogs.person import person_of
from cogs.sending.custom_id import CustomId
from cogs.sending.reply import Reply


class GameButtons(GolfCog):
    """Passes presses to their games."""

    def __init__(self, front: Front, service: Service, publisher: Publisher) -> None:
        super().__init__(front)
        self._service = service
        self._publisher = publisher

    async def cog_load(self) -> None:
        """Make this cog the handler of the buttons of games."""
        await super().cog_load()
        self.front.answer_game = self.answer_press

    async def cog_unload(self) -> None:
        """Stop handling the buttons of games. A press on such a button is then refused with a sentence."""
        self.front.answer_game = None
        await super().cog_unload()

    async def answer_press(
        self, interaction: GolfInteraction, pressed: CustomId, chosen: str
    ) -> None:
        """Pass a press to its game, and answer the press. Raises nothing.

        Until the answer was shown or has failed, the bot does not edit other messages of the game.
        """
        reply = self.front.reply(interaction)
        press = _press_of(interaction, reply, pressed, chosen)
        answers = self._publisher.answers
        reply.takes_pressed = answers.begin(press)
        try:
            await self.front.give(interaction, reply, self._service.presses.press(press))
        finally:
            answers.end(press, was_shown=reply.was_shown, was_done=reply.was_done)
        await self._service.presses.note_arrival(press.person)

    def list_handlers(self) -> Mapping[str, ScreenHandler]:
        """Return the handler for the buttons of private questions about games, by the first word of their actions.

        An example is the question whether somebody really wants to leave.
        """
        return {ScreenWord.ASIDE: self.answer_aside}

    async def answer_aside(self, interaction: GolfInteraction, action: str, chosen: str) -> Answer:
        """Answer the button of a private question about a game, such as whether somebody really wants to leave."""
        del chosen
        word, _, game_id = action.partition(":")
        asker = partial(person_of, interaction)
        return await self._service.asking.answer(interaction.guild_id or 0, asker, word, game_id)


def _press_of(interaction: GolfInteraction, reply: Reply, pressed: CustomId, chosen: str) -> Press:
    message = interaction.message
    assert message is not None  # a component is always on a message
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
        panel=reply.panels.panel,
        pressed=reply.panels.pressed,
        whispered=reply.panels.whispered,
    )
