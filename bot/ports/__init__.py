"""The edges of the application: what it needs of Discord, what comes in, and what it shows.

The door is ``bot.ports``: ``Messenger``, ``Press``, ``Answer``, ``Refusal``. Messages are
described as data in ``bot.ports.screen`` and pictures in ``bot.ports.pictures``. Nothing here imports another room.
"""

from bot.ports.discord import (
    Answer,
    ChannelGone,
    DirectBarred,
    DirectClosed,
    EditsSpent,
    MessageGone,
    Messenger,
    MessengerError,
    NotAllowed,
    NoWay,
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
    "DirectBarred",
    "DirectClosed",
    "EditsSpent",
    "MessageGone",
    "Messenger",
    "MessengerError",
    "NoWay",
    "NotAllowed",
    "Panel",
    "PanelExpired",
    "Person",
    "Place",
    "Press",
    "Refusal",
    "Unavailable",
]
