"""``python -m engine.computer.playing_out``: compiles the loops, so that later processes find them in the cache."""

from __future__ import annotations

import sys

from engine.computer.playing_out import prepare


def main() -> None:
    """Compile the loops, which takes some ten seconds."""
    if not prepare():
        sys.exit("numba is not installed")


if __name__ == "__main__":
    main()
