"""``python -m tests.mutants``: tries faults one at a time, and reports which ones the tests notice."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final

from tests.mutants.faults import Fault, read_hand_made, read_reasons, sample_generated
from tests.mutants.trial import Trial, TrialOutcome, Verdict, copy_project, run_tests, try_fault

ROOT: Final = Path(__file__).parents[2]
_WANTED: Final = 0.95
_LONGEST_S: Final = 3600


def main() -> int:
    """Try the faults; return 1 if fewer than 95 of 100 were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", choices=("hand", "generated"), help="one of the two kinds")
    parser.add_argument("--match", default="", help="faults with this in their name or file")
    parser.add_argument("--sample", type=int, default=60, help="how many generated ones (60)")
    parser.add_argument("--seed", type=int, default=1, help="which generated ones (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time (2)")
    wanted = parser.parse_args()
    faults = [] if wanted.only == "generated" else read_hand_made(ROOT)
    if wanted.only != "hand":
        faults += _leave_out(sample_generated(ROOT, wanted.sample, wanted.seed))
    faults = [fault for fault in faults if wanted.match in f"{fault.name} {fault.file}"]
    if not faults:
        parser.error("no such fault")
    return _report(faults, wanted.jobs)


def _leave_out(faults: list[Fault]) -> list[Fault]:
    """Return the faults without those that have no effect. Print the reason for each of these."""
    reasons, kept = read_reasons(ROOT), []
    for fault in faults:
        if reason := reasons.get((fault.file, fault.breaks)):
            print(f"without effect: {fault.file}: {fault.breaks}: {reason}")
        else:
            kept.append(fault)
    return kept


def _report(faults: list[Fault], jobs: int) -> int:
    survivors: list[Fault] = []
    with TemporaryDirectory(prefix="mutants-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy_project(ROOT, Path(folder, str(number)))
            copies.put(Path(folder, str(number)))
        tests = sorted({tests for fault in faults for tests in fault.tests})
        before = run_tests(Path(folder, "0"), tests, _LONGEST_S)
        if before.verdict is not Verdict.GREEN:
            print(f"Tests fail without any fault: {before.failed}", file=sys.stderr)
            return 2

        def attempt(fault: Fault) -> Trial:
            copy = copies.get()
            try:
                return try_fault(copy, fault)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            for number, (fault, trial) in enumerate(
                zip(faults, pool.map(attempt, faults), strict=True), start=1
            ):
                said = f"{trial.outcome}: {fault.name}  {trial.test}".rstrip()
                print(f"{number}/{len(faults)}  {said}", flush=True)
                if trial.outcome is TrialOutcome.SURVIVED:
                    survivors.append(fault)
    caught = 1 - len(survivors) / len(faults)
    print(f"\n{len(faults) - len(survivors)} of {len(faults)} were noticed ({caught:.0%}).")
    for fault in survivors:
        print(f"survived: {fault.name} ({fault.file}): {fault.breaks}")
    return 0 if caught >= _WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
