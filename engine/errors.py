"""What can go wrong, by who reads it."""

from __future__ import annotations


class RuleError(ValueError):
    """An action that the rules do not allow now; the text is a sentence for the player.

    ``key`` names the sentence, with its ``values``, for those who say it in other languages. It is empty if a player
    cannot meet the error.
    """

    def __init__(self, text: str, key: str = "", **values: int) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


class LogError(ValueError):
    """Stored events that are damaged, unknown or from a newer version; the text is for the host."""
