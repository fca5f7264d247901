"""A screen as data: what a message shows, without a word of Discord. ``cogs.layout`` makes messages of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from engine import Card

if TYPE_CHECKING:
    from bot.ports.pictures import PictureSpec


class Style(StrEnum):
    """What a button is for, not its colour."""

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
    """A card to show as its emoji, where the bot has emojis."""
    back: bool = False
    """Show the back of a card as its emoji."""


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
    """``<game>:<hole>-<turn>``: what the buttons belong to; empty if they belong to no game."""
    accent: int | None = None
    """Colour of the edge, 0xRRGGBB."""
    mentions: tuple[int, ...] = ()
    """User ids that the message may notify; nobody else is."""
    plain: Screen | None = None
    """The same without what was asked for or said in passing: as long as that is what is called for, this may stay."""

    def serves_for(self, wanted: Screen) -> bool:
        """Whether a message that shows this need not be changed where the other screen is called for."""
        return wanted in (self, self.plain)
