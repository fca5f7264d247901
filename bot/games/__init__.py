"""All live games: loaded, changed and committed one at a time, and the names of their people.

The door is ``LiveGames.change``: no game changes anywhere else.
"""

from bot.games.live_games import LiveGames, Unreadable

__all__ = ["LiveGames", "Unreadable", "is_lobby"]
