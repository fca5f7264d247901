"""One table from its lobby to its end, as pure steps from one ``Contest`` to the next.

Start with ``Contest``. The steps are in ``lobby``, ``play`` and ``clock``. ``rights`` decides who may do what.
"""

from bot.contest.contest import Contest

__all__ = ["Contest"]
