"""Moments of games at which actions can be played out."""

from __future__ import annotations

import random

from engine import Game, Phase, Ruleset
from engine.computer import Level, choose
from engine.computer.compact_view import compact
from engine.computer.playing_out.refining import Refining
from tests.engine.positions import new


def positions(ruleset: Ruleset, seats: int, many: int, seed: int = 4) -> list[tuple[Game, int]]:
    """Return copies of a game at moments whose actions can be played out, with the seat to move."""
    chance = random.Random(seed)
    found: list[tuple[Game, int]] = []
    while True:
        game = new(ruleset, seats, secret=chance.randbytes(32))
        while game.phase is not Phase.HOLE_OVER:
            seat = game.to_act[0]
            view = game.view(seat)
            if game.phase is not Phase.OPENING and chance.random() < 0.3:
                if Refining.suits(compact(view)):
                    found.append((game.copy(), seat))
                if len(found) == many:
                    return found
            game.play(seat, choose(view, Level.CLUB, chance))
