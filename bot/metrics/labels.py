"""Makes the labels of figures. A label has few different values. No value names a person, a server or a game."""

from __future__ import annotations

import re
from typing import Final

_MOST: Final = 100
"""One label has at most this number of values, because each value costs memory in the bot and in Prometheus."""
_OTHER: Final = "other"
_WORD: Final = re.compile(r"[a-z][a-z ]{0,30}")
_FIXED: Final = re.compile(r"@?[a-z][a-z-]{1,30}")
_API: Final = re.compile(r"^/api/v\d+")
_BEFORE_TOKEN: Final = frozenset({"webhooks", "interactions"})


class Few:
    """Remembers the first hundred values of a label, and replaces all later ones by ``other``."""

    def __init__(self) -> None:
        self._seen: set[str] = set()

    def limit(self, value: str) -> str:
        """Return a value unchanged if it is one of the first hundred, otherwise ``other``."""
        if value not in self._seen:
            if len(self._seen) >= _MOST:
                return _OTHER
            self._seen.add(value)
        return value


def name_kind(written: str) -> str:
    """Return the name of a button's action or of a command without numbers and ids: ``swap`` for ``swap3``."""
    found = _WORD.match(written)
    return found[0].strip() if found else _OTHER


def name_route(path: str) -> str:
    """Return the path of a request without ids and tokens: ``/channels/{id}/messages/{id}``."""
    parts = _API.sub("", path).strip("/").split("/")
    named: list[str] = []
    for at, part in enumerate(parts):
        if at >= 2 and parts[at - 2] in _BEFORE_TOKEN:
            named.append("{token}")
        elif _FIXED.fullmatch(part):
            named.append(part)
        else:
            named.append("{id}")
    return "/" + "/".join(named)
