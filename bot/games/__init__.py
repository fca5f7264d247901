"""All live games: loads, changes and commits them one at a time, and knows the names of their people.

Start with ``LiveGames.change``, because no other function changes a game, and ``Screens``, because it makes every
screen of a game.
"""

from bot.games.live_games import LiveGames, Unreadable
from bot.games.screens import Screens

__all__ = ["LiveGames", "Screens", "Unreadable"]
