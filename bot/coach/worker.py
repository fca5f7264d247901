"""The process that reviews one game. The calculation takes seconds, and presses should not wait for it.

The process reads a game log from standard input, in the form of ``engine.dumps``. Then it writes lines of JSON,
``[done, of]``, then an empty line, then the review as a pickle. Only the program that started the process reads the
pickle.
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
    # Ctrl-C ends the bot, and the bot ends this process by closing its pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = sys.stdout.buffer
    told_at = time.monotonic()

    def report(done: int, of: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at >= _EVERY_S:
            told_at = time.monotonic()
            out.write(json.dumps([done, of]).encode() + b"\n")
            out.flush()

    result = review(loads(sys.stdin.buffer.read()), progress=report)
    out.write(b"\n" + pickle.dumps(result))
    out.flush()


if __name__ == "__main__":
    main()
