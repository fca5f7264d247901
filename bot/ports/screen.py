"""A screen: all that one message shows, as data. ``cogs.sending.layout`` turns it into a message."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from bot.languages import ENGLISH
from engine import Card

if TYPE_CHECKING:
    from bot.ports.pictures import PictureSpec


class Style(StrEnum):
    """The purpose of a button. ``cogs.sending.layout`` chooses the colour for it."""

    MAIN = "main"
    GOOD = "good"
    PLAIN = "plain"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button. ``action`` is the last part of its custom id and says what the button does."""

    action: str
    label: str
    style: Style = Style.PLAIN
    disabled: bool = False
    card: Card | None = None
    """The card whose emoji is on the button, if the bot has emojis; ``None`` for no card."""
    back: bool = False
    """Whether the emoji of a card's back is on the button, if the bot has emojis."""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a web address."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side. On a phone, the fourth and fifth may be on a second line."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice in a menu."""

    value: str
    label: str
    description: str = ""
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu with up to 25 choices. ``action`` says what the menu does. The chosen value is ``Press.argument``."""

    action: str
    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A text in Markdown. Names that people chose are already escaped in it."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, and the same content in words for people who cannot see the picture."""

    spec: PictureSpec
    description: str
    """What the picture shows, in at most 1,024 UTF-16 units. Screen readers say it."""
    fallback: str
    """The Markdown that replaces the picture if pictures are off or the upload failed."""


@dataclass(frozen=True, slots=True)
class File:
    """A file that people can download."""

    name: str
    contents: bytes
    fallback: str
    """The Markdown that replaces the file if the upload failed."""
    language: str = ENGLISH
    """The language of the screen that the file is part of."""


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line that separates two parts of a screen."""


Part: TypeAlias = Text | Picture | File | Row | Menu | Line


@dataclass(frozen=True, slots=True)
class Screen:
    """All that one message shows. Two equal screens look the same, so the second one need not be sent."""

    parts: tuple[Part, ...]
    key: str = ""
    """The game, hole and turn of the buttons, as ``<game>:<hole>-<turn>``; empty if they belong to no game."""
    accent: int | None = None
    """The colour of the message's edge, as 0xRRGGBB; ``None`` for no colour."""
    mentions: tuple[int, ...] = ()
    """The ids of the people whom the message may notify."""
    roles: tuple[int, ...] = ()
    """The ids of the roles that the message may notify."""
    plain: Screen | None = None
    """The same screen without its temporary parts, such as a note; ``None`` if this screen has no temporary parts.

    A message that shows this screen is not edited only to show ``plain``, so people can read the note.
    """

    def serves_for(self, wanted: Screen) -> bool:
        """Whether a message that shows this screen needs no edit when it should show the screen ``wanted``."""
        return wanted in (self, self.plain)
