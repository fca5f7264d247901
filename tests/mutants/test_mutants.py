"""The list of faults applies to the code, and a trial tells noticed faults from others."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.mutants.faults import Fault, near, read_hand_made, read_reasons, sample_generated
from tests.mutants.trial import TrialOutcome, Verdict, copy_project, run_tests, try_fault

ROOT = Path(__file__).parents[2]


def test_every_fault_of_the_list_applies_to_the_code_of_today() -> None:
    faults = read_hand_made(ROOT)
    names = [fault.name for fault in faults]
    assert len(set(names)) == len(names) >= 150
    for fault in faults:
        assert fault.source != (ROOT / fault.file).read_text(encoding="utf-8"), fault.name
        assert all((ROOT / tests).exists() for tests in fault.tests), fault.name


def test_a_fault_that_does_not_apply_is_named(tmp_path: Path) -> None:
    (tmp_path / "old.toml").write_text(
        '[[fault]]\nname = "gone"\nfile = "engine/cards.py"\nold = "not there"\nnew = ""\nbreaks = "nothing"\n'
    )
    with pytest.raises(ValueError, match="gone: found 0 times"):
        read_hand_made(ROOT, tmp_path)


def test_every_change_without_effect_has_a_reason_and_applies(tmp_path: Path) -> None:
    reasons = read_reasons(ROOT)
    assert all(len(reason) > 20 for reason in reasons.values())
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "double.py").write_text("def double(number):\n    return 2 * number\n")
    listed = tmp_path / "listed.toml"
    for old in ("return 2 * number", "return 3 * number"):
        listed.write_text(
            f'[[change]]\nfile = "engine/double.py"\nold = "{old}"\nnew = "return 2 // number"\nreason = "none"\n'
        )
        if old == "return 3 * number":
            with pytest.raises(ValueError, match=r"double\.py: no such line"):
                read_reasons(tmp_path, listed)
        else:
            found = {(fault.file, fault.breaks) for fault in sample_generated(tmp_path, 9, seed=1)}
            assert found.isdisjoint(read_reasons(tmp_path, listed))
            listed.write_text(listed.read_text().replace("2 // number", "3 * number"))
            assert found & set(read_reasons(tmp_path, listed))


def test_generated_faults_are_repeatable_and_change_what_runs(tmp_path: Path) -> None:
    source = (
        "def double(number: int | None, *, twice: bool) -> int:\n    '''Twice 2 is 4.'''\n"
        "    return 2 * (number or 1)\n"
    )
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "double.py").write_text(source)
    faults = sample_generated(tmp_path, 100, seed=1)
    assert faults == sample_generated(tmp_path, 100, seed=1)
    changed = {fault.source.splitlines()[-1].strip() for fault in faults}
    assert "return 2 * (number and 1)" in changed
    assert "return 3 * (number or 1)" in changed
    head = source.partition("'")[0]
    # No annotation was changed, and no mark for how arguments are given.
    assert all(fault.source.startswith(head) for fault in faults)


def test_a_trial_tells_what_is_noticed_from_what_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # These tests need only the plugin that knows ``-n``. Loading all plugins would take most of the time.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist.plugin")
    project, copy = tmp_path / "project", tmp_path / "copy"
    for name, text in {
        "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\nmarkers = ["browser"]\n',
        "sums.py": "def add(a, b):\n    return a + b\n\n\ndef untested():\n    return 1\n",
        "tests/near/test_sums.py": "from sums import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n",
        "tests/far/test_far.py": "from sums import add\n\n\ndef test_zero():\n    assert add(5, 0) == 5\n",
    }.items():
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for command in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *command], cwd=project, check=True)
    copy_project(project, copy)
    source = (copy / "sums.py").read_text()

    def outcome(old: str, new: str) -> tuple[TrialOutcome, str]:
        fault = Fault("x", "sums.py", source.replace(old, new), "", ("tests/near",))
        return try_fault(copy, fault)

    near_one, far_one = "tests/near/test_sums.py::test_add", "tests/far/test_far.py::test_zero"
    assert outcome("a + b", "a - b") == (TrialOutcome.CAUGHT, near_one)
    assert outcome("a + b", "a + b if b else 0") == (TrialOutcome.CAUGHT_ELSEWHERE, far_one)
    assert outcome("return 1", "return 2") == (TrialOutcome.SURVIVED, "")
    assert (copy / "sums.py").read_text() == source


def test_tests_that_take_too_long_are_not_red(tmp_path: Path) -> None:
    (tmp_path / "test_slow.py").write_text("def test_slow():\n    while True:\n        pass\n")
    assert run_tests(tmp_path, ["test_slow.py"], 0.01).verdict is Verdict.TOO_LONG


def test_the_nearest_tests_come_first() -> None:
    assert near("engine/computer/search.py") == ("tests/computer",)
    assert near("engine/cards.py") == ("tests/engine",)
    assert near("cogs/sending/reply.py") == ("tests/cogs",)
