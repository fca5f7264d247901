"""The two items that catch every press: one for all buttons, one for all menus.

An item holds nothing but the custom id, which says what the button or menu is for.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from cogs.custom_id import BUTTON, MENU, CustomId

if TYPE_CHECKING:
    from cogs.client import GolfBot


class GameButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button of any screen."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the item for a press. The custom id was matched before this call."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[GolfBot]) -> None:  # type: ignore[override]
        """Pass the press to the front, which raises nothing. Nobody would see an exception that is raised here."""
        pressed = CustomId.read_button(self.custom_id)
        await interaction.client.front.press(interaction, pressed, "")


class GameMenu(ui.DynamicItem[ui.Select[Any]], template=MENU):
    """Any menu of any screen. A person can choose one line of it."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the item for a choice. The custom id was matched before this call."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[GolfBot]) -> None:  # type: ignore[override]
        """Pass the choice to the front, which raises nothing. Nobody would see an exception that is raised here."""
        pressed = CustomId.read_menu(self.custom_id)
        chosen = self.item.values[0] if self.item.values else ""
        await interaction.client.front.press(interaction, pressed, chosen)
