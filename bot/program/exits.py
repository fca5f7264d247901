"""The exit codes. They tell a supervisor whether to start the program again."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """An exit code of the program."""

    DONE = 0
    """The program ended normally. Ctrl-C and SIGTERM are normal ends, too."""
    FAILED = 1
    """The program failed, but the next start may work: it crashed, or another process has the database."""
    USAGE = 2
    """The command line is not valid."""
    CONFIG = 78
    """The operator must change settings, token or database first. The number is ``EX_CONFIG`` of ``sysexits.h``."""
    PIPE = 141
    """Nobody reads the output any more, as after ``| head``. Shells use this number for a program that SIGPIPE ends."""
