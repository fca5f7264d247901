"""Shows cards, rules, the last turn of a hole and the shuffle. Nothing here changes a game."""

from __future__ import annotations

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.games.screens import Screens
from bot.messages.publisher import Publisher
from bot.ports import Answer, Panel, Person, Press, Refusal
from bot.ports.screen import Screen
from bot.service.answering import (
    CLOSED,
    check_started,
    get_seat,
    refuse,
    show_cards,
    tell_whose_turn,
)
from bot.service.choosing import Choosing


class Looking:
    """Answers presses and commands that show something and change nothing."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        screens: Screens,
        publisher: Publisher,
        choosing: Choosing,
    ) -> None:
        self._games = games
        self._names = names
        self._screens = screens
        self._publisher = publisher
        self._choosing = choosing

    async def open_cards(self, channel_id: int, person: Person, panel: Panel | None) -> Screen:
        """Return the screen with a person's cards in the channel's game.

        From now on ``panel``, unless it is ``None``, is kept up to date with these cards.
        """
        await self._choosing.note_arrival(person)
        contest = await self._games.get_open(channel_id)
        self._names.learn(contest.record.guild_id, person.user_id, person.name)
        if contest.is_lobby:
            raise Refusal("refusals-not-started")
        if contest.seat_of(person.user_id) is None:
            raise Refusal("refusals-not-in-game", going=True)
        contest = await self._games.welcome_back(contest, person.user_id)
        screen = await self._screens.make_cards(contest, person.user_id)
        if panel is not None:
            self._publisher.answers.note_panel(contest.game_id, person.user_id, panel, screen)
        return screen

    async def show_cards(self, contest: Contest, press: Press) -> Answer:
        """Answer with the presser's cards."""
        get_seat(contest, press)
        return show_cards(press, await self._screens.make_cards(contest, press.person.user_id))

    async def show_places(self, contest: Contest, press: Press) -> Answer:
        """Answer with the presser's cards and a button for each place that the top discard can go to."""
        seat = get_seat(contest, press)
        is_now = press.key == contest.key
        if is_now and seat not in contest.to_act:
            words = await tell_whose_turn(self._screens, contest)
            return await refuse(self._screens, contest, press, words)
        screen = await self._screens.make_cards(contest, press.person.user_id, taking=is_now)
        return show_cards(press, screen)

    async def show_rules(self, contest: Contest, press: Press) -> Answer:
        """Answer with the rules of the game, for the presser alone."""
        return Answer(whisper=await self._screens.make_rules(contest, press.person.user_id))

    async def show_lesson(self, contest: Contest, press: Press) -> Answer:
        """Answer with the first page of the lesson, for the presser alone."""
        del contest
        return Answer(whisper=await self._screens.make_lesson(press.person.user_id))

    async def show_seal(self, contest: Contest, press: Press) -> Answer:
        """Answer with the whole seal of the shuffle and the presser's part of the shuffle, for the presser alone."""
        return Answer(whisper=await self._screens.make_sealed(contest, press.person))

    async def show_motion(self, contest: Contest, press: Press) -> Answer:
        """Answer with the last turn of the hole for which the button was made, for the presser alone."""
        check_started(contest)
        hole = press.key.partition("-")[0]
        if not hole.isdecimal():
            raise Refusal(CLOSED)
        return Answer(
            whisper=await self._screens.make_motion(contest, press.person.user_id, int(hole))
        )

    async def show_shuffle(self, contest: Contest, press: Press) -> Answer:
        """Answer with all that is needed to check the shuffle of a finished game, for the presser alone."""
        if contest.state is None or contest.record.status.is_open:
            raise Refusal("refusals-shuffle-later")
        return Answer(whisper=await self._screens.make_shuffle(contest, press.person.user_id))
