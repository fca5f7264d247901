"""A screen is what one message shows, as data. ``cogs.layout`` turns a screen into a message."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from engine import Card

if TYPE_CHECKING:
    from bot.ports.pictures import PictureSpec


class Style(StrEnum):
    """The purpose of a button. ``cogs.layout`` chooses the colour."""

    MAIN = "main"
    GOOD = "good"
    PLAIN = "plain"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``action`` is the part of its custom id after game and turn."""

    action: str
    label: str
    style: Style = Style.PLAIN
    disabled: bool = False
    card: Card | None = None
    """The card to show as an emoji, if the bot has emojis."""
    back: bool = False
    """Whether to show the back of a card as an emoji."""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons beside each other (three where they must not wrap on a phone)."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to choose from, up to 25 options; the chosen value is the argument of its action."""

    action: str
    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown. Other people's words in it are escaped already."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, and the same in words for those who cannot see it."""

    spec: PictureSpec
    description: str
    """At most 1,024 characters."""
    fallback: str
    """Markdown shown in its place when pictures are off or the upload failed."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to keep."""

    name: str
    contents: bytes
    fallback: str
    """Markdown shown in its place if the upload failed."""


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line between parts."""


Part: TypeAlias = Text | Picture | File | Row | Menu | Line


@dataclass(frozen=True, slots=True)
class Screen:
    """All that one message shows. Two equal screens look the same, so the second need not be sent."""

    parts: tuple[Part, ...]
    key: str = ""
    """``<game>:<hole>-<turn>``, the moment that the buttons belong to; empty if they belong to no game."""
    accent: int | None = None
    """Colour of the edge, 0xRRGGBB."""
    mentions: tuple[int, ...] = ()
    """The only user ids that the message may notify."""
    roles: tuple[int, ...] = ()
    """Ids of roles that the message may notify."""
    plain: Screen | None = None
    """This screen without its temporary parts (a note, the choice of a place).

    A message that shows this screen may stay as long as the game calls for ``plain``.
    """

    def serves_for(self, wanted: Screen) -> bool:
        """Whether a message that shows this screen may stay when ``wanted`` should be shown."""
        return wanted in (self, self.plain)
