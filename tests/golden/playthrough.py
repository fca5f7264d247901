"""Writes and reads the text of a playthrough.

The head says what the game was made from. After it, a line with ``>`` is a seat's move. The lines below the move are
what could be seen after it: one line for everybody, and one for each seat that saw more. Only the head and the moves
are read; the rest is written again and compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine import (
    RULESETS,
    EndReason,
    Game,
    GameStopped,
    GameWon,
    HoleDealt,
    HoleScored,
    StockRebuilt,
    TableView,
    WentOut,
    redact,
)
from engine.actions import DISCARD, DRAW, NEXT_HOLE, Action, Swap, Take, TurnUp
from engine.table_view import card_text

_WORDS: Final[dict[str, Action]] = {"draw": DRAW, "discard": DISCARD, "next hole": NEXT_HOLE}
_IN_SLOT: Final[dict[str, type[TurnUp | Take | Swap]]] = {
    "turn up": TurnUp,
    "take into": Take,
    "swap into": Swap,
}
LEAVE: Final = "leave for good"
STOP: Final = "stop the game"


@dataclass(frozen=True, slots=True)
class Head:
    """What a game is made from."""

    ruleset: str
    seats: int
    holes: int
    secret: str
    """The secret in hex."""
    entropy: str
    """The players' strings, separated by spaces."""

    def deal(self) -> Game:
        return Game.new(
            RULESETS[self.ruleset],
            seats=self.seats,
            holes=self.holes,
            secret=bytes.fromhex(self.secret),
            entropy=self.entropy.split(),
        )


Move = tuple[int, str]
"""A seat and its move in words."""


def words_for(action: Action) -> str:
    """Return a move in words, such as ``swap into 3``. Slots are counted from 1, as people count."""
    for word, plain in _WORDS.items():
        if action is plain:
            return word
    for word, kind in _IN_SLOT.items():
        if isinstance(action, kind):
            return f"{word} {action.slot + 1}"
    raise ValueError(f"no words for {action}")


def _do(game: Game, seat: int, words: str) -> None:
    if words == LEAVE:
        game.give_up(seat)
    elif words == STOP:
        game.stop(EndReason.ENDED_EARLY)
    elif words in _WORDS:
        game.play(seat, _WORDS[words])
    else:
        word, slot = words.rsplit(" ", 1)
        game.play(seat, _IN_SLOT[word](int(slot) - 1))


def read(text: str) -> tuple[Head, list[Move]]:
    """Return the head and the moves of a playthrough."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    values = dict(line.split(": ", 1) for line in lines[:5])
    head = Head(
        values["ruleset"],
        int(values["seats"]),
        int(values["holes"]),
        values["secret"],
        values["entropy"],
    )
    moves = [line[2:].split(": ", 1) for line in lines if line.startswith("> ")]
    return head, [(int(seat.removeprefix("seat ")), words) for seat, words in moves]


def played(head: Head, moves: list[Move]) -> Game:
    """Return the game after the moves."""
    game = head.deal()
    for seat, words in moves:
        _do(game, seat, words)
    return game


def write(head: Head, moves: list[Move]) -> str:
    """Play the moves; return the whole text of the playthrough."""
    return "\n".join(_lines(head, moves)) + "\n"


def _lines(head: Head, moves: list[Move]) -> Iterator[str]:
    game = head.deal()
    yield "# Written by `python -m tests.golden.regenerate`; read the difference before committing it."
    yield f"ruleset: {head.ruleset}"
    yield f"seats: {head.seats}"
    yield f"holes: {head.holes}"
    yield f"secret: {head.secret}"
    yield f"entropy: {head.entropy}"
    yield f"commitment: {game.commitment}"
    yield f"seating: {' '.join(map(str, game.state.setup.seating))}"
    yield from _seen(game, 0)
    for seat, words in moves:
        yield f"> seat {seat}: {words}"
        before = len(game.events)
        _do(game, seat, words)
        yield from _seen(game, before)


def _seen(game: Game, before: int) -> Iterator[str]:
    """Yield what could be seen after the events from number ``before`` on."""
    for event in game.events[before:]:
        match redact(event, None):
            case HoleDealt(hole=hole, first_seat=first, upcard=upcard):
                yield ""
                yield f"hole {hole}: seat {first} begins, first discard {upcard.code}"
            case HoleScored(scores=scores):
                yield f"    scores {' '.join(map(str, scores))}"
            case GameWon(winners=winners, totals=totals):
                yield f"    totals {' '.join(map(str, totals))}, won by {' '.join(map(str, winners))}"
            case WentOut(seat=seat):
                yield f"    seat {seat} has gone out"
            case StockRebuilt(cards=cards):
                yield f"    stock rebuilt from {cards} cards"
            case GameStopped(reason=reason):
                yield f"    stopped: {reason}"
            case _:
                pass
    everybody = _line(game.view(None))
    yield f"    all: {everybody}"
    for seat in range(game.seats):
        line = _line(game.view(seat))
        if line != everybody:
            yield f"    seat {seat}: {line}"


def _line(view: TableView) -> str:
    parts = [
        " ".join(
            (
                ("*" if seat.to_act else "") + str(seat.seat),
                *(card_text(card) for card in seat.cards[:3]),
                "/",
                *(card_text(card) for card in seat.cards[3:]),
                f"= {seat.showing}",
            )
        )
        for seat in view.seats
    ]
    parts.append(f"stock {view.stock_count}, top {card_text(view.top_discard)}")
    if view.drawn_by is not None:
        parts.append(f"drawn {card_text(view.drawn)}")
    if view.last_turns:
        parts.append(f"last turns {view.last_turns}")
    return " | ".join(parts)
