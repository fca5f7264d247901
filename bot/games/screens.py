"""Makes every screen of a game: looks up names and preferences, then calls ``bot.screens``.

Answers, panels and messages all use this class, so they cannot show the same cards differently.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from cachetools import LRUCache

from bot.contest import Contest
from bot.contest.replay import Turn, Verdict
from bot.games.casting import cast_of, cast_table, choose_table_tongue
from bot.games.names import Names
from bot.languages import Phrase, Tongue, choose_tongue
from bot.ports import Person
from bot.ports.screen import Screen, Text
from bot.screens.asking import end_screen, leave_screen, more_screen, said_screen
from bot.screens.cards import moved_to_channel_screen, newer_screen, parted_screen
from bot.screens.cast import Cast
from bot.screens.coach import hint_screen, review_failed_screen, review_screen, reviewing_screen
from bot.screens.first_turns import has_first_turns
from bot.screens.lesson import lesson_screen
from bot.screens.lobby import joined_screen, lobby_screen, sealed_screen
from bot.screens.motion import motion_screen
from bot.screens.own_cards import own_screen
from bot.screens.reminder import reminder_screen
from bot.screens.replay import replay_screen
from bot.screens.rules import rules_screen
from bot.screens.shuffle import shuffle_screen
from bot.screens.table import scored_screen, table_screen
from data.records import Preferences
from data.store import Store
from engine import RULESETS, Action, TableView
from engine.computer import Evaluation
from engine.computer.review import GameReview

_MOST_NEW: Final = 10_000


class Screens:
    """Makes every screen of a game.

    A screen for one person is in the language of that person, in words if that person prefers words to pictures. For a
    table, the language and the choice of the server count.
    """

    def __init__(self, store: Store, names: Names) -> None:
        self._store = store
        self._people = store.people
        self._names = names
        self._new: LRUCache[str, set[int]] = LRUCache(_MOST_NEW)
        """By game: the user ids of people in the game who had never played a hole before."""

    async def make_table(self, contest: Contest, *, to_tell: tuple[int, ...] = ()) -> Screen:
        """Make the screen of a table.

        ``to_tell`` are seats: the table tells their players how to see their cards. The ``mentions`` of a lobby are all
        people who were called to it. The caller removes people who were notified before.
        """
        cast = await self.cast(contest, to_tell=to_tell)
        screen = table_screen(contest, cast)
        if not contest.is_lobby:
            return screen
        return replace(screen, mentions=cast.called, roles=cast.roles)

    async def make_lobby(self, contest: Contest) -> Screen:
        """Make the screen of a lobby. After the start of the game, it has no buttons and shows who sat down."""
        return lobby_screen(contest, await self.cast(contest))

    async def make_joined(self, contest: Contest, person: Person) -> Screen:
        """Make the private screen for a person who has just joined a lobby."""
        return joined_screen(contest, person.user_id, await self.choose_tongue(person))

    async def make_sealed(self, contest: Contest, person: Person) -> Screen:
        """Make the screen with the seal and a person's part of the shuffle.

        With both, the person can check the shuffle after the game.
        """
        return sealed_screen(contest, person.user_id, await self.choose_tongue(person))

    async def make_scored(self, contest: Contest, *, old: bool = False) -> Screen:
        """Make the screen of a scored hole. With ``old`` the screen has no buttons, because a newer table has them."""
        return scored_screen(contest, await self.cast(contest), old=old)

    async def make_cards(
        self, contest: Contest, user_id: int, *, taking: bool = False, note: Phrase | None = None
    ) -> Screen:
        """Make the screen with a person's cards, or the screen that tells a person that they have left.

        With ``taking`` the buttons are the places for the top discard. ``note`` is a sentence at the top, ``None`` for
        none.
        """
        cast = await self._cast_for(contest, user_id)
        words = cast.tongue.tell(note) if note is not None else ""
        seat = contest.seat_of(user_id)
        if seat is not None and has_first_turns(contest, seat):
            cast = replace(cast, is_new=await self._is_new(contest, user_id))
        return own_screen(contest, seat, cast, taking=taking, note=words)

    async def _is_new(self, contest: Contest, user_id: int) -> bool:
        """Whether a person who plays in this game had never played a hole before it."""
        new = self._new.get(contest.game_id)
        if new is None:
            people = set(contest.record.people)
            new = people - await self._store.scores.list_played(people)
            self._new[contest.game_id] = new
        return user_id in new

    async def make_moved_to_channel(self, contest: Contest, user_id: int) -> Screen:
        """Make the screen that replaces a person's direct message after they have switched direct messages off."""
        return moved_to_channel_screen(
            contest, speak_to(await self._people.load_preferences(user_id))
        )

    async def make_newer(self, user_id: int) -> Screen:
        """Make the screen that replaces the cards in an older message, because a newer message shows them now."""
        return newer_screen(speak_to(await self._people.load_preferences(user_id)))

    async def make_reminder(self, contest: Contest, user_ids: tuple[int, ...]) -> Screen:
        """Make the reminder that calls people to a table, in the language of the table."""
        return reminder_screen(contest, user_ids, await self.choose_table_tongue(contest))

    async def make_more(
        self, contest: Contest, person: Person, *, seated: bool, may_move: bool, may_end: bool
    ) -> Screen:
        """Make the private screen that lists what a person may do now.

        ``seated``: the person plays. ``may_move``: the person may post the table again. ``may_end``: the person may end
        the game.
        """
        tongue = await self.choose_tongue(person)
        return more_screen(contest, tongue, seated=seated, may_move=may_move, may_end=may_end)

    async def make_leave_question(self, contest: Contest, after: Contest, person: Person) -> Screen:
        """Make the question before a person leaves. ``after`` is the game as it would be without the person."""
        return leave_screen(contest, after, await self.choose_tongue(person))

    async def make_end_question(self, contest: Contest, person: Person) -> Screen:
        """Make the question that a person answers before they end a game for everybody."""
        return end_screen(contest, await self.choose_tongue(person))

    async def make_said(self, phrase: Phrase, person: Person) -> Screen:
        """Make a screen with nothing but a sentence, to replace a question that a person has answered."""
        return said_screen((await self.choose_tongue(person)).tell(phrase))

    async def make_in_place_of_table(self, contest: Contest, phrase: Phrase) -> Screen:
        """Make a screen with nothing but a sentence in the language of a table, to replace that table."""
        return Screen((Text((await self.choose_table_tongue(contest)).tell(phrase)),))

    async def make_sentence(self, phrase: Phrase, person: Person) -> Screen:
        """Make a screen with nothing but a sentence for a person."""
        return Screen((Text((await self.choose_tongue(person)).tell(phrase)),))

    async def make_hint(
        self, view: TableView, worth: Mapping[Action, Evaluation], person: Person
    ) -> Screen:
        """Make the screen with a hint for a person whose turn it is. ``worth`` is the coach's value of each action."""
        return hint_screen(view, worth, await self.choose_tongue(person))

    async def make_under_review(self, share: float, person: Person) -> Screen:
        """Make the screen that shows how much of a review is done. ``share`` is from 0 to 1."""
        return reviewing_screen(share, await self.choose_tongue(person))

    async def make_review_failed(self, person: Person) -> Screen:
        """Make the screen that says that a review has failed."""
        return review_failed_screen(await self.choose_tongue(person))

    async def make_parted(self, user_id: int) -> Screen:
        """Make the screen that replaces a person's cards after the bot has left the server of the game."""
        return parted_screen(speak_to(await self._people.load_preferences(user_id)))

    async def make_rules(self, contest: Contest, user_id: int) -> Screen:
        """Make the screen with the rules of a game, in a person's language."""
        own = await self._people.load_preferences(user_id)
        return rules_screen(RULESETS[contest.record.ruleset], speak_to(own), text=own.text)

    async def make_lesson(self, user_id: int) -> Screen:
        """Make the first page of the lesson in a person's language."""
        own = await self._people.load_preferences(user_id)
        return lesson_screen(0, speak_to(own), text=own.text)

    async def make_motion(self, contest: Contest, user_id: int, hole: int) -> Screen:
        """Make the screen with the last turn of a hole: a moving picture, or words if person or server prefer words."""
        return motion_screen(contest, await self._cast_privately(contest, user_id), hole)

    async def make_shuffle(self, contest: Contest, user_id: int) -> Screen:
        """Make the screen with which people can check the shuffle of a game.

        The screen is made in a thread, because checking a long game takes time.
        """
        cast = await self._cast_for(contest, user_id)
        return await asyncio.to_thread(shuffle_screen, contest, cast)

    async def make_replay(
        self,
        moment: Contest,
        turns: Sequence[Turn],
        at: int,
        verdicts: Sequence[Verdict] | None,
        user_id: int,
    ) -> Screen:
        """Make the screen that replays one turn: ``turns[at]``. ``moment`` is the game just after this turn.

        ``verdicts`` are the coach's opinions of the decisions in this turn, ``None`` if they are not ready yet.

        Words replace the picture if the person or the server prefers words.
        """
        cast = await self._cast_privately(moment, user_id)
        return replay_screen(moment, turns, at, verdicts, cast)

    async def make_review(self, contest: Contest, found: GameReview, user_id: int) -> Screen:
        """Make the review of a game for a person. A person who has left the game also sees their own decisions."""
        seats = [
            seat for seat, player in enumerate(contest.record.players) if player.user_id == user_id
        ]
        cast = await self._cast_for(contest, user_id)
        return review_screen(contest, found, cast, seats[0] if seats else None)

    async def cast(self, contest: Contest, *, to_tell: tuple[int, ...] = ()) -> Cast:
        """Build the cast of a table in a channel, as everybody there sees it."""
        return await cast_table(contest, self._names, self._store, to_tell=to_tell)

    async def choose_table_tongue(self, contest: Contest) -> Tongue:
        """Return the language in which the table of a game is shown in its channel."""
        return await choose_table_tongue(contest, self._names, self._store)

    async def choose_tongue(self, person: Person) -> Tongue:
        """Return the language of a person who has just pressed or typed something.

        That is the language that the person has chosen, otherwise the language of their Discord at this moment.
        """
        chosen = await self._people.load_preferences(person.user_id)
        return choose_tongue(chosen.language, person.language or chosen.discord_language)

    async def _cast_privately(self, contest: Contest, user_id: int) -> Cast:
        server = await self._people.load_server(contest.record.guild_id)
        cast = await self._cast_for(contest, user_id)
        return replace(cast, text=cast.text or server.text)

    async def _cast_for(self, contest: Contest, user_id: int) -> Cast:
        preferences = await self._people.load_preferences(user_id)
        tongue = speak_to(preferences)
        return await cast_of(contest, self._names, text=preferences.text, tongue=tongue)


def speak_to(person: Preferences) -> Tongue:
    """Return the language of a person who has done nothing just now.

    That is the language that the person has chosen, otherwise the last known language of their Discord.
    """
    return choose_tongue(person.language, person.discord_language)
