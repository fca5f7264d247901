"""``/golf scores``: the leaderboard of a server, and one person's record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.ports import Answer, Refusal
from bot.ports.screen import Screen
from bot.screens.scores import (
    PERIOD_WORDS,
    SORT_WORDS,
    BoardPage,
    board_screen,
    player_screen,
)
from bot.service.boards import find_board
from cogs.commands.group import HOLES, RULES, golf, server_of
from cogs.front import DiscordFront, GolfInteraction, front_of
from data.boards import Sort
from data.periods import Period

PERIODS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=words, value=period.value) for period, words in PERIOD_WORDS.items()
]
SORTS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=words, value=sort.value) for sort, words in SORT_WORDS.items()
]


@golf.command(name="scores", description="Show this server's leaderboard, or one player's record.")
@app_commands.describe(
    period="From which time games count",
    rules="By which rules games were played",
    holes="How many holes games went over",
    sort="What comes first",
    player="Whose record is shown, instead of the leaderboard",
)
@app_commands.choices(period=PERIODS, rules=RULES, holes=HOLES, sort=SORTS)
async def scores(
    interaction: GolfInteraction,
    period: str | None = None,
    rules: str | None = None,
    holes: int | None = None,
    sort: str | None = None,
    player: discord.User | None = None,
) -> None:
    """Show scores to everybody: they are there to be talked about."""
    front, guild_id = front_of(interaction), server_of(interaction)
    if player is not None:
        front.application.names.learn(guild_id, player.id, player.display_name)
        own = player.id == interaction.user.id
        await front.say_aloud(interaction, _record(front, guild_id, player, own=own))
        return
    page = BoardPage(
        asker_id=interaction.user.id,
        period=Period(period or Period.ALL),
        ruleset=rules,
        holes=holes,
        sort=Sort(sort or Sort.AVERAGE),
    )
    await front.say_aloud(interaction, _board(front, guild_id, page))


async def turn_page(
    front: DiscordFront, interaction: GolfInteraction, action: str, argument: str
) -> Answer:
    """Turn the leaderboard's page, or change what it is about; others than the asker get a copy of their own."""
    what, _, written = action.partition(":")
    try:
        page = BoardPage.read(written)
        if what == "period":
            page = replace(page, period=Period(argument))
        elif what == "sort":
            page = replace(page, sort=Sort(argument))
    except ValueError:
        raise Refusal(
            "This leaderboard is from another version of this bot: use `/golf scores`."
        ) from None
    guild_id, presser_id = server_of(interaction), interaction.user.id
    if presser_id == page.asker_id:
        return Answer(update=await _board(front, guild_id, page))
    own = replace(page, asker_id=presser_id)
    return Answer(whisper=await _board(front, guild_id, own))


async def _board(front: DiscordFront, guild_id: int, page: BoardPage) -> Screen:
    application = front.application
    at = application.now()
    return board_screen(await find_board(application.store, application.names, guild_id, page, at))


async def _record(
    front: DiscordFront, guild_id: int, player: discord.User | discord.Member, *, own: bool
) -> Screen:
    store = front.application.store
    record = await store.scores.player(guild_id, player.id)
    server = await store.people.server(guild_id)
    # What somebody did wrong is shown to nobody who asks for another person's record.
    last_games = await front.application.coach.look_back(player.id, guild_id) if own else None
    return player_screen(record, player.display_name, text=server.text, last_games=last_games)
