"""All live games: loaded, changed and committed one at a time, and the names of their people.

The door is ``Games.change``: no game changes anywhere else.
"""

from bot.games.live_games import Games, Unreadable, is_lobby

__all__ = ["Games", "Unreadable", "is_lobby"]
