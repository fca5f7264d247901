"""Puts a fault into a copy of the project and runs the tests on it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum, auto
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutants.faults import Fault

_LONGEST_S: Final = 900
"""The nearest tests take a minute. If they take longer than this many seconds, the fault has made an endless loop."""
_LONGEST_OF_ALL_S: Final = 3600
"""The limit in seconds for all tests. They take ten minutes one after the other, and more on a busy machine."""

_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


class TrialOutcome(StrEnum):
    """The result of trying a fault."""

    CAUGHT = "caught"
    CAUGHT_ELSEWHERE = "caught by tests of other parts"
    SURVIVED = "survived"


class Verdict(Enum):
    """The result of a run of tests."""

    GREEN = auto()
    RED = auto()
    TOO_LONG = auto()


class Trial(NamedTuple):
    """The result of trying a fault, and the first test that noticed it."""

    outcome: TrialOutcome
    test: str = ""
    """The name of the test; empty if no test failed, or if the tests could not begin."""


class Run(NamedTuple):
    """A run of tests, and the first test that failed."""

    verdict: Verdict
    failed: str = ""


def copy_project(root: Path, target: Path) -> None:
    """Copy all files that git tracks, with their current content."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (root / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, target / name)


def try_fault(copy: Path, fault: Fault) -> Trial:
    """Return whether the tests notice a fault. The copy has no fault afterwards.

    If all tests together take too long, the machine may be busy, so the fault counts as not noticed.
    """
    path = copy / fault.file
    before = path.read_bytes()
    try:
        _write(path, fault.source.encode())
        near = run_tests(copy, fault.tests, _LONGEST_S)
        if near.verdict is not Verdict.GREEN:
            return Trial(TrialOutcome.CAUGHT, near.failed)
        wide = run_tests(copy, ["tests"], _LONGEST_OF_ALL_S)
        if wide.verdict is Verdict.RED:
            return Trial(TrialOutcome.CAUGHT_ELSEWHERE, wide.failed)
        return Trial(TrialOutcome.SURVIVED)
    finally:
        _write(path, before)


def run_tests(copy: Path, tests: Iterable[str], longest_s: float) -> Run:
    """Run these tests in the copy until one fails, without the tests of the list of faults."""
    command: Sequence[str] = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-n",
        "0",
        "-m",
        "not browser",
    ]
    command = [*command, "-p", "no:cacheprovider", "--ignore=tests/mutants", *tests]
    try:
        done = subprocess.run(
            command, cwd=copy, capture_output=True, check=False, text=True, timeout=longest_s
        )
    except subprocess.TimeoutExpired:
        return Run(Verdict.TOO_LONG)
    if done.returncode == 0:
        return Run(Verdict.GREEN)
    failed = _FAILED.search(done.stdout)
    return Run(Verdict.RED, failed[1] if failed else "")


def _write(path: Path, source: bytes) -> None:
    """Write a file, and remove what Python compiled from the file before.

    Python tells two sources apart by size and by the second in which they were written. Here both may be the same.
    """
    path.write_bytes(source)
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()
