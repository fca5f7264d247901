"""What the bot does first after a start."""

from __future__ import annotations

import pytest

from tests.bot.bare import Bare, bare

__all__ = ["bare"]


async def test_a_start_knows_its_tables_before_it_looks_at_the_first(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would post a table that is being opened, before it is stored who is called to it."""
    games = bare.store.games
    listed: list[list[str]] = []
    list_open_ids = games.list_open_ids

    async def listing(*, shown: bool) -> list[str]:
        listed.append(await list_open_ids(shown=shown))
        return listed[-1]

    monkeypatch.setattr(games, "list_open_ids", listing)
    await bare.app.publisher.start()
    assert listed == [[]]
