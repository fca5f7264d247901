"""All that people can ask of the bot about games, one file for each verb.

The door is ``Application``, which holds everything that runs as long as the bot does.
"""

from bot.service.application import Application

__all__ = ["Application"]
