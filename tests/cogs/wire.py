"""The connection between the bot and the Discord in memory. A test can break it."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http import router

from tests.cogs.club import Club


@dataclass
class Cut:
    """Requests whose connection breaks."""

    method: str
    path: str
    times: int
    executed: bool
    """Whether Discord carries the request out, so that only its answer is lost."""
    error: Exception


class Wire:
    """Breaks connections of requests. It also sends a post with a known nonce only once, as Discord does."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cuts: list[Cut] = []
        self.sent: list[tuple[str, str]] = []
        self._posted: dict[str, Any] = {}
        self._club = club
        self._dispatch = router.dispatch
        monkeypatch.setattr(router, "dispatch", self._send)

    def cut(self, method: str, path: str, *, times: int = 1, executed: bool = False) -> None:
        """Break the connection of the next requests of this kind."""
        self.cuts.append(Cut(method, path, times, executed, aiohttp.ServerDisconnectedError()))

    def refuse(self, method: str, path: str, error: discord.HTTPException) -> None:
        """Let Discord answer the next request of this kind with an error."""
        self.cuts.append(Cut(method, path, 1, executed=False, error=error))

    def count(self, method: str, path: str) -> int:
        """Return the number of requests of a kind."""
        return sum(one == method and fnmatch.fnmatch(at, path) for one, at in self.sent)

    def _send(self, backend: Any, method: str, path: str, **options: Any) -> Any:
        self.sent.append((method, path))
        for cut in self.cuts:
            if cut.times and cut.method == method and fnmatch.fnmatch(path, cut.path):
                cut.times -= 1
                if cut.executed:
                    self._execute(backend, method, path, options)
                raise cut.error
        return self._execute(backend, method, path, options)

    def _execute(self, backend: Any, method: str, path: str, options: dict[str, Any]) -> Any:
        nonce = (options.get("json") or {}).get("nonce") if method == "POST" else None
        if nonce is None or not path.endswith("/messages"):
            return self._dispatch(backend, method, path, **options)
        if nonce not in self._posted:
            self._posted[nonce] = self._dispatch(backend, method, path, **options)
        return self._posted[nonce]


@pytest.fixture
def wire(club: Club, monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Put a wire into the club."""
    return Wire(club, monkeypatch)
