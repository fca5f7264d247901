"""All live games: loaded, changed and committed one at a time, and the names of their people.

The doors are ``LiveGames.change``, because no game changes anywhere else, and ``Screens``, because every screen of a
game is made there.
"""

from bot.games.live_games import LiveGames, Unreadable
from bot.games.screens import Screens

__all__ = ["LiveGames", "Screens", "Unreadable"]
