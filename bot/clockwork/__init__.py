"""Changes games without a press: when a clock lapses, a computer moves, the next hole is dealt, or everybody has left.

Start with ``Deadlines``, which waits, and ``Automation``, which acts.
"""

from bot.clockwork.automation import Automation
from bot.clockwork.deadlines import Deadlines

__all__ = ["Automation", "Deadlines"]
