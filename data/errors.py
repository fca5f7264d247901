"""The errors of the storage."""

from __future__ import annotations


class StaleGame(Exception):
    """The change was made for an older version of the game. Load the game again."""


class ChannelBusy(Exception):
    """The channel has an open game already."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"game {game_id} is open in this channel")
        self.game_id = game_id


class UnusableDatabase(Exception):
    """The database cannot be used until the operator changes something. The text is a sentence for the operator."""


class DatabaseAway(UnusableDatabase):
    """The database cannot be used now, for a reason that may pass: its server is down, or the disk is full."""


class DatabaseInUse(UnusableDatabase):
    """Another process of this bot uses the database. This process can use it after the other one has ended."""
