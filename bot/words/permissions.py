"""The names of Discord's permissions.

The code and the log have them in English; readers see them in their own language.
"""

from __future__ import annotations

from typing import Final

from bot.languages import Phrase, Value
from bot.words.wording import bold

NAMED: Final = frozenset(
    {
        "View Channel",
        "Send Messages",
        "Send Messages in Threads",
        "Attach Files",
        "Create Public Threads",
        "Manage Threads",
    }
)
"""The permissions that the catalogues name as Discord does in each language."""


def name_permission(name: str) -> Value:
    """Return a permission in bold, as the reader's Discord calls it. ``name`` is its name in English."""
    if name not in NAMED:
        return bold(name)
    return Phrase(f"words-permission-{name.lower().replace(' ', '-')}")
