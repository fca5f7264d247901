"""Cards, ranks and suits, and the points of cards."""

from __future__ import annotations

from typing import Final, NoReturn, overload

from engine.errors import RuleError
from engine.value import WordEnum

RANKS: Final = range(1, 14)
"""The ranks. The ace is 1, the jack 11, the queen 12 and the king 13."""

RANK_SYMBOLS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_NAMES: Final = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)
POINTS: Final = (1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0)
"""The points of each rank, the ace first. Both rulesets agree (section "Scoring" of their texts)."""

_SUIT_SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SUIT_NAMES: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


class Suit(WordEnum):
    """The four suits. A suit never changes the points of a card, but people like to see it."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """The sign of the suit: ♣, ♦, ♥ or ♠."""
        return _SUIT_SYMBOLS[self.value]


class Card:
    """One of the 52 cards. There is one object for each card, so compare cards with ``is`` or ``==``.

    Two decks contain every card twice. The two copies are one object, because a player cannot tell them apart.

    >>> Card(7, Suit.HEARTS)
    Card('7♥')
    >>> Card("10S").points
    10
    """

    __slots__ = ("code", "index", "name", "points", "rank", "suit")

    rank: int
    """The rank, from 1 (ace) to 13 (king)."""
    suit: Suit
    index: int
    """The position in a new deck, 0 to 51: clubs, diamonds, hearts, spades, each from ace to king."""
    points: int
    """The points, from −2 to 10, if the card is not part of a pair."""
    code: str
    """The stored form of two or three ASCII characters: ``AC``, ``10H``, ``KS``."""
    name: str
    """The name in words: ``seven of hearts``."""

    @overload
    def __new__(cls, rank: str) -> Card: ...

    @overload
    def __new__(cls, rank: int, suit: Suit | str) -> Card: ...

    def __new__(cls, rank: int | str, suit: Suit | str | None = None) -> Card:
        """Return the card of this rank and suit. If ``suit`` is ``None``, return the card that the text ``rank`` names.

        ``RuleError`` if there is no such card.
        """
        if suit is None:
            return cls.parse(rank)
        if suit not in _SUIT_SYMBOLS:
            raise RuleError(f"There is no suit {suit!r}: the suits are C, D, H and S.")
        card = _FACES.get((rank, Suit(suit)))
        if card is None:
            raise RuleError(
                f"There is no card of rank {rank!r}: ranks go from 1 (ace) to 13 (king)."
            )
        return card

    @classmethod
    def parse(cls, text: object) -> Card:
        """Return the card that a text such as ``7H``, ``7♥`` or ``10s`` names; ``RuleError`` for any other text."""
        card = _BY_CODE.get(text.strip().upper()) if isinstance(text, str) else None
        if card is None:
            raise RuleError(f"{text!r} is not a card: write a rank and a suit, such as 7H or 10S.")
        return card

    @property
    def rank_symbol(self) -> str:
        """The sign of the rank: ``A``, ``2`` … ``10``, ``J``, ``Q`` or ``K``."""
        return RANK_SYMBOLS[self.rank - 1]

    def __str__(self) -> str:
        return f"{self.rank_symbol}{self.suit.symbol}"

    def __repr__(self) -> str:
        return f"Card('{self}')"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("cards do not change")

    def __reduce__(self) -> tuple[type[Card], tuple[int, str]]:
        return Card, (self.rank, self.suit.value)

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index


def _make(rank: int, suit: Suit) -> Card:
    card = object.__new__(Card)
    values = {
        "rank": rank,
        "suit": suit,
        "index": list(Suit).index(suit) * 13 + rank - 1,
        "points": POINTS[rank - 1],
        "code": f"{RANK_SYMBOLS[rank - 1]}{suit.value}",
        "name": f"{RANK_NAMES[rank - 1]} of {_SUIT_NAMES[suit.value]}",
    }
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


DECK: Final[tuple[Card, ...]] = tuple(_make(rank, suit) for suit in Suit for rank in RANKS)
"""A new deck in its order: clubs, diamonds, hearts, spades, each from ace to king."""

_FACES: Final[dict[tuple[object, Suit], Card]] = {(card.rank, card.suit): card for card in DECK}
_BY_CODE: Final = {card.code: card for card in DECK} | {str(card): card for card in DECK}
