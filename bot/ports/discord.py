"""What the application asks of Discord (``Messenger``), and what it gets from there (``Press``).

``cogs`` implements ``Messenger`` and turns every button press into a ``Press``. Nothing here imports Discord's library.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from bot.languages import ENGLISH, Phrase, Value, choose_tongue
from bot.ports.screen import Screen


class Refusal(Exception):
    """Raised if the bot cannot do now what a person asked for. ``phrase`` is the sentence for the person."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, **values)

    def __str__(self) -> str:
        """Return the sentence in English, for logs."""
        return choose_tongue(ENGLISH).tell(self.phrase)


class MessengerError(Exception):
    """Raised if Discord did not do what was asked. Each subclass is a reason; ``bot.messages`` decides what follows."""


class MessageGone(MessengerError):
    """The message does not exist, because somebody has deleted it."""


class ChannelGone(MessengerError):
    """The channel, thread or server does not exist."""


class NotAllowed(MessengerError):
    """The bot lacks a permission in the channel.

    ``missing`` is the name of the permission in Discord's settings; empty if the permission is not known.
    """

    def __init__(self, missing: str = "") -> None:
        super().__init__(missing or "the bot may not post there")
        self.missing = missing


class DirectClosed(MessengerError):
    """The person takes no direct messages from the bot."""


class PanelExpired(MessengerError):
    """The token of an ephemeral message has run out, so the message cannot be edited any more."""


class Unavailable(MessengerError):
    """Discord or the network failed. A later request may succeed.

    ``retry_after_s`` is the number of seconds that Discord asks to wait, ``None`` if Discord named none.
    ``may_be_done`` is ``False`` if Discord has certainly not carried out the request.
    """

    def __init__(
        self, reason: str, retry_after_s: float | None = None, *, may_be_done: bool = True
    ) -> None:
        super().__init__(reason)
        self.retry_after_s = retry_after_s
        self.may_be_done = may_be_done


class EditsSpent(Unavailable):
    """Discord allows no more edits of this message, because it is old."""


class NoWay(Unavailable):
    """The bot cannot reach the person now, for example because they have no server in common.

    This does not mean that the person refuses direct messages.
    """


class DirectBarred(Unavailable):
    """For ``for_s`` seconds the bot can open no new direct-message channel, because Discord has limited the bot."""

    def __init__(self, reason: str, for_s: float) -> None:
        super().__init__(reason, for_s, may_be_done=False)
        self.for_s = for_s


class Panel(Protocol):
    """A message that the bot can edit with the token of a press or a command. The token is valid for fifteen minutes.

    Such an edit does not count against Discord's limit of requests.
    """

    @property
    def is_ready(self) -> bool:
        """Whether the press or command was answered already. Before that, ``edit`` has to wait."""

    async def edit(self, screen: Screen) -> None:
        """Show a screen in the message; raises ``PanelExpired`` or ``Unavailable``."""


class Messenger(Protocol):
    """Sends, edits and deletes messages. Each message is named by its id, which is still valid after a restart.

    If Discord does not do what a method asks for, the method raises a ``MessengerError`` and nothing else.
    """

    async def post(self, channel_id: int, screen: Screen, *, nonce: str) -> int:
        """Send a message and return its id.

        ``nonce`` is a text that names this one post. If a second request within some minutes has the same nonce,
        Discord does not send a second message.
        """

    async def wait_for_room(self, *, urgent: bool) -> None:
        """Wait until one more edit is within Discord's limit of requests. An ``urgent`` edit waits less than others."""

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Show a screen in an existing message."""

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot. It is no error if the message is gone already."""

    async def open_direct_channel(self, user_id: int) -> int:
        """Return the id of the direct-message channel with a person. Discord opens it if there is none."""

    def date_message(self, message_id: int) -> datetime:
        """Return when a message was sent. The time is part of the message's id, so no request is needed."""

    def find_server_language(self, guild_id: int) -> str | None:
        """Return the language of a server as Discord writes it, ``None`` if the bot is not in the server."""

    async def fetch_member_name(self, guild_id: int, user_id: int) -> str | None:
        """Return a person's name in a server, ``None`` if the person is not in the server."""

    async def fetch_member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        """Return people's names in a server, by user id. People who are not in the server are left out."""


class Place(StrEnum):
    """The kind of message in which a button was pressed."""

    TABLE = "table"
    """A public message in a channel."""
    DIRECT = "direct"
    """A direct message."""
    PANEL = "panel"
    """An ephemeral message, which one person sees."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who did something, with the rights that Discord has just reported."""

    user_id: int
    name: str
    moderator: bool = False
    """Whether the person may manage messages in the channel in which the person acted."""
    language: str = ""
    """The language of the person's Discord, as Discord writes it; empty if it is not known."""


@dataclass(frozen=True, slots=True)
class Press:
    """One click on a button of a game, or one choice in a menu."""

    press_id: int
    """Discord's id of the interaction. It is unique, and the bot cannot choose it."""
    person: Person
    place: Place
    channel_id: int
    message_id: int
    game_id: str
    key: str
    """The hole and turn for which the button was made, as ``<hole>-<turn>``."""
    action: str
    argument: str = ""
    """The value that was chosen in a menu; empty for a button."""
    panel: Panel | None = None
    """The ephemeral message that shows the answer; ``None`` if there is none.

    If the pressed message is ephemeral, it shows the answer. Otherwise a new message does.
    """
    pressed: Panel | None = None
    """The pressed message, as one that the token of this press can edit; ``None`` if there is no such token."""
    whispered: Panel | None = None
    """The new ephemeral message that answers this press; ``None`` if there is none."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the presser sees: a change of the pressed message, a new private message, or both."""

    update: Screen | None = None
    """The new screen of the pressed message; ``None`` if that message stays as it is."""
    whisper: Screen | None = None
    """The screen of a new ephemeral message; ``None`` if there is no new message."""
    version: int | None = None
    """The version of the game that ``update`` shows.

    It is ``None`` if ``update`` also shows something else, such as a note, or if the version is not known.
    """
