"""Decides who may start a game, remove a player, or end a game."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.contest.contest import Contest
from bot.ports.discord import Person, Refusal
from bot.words.wording import name_person

IDLE: Final = timedelta(hours=1)
"""After this time without a press, any player may end the game."""


def check_may_start(lobby: Contest, person: Person, host_name: str) -> None:
    """Raise ``Refusal`` if a person may not start the game. The host and moderators may.

    ``host_name`` is the name that the sentence of the refusal has.
    """
    if person.user_id != lobby.record.host_id and not person.moderator:
        raise Refusal("refusals-host-starts", host=name_person(host_name))


def check_may_free(lobby: Contest, person: Person) -> None:
    """Raise ``Refusal`` if a person may not remove others from a lobby. The host and moderators may."""
    if not person.moderator and person.user_id != lobby.record.host_id:
        raise Refusal("refusals-only-host-removes")


def check_may_kick(game: Contest, person: Person, target_id: int) -> int:
    """Return the seat of the player ``target_id``; ``Refusal`` if ``person`` may not remove this player from the game.

    A moderator always may. The host may if the player's clock has lapsed since the player's last press.
    """
    seat = game.seat_of(target_id)
    if seat is None:
        raise Refusal("refusals-target-not-in-game")
    if person.moderator:
        return seat
    if person.user_id != game.record.host_id:
        raise Refusal("refusals-only-host-removes")
    player = game.record.players[seat]
    if player.lapses == 0 and not player.autopilot:
        raise Refusal("refusals-remove-later")
    return seat


def check_may_end(game: Contest, person: Person, now: datetime) -> None:
    """Raise ``Refusal`` if a person may not end a game for everybody.

    A moderator always may. The host may until the first hole is scored. Any player may after an hour without a press.
    """
    if person.moderator:
        return
    is_host = person.user_id == game.record.host_id
    if is_host and (game.state is None or not game.state.record.scorecard):
        return
    idle = now - game.record.active_at >= IDLE
    if idle and (is_host or game.seat_of(person.user_id) is not None):
        return
    if is_host:
        raise Refusal("refusals-hole-scored")
    if game.seat_of(person.user_id) is not None:
        raise Refusal("refusals-end-later")
    raise Refusal("refusals-only-players-end")
