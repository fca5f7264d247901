"""Makes an empty database of this version once and copies it. Making the tables takes longer than many tests."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from data.store import Store

_folder = TemporaryDirectory(prefix="six-card-golf-")
_made: list[Path] = []


async def lay_out(database: Path) -> None:
    """Put an empty database at a path, as ``Store.open`` would make it."""
    if not _made:
        empty = Path(_folder.name) / "empty.db"
        async with await Store.open(f"sqlite:///{empty}"):
            pass  # after closing it is a single file
        _made.append(empty)
    shutil.copyfile(_made[0], database)
