"""Keeps every message of every game up to date, with the newest state only, and after the answers to presses.

Start with ``Publisher``.
"""

from bot.messages.publisher import Publisher

__all__ = ["Publisher"]
