"""Keeps every message of every game up to date. The answer to a press goes first, and only the newest state is sent.

Start with ``Publisher``.
"""

from bot.messages.publisher import Publisher

__all__ = ["Publisher"]
