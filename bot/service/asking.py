"""Shows a person what they may do (**More…**), and asks for a confirmation before they leave or end a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.contest import Contest, lobby, play, rights
from bot.games.live_games import LiveGames, Unreadable
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.ports import Answer, Person, Press, Refusal
from bot.ports.button_meanings import AsideWord, Word
from bot.ports.screen import Screen
from bot.service.ending import Ending
from bot.service.joining import Joining
from bot.service.leaving import Leaving
from bot.service.moving_down import MovingDown

OLD: Final = "refusals-other-version"


class Asking:
    """Answers More…, Leave and End with private messages, and answers the buttons of these messages."""

    def __init__(
        self,
        games: LiveGames,
        screens: Screens,
        joining: Joining,
        leaving: Leaving,
        ending: Ending,
        moving_down: MovingDown,
    ) -> None:
        self._games = games
        self._screens = screens
        self._joining = joining
        self._leaving = leaving
        self._ending = ending
        self._moving_down = moving_down

    async def show_more(self, contest: Contest, press: Press) -> Answer:
        """Answer More… with a private message that lists what the presser may do now."""
        return Answer(whisper=await self._list_more(contest, press.person))

    async def _list_more(self, contest: Contest, person: Person) -> Screen:
        if not contest.record.status.is_open:
            raise Refusal("refusals-over")
        seated = contest.seat_of(person.user_id) is not None
        private = contest.record.is_private  # in a private game, to leave is to end it
        return await self._screens.make_more(
            contest,
            person,
            seated=seated,
            may_move=not private and (seated or person.moderator),
            may_end=not private and self._may_end(contest, person),
        )

    def _may_end(self, contest: Contest, person: Person) -> bool:
        try:
            rights.check_may_end(contest, person, self._games.now())
        except Refusal:
            return False
        return True

    async def answer_leave(self, contest: Contest, press: Press) -> Answer:
        """Answer Leave with a question. In a lobby the person leaves at once, unless that would close the lobby."""
        if press.action == Word.LEAVE and contest.is_lobby:
            user_id = press.person.user_id
            if contest.record.people != (user_id,):
                return await self._joining.get_up(contest, press)
        return Answer(whisper=await self._ask_leave(contest, press.person))

    async def answer_end(self, contest: Contest, press: Press) -> Answer:
        """Answer End with a question. Only messages of older versions have this choice."""
        return Answer(whisper=await self._ask_end(contest, press.person))

    async def leave(self, channel_id: int, person: Person) -> Screen:
        """Answer ``/golf leave`` with a question.

        In a lobby the person leaves at once, unless that would close the lobby.
        """
        contest = await self._games.get_open(channel_id)
        if contest.is_lobby and contest.record.people != (person.user_id,):
            return await self._screens.make_said(await self._leaving.leave(contest, person), person)
        return await self._ask_leave(contest, person)

    async def end(
        self, guild_id: int, channel_id: int, asker: Callable[[int], Person], game_id: str | None
    ) -> Screen:
        """Answer ``/golf end`` with a question.

        The question is about the game with the id ``game_id`` or, if that is ``None``, about the channel's game.
        ``asker`` takes the id of a channel and returns the person with their rights there. The rights in the channel of
        the game decide. A game whose events are damaged is closed at once.
        """
        try:
            contest = await self._ending.get(guild_id, channel_id, game_id)
        except Unreadable as unreadable:
            words = await self._ending.close_unreadable(guild_id, asker, unreadable)
            return await self._screens.make_said(words, asker(channel_id))
        person = asker(contest.record.channel_id)
        _check_privacy(contest, person)
        return await self._ask_end(contest, person)

    async def _ask_leave(self, contest: Contest, person: Person) -> Screen:
        if contest.is_lobby:
            after = lobby.leave(contest, person.user_id)
            return await self._screens.make_leave_question(contest, after, person)
        seat = contest.seat_of(person.user_id)
        if not contest.is_playing:
            raise Refusal("refusals-over")
        if seat is None:
            raise Refusal("refusals-not-in-this-game")
        return await self._screens.make_leave_question(contest, play.give_up(contest, seat), person)

    async def _ask_end(self, contest: Contest, person: Person) -> Screen:
        if not contest.record.status.is_open:
            raise Refusal("refusals-over")
        rights.check_may_end(contest, person, self._games.now())
        return await self._screens.make_end_question(contest, person)

    async def answer(
        self, guild_id: int, asker: Callable[[int], Person], word: str, game_id: str
    ) -> Answer:
        """Answer a button of the private messages that this class sends. ``word`` is an ``AsideWord``.

        ``asker`` takes the id of a channel and returns the person with their rights there.
        """
        contest = await self._games.get_in_server(guild_id, game_id)
        person = asker(contest.record.channel_id)
        _check_privacy(contest, person)
        match word:
            case AsideWord.RULES:
                return Answer(whisper=await self._screens.make_rules(contest, person.user_id))
            case AsideWord.LEARN:
                return Answer(whisper=await self._screens.make_lesson(person.user_id))
            case AsideWord.SEAL:
                return Answer(whisper=await self._screens.make_sealed(contest, person))
            case AsideWord.ASK_LEAVE:
                return Answer(update=await self._ask_leave(contest, person))
            case AsideWord.ASK_END:
                return Answer(update=await self._ask_end(contest, person))
            case AsideWord.MOVE_DOWN:
                await self._moving_down.move(contest, person)
                done = Phrase("answers-table-posted")
            case AsideWord.LEAVE:
                done = await self._leaving.leave(contest, person)
            case AsideWord.END:
                done = await self._ending.end(contest, person)
            case AsideWord.STAY:
                done = Phrase("answers-stays")
            case _:
                raise Refusal(OLD)
        return Answer(update=await self._screens.make_said(done, person))


def _check_privacy(contest: Contest, person: Person) -> None:
    if contest.record.is_private and contest.seat_of(person.user_id) is None:
        raise Refusal("refusals-no-such-game")
