"""The errors of the engine: ``RuleError`` speaks to players, ``LogError`` to the operator."""

from __future__ import annotations


class RuleError(ValueError):
    """The rules do not allow an action now. The text is a sentence for the player.

    ``key`` is the name of this sentence for translations, and ``values`` has the numbers in it. The key is empty if
    no player can cause the error.
    """

    def __init__(self, text: str, key: str = "", **values: int) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


class LogError(ValueError):
    """Stored events are damaged, unknown or from a newer version. The text is for the operator, who runs the bot."""
