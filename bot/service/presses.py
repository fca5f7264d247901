"""Answers every press: its game is loaded once, changed by one step, committed once, and answered once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import structlog

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.messages.publisher import Publisher
from bot.ports import Answer, Person, Place, Press, Refusal
from bot.ports.button_meanings import Word, action_of
from bot.service.choosing import Choosing
from bot.service.playing import Playing
from bot.service.put_back import PutBack

log = structlog.get_logger(__name__)

Answerer: TypeAlias = Callable[[Contest, Press], Awaitable[Answer]]
"""A method that does what a button says, and returns the answer to the press. It may raise ``Refusal``."""

_COMMITTING: Final = frozenset({Word.NEXT_HOLE})
"""The words of buttons that end the presser's autopilot in the commit of the change that they ask for, as moves do.

For all other words, the autopilot is ended before the answer is made.
"""


class Presses:
    """Answers presses on the buttons and menus of games."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        publisher: Publisher,
        choosing: Choosing,
        put_back: PutBack,
        playing: Playing,
        answers: Mapping[Word, Answerer],
    ) -> None:
        self._games = games
        self._names = names
        self._publisher = publisher
        self._choosing = choosing
        self._put_back = put_back
        self._playing = playing
        self._answers: dict[str, Answerer] = dict(answers.items())

    async def press(self, press: Press) -> Answer:
        """Do what the pressed button says; return the answer. ``Refusal`` with a sentence for the presser."""
        contest = await self._games.get(press.game_id)
        if contest.record.is_private:
            if press.person.user_id not in [player.user_id for player in contest.record.players]:
                raise Refusal("refusals-other-person")
            self._names.learn(contest.record.guild_id, press.person.user_id, press.person.name)
        elif press.place is not Place.DIRECT:
            if press.channel_id != contest.record.channel_id:
                # No button of ours makes such a press. The presser's rights would be those of another channel.
                raise Refusal("refusals-other-channel")
            # A name from a direct message is not learnt, because a person may have another name in the server.
            self._names.learn(contest.record.guild_id, press.person.user_id, press.person.name)
        answer = await self._put_back.answer(contest, press) or await self._answer(contest, press)
        await self._publisher.answers.note(press, answer)
        return answer

    async def note_arrival(self, person: Person) -> None:
        """Note that a person has just done something, after their press was answered. Raises nothing."""
        try:
            await self._choosing.note_arrival(person)
        except Exception:
            # The move is committed and answered already.
            log.exception("cannot note that a person acts")

    async def _answer(self, contest: Contest, press: Press) -> Answer:
        word = _word_of(press.action)
        if word == Word.MORE and press.argument:
            word = press.argument  # the menu of a message of an older version
        answer, action = self._answers.get(word), action_of(word)
        if answer is None and action is not None:
            return await self._playing.make_move(contest, press, action)
        if contest.is_playing and word not in _COMMITTING:
            contest = await self._games.welcome_back(contest, press.person.user_id)
        if answer is None:
            raise Refusal("refusals-other-version")
        return await answer(contest, press)


def _word_of(action: str) -> str:
    """Return the word of an action. The action of the menu of computers ends with a number, which is left out."""
    word = action.partition(":")[0]
    return word if word == Word.ADD_LEVEL else action
