"""Reads from the operator's settings which shards and how many requests this process has.

``GOLF_SHARDS`` can list the shards of this process. If a system starts many equal processes, it can instead give the
number of processes and the number of this one.
"""

from __future__ import annotations

import re
from typing import Final

from cogs.share import Share
from data.shards import WHOLE, Shards

_WRITTEN: Final = re.compile(r"(?:(?P<ids>[\d,\s-]+)/)?\s*(?P<count>\d+)")
_RANGE: Final = re.compile(r"(\d+)(?:-(\d+))?")
_NUMBER: Final = re.compile(r"(\d+)$")
_MOST: Final = 10_000
EXAMPLES: Final = "write 0-3/16 for the shards 0 to 3 of 16, or 16 for all of them"


def read_shards(written: str, processes: int | None = None, process: str = "") -> Shards | None:
    """Return the shards of this process as the settings say, ``None`` if ``written`` is empty.

    ``written`` is ``0-3/16``, ``0,5/16`` or ``16``. Only for ``16`` are the other two needed: ``processes`` is the
    number of processes, and ``process`` is the number of this process, from 0, or a name that ends with this number,
    such as ``golf-2``. ``ValueError`` with a sentence for the operator if the settings cannot be used.
    """
    if not written.strip():
        if processes is not None or process:
            raise ValueError(f"GOLF_SHARDS says how many shards are to be shared: {EXAMPLES}")
        return None
    found = _WRITTEN.fullmatch(written.strip())
    count = int(found["count"]) if found else 0
    if found is None or not 1 <= count <= _MOST:
        raise ValueError(EXAMPLES)
    if found["ids"] is not None:
        if processes is not None or process:
            raise ValueError("either name the shards or say how many processes share them")
        return Shards(count, frozenset(_read_ids(found["ids"], count)))
    if processes is None:
        if process:
            raise ValueError("GOLF_PROCESS needs GOLF_PROCESSES beside it, how many there are")
        return Shards(count, frozenset(range(count)))
    return Shards(count, _deal_out(count, processes, process))


def _read_ids(written: str, count: int) -> set[int]:
    ids: set[int] = set()
    for part in written.split(","):
        found = _RANGE.fullmatch(part.strip())
        if found is None:
            raise ValueError(EXAMPLES)
        first, last = int(found[1]), int(found[2] or found[1])
        if not first <= last < count:
            raise ValueError(f"{part.strip()} are not shards of {count}: the first is 0")
        ids |= set(range(first, last + 1))
    return ids


def _deal_out(count: int, processes: int, process: str) -> frozenset[int]:
    """Return the shards of one of several processes that divide ``count`` shards.

    ``process`` is the number of that process as text. The shards of a process have consecutive numbers. All processes
    have the same number of shards, or one more.
    """
    number = _NUMBER.search(process.strip())
    if number is None:
        raise ValueError("GOLF_PROCESS says which of the processes this is, from 0")
    index = int(number[1])
    if not 0 <= index < processes <= count:
        raise ValueError(
            f"there is no process {index} of {processes} with {count} shards: the first is 0, and each has a shard"
        )
    return frozenset(range(index * count // processes, (index + 1) * count // processes))


def share_out(shards: Shards | None, requests_per_s: float) -> Share:
    """Return the share of this process: its shards, and its part of the requests that Discord allows the whole bot.

    ``shards`` is ``None`` if this process serves all shards, and ``requests_per_s`` is what Discord allows the whole
    bot.

    If there are several processes, half of the requests are for direct messages, which the process with shard 0 sends.
    The other half is for channels and is divided equally among the shards.
    """
    if shards is None:
        return Share(requests_per_s=requests_per_s)
    if shards.is_whole:
        return Share(shards.count, requests_per_s=requests_per_s)
    part = len(shards.ids) / shards.count / 2 + (0.5 if shards.has_direct else 0.0)
    return Share(shards.count, tuple(sorted(shards.ids)), requests_per_s * part)


def choose_territory(shards: Shards | None) -> Shards:
    """Return the shards whose games the storage should find. ``None``, for a bot of one process, becomes ``WHOLE``."""
    return WHOLE if shards is None or shards.is_whole else shards
