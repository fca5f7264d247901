"""The loops are compiled by numba, which a function stands in for here, and are found again in numba's cache."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from engine import PAGAT
from engine.computer.playing_out import actions, compiled, holes, memory, points, refining, turn
from engine.computer.playing_out.compiled import compile_loops
from engine.computer.playing_out.refining import Refining
from training import many_turns
from training.further import ManyHoles
from training.judge import Judge


class Numba:
    """Compiles nothing, and notes what it was asked for."""

    def __init__(self, *, cache: bool = True) -> None:
        self.cache = cache
        self.kept: list[str] = []
        self.made: dict[str, dict[str, Any]] = {}

    def njit(self, **options: Any) -> Callable[[FunctionType], FunctionType]:
        """Return a decorator that compiles a function."""
        if options.get("cache") and not self.cache:
            raise RuntimeError("no folder")

        def compile_one(function: FunctionType) -> FunctionType:
            self.made[function.__qualname__] = options
            if options.get("cache"):
                self.kept.append(function.__qualname__)
            return function

        return compile_one


@pytest.fixture
def numba(monkeypatch: pytest.MonkeyPatch) -> Numba:
    found = Numba()
    monkeypatch.setitem(sys.modules, "numba", SimpleNamespace(njit=found.njit))
    return found


def test_the_cache_is_for_this_code_and_these_constants(
    numba: Numba, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If any loop or constant changes, numba must not find what it compiled before."""

    def find_name(entry: str = "play_actions", module: Any = holes) -> str:
        compile_loops(entry, module)
        return numba.kept[-1]

    first = find_name()
    assert first == find_name()
    others = [find_name("find_luck"), find_name("play_holes", many_turns)]
    assert [name.rpartition("_")[0] for name in (first, *others)] == [
        "play_actions",
        "find_luck",
        "play_holes",
    ]
    changes: dict[str, list[object]] = {
        "UNITS": [memory.UNITS + 1],
        "NEVER": [memory.NEVER / 10],
        "value_layout": [
            loop(f"lambda one, two: {body}")
            for body in ("one + two", "one - two", "one + 1", "one + 2", "UNITS", "DOWN")
        ],
    }
    names = [first, *others]
    for name, values in changes.items():
        for value in values:
            with monkeypatch.context() as change:
                for module in (memory, points, turn, actions, holes):
                    if name in vars(module):
                        change.setattr(module, name, value)
                names.append(find_name())
    with monkeypatch.context() as change:
        change.setitem(compiled.OPTIONS, "fastmath", {"nsz"})
        names.append(find_name())
    assert len(set(names)) == len(names)


def loop(source: str) -> FunctionType:
    """Return a function as if it stood among the loops about points."""
    return FunctionType(eval(source).__code__, vars(points))


@pytest.mark.parametrize("writable", [True, False])
def test_all_loops_are_compiled_and_only_the_first_is_kept(numba: Numba, *, writable: bool) -> None:
    numba.cache = writable
    begin = compile_loops()
    # It finds the compiled loops, not those of the modules.
    assert begin.__globals__ is not vars(holes)
    assert begin.__code__ is holes.play_actions.__code__
    assert {"find_luck", "value_layout", "prepare_turn", "turn_up", "play_actions"} <= set(
        numba.made
    )
    inner = {
        "nogil": True,
        "error_model": "numpy",
        "fastmath": {"reassoc", "contract", "nsz"},
        "_nrt": False,
    }
    assert numba.made.pop(begin.__qualname__) == inner | ({"cache": True} if writable else {})
    assert all(options == inner for options in numba.made.values())
    assert len(numba.kept) == writable


def test_only_functions_that_make_arrays_count_references(numba: Numba) -> None:
    """Counting takes up to half of the time of a loop."""
    begin = compile_loops("play_holes", many_turns)
    counts = {name for name, options in numba.made.items() if options["_nrt"]}
    assert {begin.__qualname__, "play_hole"} <= counts
    assert counts - {begin.__qualname__} <= set(vars(many_turns))
    assert {"play_turn", "value_layout", "value_use", "prepare_turn"}.isdisjoint(counts)


@pytest.mark.parametrize(
    ("make", "loop"),
    [
        (Refining, "play_actions"),
        (Judge, "find_luck"),
        (partial(ManyHoles, PAGAT), "play_holes"),
    ],
)
def test_loops_are_compiled_unless_somebody_wants_them_interpreted(
    make: Callable[..., object], loop: str, numba: Numba, monkeypatch: pytest.MonkeyPatch
) -> None:
    make()
    assert [name.rpartition("_")[0] for name in numba.kept] == [loop]
    make(compiled=False)
    assert len(numba.kept) == 1
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(ImportError):
        make()
    make(compiled=False)


def test_the_loops_are_compiled_before_anybody_waits_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first call compiles them, so it is made at once, with no action and no world."""
    calls: list[tuple[int, int]] = []

    def play(*given: Any) -> int:
        *_, listed, worlds, results = given
        assert results.shape == (0, 0)
        calls.append((len(listed), len(worlds)))
        return 0

    monkeypatch.setattr(refining, "compile_loops", lambda: play)
    Refining()
    assert calls == [(0, 0)]
