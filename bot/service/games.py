"""All that people can ask of the bot about games: presses and commands in, answers out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from bot.coach.coach import Coach
from bot.contest import Contest, clock, lobby, play, rights
from bot.games.casting import cast_of
from bot.games.live_games import LiveGames, Unreadable
from bot.games.names import Names
from bot.messages.publisher import Publisher
from bot.ports import Answer, Panel, Person, Place, Press, Refusal
from bot.ports.screen import Screen, Text
from bot.screens.cards import cards_screen
from bot.screens.rules import rules_screen
from bot.service.presses import Presses
from bot.service.put_back import PutBack
from bot.words.wording import bold
from data.errors import ChannelBusy
from data.records import GameRecord
from engine import RULESETS, EndReason, RuleError


class GameService:
    """One door for buttons and commands. Every method may raise ``Refusal`` with a sentence for the person."""

    def __init__(self, games: LiveGames, names: Names, publisher: Publisher, coach: Coach) -> None:
        self._games = games
        self._names = names
        self._publisher = publisher
        self._put_back = PutBack(games, names, publisher)
        self._presses = Presses(games, names)
        self._coach = coach

    async def press(self, press: Press) -> Answer:
        """Do what a button asks for and say what the presser sees."""
        await self._heard_of(press.person.user_id)
        with self._publisher.holding(press):
            contest = await self._games.need(press.game_id)
            if press.place is not Place.DIRECT and press.channel_id != contest.record.channel_id:
                # Made up: with it would come the rights that somebody has in another channel.
                raise Refusal("That button belongs to a game in another channel.")
            await self._games.welcome_back(press.game_id, press.person.user_id)
            answer = (
                await self._put_back.answer(press)
                or await self._presses.answer(press)
                or await self._other(press)
            )
            await self._publisher.answered(press, answer)
        return answer

    def not_shown(self, press: Press) -> None:
        """An answer could not be delivered: its message is brought up to date another way."""
        self._publisher.not_shown(press)

    async def _other(self, press: Press) -> Answer:
        contest = await self._games.need(press.game_id)
        word = press.argument if press.action == "more" else press.action
        match word:
            case "bottom":
                await self._move_down(contest, press.person)
                return _say("The table was posted anew.")
            case "rules":
                return Answer(whisper=rules_screen(RULESETS[contest.record.ruleset]))
            case "leave":
                return _say(await self._leave(contest, press.person))
            case "end":
                return _say(await self._end(contest, press.person))
            case "review":
                return Answer(whisper=await self._coach.review(contest, press.person, press.panel))
            case "rematch":
                return await self._rematch(contest, press)
            case _:
                raise Refusal("That button is from another version of this bot.")

    async def open_lobby(
        self,
        *,
        person: Person,
        guild_id: int,
        channel_id: int,
        ruleset: str,
        holes: int,
        clock_s: int | None,
        hints: bool,
    ) -> str:
        """Open a lobby in a channel and return the game's id."""
        self._names.learn(guild_id, person.user_id, person.name)
        await self._heard_of(person.user_id)
        table = lobby.open_lobby(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=person.user_id,
            ruleset=ruleset,
            holes=holes,
            clock_s=clock_s,
            hints=hints,
            now=self._games.now(),
        )
        return (await self._create(table)).game_id

    async def _create(self, table: Contest) -> Contest:
        try:
            return await self._games.create(table)
        except ChannelBusy as busy:
            other = await self._games.need(busy.game_id)
            what = "an open table" if other.is_lobby else "a game going on"
            raise Refusal(
                f"There is {what} in this channel: `/golf table` shows it. "
                "Another game fits in another channel or a thread."
            ) from None

    async def _rematch(self, contest: Contest, press: Press) -> Answer:
        record = contest.record
        if record.status.is_open:
            raise Refusal("This game is not over yet.")
        table = lobby.open_lobby(
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            host_id=press.person.user_id,
            ruleset=record.ruleset,
            holes=record.holes,
            clock_s=record.clock_s,
            hints=record.hints,
            now=self._games.now(),
        )
        for player in record.players:
            if player.user_id is None:
                table = lobby.add_computer(table, play.level_of(player))
        await self._create(table)
        return _say("A new table is open: everybody who wants to play again presses Join.")

    async def move_down(self, channel_id: int, person: Person) -> None:
        """Post a channel's table anew, as the newest message."""
        await self._move_down(await self._games.open_in(channel_id), person)

    async def _move_down(self, contest: Contest, person: Person) -> None:
        if not contest.record.status.is_open:
            raise Refusal("This game is over.")
        if contest.seat_of(person.user_id) is None and not person.moderator:
            raise Refusal("Only people in the game and moderators can move its table.")
        await self._publisher.move_down(contest.game_id)

    async def cards(self, channel_id: int, person: Person, panel: Panel | None) -> Screen:
        """Return a person's cards in the channel's game, for their eyes only."""
        await self._heard_of(person.user_id)
        contest = await self._games.open_in(channel_id)
        self._names.learn(contest.record.guild_id, person.user_id, person.name)
        if contest.is_lobby:
            raise Refusal("The game has not started yet.")
        seat = contest.seat_of(person.user_id)
        if seat is None:
            raise Refusal(
                "You are not in this game. When it is over, press Rematch to join the next."
            )

        contest = await self._games.welcome_back(contest.game_id, person.user_id)
        preferences = await self._games.store.people.preferences(person.user_id)
        cast = await cast_of(contest, self._names, text=preferences.text)
        screen = cards_screen(contest, seat, cast)
        if panel is not None:
            self._publisher.panel_opened(contest, person.user_id, panel, screen)
        return screen

    async def leave(self, channel_id: int, person: Person) -> str:
        """Take a person out of the channel's game or lobby and return what to tell them."""
        return await self._leave(await self._games.open_in(channel_id), person)

    async def leave_all(self, person: Person) -> int:
        """Take a person out of every open game and return how many there were."""
        game_ids = await self._games.store.games.open_of(person.user_id)
        number = 0
        for game_id in game_ids:
            # A game may end while the person is being taken out of others.
            with suppress(Refusal, RuleError):
                await self._leave(await self._games.need(game_id), person)
                number += 1
        return number

    async def _leave(self, contest: Contest, person: Person) -> str:
        if contest.is_lobby:
            await self._games.change(
                contest.game_id, lambda game: lobby.leave(game, person.user_id), rewind=False
            )
            return "You have left the table."

        def leave(game: Contest) -> Contest:
            seat = game.seat_of(person.user_id)
            if not game.is_playing:
                raise Refusal("This game is over.")
            if seat is None:
                raise Refusal("You are not in this game.")
            return self._without(game, seat).touch(self._games.now())

        game = await self._games.change(contest.game_id, leave, rewind=False)
        if game.is_playing:
            return "You have left the game: a computer plays your seat on, and it cannot win."
        return "You have left the game. Too few people were left, so it is over."

    async def kick(self, channel_id: int, person: Person, target_id: int) -> str:
        """Remove a player from the channel's game and return what to tell the person who asked."""
        contest = await self._games.open_in(channel_id)
        target = bold(await self._names.of(contest.record.guild_id, target_id))

        def kick(game: Contest) -> Contest:
            if game.is_lobby:
                if not person.moderator and person.user_id != game.record.host_id:
                    raise Refusal("Only the host or a moderator can remove a player.")
                if game.seat_of(target_id) is None:
                    raise Refusal("That person has not joined this game.")
                return lobby.leave(game, target_id)
            if not game.is_playing:
                raise Refusal("This game is over.")
            return self._without(game, rights.check_may_kick(game, person, target_id))

        game = await self._games.change(contest.game_id, kick, rewind=False)
        tail = " A computer plays the seat on." if game.is_playing else ""
        return f"{target} was removed from the game.{tail}"

    def _without(self, game: Contest, seat: int) -> Contest:
        """Give a seat up; the clock goes on for others, and starts anew if the seat was to act."""
        was_to_act = seat in game.to_act
        game = play.give_up(game, seat)
        if was_to_act or game.everybody_is_away or not game.is_playing:
            game = clock.wind(game, self._games.now(), pace_s=self._games.pace_s)
        return game

    async def end(
        self, guild_id: int, channel_id: int, asker: Callable[[int], Person], game_id: str | None
    ) -> str:
        """End a game, that of the channel or one of the server by its id, and return what to tell the person.

        ``asker`` is who asks, with the rights that they have in a channel: that of the game counts.
        """
        try:
            if game_id is None:
                contest = await self._games.open_in(channel_id)
            else:
                contest = await self._named(guild_id, game_id)
        except Unreadable as unreadable:
            return await self._close_unreadable(guild_id, asker, unreadable)
        return await self._end(contest, asker(contest.record.channel_id))

    async def _close_unreadable(
        self, guild_id: int, asker: Callable[[int], Person], unreadable: Unreadable
    ) -> str:
        """A game that nobody can read any more must not keep its channel for ever."""
        for record in await self._games.open_records(guild_id):
            if record.game_id == unreadable.game_id and asker(record.channel_id).moderator:
                await self._games.store.games.abandon(record.game_id, self._games.now())
                return "The game could not be read any more. It was closed without a result."
        raise unreadable

    async def _end(self, contest: Contest, person: Person) -> str:
        def end(game: Contest) -> Contest:
            if not game.record.status.is_open:
                raise Refusal("This game is over.")
            rights.check_may_end(game, person, self._games.now())
            return lobby.close(game) if game.is_lobby else play.end(game, EndReason.ENDED_EARLY)

        await self._games.change(contest.game_id, end)
        return "The game was ended."

    async def review(
        self, guild_id: int, person: Person, game_id: str | None, panel: Panel | None
    ) -> Screen:
        """Return the review of a finished game: the one named, or the person's newest on the server."""
        if game_id is None:
            newest = await self.reviewable(guild_id, person.user_id, limit=1)
            if not newest:
                raise Refusal("You have not finished a game on this server yet.")
            game_id = newest[0].game_id
        contest = await self._named(guild_id, game_id)
        return await self._coach.review(contest, person, panel)

    async def _named(self, guild_id: int, game_id: str) -> Contest:
        """Return a game of the server by its id, as somebody typed it."""
        contest = await self._games.need(game_id.strip().lower())
        if contest.record.guild_id != guild_id:
            raise Refusal("There is no such game on this server.")
        return contest

    async def reviewable(self, guild_id: int, user_id: int, *, limit: int) -> list[GameRecord]:
        """Return a person's finished games on a server, newest first."""
        return await self._games.store.games.finished_of(user_id, guild_id, limit)

    async def open_games(self, guild_id: int) -> list[GameRecord]:
        """Return the open games of a server."""
        return await self._games.open_records(guild_id)

    async def show_choices(self, user_id: int) -> None:
        """A person has chosen otherwise how to see their cards: let their open games follow."""
        await self._show_anew(await self._games.store.games.open_of(user_id))

    async def show_server_choices(self, guild_id: int) -> None:
        """A server's tables are to look otherwise: let its open games follow."""
        await self._show_anew([record.game_id for record in await self.open_games(guild_id)])

    async def _show_anew(self, game_ids: Iterable[str]) -> None:
        for game_id in game_ids:
            # One that cannot be read must not keep its people from what they want elsewhere.
            with suppress(Refusal):
                self._publisher.game_changed(await self._games.need(game_id))

    async def forget_guild(self, guild_id: int) -> None:
        """The bot is not in a server any more: its open games end, and what its moderators chose is dropped."""
        for record in await self._games.open_records(guild_id):
            self._publisher.forget(record.game_id)
        await self._games.store.games.drop_guild(guild_id)
        await self._games.store.people.drop_server(guild_id)
        self._games.forget_guild(guild_id)

    async def _heard_of(self, user_id: int) -> None:
        """A person is there and acts: direct messages may be tried again."""
        if await self._publisher.heard_of(user_id):
            await self.show_choices(user_id)


def _say(words: str) -> Answer:
    return Answer(whisper=Screen((Text(words),)))
