"""Settings for all tests."""

import gc
import os

from hypothesis import settings

# A test must not fail because the machine is busy. (If CI is set, hypothesis uses its own profile, which has no
# deadline either and always tries the same examples.)
settings.register_profile("default", deadline=None)


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of cores plus one, because waiting for browsers and killed processes needs no core."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Let Python look for garbage less often, and never in what has been imported, because most of it stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
