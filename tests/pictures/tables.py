"""Tables to draw, from games that were played to a point at which something can be seen."""

from collections.abc import Callable
from random import Random

from bot.ports.pictures import MotionPicture, Spot, TablePicture
from engine import CARD_COMMONS, PAGAT, Draw, Game, Phase, TableView, TurnUp

ODD_NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff",
    "",
    "Ann",
    "ann",
    "שרה לוי",
    "🎉🎉🎉",
    "Дмитрий Константинович",
    "𝓕𝓪𝓷𝓬𝔂",
    "\u202egnp.exe",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "นภัสสร",
    "Ἀλέξανδρος ὁ Μέγας",
)
"""Unusual names of people."""


def played(
    seats: int, until: Callable[[Game], bool], *, seed: int = 1, holes: int = 9
) -> tuple[Game, Spot | None]:
    """Play at random until a condition holds; return the game, and the seat and slot of the last moved card."""
    rules = CARD_COMMONS if seats <= CARD_COMMONS.max_seats else PAGAT
    game = Game.new(rules, seats=seats, holes=holes, secret=bytes([seed]) * 32)
    random, last = Random(seed), None
    while not until(game):
        seat = random.choice(game.to_act)
        actions = game.legal_actions(seat)
        # There are six takes for one draw, so at random hardly anybody would draw.
        action = (
            actions[0] if Draw() in actions and random.random() < 0.5 else random.choice(actions)
        )
        game.play(seat, action)
        last = Spot(seat, action.slot) if hasattr(action, "slot") else last
    return game, last


def dealt(seats: int) -> Game:
    return played(seats, lambda _: True)[0]


def opened(seats: int, seed: int = 1) -> Game:
    """Return a game in which every seat has two cards face up."""
    game = played(seats, lambda _: True, seed=seed)[0]
    for seat in range(seats):
        game.play(seat, TurnUp(0))
        game.play(seat, TurnUp(4))
    return game


def table_of(
    game: Game, last: Spot | None = None, autopilot: frozenset[int] = frozenset()
) -> TablePicture:
    return TablePicture(game.view(None), ODD_NAMES[: game.seats], last, autopilot)


def last_turn(seats: int, seed: int) -> MotionPicture:
    """Return the last turn of a hole that was played at random."""
    drawing: list[TableView] = []

    def is_scored(game: Game) -> bool:
        if game.phase is Phase.DRAW:
            drawing.append(game.view(None))
        return game.phase is Phase.HOLE_OVER

    game, last = played(seats, is_scored, seed=seed)
    before = drawing[-1]
    (seat,) = before.to_act
    slot = last.slot if last is not None and last.seat == seat else None
    return MotionPicture(before, game.view(None), ODD_NAMES[:seats], seat, slot)
