"""The coach, who looks at finished games in a process of its own.

The door is ``Coach``.
"""

from bot.coach.coach import Coach

__all__ = ["Coach"]
