"""Builds the cast of a game: the names at its seats, the language, and whether words replace pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.contest import Contest
from bot.contest.play import level_of
from bot.games.names import Names
from bot.languages import ENGLISH, Tongue, choose_tongue
from bot.screens.cast import Cast
from bot.words.wording import clean_name
from data.records import PlayerRecord
from data.store import Store

_STRIDE: Final = 7
"""The name of each further computer in a game stands this many places later in ``COMPUTER_NAMES``.

It has no common divisor with the number of names.
"""
COMPUTER_NAMES: Final = (
    "Ada", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ines", "Jules", "Kira", "Leo", "Mina",
    "Nils", "Olga", "Pia", "Quinn", "Rosa", "Tilda", "Uma", "Vito", "Wanda", "Xenia", "Yara", "Zeno",
)  # fmt: skip
"""The first names of computers. There are at least twice as many names as seats."""


def name_computers(players: Sequence[PlayerRecord], game_id: str) -> dict[int, str]:
    """Return the name of each computer in a game, such as *Club Mina*, by the computer's index in ``players``.

    The names depend on the game's id and on the computers' numbers, so a restart does not change them. No two computers
    of a game have the same name, because their numbers are different and at most eleven.
    """
    start = int.from_bytes(hashlib.sha256(game_id.encode()).digest()[:4])
    return {
        at: f"{level_of(player).title()} {_choose_name(start + player.number * _STRIDE)}"
        for at, player in enumerate(players)
        if player.user_id is None
    }


def _choose_name(step: int) -> str:
    return COMPUTER_NAMES[step % len(COMPUTER_NAMES)]


async def cast_table(
    contest: Contest, names: Names, store: Store, *, to_tell: tuple[int, ...] = ()
) -> Cast:
    """Build the cast of a table in a channel.

    In a lobby, the cast has the people and the role that the message notifies. ``to_tell`` are seats: the table tells
    their players how to see their cards.
    """
    guild_id = contest.record.guild_id
    server = await store.people.load_server(guild_id)
    known = await names.look_up_table(guild_id, _list_people(contest))
    tongue = choose_tongue(server.language, known.language)
    cast = _make_cast(contest, known.people, server.text, to_tell, tongue)
    if not contest.is_lobby:
        return cast
    seated = contest.record.people
    invited = await store.invitations.list_invited(contest.game_id)
    is_called = server.role_id is not None and server.role_called_at == contest.record.created_at
    return replace(
        cast,
        called=tuple(user_id for user_id in invited if user_id not in seated),
        roles=(server.role_id,) if is_called and server.role_id else (),
    )


async def choose_table_tongue(contest: Contest, names: Names, store: Store) -> Tongue:
    """Return the language of a table in a channel.

    That is the language that a moderator has chosen, otherwise the language of the server at Discord.
    """
    guild_id = contest.record.guild_id
    server = await store.people.load_server(guild_id)
    return choose_tongue(server.language, names.find_language(guild_id))


async def cast_of(
    contest: Contest, names: Names, *, text: bool = False, tongue: Tongue | None = None
) -> Cast:
    """Build the cast of a game for one person.

    ``text`` says whether the person gets words instead of pictures. ``tongue`` is the language, ``None`` for English.
    """
    known = await names.look_up_all(contest.record.guild_id, _list_people(contest))
    return _make_cast(contest, known, text, (), tongue or choose_tongue(ENGLISH))


def _list_people(contest: Contest) -> Iterable[int]:
    """Return the user ids of the people at a table and of its host, each once."""
    record = contest.record
    people = [player.user_id for player in record.players if player.user_id is not None]
    return dict.fromkeys((*people, record.host_id))


def _make_cast(
    contest: Contest,
    people: Mapping[int, str],
    text: bool,
    to_tell: tuple[int, ...],
    tongue: Tongue,
) -> Cast:
    """Build the cast of a game. ``people`` has people's names by user id.

    The other arguments are fields of ``Cast``.
    """
    record = contest.record
    computers = name_computers(record.players, record.game_id)
    names = tuple(
        computers[at]
        if player.user_id is None
        else clean_name(people[player.user_id], tongue.say("words-player", number=at + 1))
        for at, player in enumerate(record.players)
    )
    host = clean_name(people[record.host_id], tongue.say("words-player", number=1))
    return Cast(names, host, text, to_tell=to_tell, tongue=tongue)
