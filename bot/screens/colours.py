"""The colours of the edge of a message, and when each one is used."""

from typing import Final

FELT: Final = 0x1F5C4A
"""The colour for the edge of a table while the game goes on."""
GOLD: Final = 0xE3B341
"""The colour for the edge of a message in which the reader can do something, or that shows a winner."""
BLUE: Final = 0x3B82F6
"""The colour for the edge of the reader's own cards while others play, and of other private messages."""
QUIET: Final = 0x6B7280
"""The colour for the edge of a message with nothing to do: the game is over, or a newer message shows the game."""
