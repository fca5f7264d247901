"""What somebody might try who means no good, or has no luck at all."""

from __future__ import annotations

import io
from pathlib import Path

from bot import logs
from bot.settings import LogFormat, LogLevel
from engine.events import HoleDealt
from tests.cogs.club import Club
from tests.cogs.playing import begun


async def test_the_most_talkative_log_gives_no_game_away(tmp_path: Path) -> None:
    log = io.StringIO()
    logs.configure(LogLevel.DEBUG, LogFormat.JSON, stream=log)
    async with Club(tmp_path / "golf.db") as club:
        party = await begun(club, club.ann, club.bob)
        await party.play_hole()
        game = await party.contest()
    written = log.getvalue()
    assert "game changed" in written
    assert game.record.secret.hex() not in written
    (dealt,) = [event for event in game.events if isinstance(event, HoleDealt)]
    assert dealt.order is not None
    for separator in (" ", ", "):
        for form in (str, lambda card: card.code, lambda card: card.name):
            assert separator.join(map(form, dealt.order[:5])) not in written
