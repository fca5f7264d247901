"""Builds Discord's components from a screen.

Every item is a dynamic item or a link. A view with an ordinary button beside them would, when it stops or times out,
unregister every dynamic button of the bot.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, assert_never

import discord
from discord import ui

from bot.ports.pictures import (
    EndPicture,
    FormChart,
    HandPicture,
    MotionPicture,
    PictureSpec,
    ScorecardPicture,
    TablePicture,
)
from bot.ports.screen import (
    Button,
    File,
    Line,
    Link,
    Menu,
    Option,
    Picture,
    Row,
    Screen,
    Style,
    Text,
)
from bot.words.table import DESCRIPTION, length
from cogs.buttons import GameButton, GameMenu
from cogs.custom_id import CustomId
from cogs.emojis import Emojis

LABEL: Final = 80
OPTION: Final = 100
PLACEHOLDER: Final = 150
TEXT: Final = 4000
"""All texts of one message together."""

_STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.DANGER: discord.ButtonStyle.danger,
}
_NO_EMOJIS: Final = Emojis()


class Sheet(ui.LayoutView):
    """Components that are sent and then forgotten, because presses arrive at the dynamic items.

    The library keeps a view that is not finished for as long as the message may be pressed, and starts a clock of
    fifteen minutes for each ephemeral one.
    """

    def is_finished(self) -> bool:
        """Return true from the start, so that the library does not keep the view."""
        return True


def pictures_of(screen: Screen) -> dict[str, Picture]:
    """Return a screen's pictures by the names of their files, which say nothing about the game."""
    pictures: dict[str, Picture] = {}
    for part in screen.parts:
        if isinstance(part, Picture):
            stem = _file_stem(part.spec)
            taken = sum(name.startswith(stem) for name in pictures)
            kind = "gif" if isinstance(part.spec, MotionPicture) else "png"
            pictures[f"{stem}-{taken + 1}.{kind}" if taken else f"{stem}.{kind}"] = part
    return pictures


def build(
    screen: Screen, *, emojis: Emojis = _NO_EMOJIS, files: Collection[str] | None = None
) -> ui.LayoutView:
    """Return the components of a screen.

    ``files`` names the pictures and files that are there (all by default); the others are said in words.
    Texts that are too long for Discord are cut: a message that says less is better than none.
    """
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=screen.accent)
    names = {id(picture): name for name, picture in pictures_of(screen).items()}
    room = TEXT
    for part in screen.parts:
        match part:
            case Text():
                room -= _add_text(container, part.markdown, room)
            case Picture() if files is None or names[id(part)] in files:
                gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
                gallery.add_item(
                    media=f"attachment://{names[id(part)]}",
                    description=_cut(part.description, DESCRIPTION),
                )
                container.add_item(gallery)
            case File() if files is None or part.name in files:
                container.add_item(ui.File(f"attachment://{part.name}"))
            case Picture() | File():
                room -= _add_text(container, part.fallback, room)
            case Row():
                if part.buttons:
                    container.add_item(_row(screen.key, part, emojis))
            case Menu():
                container.add_item(_menu(screen.key, part))
            case Line():
                container.add_item(ui.Separator())
            case _:
                assert_never(part)
    sheet = Sheet(timeout=None)
    sheet.add_item(container)
    return sheet


def _add_text(container: ui.Container[ui.LayoutView], markdown: str, room: int) -> int:
    text = _cut(markdown.strip(), room)
    if text:
        container.add_item(ui.TextDisplay(text))
    return length(text)


def _row(key: str, row: Row, emojis: Emojis) -> ui.ActionRow[ui.LayoutView]:
    items: list[ui.Item[Any]] = [_button(key, button, emojis) for button in row.buttons]
    return ui.ActionRow(*items)


def _button(key: str, button: Button | Link, emojis: Emojis) -> ui.Item[Any]:
    if isinstance(button, Link):
        return ui.Button(url=button.url, label=_cut(button.label, LABEL))
    emoji = emojis.back if button.back else None
    if button.card is not None:
        emoji = emojis.of(button.card)
    return GameButton(
        ui.Button(
            custom_id=CustomId.of(key, button.action).button(),
            label=_cut(button.label, LABEL),
            style=_STYLES[button.style],
            disabled=button.disabled,
            emoji=emoji,
        )
    )


def _menu(key: str, menu: Menu) -> ui.ActionRow[ui.LayoutView]:
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=CustomId.of(key, menu.action).menu(),
        placeholder=_cut(menu.placeholder, PLACEHOLDER),
        options=[_option(option) for option in menu.options],
    )
    items: list[ui.Item[Any]] = [GameMenu(select)]
    return ui.ActionRow(*items)


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        value=option.value,
        label=_cut(option.label, OPTION),
        description=_cut(option.description, OPTION) or None,
        default=option.selected,
    )


def _file_stem(spec: PictureSpec) -> str:
    match spec:
        case TablePicture():
            return "table"
        case HandPicture():
            return "cards"
        case ScorecardPicture():
            return "scorecard"
        case EndPicture():
            return "end"
        case MotionPicture():
            return "motion"
        case FormChart():
            return "chart"
        case _:
            assert_never(spec)


def _cut(text: str, most: int) -> str:
    """Cut a text to ``most`` UTF-16 units, the units that Discord counts."""
    if length(text) <= most:
        return text
    kept = text[: max(most - 1, 0)]
    while kept and length(kept) >= most:
        kept = kept[:-1]
    return f"{kept.rstrip()}…" if kept else ""
