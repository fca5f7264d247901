"""Loads games, changes them and commits the changes, one change of a game at a time. Also knows people's names.

Start with ``LiveGames.change``, because no other function changes a game, and ``Screens``, because it makes every
screen of a game.
"""

from bot.games.live_games import LiveGames, Unreadable
from bot.games.screens import Screens

__all__ = ["LiveGames", "Screens", "Unreadable"]
