"""Everything that people can ask of the bot about games: a file for joining, one for leaving, and so on.

Start with ``Application``, which holds all parts of the running bot.
"""

from bot.service.application import Application

__all__ = ["Application"]
