"""Everything that people can ask of the bot about games, one file for each verb.

Start with ``Application``, which holds all parts of the running bot.
"""

from bot.service.application import Application

__all__ = ["Application"]
