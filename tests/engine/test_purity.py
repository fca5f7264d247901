"""The engine is pure: its imports have no clock, randomness, file, other process or network."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine

ROOT = Path(engine.__file__).parents[1]
FILES = sorted((ROOT / "engine").rglob("*.py"))

IMPURE = frozenset(
    [
        "argparse",
        "asyncio",
        "asynchat",
        "asyncore",
        "atexit",
        "builtins",
        "cmd",
        "code",
        "codeop",
        "concurrent",
        "ctypes",
        "curses",
        "datetime",
        "dbm",
        "email",
        "fcntl",
        "filecmp",
        "fileinput",
        "ftplib",
        "gc",
        "getopt",
        "getpass",
        "gettext",
        "glob",
        "http",
        "imaplib",
        "inspect",
        "io",
        "locale",
        "logging",
        "mailbox",
        "mmap",
        "msvcrt",
        "multiprocessing",
        "nntplib",
        "os",
        "pathlib",
        "pdb",
        "pickle",
        "pkgutil",
        "platform",
        "poplib",
        "posix",
        "posixpath",
        "ntpath",
        "pty",
        "pwd",
        "queue",
        "random",
        "readline",
        "resource",
        "runpy",
        "sched",
        "secrets",
        "select",
        "selectors",
        "shelve",
        "shutil",
        "signal",
        "site",
        "smtpd",
        "smtplib",
        "socket",
        "socketserver",
        "sqlite3",
        "ssl",
        "subprocess",
        "sys",
        "sysconfig",
        "syslog",
        "tarfile",
        "telnetlib",
        "tempfile",
        "termios",
        "threading",
        "time",
        "timeit",
        "tkinter",
        "tty",
        "turtle",
        "urllib",
        "uuid",
        "warnings",
        "weakref",
        "webbrowser",
        "winreg",
        "winsound",
        "xmlrpc",
        "zipfile",
        "zoneinfo",
        "_thread",
    ]
)
"""Modules of the standard library with which a result could depend on more than the arguments."""

ALLOWED = {
    # The computer makes errors like people, with random numbers that it is given.
    "engine.computer": {"random"},
    # Loops over arrays, compiled if numba is installed. Nothing else imports them before ``prepare`` is called.
    "engine.computer.playing_out": {"numba", "numpy", "sys", "types"},
    # A game without a given secret gets a new one.
    "engine.game": {"secrets"},
    # The command line takes arguments, deals real games, reads the log that it verifies, and puts up with a closed pipe.
    "engine.__main__": {"argparse", "os", "pathlib", "random", "secrets", "sys"},
}
"""Exceptions by module or package."""


def impure_imports(source: str, module: str) -> Iterator[str]:
    """Yield what a module imports at any depth, without the engine, pure modules and the allowed exceptions."""
    allowed = {name for place, names in ALLOWED.items() if within(module, place) for name in names}
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            top = name.partition(".")[0]
            pure = top in sys.stdlib_module_names and top not in IMPURE
            if top != "engine" and not pure and top not in allowed:
                yield name


def within(module: str, place: str) -> bool:
    return f"{module}.".startswith(f"{place}.")


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_the_engine_imports_nothing_impure(file: Path) -> None:
    assert not list(impure_imports(file.read_text("utf-8"), module_of(file)))


@pytest.mark.parametrize(
    ("source", "module", "found"),
    [
        ("import time", "engine.decide", ["time"]),
        ("def roll():\n    from random import random", "engine.shuffle", ["random"]),
        ("import os.path", "engine.codec", ["os.path"]),
        ("import numpy as np", "engine.computer.search", ["numpy"]),
        ("from data.store import Store", "engine.game", ["data.store"]),
        ("import random", "engine.computerised", ["random"]),
        ("import random", "engine.computer.player", []),
        ("import secrets, argparse", "engine.__main__", []),
        ("import math\nfrom engine.cards import Card", "engine.decide", []),
    ],
)
def test_an_impure_import_is_found(source: str, module: str, found: list[str]) -> None:
    assert list(impure_imports(source, module)) == found
