"""Shows any message by its kind. Each kind of message has a file of its own."""

from __future__ import annotations

from bot.contest import Contest
from bot.messages.cards_message import CardsMessages
from bot.messages.reminder_message import ReminderMessages
from bot.messages.surface import Surface
from bot.messages.table_message import TableMessages
from data.records import SurfaceKind


class Showing:
    """Passes each surface to the class for its kind."""

    def __init__(
        self, tables: TableMessages, cards: CardsMessages, reminders: ReminderMessages
    ) -> None:
        self._tables = tables
        self._cards = cards
        self._reminders = reminders

    async def show(self, surface: Surface, contest: Contest) -> bool:
        """Make a message show its game; return whether a request was sent to Discord.

        Raises what ``Messenger`` raises.
        """
        match surface.key.kind:
            case SurfaceKind.TABLE:
                return await self._tables.show(surface, contest)
            case SurfaceKind.CARDS:
                return await self._cards.show(surface, contest)
            case SurfaceKind.REMINDER:
                return await self._reminders.show(surface, contest)
