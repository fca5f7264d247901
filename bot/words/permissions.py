"""The names of Discord's permissions.

The code and the log use the English names. Readers see the names in their own language.
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
"""The permissions whose names are in the catalogues. In each language they are Discord's own names."""


def name_permission(name: str) -> Value:
    """Return the name of a permission in bold, as the reader's Discord has it. ``name`` is the English name."""
    if name not in NAMED:
        return bold(name)
    return Phrase(f"words-permission-{name.lower().replace(' ', '-')}")
