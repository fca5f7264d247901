"""Exit codes, by which a supervisor knows whether to start the program again."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """How the program ended."""

    DONE = 0
    """As it was told to, also by Ctrl-C or SIGTERM."""
    FAILED = 1
    """Something failed that may be well at the next start: a crash, or a database that another process has."""
    USAGE = 2
    """The command line makes no sense."""
    CONFIG = 78
    """Only the host can mend it: settings, token, database. The number is ``EX_CONFIG`` of ``sysexits.h``."""
    PIPE = 141
    """The reader of the output has gone, as after ``| head``. A shell gives the same number to a program that a signal
    ends for that reason."""
