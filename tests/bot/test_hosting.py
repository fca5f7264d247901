"""What the manual for hosts gives to copy is right."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.program.exits import Exit
from bot.program.main import main

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def unit() -> str:
    """The systemd unit."""
    found = re.search(r"```ini\n(.*?)```", HOSTING, re.DOTALL)
    assert found is not None
    return found[1]


def test_a_crash_is_started_again_for_ever_and_a_lasting_mistake_is_not() -> None:
    parser = configparser.ConfigParser()
    parser.read_string(unit())
    service = parser["Service"]
    final = {int(code) for code in service["RestartPreventExitStatus"].split()}
    assert final == {Exit.CONFIG, Exit.USAGE}
    assert service["Restart"] == "on-failure"
    assert parser["Unit"]["StartLimitIntervalSec"] == "0"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    # Only the program is not where the unit expects it.
    written = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit(), flags=re.MULTILINE)
    (tmp_path / "golf.service").write_text(written, "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "golf.service")],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_every_exit_code_is_explained() -> None:
    explained = {int(code) for code in re.findall(r"^\| (\d+) \|", HOSTING, re.MULTILINE)}
    assert explained == set(Exit) - {Exit.PIPE}


def test_every_command_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = set(re.findall(r"^    (\w+)", capsys.readouterr().out, re.MULTILINE))
    explained = set(re.findall(r"^\| `python -m bot (\w+)", HOSTING, re.MULTILINE))
    assert commands == explained != set()
