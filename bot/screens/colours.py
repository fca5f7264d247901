"""Colours of a message's edge, 0xRRGGBB."""

from typing import Final

FELT: Final = 0x1F5C4A
"""A game going on."""
GOLD: Final = 0xE3B341
"""Something to do, or to celebrate."""
BLUE: Final = 0x3B82F6
"""The reader's own cards, while others play."""
QUIET: Final = 0x6B7280
"""Over, or moved elsewhere."""
