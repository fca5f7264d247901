"""One game from its lobby to its end. Pure functions (*steps*) turn one ``Contest`` into the next.

Start with ``Contest``. The steps are in ``lobby``, ``play`` and ``clock``. ``rights`` decides who may do what.
"""

from bot.contest.contest import Contest

__all__ = ["Contest"]
