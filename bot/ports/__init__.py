"""The edges of the application: what it needs of Discord, what comes in, and what it shows.

The door is this package: ``Messenger``, ``Press``, ``Answer``, ``Refusal``. ``bot.ports.screen`` describes messages as
data, and ``bot.ports.pictures`` describes pictures. Among the other rooms of ``bot`` it imports only ``bot.languages``.
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
