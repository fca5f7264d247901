"""Installs a lock with pip and shows the progress: ``python tools/install.py requirements.lock``.

With ``--wheels-only`` nothing is built. If a package has no wheel for this machine, none of the lock is installed, and
that is no failure. It uses only the standard library, because nothing else is installed yet.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

_PIP = (sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes")


def count_packages(lock: str) -> int:
    """Return the number of packages in a lock. This machine may need fewer of them."""
    return sum(1 for line in lock.splitlines() if line[:1].isalnum() and "==" in line)


def follow(lines: Iterable[str], total: int) -> Iterator[str]:
    """Yield the text to show after each line of pip that means progress."""
    found = 0
    for line in lines:
        if line.startswith(("Collecting ", "Processing ", "Requirement already satisfied: ")):
            found = min(found + 1, total)
            yield f"Fetching packages: {found} of about {total}"
        elif line.startswith("Installing collected packages"):
            yield f"Installing {found} packages"


def main(lock: Path, *, wheels_only: bool = False) -> int:
    """Install everything in the lock. If that fails, show the output of pip and return its exit code."""
    started = time.monotonic()
    total = count_packages(lock.read_text("utf-8"))
    said: list[str] = []

    def listen(stream: Iterable[str]) -> Iterator[str]:
        for line in stream:
            said.append(line)
            yield line.strip()

    with subprocess.Popen(
        [*_PIP, *(("--only-binary", ":all:") if wheels_only else ()), "-r", str(lock)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as pip:
        assert pip.stdout is not None
        for words in follow(listen(pip.stdout), total):
            _say(f"{words}, {time.monotonic() - started:.0f} s", last=False)
    if pip.returncode and wheels_only:
        _say("Pro plays without looking further: numba has no wheel for this machine.", last=True)
        return 0
    if pip.returncode:
        _say("", last=True)
        sys.stderr.write("".join(said))
    else:
        _say(f"Installed in {time.monotonic() - started:.0f} s.", last=True)
    return pip.returncode


def _say(words: str, *, last: bool) -> None:
    """Write over the line before. If nobody watches the output, write only the last text."""
    if sys.stdout.isatty():
        sys.stdout.write(f"\r{words:<60}" + ("\n" if last else ""))
    elif last:
        sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[-1]), wheels_only="--wheels-only" in sys.argv))
