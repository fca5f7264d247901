"""Makes sample pictures of each kind. They show games that are played by the rules.

``python -m bot.pictures.samples docs/pictures`` writes the files for the documentation.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from bot.languages import ENGLISH, choose_tongue
from bot.pictures.renderer import draw
from bot.ports.pictures import (
    EndPicture,
    FormChart,
    HandPicture,
    MotionPicture,
    PictureSpec,
    ScorecardPicture,
    Spot,
    TablePicture,
)
from bot.words.story import tell_story
from engine import (
    CARD_COMMONS,
    PAGAT,
    Action,
    Discard,
    Draw,
    Game,
    NextHole,
    Phase,
    SeatView,
    Swap,
    TableView,
    TurnUp,
)

NAMES: Final = (
    "Alice",
    "Bob",
    "Chloé",
    "Дмитрий Жук",
    "Eve Longname-Featherstone",
    "Ναυσικά",
    "שרה",
    "Hana 🌸",
    "José",
    "Kim",
    "Łukasz",
    "Nguyễn",
)
"""The names of twelve players. One name is too long for a picture, and one has letters that cannot be drawn."""
HEBREW_NAMES: Final = ("דנה", "Bob", "יוסי כהן", "Дмитрий Жук")
_FORM: Final = (71, 64, 82, 58, 66, 49, 77, 52, 61, 45, 38, 57, 43, 50, 34, 41, 62, 36, 29, 40)
_Until: TypeAlias = Callable[[Game], bool]


def make_samples() -> dict[str, PictureSpec]:
    """Return the descriptions of all sample pictures, by file name without the ending."""
    four, last = _play(4, 8, lambda game: game.state.last_turns == 2 and _is_placing(game))
    hand, _ = _play(4, 3, lambda game: game.turn == 14 and _is_placing(game))
    return {
        "table-2": _make_table(2, 9, lambda game: game.hole == 2 and game.turn == 9),
        "table-3": _make_table(3, 2, lambda game: game.turn == 10),
        "table-4-last-turns": TablePicture(four.view(None), NAMES[:4], last, frozenset({2})),
        "table-6": _make_table(
            6, 6, lambda game: game.hole == 3 and game.turn == 17 and _is_placing(game)
        ),
        "table-6-scored": _make_table(6, 6, lambda game: game.phase is Phase.HOLE_OVER),
        "table-9": _make_table(9, 1, lambda game: game.turn == 20),
        "table-12": _make_table(12, 3, lambda game: game.hole == 2 and game.turn == 31),
        "table-12-opening": _make_table(12, 3, lambda game: len(game.to_act) == 5),
        "table-12-scored": _make_table(12, 3, lambda game: game.phase is Phase.HOLE_OVER),
        "table-2-won": _make_table(2, 9, lambda game: game.is_over),
        "hand": HandPicture(hand.view(hand.to_act[0]), 3, NAMES[:4]),
        "hand-last-turn": HandPicture(four.view(four.to_act[0]), None, NAMES[:4]),
        "hand-2": _make_hand(2, 9, lambda game: game.hole == 2 and game.turn == 9),
        "hand-6": _make_hand(6, 6, lambda game: game.hole == 3 and game.turn == 17),
        "hand-12": _make_hand(
            12, 3, lambda game: game.hole == 2 and game.turn == 31 and _is_placing(game)
        ),
        "hand-waiting": HandPicture(_leave_alone(hand.view((hand.to_act[0] + 1) % 4))),
        "scorecard-2": _make_scorecard(2, 9, lambda game: game.is_over),
        "scorecard-6": _make_scorecard(6, 6, lambda game: len(game.scorecard) == 7),
        "scorecard-12": _make_scorecard(12, 3, lambda game: game.is_over),
        "end": _make_end(4, 5),
        "end-12": _make_end(12, 3),
        "motion": _make_motion(6, 6),
        "table-hebrew": _translate(TablePicture(four.view(None), NAMES[:4], last)),
        "hand-hebrew": _translate(HandPicture(hand.view(hand.to_act[0]), 3, NAMES[:4])),
        "scorecard-hebrew": _translate(_make_scorecard(4, 5, lambda game: game.is_over)),
        "form": FormChart(
            _FORM, "Alice · 9 holes", "20 games on this server, fewer points are better"
        ),
    }


def _play(seats: int, seed: int, until: _Until) -> tuple[Game, Spot | None]:
    """Play a game until ``until`` says that it has gone far enough.

    Return the game, and the place of its last moved card.
    """
    rules = CARD_COMMONS if seats <= CARD_COMMONS.max_seats else PAGAT
    holes = {2: 3, 12: 18}.get(seats, 9)
    game = Game.new(rules, seats=seats, holes=holes, secret=bytes([seed]) * 32)
    last = None
    while not until(game):
        seat = game.to_act[-1] if game.phase is Phase.OPENING else game.to_act[0]
        action = _move(game, seat)
        game.play(seat, action)
        if isinstance(action, TurnUp | Swap):
            last = Spot(seat, action.slot)
    return game, last


def _move(game: Game, seat: int) -> Action:
    """Choose a move as a beginner would: replace high and face-down cards by low ones, and make pairs."""
    view = game.view(seat)
    cards = view.seats[seat].cards
    if view.phase is Phase.HOLE_OVER:
        return NextHole()
    if view.phase is Phase.OPENING:
        return next(TurnUp(slot) for slot in _from(seat * 2 + view.hole) if cards[slot] is None)
    if view.drawn is None:
        return Draw()
    for slot in _from(seat + view.turn):
        card, partner = cards[slot], cards[(slot + 3) % 6]
        if partner is not None and partner.rank == view.drawn.rank and card is not partner:
            return Swap(slot)
    for slot in _from(seat + view.turn):
        card = cards[slot]
        if view.drawn.points + (1 if card is None else 3) < (6 if card is None else card.points):
            return Swap(slot)
    return Discard()


def _from(slot: int) -> Iterator[int]:
    return ((slot + step) % 6 for step in range(6))


def _is_placing(game: Game) -> bool:
    return game.phase is Phase.PLACE


def _make_table(seats: int, seed: int, until: _Until) -> TablePicture:
    game, last = _play(seats, seed, until)
    return TablePicture(game.view(None), NAMES[:seats], last)


def _make_scorecard(seats: int, seed: int, until: _Until) -> ScorecardPicture:
    game, _ = _play(seats, seed, until)
    return ScorecardPicture(
        NAMES[:seats], game.scorecard, game.holes, game.totals, winners=game.winners
    )


def _make_hand(seats: int, seed: int, until: _Until) -> HandPicture:
    game, _ = _play(seats, seed, until)
    return HandPicture(game.view(game.to_act[0]), None, NAMES[:seats])


def _leave_alone(view: TableView) -> TableView:
    """Return a view with the viewer's own cards only: no other seats and no piles."""
    nobody = SeatView(0, (), 0, 0, False, False, False, False)
    seats = tuple(seat if seat.seat == view.viewer else nobody for seat in view.seats)
    return replace(view, seats=seats, stock_count=0, top_discard=None)


def _make_end(seats: int, seed: int) -> EndPicture:
    game, _ = _play(seats, seed, lambda game: game.is_over)
    assert game.outcome is not None
    story = tell_story(game.scorecard, game.outcome.winners)
    quote = choose_tongue(ENGLISH).tell(story) if story else ""
    return EndPicture(game.view(None), NAMES[:seats], quote)


def _make_motion(seats: int, seed: int) -> MotionPicture:
    drawing: list[TableView] = []

    def is_scored(game: Game) -> bool:
        if game.phase is Phase.DRAW:
            drawing.append(game.view(None))
        return game.phase is Phase.HOLE_OVER

    game, last = _play(seats, seed, is_scored)
    (seat,) = drawing[-1].to_act
    slot = last.slot if last is not None and last.seat == seat else None
    return MotionPicture(drawing[-1], game.view(None), NAMES[:seats], seat, slot)


_Named = TypeVar("_Named", TablePicture, HandPicture, ScorecardPicture)


def _translate(spec: _Named) -> _Named:
    """Return a picture of four seats with Hebrew names and words.

    ``spec`` must have four seats, because there are four Hebrew names.
    """
    return replace(spec, names=HEBREW_NAMES, language="he")


def name_file(name: str, spec: PictureSpec) -> str:
    """Return the name of a sample's file, with the ending: ``.gif`` for a moving picture, otherwise ``.png``."""
    return f"{name}.gif" if isinstance(spec, MotionPicture) else f"{name}.png"


def write(folder: Path) -> None:
    """Draw all samples and write them into a folder. A file that is right already is not written."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, spec in make_samples().items():
        path, file = folder / name_file(name, spec), draw(spec).file
        if not path.exists() or path.read_bytes() != file:
            path.write_bytes(file)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
