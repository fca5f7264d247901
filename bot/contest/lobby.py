"""What can happen in a lobby: open, join, leave, add a computer, start. All is pure and may raise ``Refusal``."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.contest.contest import Contest
from bot.languages import Either
from bot.ports.discord import Refusal
from bot.words.rulesets import name_ruleset
from data.records import GameRecord, PlayerRecord, Status
from engine import RULESETS, Ruleset, new_game
from engine.computer import Level

_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 8


def make_game_id() -> str:
    """Return a new short id. It has no 0, o, 1, l or i, because they look alike."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def open_lobby(
    *,
    guild_id: int,
    channel_id: int,
    host_id: int,
    ruleset: str,
    holes: int,
    clock_s: int | None,
    hints: bool,
    now: datetime,
) -> Contest:
    """Open a lobby with its host in it; ``Refusal`` if the ruleset does not offer this number of holes.

    ``clock_s`` is the time for a move in seconds, ``None`` for no clock. ``hints`` says whether players get the button
    Hint.

    The host's part of the shuffle comes from the press of Start, because the command that opens the lobby comes before
    the secret is made.
    """
    rules = RULESETS.get(ruleset)
    if rules is None:
        raise Refusal("refusals-unknown-rules")
    if holes not in rules.holes_offered:
        raise refuse_holes(rules)
    record = GameRecord(
        game_id=make_game_id(),
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        ruleset=ruleset,
        holes=holes,
        clock_s=clock_s,
        hints=hints,
        status=Status.LOBBY,
        version=1,
        secret=secrets.token_bytes(32),
        players=(PlayerRecord(host_id, ""),),
        created_at=now,
        active_at=now,
    )
    return Contest(record)


def refuse_holes(rules: Ruleset) -> Refusal:
    """Return the refusal that says which numbers of holes a ruleset offers."""
    offered = Either(rules.holes_offered)
    return Refusal("refusals-holes", rules=name_ruleset(rules), holes=offered)


def open_private(
    *, guild_id: int, host_id: int, ruleset: str, holes: int, level: Level, now: datetime
) -> Contest:
    """Open the lobby of a private game, with one person and one computer; ``guild_id`` is 0 in direct messages."""
    table = open_lobby(
        guild_id=guild_id,
        channel_id=-1 - secrets.randbelow(2**62),
        host_id=host_id,
        ruleset=ruleset,
        holes=holes,
        clock_s=None,
        hints=False,
        now=now,
    )
    return add_computer(table, level)


def choose_holes(ruleset: str, wanted: int | None, usual: int | None = None) -> int:
    """Return the number of holes nearest to ``wanted`` that the ruleset offers; ``Refusal`` for an unknown ruleset.

    If ``wanted`` is ``None``, return ``usual``. If the ruleset does not offer ``usual``, or if it is ``None``, return
    the default of the ruleset.
    """
    rules = RULESETS.get(ruleset)
    if rules is None:
        raise Refusal("refusals-unknown-rules")
    if wanted is None:
        return usual if usual in rules.holes_offered else rules.default_holes
    return min(rules.holes_offered, key=lambda holes: abs(holes - wanted))


def join(lobby: Contest, user_id: int, press_id: int | None) -> Contest:
    """Seat a person; ``Refusal`` if no seat is free. If the person has a seat already, nothing changes.

    ``press_id`` becomes the person's part of the shuffle. If it is ``None``, the part comes from the press of Start.
    """
    if lobby.seat_of(user_id) is not None:
        return lobby
    check_room(lobby)
    part = "" if press_id is None else str(press_id)
    return _with_players(lobby, (*lobby.record.players, PlayerRecord(user_id, part)))


def leave(lobby: Contest, user_id: int) -> Contest:
    """Take a person out of a lobby; ``Refusal`` if they are not in it. A lobby without people is closed.

    If the host leaves, the person who joined first becomes the host.
    """
    if lobby.seat_of(user_id) is None:
        raise Refusal("refusals-not-joined")
    players = tuple(player for player in lobby.record.players if player.user_id != user_id)
    people = [player.user_id for player in players if player.user_id is not None]
    if not people:
        return close(lobby)
    host_id = lobby.record.host_id if lobby.record.host_id in people else people[0]
    lobby = _with_players(lobby, players)
    return replace(lobby, record=replace(lobby.record, host_id=host_id))


def add_computer(lobby: Contest, level: Level) -> Contest:
    """Seat a computer of a level; ``Refusal`` if no seat is free."""
    check_room(lobby)
    number = 1 + max((player.number for player in lobby.record.players), default=0)
    computer = PlayerRecord(None, "", level=level.value, number=number)
    return _with_players(lobby, (*lobby.record.players, computer))


def remove_computer(lobby: Contest) -> Contest:
    """Remove the computer that was added last; ``Refusal`` if there is no computer."""
    players = list(lobby.record.players)
    for at in range(len(players) - 1, -1, -1):
        if players[at].user_id is None:
            del players[at]
            return _with_players(lobby, tuple(players))
    raise Refusal("refusals-no-computer")


def start(lobby: Contest, now: datetime, press_id: int) -> Contest:
    """Shuffle the seats and deal the first hole; ``Refusal`` if there are too few players.

    ``press_id`` is the id of the press of Start. It is the last part of the shuffle, after the parts of the players.
    """
    record = lobby.record
    rules = RULESETS[record.ruleset]
    joiners = _with_parts(record.players, press_id)
    if len(joiners) < rules.min_seats:
        raise Refusal("refusals-too-few")
    entropy = (*(player.entropy for player in joiners), str(press_id))

    def deal(computers: tuple[int, ...]) -> Contest:
        events = new_game(
            rules,
            seats=len(joiners),
            holes=record.holes,
            secret=record.secret,
            entropy=entropy,
            computers=computers,
            game_id=record.game_id,
            options=_list_options(record),
        )
        return Contest(record).with_events(events)

    # The first deal tells who sits where. The second deal has the same shuffle and knows the computers' seats.
    seating = deal(()).started_state.setup.seating
    players = tuple(joiners[joiner] for joiner in seating)
    game = deal(tuple(seat for seat, player in enumerate(players) if player.user_id is None))
    record = replace(record, players=players, status=Status.PLAYING, started_at=now, active_at=now)
    return replace(game, record=record)


def close(lobby: Contest) -> Contest:
    """Close a lobby. No game is played."""
    return replace(lobby, record=replace(lobby.record, status=Status.CANCELLED))


def _with_parts(joiners: tuple[PlayerRecord, ...], press_id: int) -> tuple[PlayerRecord, ...]:
    """Give a part of the shuffle to each computer, and to each person who has none. It comes from the press of Start.

    People who pressed Join have a part and keep it. The host has not pressed Join, and so has none, except in a
    lobby that an older version stored.
    """
    return tuple(
        player
        if player.entropy and player.user_id is not None
        else replace(player, entropy=f"{press_id}:{number}")
        for number, player in enumerate(joiners, start=1)
    )


def _list_options(record: GameRecord) -> tuple[str, ...]:
    """Return the settings of a game that the seal also covers, so that nobody can change them later."""
    clock = "none" if record.clock_s is None else str(record.clock_s)
    return f"clock_s={clock}", f"hints={'on' if record.hints else 'off'}"


def check_room(lobby: Contest) -> None:
    """Raise ``Refusal`` if a lobby has no free seat."""
    most = RULESETS[lobby.record.ruleset].max_seats
    if len(lobby.record.players) >= most:
        raise Refusal("refusals-full", seats=most)


def _with_players(lobby: Contest, players: tuple[PlayerRecord, ...]) -> Contest:
    return replace(lobby, record=replace(lobby.record, players=players))
