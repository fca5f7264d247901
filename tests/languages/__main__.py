"""``make languages``: lists what is missing, unused, changed or wrong in the catalogues."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from bot.languages.negotiation import list_offered
from tests.languages.check import CHANGED, MISSING, check, note_seen
from tests.languages.usage import unknown, unused


def main() -> int:
    """Print what should be mended; return 1 if a message is wrong or missing."""
    parser = argparse.ArgumentParser(prog="make languages", description=__doc__)
    parser.add_argument("code", nargs="*", help="languages to look at, all by default")
    parser.add_argument(
        "--seen", action="store_true", help="note that these follow today's English"
    )
    parser.add_argument("--all", action="store_true", help="name every missing message, too")
    wanted = parser.parse_args()
    codes = wanted.code or list_offered()
    if wanted.seen:
        for code in codes:
            note_seen(code)
    print(*(f"no such message: {line}" for line in unknown()), sep="\n", end="")
    print(*(f"never said: {key}" for key in unused()), sep="\n")
    worst = bool(unknown() or unused())
    for code in codes:
        findings = list(check(code))
        kinds = Counter(finding.what for finding in findings)
        for finding in findings:
            if wanted.all or finding.what not in (MISSING, CHANGED):
                print(finding)
        print(f"{code:6} {kinds[MISSING]} missing, {kinds[CHANGED]} to look at again")
        worst = worst or any(finding.what != CHANGED for finding in findings)
    return int(worst)


if __name__ == "__main__":
    sys.exit(main())
