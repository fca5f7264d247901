"""Writes ``first_version.sqlite3``, a database file of the first version. Every later version must be able to open it.

    python -m tests.data.first_version

It contains what Ann, Bob and Cy of ``tests.data.playing`` have played. The file is committed and never changes. It can
be written again only while there is one step, because later tables are not those of the first version.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from data.records import DirectMessages, Preferences, ServerPreferences, SurfaceKind, SurfaceRecord
from data.store import Store
from tests.data.playing import ANN, BOB, CY, GUILD, Table, a_lobby, play_game

FILE: Final = Path(__file__).with_suffix(".sqlite3")
_STEPS: Final = Path(__file__).parents[2] / "data" / "migrations" / "versions"


async def fill(store: Store) -> None:
    """Store three finished games, a stopped one, an open one, a lobby, and some preferences."""
    await play_game(store, "duel", channel_id=1, people=(ANN, BOB), seed=1)
    await play_game(
        store, "pagat", channel_id=1, people=(BOB, CY), ruleset="pagat", holes=9, seed=2
    )
    await play_game(store, "machine", channel_id=1, people=(ANN, None), seed=3)
    stopped = await Table.open(store, a_lobby("stopped", channel_id=2), seed=4)
    await stopped.start()
    await stopped.stop()
    playing = await Table.open(
        store, a_lobby("playing", channel_id=3, people=(ANN, BOB, CY)), seed=5
    )
    await playing.start()
    for _ in range(20):
        await playing.play_turn()
    table = SurfaceRecord("playing", SurfaceKind.TABLE, 0, 3, 1001, 1, 2)
    await store.surfaces.save(table)
    await store.surfaces.save(replace(table, kind=SurfaceKind.CARDS, user_id=ANN, version=22))
    await store.games.create(a_lobby("lobby", channel_id=4, people=(CY,)))
    await store.people.save(Preferences(BOB, DirectMessages.OFF, text=True))
    await store.people.save_server(ServerPreferences(GUILD, clock_s=300, ruleset="pagat"))


async def _play() -> None:
    async with await Store.open(f"sqlite:///{FILE}") as store:
        await fill(store)


def main() -> None:
    """Write the file again; refuse if there is a second step."""
    steps = sorted(path.stem for path in _STEPS.glob("[0-9]*.py"))
    if len(steps) != 1:
        raise SystemExit(f"There are {len(steps)} steps by now: check out the first version.")
    FILE.unlink(missing_ok=True)
    asyncio.run(_play())
    # The result is one complete file, which can be opened in a folder that cannot be written to.
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    Path(f"{FILE}.lock").unlink(missing_ok=True)


if __name__ == "__main__":
    main()
