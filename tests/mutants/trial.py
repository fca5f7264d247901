"""Puts one fault into a copy of the project and runs the tests on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from tests.mutants.faults import Fault

_LONGEST_S: Final = 900
"""Tests that take longer have been caught in a loop by the fault."""


class Outcome(StrEnum):
    """What became of a fault."""

    CAUGHT = "caught"
    CAUGHT_ELSEWHERE = "caught by tests of other parts"
    SURVIVED = "survived"


def copy_project(root: Path, target: Path) -> None:
    """Copy all files that git tracks, as they are now."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (root / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, target / name)


def try_fault(copy: Path, fault: Fault) -> Outcome:
    """Return whether the tests notice a fault. The copy is as before afterwards."""
    path = copy / fault.file
    before = path.read_bytes()
    path.write_text(fault.source, encoding="utf-8")
    try:
        if not is_green(copy, fault.tests):
            return Outcome.CAUGHT
        return Outcome.SURVIVED if is_green(copy, ["tests"]) else Outcome.CAUGHT_ELSEWHERE
    finally:
        path.write_bytes(before)


def is_green(copy: Path, tests: Iterable[str]) -> bool:
    """Return whether these tests pass in the copy. No test of the list of faults itself is run."""
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
    # Two sources of one size within a second would share their compiled file.
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, check=False, timeout=_LONGEST_S
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
