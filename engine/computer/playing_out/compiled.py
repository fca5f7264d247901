"""Compiles the loops with numba, and keeps the result in numba's cache."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from types import FunctionType, ModuleType
from typing import Any, Final

from engine.computer.playing_out import actions, holes, memory, points, turn

_MODULES: Final = (memory, points, turn, actions, holes)
OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    # Sums may be added up in another order. Infinity and NaN do not occur.
    "fastmath": {"reassoc", "contract", "nsz"},
}


def compile_loops(entry: str = "play_actions", module: ModuleType = holes) -> Callable[..., Any]:
    """Return a function of a module for numba to compile, or from its cache; ``ImportError`` without numba.

    The module may use everything in the loops of this package.

    Compiling takes some ten seconds and happens in the first call. Later processes read the result from the cache.
    """
    import numba  # noqa: PLC0415  (it takes a third of a second, and it is not installed everywhere)

    space: dict[str, Any] = {}
    for each in (*_MODULES, module):
        space |= vars(each)
    space["__name__"] = module.__name__
    modules = {each.__name__ for each in (*_MODULES, module)}
    functions = {
        name: found
        for name, found in space.items()
        if isinstance(found, FunctionType) and found.__module__ in modules
    }
    print_of_code = _print_of(functions, space)
    for name, found in functions.items():
        copy = FunctionType(found.__code__, space, name, found.__defaults__)
        # The functions must find each other compiled, so they are copied into a space of their own.
        space[name] = numba.njit(**_options_for(found.__module__))(copy)
    begin = FunctionType(functions[entry].__code__, space, entry)
    # The cache notices a change in the file of the function only. So its name says what is in all of them.
    begin.__qualname__ = f"{entry}_{print_of_code}"
    options = _options_for(module.__name__)
    try:
        compiled: Callable[..., Any] = numba.njit(cache=True, **options)(begin)
    except RuntimeError:  # no folder for a cache can be written
        compiled = numba.njit(**options)(begin)
    return compiled


def _options_for(module: str) -> dict[str, Any]:
    """Return how the functions of a module are compiled."""
    # The loops of this package make no arrays. If their references were counted, each call of a loop would count its
    # arrays up and down again, which takes up to half of the time.
    makes_arrays = module not in {each.__name__ for each in _MODULES}
    return OPTIONS | {"_nrt": makes_arrays}


def _print_of(functions: dict[str, FunctionType], space: dict[str, Any]) -> str:
    """Return a fingerprint of the code of all loops, of their constants and of how they are compiled.

    It changes if any of them changes.
    """
    parts: list[object] = [
        (name, found.__code__.co_code, found.__code__.co_consts, found.__code__.co_names)
        for name, found in sorted(functions.items())
    ]
    parts += sorted(
        (name, value) for name, value in space.items() if isinstance(value, int | float)
    )
    options = _options_for(holes.__name__)
    parts += sorted(
        (name, sorted(value) if isinstance(value, set) else value)
        for name, value in options.items()
    )
    return sha256(repr(parts).encode()).hexdigest()[:12]
