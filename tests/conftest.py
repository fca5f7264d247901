"""Settings for all tests."""

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# A test must not fail because the machine is busy. (If CI is set, hypothesis uses its own profile, which has no
# deadline either and always tries the same examples.)
settings.register_profile("default", deadline=None)

# Temporary files are kept in memory if there is room for them, because a disk takes most of the time of a commit. The
# bot forces its commits to this disk too. pytest reads this variable when it makes the first temporary folder.
_MEMORY = Path("/dev/shm")
if _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > 2 << 30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


# What is imported for the tests stays. To look for garbage in it meanwhile took a third of the time.
gc.disable()


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of cores plus one, because waiting for browsers and killed processes needs no core."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is busy with it alone at the end."""
    long = ("slow", "browser")
    items.sort(key=lambda item: not any(map(item.get_closest_marker, long)))


def pytest_collection_finish() -> None:
    """Let Python look for garbage again, but less often, and never in what has been imported."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(10_000, 20, 20)
