"""What can go wrong with stored games."""

from __future__ import annotations


class StaleGame(Exception):
    """The game is not at the version the change was made for: somebody else was first. Load it again."""


class ChannelBusy(Exception):
    """The channel has an open game already."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"game {game_id} is open in this channel")
        self.game_id = game_id


class UnusableDatabase(Exception):
    """The database cannot be used; the text is a sentence for the host of the bot."""
