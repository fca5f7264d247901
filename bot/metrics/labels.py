"""Turns events into labels. There are few labels, and they name nobody."""

from __future__ import annotations

import re
from typing import Final

_MOST: Final = 100
"""The most different values of one label, because each value costs memory in the bot and in Prometheus."""
_OTHER: Final = "other"
_WORD: Final = re.compile(r"[a-z][a-z ]{0,30}")
_FIXED: Final = re.compile(r"@?[a-z][a-z-]{1,30}")
_API: Final = re.compile(r"^/api/v\d+")
_BEFORE_TOKEN: Final = frozenset({"webhooks", "interactions"})


class Few:
    """Limits a label to its first hundred values."""

    def __init__(self) -> None:
        self._seen: set[str] = set()

    def limit(self, value: str) -> str:
        """Return a value unchanged, or ``other`` if there are a hundred other values already."""
        if value not in self._seen:
            if len(self._seen) >= _MOST:
                return _OTHER
            self._seen.add(value)
        return value


def name_kind(written: str) -> str:
    """Return the first words of a button's word: ``swap`` for ``swap3``. Numbers and ids are cut off."""
    found = _WORD.match(written)
    return found[0].strip() if found else _OTHER


def name_route(path: str) -> str:
    """Return the path of a request without ids and tokens: ``/channels/{id}/messages/{id}``."""
    parts = _API.sub("", path).strip("/").split("/")
    named: list[str] = []
    for at, part in enumerate(parts):
        if at >= 2 and parts[at - 2] in _BEFORE_TOKEN and part != "callback":
            named.append("{token}")
        elif _FIXED.fullmatch(part):
            named.append(part)
        else:
            named.append("{id}")
    return "/" + "/".join(named)
