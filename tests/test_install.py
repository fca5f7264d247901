"""The progress of ``make run`` while it installs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.install import count_packages, follow

ROOT = Path(__file__).parents[1]

LOCK = """\
# A comment.
aiohttp==3.10 \\
    --hash=sha256:00
    # via discord-py
discord-py==2.7.1 ; python_version >= "3.11" \\
    --hash=sha256:01
"""


def test_a_package_is_a_line_of_the_lock_with_a_version() -> None:
    assert count_packages(LOCK) == 2
    assert count_packages((ROOT / "requirements.lock").read_text("utf-8")) > 20


def test_progress_is_told_package_by_package_and_never_beyond_the_end() -> None:
    lines = ("Collecting a==1", "  Downloading a-1", "Collecting b==2", "Collecting c==3")
    told = list(follow((*lines, "Installing collected packages: a, b, c"), 2))
    assert told == [
        "Fetching packages: 1 of about 2",
        "Fetching packages: 2 of about 2",
        "Fetching packages: 2 of about 2",
        "Installing 2 packages",
    ]


def test_what_has_no_wheel_is_left_out(tmp_path: Path) -> None:
    lock = tmp_path / "requirements-deep.lock"
    lock.write_text("this is no requirement==\n")
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "install.py", "--wheels-only", lock],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "no wheel" in done.stdout


def test_what_pip_says_is_shown_if_it_fails(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.lock"
    lock.write_text("this is no requirement==\n")
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "install.py", lock],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert "Invalid requirement" in done.stderr
    assert "Installed" not in done.stdout
