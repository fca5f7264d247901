"""All buttons and all menus of the bot. Their custom ids say what they are for; they hold nothing else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from cogs.custom_id import BUTTON, MENU, CustomId

if TYPE_CHECKING:
    from cogs.client import GolfBot


class GameButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button of a screen."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take the button as it is; its custom id has been matched already."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[GolfBot]) -> None:  # type: ignore[override]
        """Hand the press to the front, which raises nothing, because nobody would see it."""
        pressed = CustomId.read_button(self.custom_id)
        await interaction.client.front.press(interaction, pressed, "")


class GameMenu(ui.DynamicItem[ui.Select[Any]], template=MENU):
    """A menu of a screen, of which one line is chosen."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take the menu as it is; its custom id has been matched already."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[GolfBot]) -> None:  # type: ignore[override]
        """Hand the choice to the front, which raises nothing, because nobody would see it."""
        pressed = CustomId.read_menu(self.custom_id)
        chosen = self.item.values[0] if self.item.values else ""
        await interaction.client.front.press(interaction, pressed, chosen)
