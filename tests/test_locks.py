"""The locks have what ``pyproject.toml`` asks for, in versions that it allows, and agree with each other."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
SERVED = ("demo", "fast", "fonts", "postgres")
LOCKS = {
    "requirements.lock": SERVED,
    "requirements-dev.lock": (*SERVED, "dev"),
    "requirements-deep.lock": ("deep",),
}
"""The extras and groups of each lock, as ``make lock`` writes them."""


def read_lock(name: str) -> dict[str, str]:
    """Return the version of each package in a lock."""
    lines = (ROOT / name).read_text("utf-8").splitlines()
    found = [re.match(r"([A-Za-z0-9._-]+)(?:\[.*?\])?==([^ ;]+)", line) for line in lines]
    return {canonicalize_name(one[1]): one[2] for one in found if one}


def list_wanted(parts: tuple[str, ...]) -> list[Requirement]:
    """Return what the project and some of its extras and groups need."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = told["project"]["optional-dependencies"] | told["dependency-groups"]
    lines = [*told["project"]["dependencies"], *(line for part in parts for line in extras[part])]
    return [Requirement(line) for line in lines if isinstance(line, str)]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_what_is_asked_for(name: str) -> None:
    lock = read_lock(name)
    wanted = list_wanted(LOCKS[name])
    assert len(wanted) > 15
    for one in wanted:
        assert one.specifier.contains(lock[canonicalize_name(one.name)], prereleases=True), one


def test_the_locks_agree() -> None:
    served, dev, deep = (read_lock(name) for name in LOCKS)
    assert served.items() <= dev.items()
    shared = deep.keys() & dev.keys()
    assert {name: deep[name] for name in shared} == {name: dev[name] for name in shared}
    # Only numba and what it needs is added.
    assert deep.keys() - dev.keys() == {"llvmlite", "numba", "numpy"} - dev.keys()
