"""Writes a screen as Discord's components, in the form in which they are sent.

The library has objects for components, which would be made for each message, read once and thrown away. The library
also has views, and a view that stops could unregister the dynamic buttons of the whole bot. So this module uses
neither.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, assert_never

from bot.languages.direction import leads_right_to_left, turn_label, turn_lines
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
from bot.words.descriptions import DESCRIPTION, measure_length
from cogs.sending.custom_id import CustomId
from engine import Card

LABEL: Final = 80
OPTION: Final = 100
PLACEHOLDER: Final = 150
TEXT: Final = 4000
"""The largest number of characters that all texts of one message may have together."""

_STYLES: Final = {Style.MAIN: 1, Style.PLAIN: 2, Style.GOOD: 3, Style.DANGER: 4}
_LINK: Final = 5
_ROW, _BUTTON, _MENU = 1, 2, 3
_TEXT, _GALLERY, _FILE, _LINE, _CONTAINER = 10, 12, 13, 14, 17
_NO_EMOJIS: Final[Mapping[Card | None, Any]] = {}


def pictures_of(screen: Screen) -> dict[str, Picture]:
    """Return a screen's pictures by file name. A file name says nothing about the game."""
    pictures: dict[str, Picture] = {}
    for part in screen.parts:
        if isinstance(part, Picture):
            stem = _name_file(part.spec)
            taken = sum(name.startswith(stem) for name in pictures)
            kind = "gif" if isinstance(part.spec, MotionPicture) else "png"
            pictures[f"{stem}-{taken + 1}.{kind}" if taken else f"{stem}.{kind}"] = part
    return pictures


def build(
    screen: Screen,
    *,
    emojis: Mapping[Card | None, Any] = _NO_EMOJIS,
    files: Collection[str] | None = None,
) -> list[dict[str, Any]]:
    """Return the components of a screen.

    ``emojis`` maps each card to its emoji, and ``None`` to the emoji of a card's back. Any entry may be missing.
    ``files`` names the pictures and files that are sent; ``None`` sends all. Every picture or file that is not sent
    is replaced by its words. Texts that are too long for Discord are cut, because a shorter message is better than
    none.
    """
    parts: list[dict[str, Any]] = []
    names = {id(picture): name for name, picture in pictures_of(screen).items()}
    room, rtl = TEXT, runs_right_to_left(screen)
    for part in screen.parts:
        match part:
            case Text():
                room -= _add_text(parts, part.markdown, room, rtl)
            case Picture() if files is None or names[id(part)] in files:
                parts.append(_write_picture(names[id(part)], part.description))
            case File() if files is None or part.name in files:
                file = {"url": f"attachment://{part.name}"}
                parts.append({"type": _FILE, "file": file, "spoiler": False})
            case Picture() | File():
                room -= _add_text(parts, part.fallback, room, rtl)
            case Row():
                if part.buttons:
                    buttons = [_write_button(screen.key, button, emojis) for button in part.buttons]
                    parts.append({"type": _ROW, "components": buttons})
            case Menu():
                menu = _write_menu(screen.key, part)
                parts.append({"type": _ROW, "components": [menu]})
            case Line():
                parts.append({"type": _LINE, "divider": True, "spacing": 1})
            case _:
                assert_never(part)
    container = {
        "type": _CONTAINER,
        "accent_color": screen.accent,
        "spoiler": False,
        "components": parts,
    }
    return [container]


def runs_right_to_left(screen: Screen) -> bool:
    """Whether a screen is in a language that runs from right to left.

    The first letter in the screen's texts decides. Letters of names do not count, because names are between marks
    that isolate them.
    """
    texts = (part.markdown for part in screen.parts if isinstance(part, Text))
    return leads_right_to_left("\n".join(texts))


def _add_text(parts: list[dict[str, Any]], markdown: str, room: int, rtl: bool) -> int:
    text = markdown.strip()
    text = _cut(turn_lines(text) if rtl else text, room)
    if text:
        parts.append({"type": _TEXT, "content": text})
    return measure_length(text)


def _write_picture(name: str, description: str) -> dict[str, Any]:
    item = {
        "media": {"url": f"attachment://{name}"},
        "spoiler": False,
        "description": _cut(description, DESCRIPTION),
    }
    return {"type": _GALLERY, "items": [item]}


def shows_cards(screen: Screen) -> bool:
    """Whether a button of a screen shows a card as an emoji."""
    rows = (part for part in screen.parts if isinstance(part, Row))
    buttons = (button for row in rows for button in row.buttons if isinstance(button, Button))
    return any(button.back or button.card is not None for button in buttons)


def _write_button(
    key: str, button: Button | Link, emojis: Mapping[Card | None, Any]
) -> dict[str, Any]:
    written: dict[str, Any] = {"type": _BUTTON, "label": _cut(turn_label(button.label), LABEL)}
    if isinstance(button, Link):
        return written | {"style": _LINK, "disabled": False, "url": button.url}
    written["style"] = _STYLES[button.style]
    written["disabled"] = button.disabled
    written["custom_id"] = CustomId.join(key, button.action).write_button()
    if button.back or button.card is not None:
        emoji = emojis.get(button.card)
        if emoji is not None:
            written["emoji"] = emoji
    return written


def _write_menu(key: str, menu: Menu) -> dict[str, Any]:
    return {
        "type": _MENU,
        "custom_id": CustomId.join(key, menu.action).write_menu(),
        "min_values": 1,
        "max_values": 1,
        "disabled": False,
        "required": True,
        "placeholder": _cut(turn_label(menu.placeholder), PLACEHOLDER),
        "options": [_write_option(option) for option in menu.options],
    }


def _write_option(option: Option) -> dict[str, Any]:
    written: dict[str, Any] = {
        "label": _cut(turn_label(option.label), OPTION),
        "value": option.value,
        "default": option.selected,
    }
    if option.description:
        written["description"] = _cut(turn_label(option.description), OPTION)
    return written


def _name_file(spec: PictureSpec) -> str:
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
    """Return a text with at most ``most`` UTF-16 units, the units in which Discord counts. The rest is cut off."""
    if measure_length(text) <= most:
        return text
    kept = text[: max(most - 1, 0)]
    while kept and measure_length(kept) >= most:
        kept = kept[:-1]
    return f"{kept.rstrip()}…" if kept else ""
