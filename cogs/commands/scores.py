"""The command ``/golf scores``: the leaderboard of a server, and one person's record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.names import Names
from bot.languages import Tongue
from bot.ports import Answer, Refusal
from bot.ports.button_meanings import ScreenWord
from bot.ports.screen import Screen
from bot.screens.record import player_screen
from bot.screens.scores import BoardChoice, board_screen
from bot.service.service import Service
from cogs.commands.options import HOLES, RULES, server_of
from cogs.front import Front, GolfInteraction, ScreenHandler
from cogs.golf_cog import GolfCog
from cogs.translations import say
from data.boards import Sort
from data.periods import Period

PERIODS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=say(f"commands-period-{period.value}"), value=period.value)
    for period in Period
]
SORTS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=say(f"commands-sort-{sort.value}"), value=sort.value) for sort in Sort
]


class ScoreCommands(GolfCog):
    """The command about scores, and the buttons of the leaderboard."""

    def __init__(self, front: Front, service: Service, names: Names) -> None:
        super().__init__(front)
        self._service = service
        self._names = names

    def list_handlers(self) -> Mapping[str, ScreenHandler]:
        """Return the handlers for the buttons of the leaderboard, by the first word of their actions."""
        return {ScreenWord.SCORES: self.turn_page}

    @app_commands.command(name="scores", description=say("commands-scores"))
    @app_commands.describe(
        period=say("commands-scores-period"),
        rules=say("commands-scores-rules"),
        holes=say("commands-scores-holes"),
        sort=say("commands-scores-sort"),
        player=say("commands-scores-player"),
    )
    @app_commands.choices(period=PERIODS, rules=RULES, holes=HOLES, sort=SORTS)
    async def scores(
        self,
        interaction: GolfInteraction,
        period: str | None = None,
        rules: str | None = None,
        holes: int | None = None,
        sort: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Show the leaderboard to everybody, or the record of ``player``, because people want to talk about scores.

        The other options, if they are given, choose the leaderboard.
        """
        guild_id = server_of(interaction)
        if player is not None:
            self._names.learn(guild_id, player.id, player.display_name)
            own = player.id == interaction.user.id
            await self.front.say_aloud(interaction, self._show_record(interaction, player, own=own))
            return
        choice = BoardChoice(
            asker_id=interaction.user.id,
            period=Period(period or Period.ALL),
            ruleset=rules,
            holes=holes,
            sort=Sort(sort or Sort.AVERAGE),
        )
        await self.front.say_aloud(interaction, self._show_aloud(interaction, choice))

    async def turn_page(self, interaction: GolfInteraction, action: str, chosen: str) -> Answer:
        """Turn the page of a leaderboard, or change what it shows. ``action`` and ``chosen`` say which.

        Only the person who asked for a leaderboard can change that message. Other people get a copy of their
        own.
        """
        what, _, written = action.partition(":")
        try:
            choice = BoardChoice.read(written)
            if what == "period":
                choice = replace(choice, period=Period(chosen))
            elif what == "sort":
                choice = replace(choice, sort=Sort(chosen))
        except ValueError:
            raise Refusal("refusals-old-scores") from None
        guild_id, presser_id = server_of(interaction), interaction.user.id
        message = interaction.message
        if message is not None and message.flags.ephemeral:  # a copy of the presser's own
            tongue = await self.front.choose_tongue(interaction)
            return Answer(update=await self._show_board(guild_id, choice, tongue))
        if presser_id == choice.asker_id:
            return Answer(update=await self._show_aloud(interaction, choice))
        own = replace(choice, asker_id=presser_id)
        tongue = await self.front.choose_tongue(interaction)
        return Answer(whisper=await self._show_board(guild_id, own, tongue))

    async def _show_aloud(self, interaction: GolfInteraction, choice: BoardChoice) -> Screen:
        tongue = await self.front.choose_server_tongue(interaction)
        return await self._show_board(server_of(interaction), choice, tongue)

    async def _show_board(self, guild_id: int, choice: BoardChoice, tongue: Tongue) -> Screen:
        return board_screen(await self._service.scores.load_board(guild_id, choice), tongue)

    async def _show_record(
        self, interaction: GolfInteraction, player: discord.User | discord.Member, *, own: bool
    ) -> Screen:
        guild_id, tongue = (
            server_of(interaction),
            await self.front.choose_server_tongue(interaction),
        )
        record = await self._service.scores.load_record(guild_id, player.id, own=own)
        return player_screen(
            record.scores,
            player.display_name,
            tongue,
            text=record.text,
            last_games=record.last_games,
        )
