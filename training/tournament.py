"""Plays matches between levels and reference players, and reports how strong they are."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from engine.actions import Action
from engine.computer.level import Level
from engine.game import Game
from engine.ruleset import Ruleset
from engine.table_view import TableView
from training.reference import PLAYERS, Player

PAIRINGS: Final = (
    ("greedy", "random"),
    ("rookie", "greedy"),
    ("club", "rookie"),
    ("pro", "club"),
    ("pro", "greedy"),
)
"""The matches that show the strength of the levels."""


class _Timed:
    """A player whose decisions are timed."""

    def __init__(self, player: Player, clock: Callable[[], float] | None) -> None:
        self._player, self._clock = player, clock
        self._spent_s, self._decisions = 0.0, 0

    def __call__(self, view: TableView, rng: random.Random) -> Action:
        if self._clock is None:
            return self._player(view, rng)
        began = self._clock()
        action = self._player(view, rng)
        self._spent_s += self._clock() - began
        self._decisions += 1
        return action

    @property
    def mean_ms(self) -> float:
        return 1000 * self._spent_s / self._decisions if self._decisions else float("nan")


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a match between two players. Each deal is played twice with the seats exchanged."""

    ruleset: str
    """The title of the ruleset."""
    seats: int
    one: str
    other: str
    games: int
    holes: int
    """The number of holes that each seat has played."""
    one_score: float
    """The average points in a hole of the first player's seats."""
    other_score: float
    difference: float
    """The first player's points in a hole minus those of the other. Below 0 means that the first player is better."""
    error: float
    """The standard error of ``difference``."""
    wins: float
    """The part of the games that the first player's seats have won. Of a shared win, only the player's part counts."""
    turns: float
    """The average number of turns of a hole."""
    one_ms: float
    """The average time of a decision of the first player, in milliseconds; ``nan`` if no clock measures it."""
    other_ms: float


def play_match(  # noqa: PLR0913
    one: str,
    other: str,
    ruleset: Ruleset,
    *,
    seats: int,
    holes: int,
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    clock: Callable[[], float] | None = None,
) -> Match:
    """Play ``games`` games, in pairs with the same cards and the seats exchanged. Return the result.

    The players take alternate seats: one, other, one, other … ``progress``, if it is given, is called with the
    number of played games and the number of all. ``clock`` returns seconds, to measure decisions; ``None`` measures
    nothing.
    """
    players = [_Timed(PLAYERS[name], clock) for name in (one, other)]
    scores: tuple[list[float], list[float]] = ([], [])
    differences: list[float] = []
    wins: list[float] = []
    turns: list[int] = []
    pairs = max(1, games // 2)
    for pair in range(pairs):
        margin = []
        for exchanged in (0, 1):
            sides = [(seat + exchanged) % 2 for seat in range(seats)]
            game, lengths = play_game(
                [players[side] for side in sides],
                ruleset,
                holes=holes,
                seed=f"{seed}|{pair}",
            )
            means = [
                fsum(total for total, side in zip(game.totals, sides, strict=True) if side == which)
                / (sides.count(which) * holes)
                for which in (0, 1)
            ]
            for which in (0, 1):
                scores[which].append(means[which])
            margin.append(means[0] - means[1])
            won = [sides[seat] == 0 for seat in game.winners]
            wins.append(sum(won) / len(won))
            turns += lengths
            if progress is not None:
                progress(2 * pair + exchanged + 1, 2 * pairs)
        differences.append(fsum(margin) / 2)
    mean = fsum(differences) / pairs
    spread = fsum((difference - mean) ** 2 for difference in differences)
    return Match(
        ruleset=ruleset.title,
        seats=seats,
        one=one,
        other=other,
        games=2 * pairs,
        holes=2 * pairs * holes,
        one_score=fsum(scores[0]) / len(scores[0]),
        other_score=fsum(scores[1]) / len(scores[1]),
        difference=mean,
        error=sqrt(spread / (pairs - 1) / pairs) if pairs > 1 else float("nan"),
        wins=fsum(wins) / len(wins),
        turns=sum(turns) / len(turns),
        one_ms=players[0].mean_ms,
        other_ms=players[1].mean_ms,
    )


def play_game(
    players: Sequence[Player], ruleset: Ruleset, *, holes: int, seed: str
) -> tuple[Game, list[int]]:
    """Play one game. Return it, with the number of turns of each hole. Each seat has its own random numbers."""
    chance = random.Random(seed)
    game = Game.new(ruleset, seats=len(players), holes=holes, secret=chance.randbytes(32))
    own_chance = [random.Random(f"{seed}|{seat}") for seat in range(len(players))]
    turns: list[int] = []
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, players[seat](game.view(seat), own_chance[seat]))
        if len(game.scorecard) > len(turns):
            turns.append(game.turn)
    return game, turns


def longest_hole(
    level: Level,
    ruleset: Ruleset,
    *,
    seats: int,
    holes: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Play ``holes`` holes with every seat at one level. Return the number of turns of the longest hole.

    ``progress``, if it is given, is called with the number of played holes and the number of all.
    """
    longest = played = 0
    for number in range(-(-holes // ruleset.default_holes)):
        players = [PLAYERS[level.value]] * seats
        _, turns = play_game(
            players, ruleset, holes=ruleset.default_holes, seed=f"{seed}|{seats}|{number}"
        )
        longest, played = max(longest, *turns), played + len(turns)
        if progress is not None:
            progress(min(played, holes), holes)
    return longest


def as_table(matches: Iterable[Match]) -> str:
    """Return the matches as a Markdown table."""
    lines = [
        "| ruleset | seats | players | points a hole | difference | games won | turns a hole | ms a decision |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {match.ruleset} | {match.seats} | {match.one} : {match.other} "
        f"| {match.one_score:.2f} : {match.other_score:.2f} "
        f"| {match.difference:+.2f} ± {match.error:.2f} | {match.wins:.0%} | {match.turns:.1f} "
        f"| {match.one_ms:.2f} : {match.other_ms:.2f} |"
        for match in matches
    ]
    return "\n".join(lines)
