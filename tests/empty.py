"""An empty database of this version: made once, for making its tables takes longer than many a test."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from data.store import Store

_folder = TemporaryDirectory(prefix="six-card-golf-")
_made: list[Path] = []


async def lay_out(database: Path) -> None:
    """Put an empty database there, as ``Store.open`` makes it of nothing."""
    if not _made:
        empty = Path(_folder.name) / "empty.db"
        async with await Store.open(f"sqlite:///{empty}"):
            pass  # once it is closed it is one file, with nothing beside it
        _made.append(empty)
    shutil.copyfile(_made[0], database)
