"""Measures how long it takes to read a language, and to say messages for the first time and again."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from time import perf_counter

from bot.languages import Tongue, list_offered
from bot.languages.negotiation import FOLDER

_TIMES = 5000


def main() -> None:
    """Print a table with one line for each language."""
    print(f"{'language':9} {'read ms':>8} {'new µs':>8} {'again µs':>9}")
    for code in list_offered():
        begun = perf_counter()
        tongue = Tongue(code)
        for path in (FOLDER / code).glob("*.ftl"):
            tongue.has(f"{path.stem}-")  # reads the file
        read_ms = (perf_counter() - begun) * 1e3
        count = itertools.count()
        new_us = _measure(lambda: tongue.say("words-minutes", count=next(count)))  # noqa: B023
        again_us = _measure(lambda: tongue.say("words-minutes", count=5))  # noqa: B023
        print(f"{code:9} {read_ms:8.1f} {new_us:8.1f} {again_us:9.2f}")


def _measure(work: Callable[[], str]) -> float:
    begun = perf_counter()
    for _ in range(_TIMES):
        work()
    return (perf_counter() - begun) * 1e6 / _TIMES


if __name__ == "__main__":
    main()
