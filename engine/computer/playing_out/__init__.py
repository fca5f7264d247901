"""Plays close actions out: to the end of the hole, many times, and without the luck of the cards.

This makes Pro stronger. It needs numba, which is an extra, and some time to get ready. Until ``prepare`` has been
called, and without numba, Pro plays by its search alone. ``docs/computers.md`` explains the method.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.computer.playing_out.refining import Refining

_ready: list[Refining] = []


def prepare(*, compiled: bool = True) -> bool:
    """Get ready to play actions out; ``False`` if numba is not installed.

    The first time, this compiles the loops, which takes some ten seconds. Later it reads them from a cache, which takes
    about a second. Call it in a thread of its own. Without ``compiled`` the loops are interpreted, thousands of times
    slower; the tests do this.
    """
    if _ready:
        return True
    try:
        from engine.computer.playing_out.refining import Refining  # noqa: PLC0415  (needs numpy)

        refining = Refining(compiled=compiled)
    except ImportError:
        return False
    _ready.append(refining)
    return True


def forget() -> None:
    """Play by the search alone from now on, as before ``prepare``."""
    _ready.clear()


def find_refining() -> Refining | None:
    """Return the object that plays actions out, ``None`` if it is not ready."""
    return _ready[0] if _ready else None
