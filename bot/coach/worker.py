"""The program that reviews one game, in a process of its own. A review takes seconds, and presses must not wait for it.

It reads the log of the game from standard input, as ``engine.dumps`` writes it. During the work it writes lines of
JSON, ``[done, of]``: the number of finished steps, and the number of all steps. At the end it writes an empty line and
the review as a pickle. Only the bot, which has started this process, reads the pickle.
"""

from __future__ import annotations

import json
import pickle
import signal
import sys
import time

from engine import loads
from engine.computer.playing_out import prepare
from engine.computer.review import review

FURTHER = "--further"
"""The argument with which the process gets ready to play actions out (see ``engine.computer.playing_out``)."""
_EVERY_S = 0.25


def main() -> None:
    """Read a game from standard input, and write progress and review to standard output."""
    # Ctrl-C ends the bot, and the bot ends this process by closing its pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = sys.stdout.buffer
    if FURTHER in sys.argv:
        prepare()
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
