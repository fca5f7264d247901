"""Runs a command beside a new PostgreSQL server: ``python -m tests.postgres COMMAND …``.

The server lives in a temporary folder and listens on this machine only. It is gone when the command has ended. The
command gets its address in ``GOLF_TEST_POSTGRES_URL``. If that variable is set already, or if PostgreSQL is not
installed, the command runs without a new server. Without a server, the tests of PostgreSQL are skipped and say so.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

VARIABLE: Final = "GOLF_TEST_POSTGRES_URL"
_USER: Final = "golf"
_DEBIAN: Final = Path("/usr/lib/postgresql")
_SETTINGS: Final = {
    # The data are thrown away, so they need not survive a power cut.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    # Each worker of the tests has its own processes, and each process has some connections.
    "max_connections": "200",
    "shared_buffers": "64MB",
}


def find_programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL programs, ``None`` if there is none."""
    folders = sorted(_DEBIAN.glob("*/bin"), key=lambda folder: -float(folder.parent.name))
    on_path = shutil.which("initdb")
    folders += [Path(on_path).resolve().parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextmanager
def serving(programs: Path) -> Iterator[str]:
    """Start an empty server; return the address of a database on it."""
    with TemporaryDirectory(prefix="golf-postgres-") as name:
        folder = Path(name)
        as_user: list[str] = []
        if os.geteuid() == 0:  # the server does not run as root
            person = pwd.getpwnam("postgres")
            os.chown(folder, person.pw_uid, person.pw_gid)
            as_user = ["runuser", "-u", "postgres", "--"]

        def run(program: str, *options: str) -> None:
            command = [*as_user, str(programs / program), *options]
            done = subprocess.run(
                command, cwd=folder, check=False, capture_output=True, text=True, timeout=120
            )
            if done.returncode:
                log = folder / "log"
                words = log.read_text("utf-8") if log.exists() else ""
                raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}{words}")

        data = str(folder / "data")
        run("initdb", "-D", data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        port = _find_port()
        settings = {**_SETTINGS, "port": str(port), "unix_socket_directories": str(folder)}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        run("pg_ctl", "-D", data, "-l", str(folder / "log"), "-o", options, "-w", "start")
        try:
            run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", _USER, "golf_test")
            yield f"postgresql://{_USER}@127.0.0.1:{port}/golf_test"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


def _find_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def main(command: Sequence[str]) -> int:
    """Run the command, beside a server if possible; return its exit code."""
    programs = None if os.environ.get(VARIABLE) else find_programs()
    if programs is None:
        if not os.environ.get(VARIABLE):
            sys.stderr.write("PostgreSQL is not installed, so its tests are skipped.\n")
        return subprocess.run(command, check=False).returncode
    with serving(programs) as url:
        return subprocess.run(command, check=False, env={**os.environ, VARIABLE: url}).returncode


def _end(_number: int, _frame: object) -> None:
    raise SystemExit(1)  # so that the server is stopped too


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _end)
    sys.exit(main(sys.argv[1:]))
