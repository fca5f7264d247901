"""Keeps every message of every game up to date: later than the answer to a press, and with the newest state only.

The door is ``Publisher``.
"""

from bot.messages.publisher import Publisher

__all__ = ["Publisher"]
