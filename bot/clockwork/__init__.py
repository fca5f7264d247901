"""Changes games without a press: if a clock lapses, if a computer moves, for the next hole, if everybody has left.

Start with ``Deadlines``, which waits, and ``Automation``, which acts.
"""

from bot.clockwork.automation import Automation
from bot.clockwork.deadlines import Deadlines

__all__ = ["Automation", "Deadlines"]
