"""The process that reviews a game, so that presses do not wait for seconds of arithmetic.

Reads a game log as ``engine.dumps`` writes it from standard input. Writes lines of JSON, ``[done, of]``, and after an
empty line the review, pickled, which only the program that started it reads.
"""

from __future__ import annotations

import json
import pickle
import signal
import sys
import time

from engine import loads
from engine.computer.review import review

_EVERY_S = 0.25


def main() -> None:
    """Review the game on standard input."""
    # Ctrl-C is for the bot, which then ends this process by closing its pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = sys.stdout.buffer
    told_at = time.monotonic()

    def progress(done: int, of: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at >= _EVERY_S:
            told_at = time.monotonic()
            out.write(json.dumps([done, of]).encode() + b"\n")
            out.flush()

    result = review(loads(sys.stdin.buffer.read()), progress=progress)
    out.write(b"\n" + pickle.dumps(result))
    out.flush()


if __name__ == "__main__":
    main()
