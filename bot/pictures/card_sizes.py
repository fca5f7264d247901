"""How wide and how tall a card is, in pixels, in each kind of picture."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.shapes import Size

HAND_CARD: Final = Size(154, 226)
"""The size of a card of the viewer, in the picture of the viewer's own cards."""
LONE_HAND_CARD: Final = Size(186, 226)
"""The size of a card of the viewer if the picture has nothing beside the viewer's cards."""
END_CARD: Final = Size(112, 146)
"""The size of a card of the winner, in the picture of the end of a game."""
MOTION_CARD: Final = Size(132, 154)
"""The size of a card in the moving picture of a hole's last turn."""

OTHERS_CARDS: Final = {2: Size(72, 92), 3: Size(55, 62), 5: Size(38, 46), 11: Size(34, 32)}
"""The sizes of others' cards beside the viewer's cards. A key is the largest number of other seats with this size."""


class TableCards(NamedTuple):
    """The sizes of the cards in a picture of the table."""

    waiting: Size
    """The size of a card at a seat whose turn it is not."""
    acting: Size
    """The size of a card at the seat whose turn it is."""
    pile: Size
    """The size of a card of the stock or the discard pile."""


TABLE_CARDS: Final = {
    2: TableCards(Size(124, 160), Size(138, 178), Size(140, 178)),
    3: TableCards(Size(86, 118), Size(98, 134), Size(150, 192)),
    4: TableCards(Size(108, 122), Size(122, 138), Size(112, 140)),
    6: TableCards(Size(84, 106), Size(96, 120), Size(104, 130)),
    8: TableCards(Size(62, 92), Size(70, 104), Size(112, 146)),
    9: TableCards(Size(72, 84), Size(80, 93), Size(92, 108)),
    12: TableCards(Size(62, 78), Size(70, 86), Size(92, 108)),
}
"""The sizes of cards in a picture of the table. A key is the largest number of seats with these sizes."""
