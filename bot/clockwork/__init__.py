"""Changes games without a press: lapsed clocks, computers, the next hole, games that everybody has left.

Start with ``Deadlines``, which waits, and ``Automation``, which acts.
"""

from bot.clockwork.automation import Automation
from bot.clockwork.deadlines import Deadlines

__all__ = ["Automation", "Deadlines"]
