"""The border between the application and Discord: requests to Discord, presses that come in, screens that go out.

Start with ``Messenger``, ``Press``, ``Answer`` and ``Refusal``. ``bot.ports.screen`` describes messages as data,
``bot.ports.pictures`` describes pictures, and ``bot.ports.button_meanings`` says what each button means. Of the other
packages in ``bot``, this one imports only ``bot.languages``.
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
