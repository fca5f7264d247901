"""Looks up who is who at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.contest import Contest
from bot.contest.play import level_of
from bot.games.names import Names
from bot.languages import ENGLISH, Tongue, find_tongue
from bot.screens.cast import Cast
from bot.words.wording import plain_name
from data.records import PlayerRecord
from data.store import Store

_STRIDE: Final = 7
"""Distance in ``COMPUTER_NAMES`` from one computer of a game to the next."""
COMPUTER_NAMES: Final = (
    "Ada", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ines", "Jules", "Kira", "Leo", "Mina",
    "Nils", "Olga", "Pia", "Quinn", "Rosa", "Tilda", "Uma", "Vito", "Wanda", "Xenia", "Yara", "Zeno",
)  # fmt: skip
"""Given names of computers, at least twice as many as there are seats."""


def name_computers(players: Sequence[PlayerRecord], game_id: str) -> dict[int, str]:
    """Name the computers of a game, by place in ``players``: a level and a given name.

    The names follow from the game and from each computer's number, so they stay the same when the bot restarts, and
    no two computers of a game share one.
    """
    start = int.from_bytes(hashlib.sha256(game_id.encode()).digest()[:4])
    taken: set[str] = set()
    found: dict[int, str] = {}
    computers = [(player.number, at) for at, player in enumerate(players) if player.user_id is None]
    for number, at in sorted(computers):
        step = start + number * _STRIDE
        while (name := COMPUTER_NAMES[step % len(COMPUTER_NAMES)]) in taken:
            step += 1
        taken.add(name)
        found[at] = f"{level_of(players[at]).title()} {name}"
    return found


async def table_cast(
    contest: Contest, names: Names, store: Store, *, to_tell: tuple[int, ...] = ()
) -> Cast:
    """Look up who is who at a table that everybody sees, and who is called to it while it is open."""
    server = await store.people.server(contest.record.guild_id)
    tongue = await table_tongue(contest, names, store)
    cast = await cast_of(contest, names, text=server.text, to_tell=to_tell, tongue=tongue)
    if not contest.is_lobby:
        return cast
    seated = contest.record.people
    invited = await store.invitations.of_game(contest.game_id)
    is_called = server.role_id is not None and server.role_called_at == contest.record.created_at
    return replace(
        cast,
        called=tuple(user_id for user_id in invited if user_id not in seated),
        roles=(server.role_id,) if is_called and server.role_id else (),
    )


async def table_tongue(contest: Contest, names: Names, store: Store) -> Tongue:
    """Return the language of what everybody sees: the one that a moderator chose, otherwise that of the server."""
    guild_id = contest.record.guild_id
    server = await store.people.server(guild_id)
    return find_tongue(server.language, names.server_language(guild_id))


async def cast_of(
    contest: Contest,
    names: Names,
    *,
    text: bool = False,
    to_tell: tuple[int, ...] = (),
    tongue: Tongue | None = None,
) -> Cast:
    """Look up the names of everybody at a table."""
    record = contest.record
    tongue = tongue or find_tongue(ENGLISH)
    computers = name_computers(record.players, record.game_id)
    found: list[str] = []
    for at, player in enumerate(record.players):
        if player.user_id is None:
            found.append(computers[at])
        else:
            name = await names.of(record.guild_id, player.user_id)
            found.append(plain_name(name, tongue.say("words-player", number=at + 1)))
    host = await names.of(record.guild_id, record.host_id)
    return Cast(tuple(found), plain_name(host), text, to_tell=to_tell, tongue=tongue)
