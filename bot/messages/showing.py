"""Makes one attempt to bring a message of any kind up to date. Each kind of message has a file of its own."""

from __future__ import annotations

from bot.contest import Contest
from bot.messages.cards_message import CardsMessages
from bot.messages.outcomes import AttemptOutcome, Overtaken, OvertakenError, Shown
from bot.messages.reminder_message import ReminderMessages
from bot.messages.surface import Surface, SurfaceKey
from bot.messages.table_message import TableMessages
from bot.messages.when_discord_refuses import outcome_of
from bot.ports import ChannelGone, NotAllowed, Unavailable
from data.records import SurfaceKind


class Showing:
    """Passes a message to the class for its kind, and turns errors of Discord into outcomes."""

    def __init__(
        self,
        tables: TableMessages,
        cards: CardsMessages,
        reminders: ReminderMessages,
        news: list[SurfaceKey],
    ) -> None:
        """``news`` is a list to which attempts add the keys of other messages that have become out of date."""
        self.news = news
        self._by_kind = {
            SurfaceKind.TABLE: tables.show,
            SurfaceKind.CARDS: cards.show,
            SurfaceKind.REMINDER: reminders.show,
        }

    async def attempt(self, surface: Surface, contest: Contest) -> AttemptOutcome:
        """Try to make a message show the state of its game; return the outcome."""
        try:
            return Shown(await self._by_kind[surface.key.kind](surface, contest))
        except OvertakenError:
            return Overtaken()
        except (ChannelGone, NotAllowed, Unavailable) as error:
            return outcome_of(error)
