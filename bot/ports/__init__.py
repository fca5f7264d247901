"""The edges of the application: what it needs of Discord, what comes in, and what it shows.

The door is ``bot.ports.discord`` itself: ``Messenger``, ``Press``, ``Answer``, ``Refusal``. ``bot.ports.discord.screen`` describes what a
message shows and ``bot.ports.discord.pictures`` what a picture shows, both as data. Nothing here imports another room.
"""

from bot.ports.discord import (
    Answer,
    ChannelGone,
    DirectClosed,
    MessageGone,
    Messenger,
    MessengerError,
    NotAllowed,
    Panel,
    PanelExpired,
    Person,
    Place,
    Press,
    Refusal,
    Unavailable,
)

__all__ = [
    "Answer",
    "ChannelGone",
    "DirectClosed",
    "MessageGone",
    "Messenger",
    "MessengerError",
    "NotAllowed",
    "Panel",
    "PanelExpired",
    "Person",
    "Place",
    "Press",
    "Refusal",
    "Unavailable",
]
