"""Answers presses in a lobby: join, decline, leave, add and remove computers, start."""

from __future__ import annotations

from collections.abc import Callable

from bot.contest import Contest, clock, lobby, rights
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.ports import Answer, Person, Press, Refusal
from bot.ports.button_meanings import NOBODY
from bot.ports.screen import Screen
from bot.service.answering import CLOSED
from engine.computer import Level


class Joining:
    """Answers the buttons of a lobby."""

    def __init__(self, games: LiveGames, names: Names, screens: Screens) -> None:
        self._games = games
        self._names = names
        self._screens = screens

    async def join(self, contest: Contest, press: Press) -> Answer:
        """Seat the presser; return the answer.

        If the game has started and the presser plays, the answer shows the presser's cards.
        """
        user_id = press.person.user_id
        if contest.is_playing:
            if contest.seat_of(user_id) is not None:
                return Answer(whisper=await self._screens.make_cards(contest, user_id))
            raise Refusal("refusals-started-wait")
        after = await self.seat(contest, press.person, press.press_id)
        return Answer(
            await self._screens.make_lobby(after), await self.welcome(after, press.person)
        )

    async def seat(self, contest: Contest, person: Person, press_id: int | None = None) -> Contest:
        """Seat a person in a lobby; return the lobby.

        ``press_id`` is the id of the press of Join, ``None`` without such a press.
        """
        return await self._change_lobby(
            contest, person, lambda table: lobby.join(table, person.user_id, press_id)
        )

    async def welcome(self, contest: Contest, person: Person) -> Screen:
        """Return the private screen for a person who has just joined."""
        return await self._screens.make_joined(contest, person)

    async def decline(self, contest: Contest, press: Press) -> Answer:
        """Store that the presser declines an invitation; ``Refusal`` if the presser was not invited."""
        invitations, user_id = self._games.store.invitations, press.person.user_id
        if not await invitations.decline(contest.game_id, user_id):
            raise Refusal("refusals-not-called")
        return Answer(
            update=await self._screens.make_lobby(contest),
            whisper=await self._screens.make_sentence(Phrase("answers-declined"), press.person),
        )

    async def get_up(self, contest: Contest, press: Press) -> Answer:
        """Take the presser out of the lobby; return the answer."""
        user_id = press.person.user_id
        return await self._change(contest, press, lambda table: lobby.leave(table, user_id))

    async def add_computer(self, contest: Contest, press: Press) -> Answer:
        """Seat a computer of the level that was chosen in the menu, or remove one if ``NOBODY`` was chosen."""
        _check_seated(contest, press)
        if press.argument == NOBODY:
            return await self._change(contest, press, lobby.remove_computer)
        try:
            level = Level(press.argument or Level.CLUB)
        except ValueError:
            raise Refusal("refusals-unknown-computer") from None
        return await self._change(contest, press, lambda table: lobby.add_computer(table, level))

    async def remove_computer(self, contest: Contest, press: Press) -> Answer:
        """Remove the computer that was added last; return the answer. Only older messages have this button."""
        _check_seated(contest, press)
        return await self._change(contest, press, lobby.remove_computer)

    async def start(self, contest: Contest, press: Press) -> Answer:
        """Start the game: shuffle, deal the first hole, start the clock. ``Refusal`` if the presser may not do this."""
        host = await self._names.look_up(contest.record.guild_id, contest.record.host_id)

        def step(table: Contest) -> Contest:
            rights.check_may_start(table, press.person, host)
            now = self._games.now()
            game = lobby.start(table, now, press.press_id)
            return clock.wind(game, now, pace_s=self._games.pace_s)

        return await self._change(contest, press, step)

    async def _change(
        self, contest: Contest, press: Press, step: Callable[[Contest], Contest]
    ) -> Answer:
        after = await self._change_lobby(contest, press.person, step)
        return Answer(await self._screens.make_lobby(after))

    async def _change_lobby(
        self, contest: Contest, person: Person, step: Callable[[Contest], Contest]
    ) -> Contest:
        def step_in_lobby(table: Contest) -> Contest:
            if not table.is_lobby:
                raise Refusal("refusals-started" if table.is_playing else CLOSED)
            return step(table)

        # A lobby closes a fixed time after it was opened, so its clock is not started again.
        return await self._games.change(
            contest, step_in_lobby, person_id=person.user_id, restart_clock=False
        )


def _check_seated(contest: Contest, press: Press) -> None:
    if contest.seat_of(press.person.user_id) is None:
        raise Refusal("refusals-join-first")
