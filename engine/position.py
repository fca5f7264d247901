"""Makes a game from cards that somebody has laid out, for a puzzle or a test.

The cards are not dealt, so no shuffle is promised for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.actions import SLOTS
from engine.cards import Card
from engine.decide import new_game, shuffle_for
from engine.errors import RuleError
from engine.events import Event, GameStarted, PositionSet
from engine.evolve import setup_of
from engine.position_set import check_position
from engine.ruleset import Ruleset
from engine.state import ALL_UP, Setup
from engine.table_view import FACE_DOWN


@dataclass(frozen=True, slots=True)
class Position:
    """The cards on the table, as texts, from which a game begins.

    A layout is six cards, row by row: ``7H`` is face up, ``(7H)`` is face down, and ``--`` is an unnamed face-down
    card. All unnamed cards are shuffled. First they fill the places ``--``, and then the stock below its named
    cards. If a field is left out, its value follows from the other fields or from the shuffle. If a seat must still
    turn up cards, the game is in the opening.
    """

    layouts: Sequence[str]
    """The layouts, one for each seat."""
    discards: str = ""
    """The discard pile, the top card last. If the pile is empty, an unnamed card is the first discard."""
    stock: str = ""
    """The named cards of the stock. The first one is drawn first."""
    stock_count: int | None = None
    """The number of cards in the stock. Unnamed cards beyond this number lie at the bottom of the discard pile.

    ``None`` puts all of them into the stock.
    """
    drawn: str | None = None
    """The card in the hand of the seat whose turn it is; ``None`` if this seat has drawn none."""
    seat: int | None = None
    """The seat whose turn it is; ``None`` means the first seat of the hole."""
    turn: int | None = None
    """The number of the turn in this hole; ``None`` means the first turn of the seat."""
    out_seat: int | None = None
    """The seat that went out; ``None`` means the seat whose cards are all face up, if there is only one."""
    scorecard: Sequence[Sequence[int]] = ()
    """By hole and seat: the points of all holes before this one.

    So the number and the first seat of this hole follow too.
    """


def set_up(
    position: Position,
    *,
    ruleset: Ruleset | str,
    holes: int | None = None,
    secret: bytes,
    computers: Iterable[int] = (),
) -> tuple[Event, ...]:
    """Return the first events of a game that begins from a position.

    The secret shuffles the unnamed cards and all later holes. The other arguments are those of ``new_game``.
    ``RuleError`` if the ruleset cannot play on from the position.
    """
    if not isinstance(position, Position):
        raise RuleError(f"{position!r} is not a Position.")
    if isinstance(position.layouts, str):
        raise RuleError("The layouts of a position are a list with a text for each seat.")
    layouts = [_read_layout(text) for text in position.layouts]
    started = new_game(
        ruleset, seats=len(layouts), holes=holes, secret=secret, computers=computers
    )[0]
    assert isinstance(started, GameStarted)
    setup = setup_of(started)
    scorecard = _read_scorecard(position.scorecard)
    up = tuple(mask for _, mask in layouts)
    pile, stock = _read_cards(position.discards), _read_cards(position.stock)
    drawn = None if position.drawn is None else Card.parse(position.drawn)
    named = [card for cards, _ in layouts for card in cards if card is not None]
    named += [*pile, *stock, *([] if drawn is None else [drawn])]
    rest = _shuffle_rest(setup, named, hole=len(scorecard) + 1)
    dealt = tuple(
        tuple(card if card is not None else rest.pop() for card in cards) for cards, _ in layouts
    )
    if not pile and rest:
        pile = (rest.pop(),)
    for_stock = _count_for_stock(stock, rest, position.stock_count)
    event = PositionSet(
        turn=_turn_of(setup, up, len(scorecard) % setup.seats, position.seat, position.turn),
        layouts=dealt,
        up=up,
        stock=(*stock, *rest[:for_stock]),
        discards=(*rest[for_stock:], *pile),
        drawn=drawn,
        out_seat=_out_seat(setup, up, position.out_seat),
        scorecard=scorecard,
    )
    check_position(setup, event)
    return started, event


def _read_cards(text: object) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise RuleError(f"{text!r} is not a text with cards: write them as '7H 10S'.")
    return tuple(map(Card.parse, text.split()))


def _read_layout(text: object) -> tuple[tuple[Card | None, ...], int]:
    """Return the cards of a layout, with ``None`` for each unnamed card, and the mask of the face-up ones.

    Bit *s* of the mask stands for slot *s*.
    """
    words = text.split() if isinstance(text, str) else []
    if len(words) != len(SLOTS):
        raise RuleError(
            f"{text!r} is not a layout: write six cards, such as '7H (KS) -- 2C -- --'."
        )
    cards: list[Card | None] = []
    up = 0
    for slot, word in enumerate(words):
        if word == FACE_DOWN:
            cards.append(None)
        elif word.startswith("(") and word.endswith(")"):
            cards.append(Card.parse(word[1:-1]))
        else:
            cards.append(Card.parse(word))
            up |= 1 << slot
    return tuple(cards), up


def _read_scorecard(scorecard: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    try:
        rows = tuple(tuple(scores) for scores in scorecard)
    except TypeError as error:
        raise RuleError("A scorecard has a row of scores for each hole.") from error
    if any(type(score) is not int for scores in rows for score in scores):
        raise RuleError("The scores of a scorecard are whole numbers.")
    return rows


def _shuffle_rest(setup: Setup, named: Sequence[Card], hole: int) -> list[Card]:
    """Return all cards that the position does not name, in the order that the secret gives them."""
    left = Counter(setup.pack)
    left.subtract(named)
    if twice := [card for card, count in left.items() if count < 0]:
        raise RuleError(f"The {twice[0]} is named more often than the pack has it.")
    rest = [card for card in left for _ in range(left[card])]
    return list(shuffle_for(setup, rest, hole=hole, rebuild=0))


def _count_for_stock(stock: Sequence[Card], rest: Sequence[Card], count: int | None) -> int:
    """Return how many of the unnamed cards go into the stock. ``count`` is the number of all cards of the stock.

    If ``count`` is ``None``, all unnamed cards go there. ``stock`` are the named cards of the stock, and ``rest``
    are all unnamed cards.
    """
    if count is None:
        return len(rest)
    if type(count) is not int or not len(stock) <= count <= len(stock) + len(rest):
        raise RuleError(
            f"This position can have a stock of {len(stock)} to {len(stock) + len(rest)} cards, "
            f"not {count!r}."
        )
    return count - len(stock)


def _turn_of(
    setup: Setup, up: Sequence[int], first: int, seat: int | None, turn: int | None
) -> int:
    """Return the number of the current turn in the hole, 0 for the opening; ``RuleError`` if ``seat`` has another turn.

    If ``turn`` is ``None``, the number follows from the other arguments. ``first`` is the first seat of the hole.
    """
    seats, need = setup.seats, setup.ruleset.opening_cards
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise RuleError(f"There is no seat {seat!r} in this game.")
    if turn is not None and type(turn) is not int:
        raise RuleError(f"A turn has a number, not {turn!r}.")
    if turn is None:
        opening = min(mask.bit_count() for mask in up) < need
        if opening and seat is not None:
            raise RuleError("In the opening the face-up cards say whose turn it is.")
        return 0 if opening else ((first if seat is None else seat) - first) % seats + 1
    if seat is not None and turn > 0 and (first + turn - 1) % seats != seat:
        raise RuleError(f"Turn {turn} is that of seat {(first + turn - 1) % seats}, not {seat}.")
    return turn


def _out_seat(setup: Setup, up: Sequence[int], out_seat: int | None) -> int | None:
    """Return the seat that went out: ``out_seat``, or if this is ``None`` the only seat with all cards face up.

    ``None`` if nobody went out.
    """
    if out_seat is not None and (type(out_seat) is not int or not 0 <= out_seat < setup.seats):
        raise RuleError(f"There is no seat {out_seat!r} in this game.")
    full = [seat for seat, mask in enumerate(up) if mask == ALL_UP]
    return full[0] if out_seat is None and len(full) == 1 else out_seat
