"""Private games: one person against a computer. They begin at once, and nobody else sees them."""

from __future__ import annotations

from bot.contest import Contest, clock, lobby, play
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.games.readable import read_each
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.messages.publisher import Publisher
from bot.ports import Answer, Panel, Person, Press
from bot.ports.screen import Screen
from bot.service.choosing import Choosing
from bot.service.terms import TermsOfServers
from engine.computer import Level


class Solo:
    """Answers ``/golf solo``, and the button Play again of a private game."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        screens: Screens,
        publisher: Publisher,
        choosing: Choosing,
        terms: TermsOfServers,
    ) -> None:
        self._games = games
        self._names = names
        self._screens = screens
        self._publisher = publisher
        self._choosing = choosing
        self._terms = terms

    async def start(
        self,
        person: Person,
        *,
        guild_id: int,
        level: Level,
        holes: int | None,
        press_id: int,
        panel: Panel | None,
    ) -> Screen:
        """Return the screen of the person's open private game or, if there is none, begin one and return its screen.

        ``guild_id`` is 0 in direct messages. ``holes`` is the wanted number of holes, ``None`` for the fewest.
        ``press_id`` is the id of the command, and becomes the last part of the shuffle. ``panel``, if given, is kept up
        to date from now on.
        """
        self._names.learn(guild_id, person.user_id, person.name)
        await self._choosing.note_arrival(person)
        game, note = await self._find(person, guild_id), None
        if game is not None:
            note = Phrase("answers-solo-again")
        else:
            ruleset = await self._terms.choose_ruleset(guild_id)
            fewest = lobby.choose_holes(ruleset, 1)
            table = lobby.open_private(
                guild_id=guild_id,
                host_id=person.user_id,
                ruleset=ruleset,
                holes=fewest if holes is None else lobby.choose_holes(ruleset, holes),
                level=level,
                now=self._games.now(),
            )
            game = await self._deal(table, press_id)
        return await self._show(game, person.user_id, panel, note=note)

    async def _find(self, person: Person, guild_id: int) -> Contest | None:
        """Return the person's open private game in a server (0 for direct messages), ``None`` if there is none."""
        game_ids = await self._games.store.games.list_open_of(person.user_id)
        async for game in read_each(self._games, game_ids):
            if game.record.is_private and game.record.guild_id == guild_id:
                return game
        return None

    async def _deal(self, table: Contest, press_id: int) -> Contest:
        created = await self._games.create(table)

        def start(waiting: Contest) -> Contest:
            game = lobby.start(waiting, self._games.now(), press_id)
            return clock.wind(game, self._games.now(), pace_s=self._games.pace_s)

        return await self._games.change(created, start, restart_clock=False)

    async def _show(
        self, game: Contest, user_id: int, panel: Panel | None, *, note: Phrase | None = None
    ) -> Screen:
        screen = await self._screens.make_cards(game, user_id, note=note)
        if panel is not None:
            self._publisher.answers.note_panel(game.game_id, user_id, panel, screen)
        return screen

    async def play_again(self, contest: Contest, press: Press) -> Answer:
        """Begin a private game with the settings of one that is over; return the answer.

        If the person has an open private game already, the answer shows that game.
        """
        record, user_id = contest.record, press.person.user_id
        game = await self._find(press.person, record.guild_id)
        if game is None:
            computer = next(player for player in record.players if player.user_id is None)
            table = lobby.open_private(
                guild_id=record.guild_id,
                host_id=user_id,
                ruleset=record.ruleset,
                holes=record.holes,
                level=play.level_of(computer),
                now=self._games.now(),
            )
            game = await self._deal(table, press.press_id)
        return Answer(update=await self._show(game, user_id, press.panel))
