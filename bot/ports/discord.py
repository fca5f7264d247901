"""What the application needs of Discord, and what it gets from there.

``cogs`` implements ``Messenger`` and makes a ``Press`` of every button. Nothing here imports Discord.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.languages import ENGLISH, Phrase, Value, choose_tongue
from bot.ports.screen import Screen


class Refusal(Exception):
    """Something cannot be done now: one message of the catalogues for the person who asked."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, **values)

    def __str__(self) -> str:
        """Return the sentence in English, for logs."""
        return choose_tongue(ENGLISH).tell(self.phrase)


class MessengerError(Exception):
    """A message could not be shown. The subclass says what to do about it."""


class MessageGone(MessengerError):
    """Somebody deleted the message: post it again."""


class ChannelGone(MessengerError):
    """The channel, thread or server was deleted."""


class NotAllowed(MessengerError):
    """The bot lacks a permission there; ``missing`` names it as people know it, if it is known."""

    def __init__(self, missing: str = "") -> None:
        super().__init__(missing or "the bot may not post there")
        self.missing = missing


class DirectClosed(MessengerError):
    """The person takes no direct messages from the bot: do not try again until they act."""


class PanelExpired(MessengerError):
    """The token of an ephemeral message has run out: it cannot be edited any more."""


class Unavailable(MessengerError):
    """Discord or the network failed; try again, not before ``retry_after_s`` if it is given.

    ``may_be_done`` says whether Discord may have done what it was asked for, so that only its answer was lost.
    """

    def __init__(
        self, reason: str, retry_after_s: float | None = None, *, may_be_done: bool = True
    ) -> None:
        super().__init__(reason)
        self.retry_after_s = retry_after_s
        self.may_be_done = may_be_done


class EditsSpent(Unavailable):
    """Discord takes no more edits of this message, because it is old: post it again."""


class NoWay(Unavailable):
    """The bot has no way to the person at present, such as no server in common. The person has refused nothing."""


class DirectBarred(Unavailable):
    """Discord lets the bot begin no direct messages with anybody for ``for_s`` seconds."""

    def __init__(self, reason: str, for_s: float) -> None:
        super().__init__(reason, for_s, may_be_done=False)
        self.for_s = for_s


class Panel(Protocol):
    """A message that the token of a press can edit, as long as the token lives (15 minutes).

    Such an edit does not count against the requests that Discord allows the bot.
    """

    @property
    def is_ready(self) -> bool:
        """Whether the press was answered, so that an edit need not wait."""

    async def edit(self, screen: Screen) -> None:
        """Show another screen in it; raises ``PanelExpired`` or ``Unavailable``."""


class Messenger(Protocol):
    """Sends and changes messages. They are named by ids, which stay valid after a restart.

    Every method raises a ``MessengerError``, and nothing else, if Discord does not do it.
    """

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        """Send a message and return its id. Discord sends a message with the same nonce only once within some
        minutes.
        """

    async def wait_for_room(self, *, urgent: bool) -> None:
        """Wait until Discord takes one more edit of the bot. Edits that somebody waits for come first."""

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Show another screen in a message."""

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot. It is no error if the message is gone already."""

    async def open_direct_channel(self, user_id: int) -> int:
        """Return the id of the direct-message channel with a person. Discord opens it if there is none."""

    def find_server_language(self, guild_id: int) -> str | None:
        """Return the language of a server as Discord writes it, ``None`` if the bot is not in the server."""

    async def fetch_member_name(self, guild_id: int, user_id: int) -> str | None:
        """Return a person's name in a server, ``None`` if they are not in it."""

    async def fetch_member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the names, by user id, of the given people who are in a server."""


class Place(StrEnum):
    """Where a button was pressed."""

    TABLE = "table"
    """A public message in a channel."""
    DIRECT = "direct"
    """A direct message."""
    PANEL = "panel"
    """An ephemeral message, seen by one person."""


@dataclass(frozen=True, slots=True)
class Person:
    """The person who did something, with the rights that Discord has just told us."""

    user_id: int
    name: str
    moderator: bool = False
    """Whether they may manage messages in the channel where they did it."""
    language: str = ""
    """The language of their Discord, as Discord writes it; empty if it is not known."""


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a game button, or one choice in a menu."""

    press_id: int
    """Discord's id of the interaction. It is unique, and the bot cannot choose it."""
    person: Person
    place: Place
    channel_id: int
    message_id: int
    game_id: str
    key: str
    """``<hole>-<turn>``, the moment that the button was made for."""
    action: str
    argument: str = ""
    """The value chosen in a menu."""
    panel: Panel | None = None
    """Edits the ephemeral message that this press came from or leads to."""
    pressed: Panel | None = None
    """Edits the pressed message with the token of this press."""
    whispered: Panel | None = None
    """Edits the message that answers this press for the presser alone."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the presser sees: a change of the pressed message, a new private message, or both."""

    update: Screen | None = None
    """The pressed message shows this now."""
    whisper: Screen | None = None
    """A new ephemeral message."""
    said: Phrase | None = None
    """A sentence in a new ephemeral message, in the presser's language, instead of a whisper."""
