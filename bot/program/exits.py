"""The exit codes. They tell a supervisor whether to start the program again."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """The way in which the program ended."""

    DONE = 0
    """The program ended as it should, also after Ctrl-C or SIGTERM."""
    FAILED = 1
    """The next start may work: the program crashed, or another process has the database."""
    USAGE = 2
    """The command line is not valid."""
    CONFIG = 78
    """The host must change settings, token or database. The number is ``EX_CONFIG`` of ``sysexits.h``."""
    PIPE = 141
    """The reader of the output is gone, as after ``| head``. Shells use this number for a program that SIGPIPE ends."""
