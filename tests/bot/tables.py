"""Lobbies and games for tests, made as the bot makes them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from bot.contest import Contest
from bot.contest.lobby import add_computer, join, open_lobby, start
from bot.contest.play import move
from bot.languages import Tongue, choose_tongue
from bot.screens.cast import Cast
from engine import NextHole
from engine.computer import Level

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
SECRET = bytes(range(32))
ANN, BOB, CY, DI, EVE = 11, 12, 13, 14, 15
START = 300
"""The id of the press of Start."""


def lobby(
    *,
    ruleset: str = "card_commons",
    holes: int = 9,
    clock_s: int | None = 90,
    hints: bool = False,
) -> Contest:
    """Return a lobby that Ann has just opened. Its secret is the same each time."""
    table = open_lobby(
        guild_id=1,
        channel_id=2,
        host_id=ANN,
        ruleset=ruleset,
        holes=holes,
        clock_s=clock_s,
        hints=hints,
        now=NOW,
    )
    return replace(table, record=replace(table.record, game_id="game2345", secret=SECRET))


def game(
    people: int = 2,
    computers: int = 0,
    *,
    ruleset: str = "card_commons",
    holes: int = 9,
    clock_s: int | None = 90,
    hints: bool = False,
) -> Contest:
    """Return a game that has just begun. Its people are 11, 12 … in the order of joining."""
    table = lobby(ruleset=ruleset, holes=holes, clock_s=clock_s, hints=hints)
    for number in range(1, people):
        table = join(table, ANN + number, 100 + number)
    for _ in range(computers):
        table = add_computer(table, Level.CLUB)
    return start(table, NOW, START)


def cast(contest: Contest, tongue: Tongue | None = None) -> Cast:
    """Return a cast with plain names, by default in English."""
    names = tuple(f"Player {seat}" for seat in range(len(contest.record.players)))
    return Cast(names, "Host", tongue=tongue or choose_tongue("en"))


def played(contest: Contest, *, until: str = "game over", seed: int = 1) -> Contest:
    """Play random legal actions for every seat until a phase is reached."""
    dice = Random(seed)
    while contest.is_playing and contest.started_state.phase.value != until:
        seat = dice.choice(contest.to_act)
        if contest.hole_is_over:
            contest = move(contest, seat, NextHole())
        else:
            contest = move(contest, seat, dice.choice(contest.view(seat).legal))
    return contest
