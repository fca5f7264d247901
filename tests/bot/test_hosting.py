"""The texts that the manual gives hosts to copy are right."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.program.exits import Exit
from bot.program.main import main
from bot.program.settings import Settings, name_variable
from bot.program.sharing import read_shards

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def unit() -> str:
    """Return the systemd unit of the manual."""
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
    # Only the path of the program differs here.
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


def test_the_template_unit_starts_as_many_processes_as_it_says() -> None:
    template = next(
        one for one in re.findall(r"```ini\n(.*?)```", HOSTING, re.DOTALL) if "%i" in one
    )
    settings = dict(re.findall(r"(GOLF_[A-Z_]+)=(\S+)", template))
    shares = [
        read_shards(settings["GOLF_SHARDS"], int(settings["GOLF_PROCESSES"]), str(number))
        for number in range(
            len(re.findall(r"golf@\d", HOSTING.split("enable --now ")[1].splitlines()[0]))
        )
    ]
    assert sorted(shard for share in shares if share for shard in share.ids) == list(range(16))
    ports = {int(settings["GOLF_METRICS_PORT"].replace("%i", str(at))) for at in range(4)}
    assert len(ports) == 4


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_accepts_the_template(tmp_path: Path) -> None:
    template = next(
        one for one in re.findall(r"```ini\n(.*?)```", HOSTING, re.DOTALL) if "%i" in one
    )
    written = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", template, flags=re.MULTILINE)
    (tmp_path / "golf@.service").write_text(written, "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "golf@0.service")],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compose_file_uses_settings_that_there_are() -> None:
    written = next(one for one in re.findall(r"```yaml\n(.*?)```", HOSTING, re.DOTALL))
    names = set(re.findall(r"^ +((?:GOLF|DISCORD)_[A-Z_]+):", written, re.MULTILINE))
    assert names
    assert names <= {name_variable(field) for field in Settings.model_fields}
