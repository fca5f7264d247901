"""What can go wrong, by who reads it."""

from __future__ import annotations


class RuleError(ValueError):
    """An action that the rules do not allow now; the text is a sentence for the player."""


class LogError(ValueError):
    """Stored events that are damaged, unknown or from a newer version; the text is for the host."""
