"""The errors of the engine. Each has a text for a certain reader."""

from __future__ import annotations


class RuleError(ValueError):
    """The rules do not allow an action now. The text is a sentence for the player.

    ``key`` and ``values`` identify the sentence for other languages. The key is empty if a player cannot meet the
    error.
    """

    def __init__(self, text: str, key: str = "", **values: int) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


class LogError(ValueError):
    """Stored events are damaged, unknown or from a newer version. The text is for the host."""
