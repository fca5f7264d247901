"""Turns ``@Bob`` in a command of the demo into a mention.

Discord's own client does this while somebody types, but the demo's page does not.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any


def write_mentions(body: bytes, people: Mapping[str, int]) -> bytes:
    """Return the body of a request with ``<@id>`` instead of ``@name``. A body that is not JSON is returned unchanged.

    >>> write_mentions(b'{"with": "@bob @Zoe"}', {"bob": 7})
    b'{"with": "<@7> @Zoe"}'
    """
    names = "|".join(map(re.escape, people))
    pattern = re.compile(rf"(?<![\w<])@({names})\b", re.IGNORECASE)

    def rewrite(value: Any) -> Any:
        if isinstance(value, str):
            return pattern.sub(lambda found: f"<@{people[found[1].lower()]}>", value)
        if isinstance(value, dict):
            return {key: rewrite(one) for key, one in value.items()}
        return [rewrite(one) for one in value] if isinstance(value, list) else value

    try:
        return json.dumps(rewrite(json.loads(body))).encode()
    except ValueError:
        return body
