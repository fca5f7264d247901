"""Keeps every message of every game up to date. Answers to presses go first, and only the newest state is sent.

Start with ``Publisher``.
"""

from bot.messages.publisher import Publisher

__all__ = ["Publisher"]
