"""The tests' own PostgreSQL server exists during one command and is gone afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import VARIABLE, find_programs

ROOT = Path(__file__).parents[2]
SAY = f"import os; print(os.environ.get({VARIABLE!r}, 'none')); raise SystemExit(7)"


def run(**settings: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != VARIABLE}
    return subprocess.run(
        [sys.executable, "-m", "tests.postgres", sys.executable, "-c", SAY],
        cwd=ROOT,
        env=clean | settings,
        check=False,
        capture_output=True,
        text=True,
    )


def test_a_server_that_is_named_is_used(tmp_path: Path) -> None:
    done = run(**{VARIABLE: "postgresql://somewhere/golf"})
    assert (done.returncode, done.stdout) == (7, "postgresql://somewhere/golf\n")


@pytest.mark.skipif(find_programs() is None, reason="needs PostgreSQL")
def test_the_server_is_gone_after_the_command() -> None:
    done = run()
    assert done.returncode == 7
    url = done.stdout.strip()
    assert url.startswith("postgresql://golf@127.0.0.1:")
    listed = subprocess.run(["ps", "ax"], check=True, capture_output=True, text=True).stdout
    assert url.rpartition(":")[2].partition("/")[0] not in listed
