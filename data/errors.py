"""What can go wrong with stored games."""

from __future__ import annotations


class StaleGame(Exception):
    """The game is not at the version that the change was made for, because somebody else was first. Load it again."""


class ChannelBusy(Exception):
    """The channel has an open game already."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"game {game_id} is open in this channel")
        self.game_id = game_id


class UnusableDatabase(Exception):
    """The database cannot be used until the host changes something; the text is a sentence for the host."""


class DatabaseAway(UnusableDatabase):
    """The database cannot be used now, and the reason may pass: its server is down, or the disk is full."""


class DatabaseInUse(UnusableDatabase):
    """Another process of this bot has the database, so this one must wait until that has ended."""
