"""Passes each press of the bot's buttons and menus to the cog that answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.sending.custom_id import CustomId

if TYPE_CHECKING:
    from cogs.client import GolfBot

_BUTTON: Final = "golf:"
_MENU: Final = "golfm:"
_PRESS: Final = discord.InteractionType.component.value


async def take_press(interaction: discord.Interaction[GolfBot]) -> None:
    """Pass a press of a button, or a choice in a menu, to the cog that answers it. Ignore other interactions."""
    data: Any = interaction.data or {}
    custom_id = data.get("custom_id", "")  # a command has none
    if custom_id.startswith(_BUTTON):
        pressed, chosen = CustomId.read_button(custom_id), ""
    elif custom_id.startswith(_MENU):
        pressed, chosen = CustomId.read_menu(custom_id), (data.get("values") or [""])[0]
    else:
        return
    front = interaction.client.front
    if pressed.game and front.answer_game is not None:
        await front.answer_game(interaction, pressed, chosen)
    else:
        await front.answer_screen(interaction, pressed, chosen)


def lighten_presses(client: discord.Client) -> None:
    """Keep the library from reading the components of pressed messages.

    The library makes an object of each component, about twenty for each press, and nobody reads these objects. The
    library has no setting for that, so this function wraps the one function that reads interactions. Without the
    wrapper everything works in the same way, but a press takes longer.
    """
    parsers: dict[str, Callable[[Any], None]] = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parse_lightly(data: Any) -> None:
        if data["type"] == _PRESS and data["data"]["custom_id"].startswith((_BUTTON, _MENU)):
            data["message"]["components"] = []
        parse(data)

    parsers["INTERACTION_CREATE"] = parse_lightly
