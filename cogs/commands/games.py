"""Commands about games: open one, find its table and one's cards, leave, remove somebody, end it."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.ports import Refusal
from bot.ports.screen import Screen
from bot.screens.personal import CLOCKS_S
from bot.screens.rules import rules_screen
from bot.words.wording import duration_words, listed, plain_name
from cogs.commands.group import HOLES, LINES, RULES, golf, place_of
from cogs.contexts import ANYWHERE
from cogs.front import GolfInteraction, front_of, person_of
from cogs.permissions import missing
from data.records import DEFAULT_RULESET, GameRecord, Status
from engine import RULESETS

_OFF: Final = 0
CLOCKS: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name="Off", value=_OFF)
    if clock_s is None
    else app_commands.Choice(name=duration_words(clock_s), value=clock_s)
    for clock_s in CLOCKS_S
]


@golf.command(name="start", description="Open a table in this channel; others join with a button.")
@app_commands.describe(
    holes="How many holes are played",
    rules="Which rules are played",
    clock="How long a player has for a move",
    hints="Whether players may ask for hints; such a game is not ranked",
)
@app_commands.choices(holes=HOLES, rules=RULES, clock=CLOCKS)
async def start(
    interaction: GolfInteraction,
    holes: int | None = None,
    rules: str | None = None,
    clock: int | None = None,
    hints: bool = False,
) -> None:
    """Open a lobby, with what the server has chosen for what is not said."""
    front = front_of(interaction)

    async def work() -> str:
        guild_id, channel_id = place_of(interaction)
        server = await front.application.store.people.server(guild_id)
        _check_permissions(interaction, pictures=not server.text)
        ruleset = rules or server.ruleset
        await front.application.service.open_lobby(
            press_id=interaction.id,
            person=person_of(interaction),
            guild_id=guild_id,
            channel_id=channel_id,
            ruleset=ruleset,
            holes=holes or _offered(server.holes, ruleset),
            clock_s=server.clock_s if clock is None else (clock or None),
            hints=hints,
        )
        return "Your table is open. Start when everybody has joined."

    await front.whisper(interaction, work())


@golf.command(name="table", description="Post this channel's table anew, as the newest message.")
async def table(interaction: GolfInteraction) -> None:
    """Move the table down."""
    front = front_of(interaction)

    async def work() -> str:
        _, channel_id = place_of(interaction)
        await front.application.service.move_down(channel_id, person_of(interaction))
        return "Here is the table."

    await front.whisper(interaction, work())


@golf.command(name="cards", description="Show your cards, to you alone.")
async def cards(interaction: GolfInteraction) -> None:
    """Show one's cards in a message that only one sees."""
    _, channel_id = place_of(interaction)
    await front_of(interaction).show_cards(interaction, channel_id)


@golf.command(name="leave", description="Leave this channel's game; a computer plays your seat on.")
async def leave(interaction: GolfInteraction) -> None:
    """Leave the lobby or give up the seat."""
    front = front_of(interaction)
    _, channel_id = place_of(interaction)
    service = front.application.service
    await front.whisper(interaction, service.leave(channel_id, person_of(interaction)))


@golf.command(
    name="kick", description="Remove a player who does not play from this channel's game."
)
@app_commands.describe(player="Who is removed")
async def kick(interaction: GolfInteraction, player: discord.User) -> None:
    """Remove somebody; people who have left the server can be chosen too."""
    front = front_of(interaction)
    _, channel_id = place_of(interaction)
    service = front.application.service
    await front.whisper(interaction, service.kick(channel_id, person_of(interaction), player.id))


@golf.command(name="end", description="End a game without a result.")
@app_commands.describe(game="Another game of this server than that of this channel")
async def end(interaction: GolfInteraction, game: str | None = None) -> None:
    """End this channel's game, or another one of the server."""
    front = front_of(interaction)
    guild_id, channel_id = place_of(interaction)
    service = front.application.service
    asker = partial(person_of, interaction)
    await front.whisper(interaction, service.end(guild_id, channel_id, asker, game))


@end.autocomplete("game")
async def open_games(interaction: GolfInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's open games."""
    if interaction.guild_id is None:
        return []  # an error could not be shown while somebody types
    front = front_of(interaction)
    found: list[app_commands.Choice[str]] = []
    for record in await front.application.service.open_games(interaction.guild_id):
        line = await _game_line(interaction, record)
        if typed.casefold() in line.casefold():
            found.append(app_commands.Choice(name=line, value=record.game_id))
        if len(found) == LINES:
            break
    return found


@golf.command(
    name="rules", description="Show the rules of the game, to you alone.", extras=ANYWHERE
)
@app_commands.describe(rules="Which rules")
@app_commands.choices(rules=RULES)
async def rules(interaction: GolfInteraction, rules: str | None = None) -> None:
    """Show the rules that were asked for, or those that this server plays by."""
    front = front_of(interaction)

    async def work() -> Screen:
        ruleset = rules or DEFAULT_RULESET
        if rules is None and interaction.guild_id is not None:
            ruleset = (await front.application.store.people.server(interaction.guild_id)).ruleset
        return rules_screen(RULESETS[ruleset])

    await front.whisper(interaction, work())


def _offered(holes: int, ruleset: str) -> int:
    """The server's number of holes, unless the ruleset is not played that way."""
    rules = RULESETS[ruleset]
    return holes if holes in rules.holes_offered else rules.default_holes


def _check_permissions(interaction: GolfInteraction, *, pictures: bool) -> None:
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacking = missing(interaction.app_permissions, in_thread=in_thread, pictures=pictures)
    if lacking:
        named = listed([f"**{name}**" for name in lacking])
        noun = "permission" if len(lacking) == 1 else "permissions"
        raise Refusal(
            f"I lack the {noun} {named} in this channel. Somebody who may edit the channel can "
            "grant it to me in its settings, under Permissions."
        )


async def _game_line(interaction: GolfInteraction, record: GameRecord) -> str:
    """``#golf · Ann and Bob · 9 holes, under way``."""
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(record.channel_id)
    where = "a channel that is gone" if channel is None else f"#{channel.name}"
    names = front_of(interaction).application.names
    people = [plain_name(await names.of(record.guild_id, user_id)) for user_id in record.people[:3]]
    if len(record.people) > 3:
        people.append(f"{len(record.people) - 3} more")
    state = "not started" if record.status is Status.LOBBY else "under way"
    line = f"{where} · {listed(people)} · {record.holes} holes, {state}"
    return line if len(line) <= 100 else f"{line[:99]}…"
