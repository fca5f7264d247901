"""What every test shares."""

import os

from hypothesis import settings

# A busy machine must not fail a test by being slow. (With CI set, hypothesis picks its own
# profile, which has no deadline either and always tries the same examples.)
settings.register_profile("default", deadline=None)


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than cores, because browsers and killed processes are waited for without work."""
    return (os.cpu_count() or 1) + 1
