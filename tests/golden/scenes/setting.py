"""Games for scenes: cards that were laid out by hand, and games that were played with fixed dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.contest import Contest
from bot.contest.play import move
from bot.languages import Tongue, choose_tongue
from bot.screens.cast import Cast
from engine import Action, NextHole, Phase, Position, fold, set_up
from tests.bot.tables import NOW, SECRET, game, played

ENGLISH: Final[Tongue] = choose_tongue("en")
NAMES: Final = ("Ann", "B*b", "Cy", "Di", "Eve", "Flo")
"""One name needs to be escaped."""
SOON: Final = NOW + timedelta(seconds=90)
LAID: Final = (
    "7H (2S) 9D (3C) KD (QH)",
    "(4D) 8C 10H 5S (JC) (AH)",
    "6H (9S) (KC) 6D 3H (10S)",
)
"""The layouts of three seats in the middle of a hole. Cards in brackets are face down."""


def cast(contest: Contest, *, text: bool = False, **values: object) -> Cast:
    """Return the cast of a game, by default with pictures."""
    names = NAMES[: len(contest.record.players)]
    return Cast(names, "Ho_st", text=text, tongue=ENGLISH, **values)  # type: ignore[arg-type]


def laid(
    layouts: Sequence[str] = LAID,
    *,
    ruleset: str = "card_commons",
    holes: int = 9,
    hints: bool = False,
    **values: object,
) -> Contest:
    """Return a game that goes on from cards laid out by hand. ``values`` are the fields of ``Position``."""
    contest = game(len(layouts), ruleset=ruleset, holes=holes, hints=hints)
    position = Position(layouts, **values)  # type: ignore[arg-type]
    events = set_up(position, ruleset=ruleset, holes=holes, secret=SECRET)
    return replace(contest, events=events, state=fold(events))


def after(contest: Contest, *moves: tuple[int, Action]) -> Contest:
    """Return the game after some moves, each with its seat."""
    for seat, action in moves:
        contest = move(contest, seat, action)
    return contest


def recorded(contest: Contest, **values: object) -> Contest:
    """Return the game with other values in its record."""
    return replace(contest, record=replace(contest.record, **values))  # type: ignore[arg-type]


def privately(contest: Contest) -> Contest:
    """Return the game as a private one."""
    return recorded(contest, channel_id=-5)


def with_players(contest: Contest, seats: Iterable[int], **values: object) -> Contest:
    """Return the game with other values in the records of the players at these seats."""
    for seat in seats:
        player = replace(contest.record.players[seat], **values)  # type: ignore[arg-type]
        contest = contest.with_player(seat, player)
    return contest


def scored(people: int = 3, holes: int = 1, *, seed: int = 1) -> Contest:
    """Return a game of three holes just after a hole was scored."""
    contest = played(game(people, holes=3), until="hole over", seed=seed)
    for _ in range(holes - 1):
        contest = played(move(contest, 0, NextHole()), until="hole over", seed=seed)
    return contest


def finished(people: int = 3, *, winners: int = 1) -> Contest:
    """Return a finished game of three holes with this number of winners."""
    for seed in range(999):
        contest = played(game(people, holes=3), seed=seed)
        if len(contest.public_view.winners) == winners:
            return contest
    raise AssertionError("no such game was found")


def on_last_turn(people: int = 3) -> Contest:
    """Return a game in which a seat went out and it is the next seat's turn."""
    layouts = ["7H 2S 9D 3C KD QH", "(4D) 8C 10H 5S (JC) (AH)", "6H (9S) (KC) 6D 3H (10S)"]
    return laid(layouts[:people], seat=1, out_seat=0, discards="QD 4C", stock="5D")


def to_opening(contest: Contest, turned: int) -> Contest:
    """Turn up this number of cards in the opening."""
    for _ in range(turned):
        assert contest.started_state.phase is Phase.OPENING
        seat = contest.to_act[0]
        contest = move(contest, seat, contest.view(seat).legal[0])
    return contest
