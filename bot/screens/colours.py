"""The colours of a message's edge, as 0xRRGGBB."""

from typing import Final

FELT: Final = 0x1F5C4A
"""The game is going on."""
GOLD: Final = 0xE3B341
"""The reader can do something, or celebrate."""
BLUE: Final = 0x3B82F6
"""The reader's own cards, while others play."""
QUIET: Final = 0x6B7280
"""The game is over, or is shown elsewhere."""
