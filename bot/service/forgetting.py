"""Deletes what is stored about a person, and gives people a copy of it."""

from __future__ import annotations

from typing import Any

from bot.ports import Person
from bot.service.leaving import Leaving
from data.privacy import Privacy


class Forgetting:
    """Answers ``/golf forget-me`` and ``/golf export``."""

    def __init__(self, leaving: Leaving, stored: Privacy) -> None:
        self._leaving = leaving
        self._stored = stored

    async def forget(self, person: Person) -> int:
        """Take a person out of their open games, and delete what is stored about the person.

        Return the number of these games.
        """
        games = await self._leaving.leave_all(person)
        await self._stored.forget(person.user_id)
        return games

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return all that is stored about a person, as data for a JSON file."""
        return await self._stored.export(user_id)
