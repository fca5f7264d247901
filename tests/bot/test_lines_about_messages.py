"""What the log says of a message that Discord refuses: the game, the kind of message, the player and the reason."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.ports import (
    ChannelGone,
    DirectClosed,
    EditsSpent,
    MessageGone,
    NotAllowed,
    NoWay,
    Unavailable,
)
from data.surfaces import Surfaces
from tests.bot.moody import ANN, BOB, CHANNEL, GUILD, Bench, refuse, run
from tests.cogs.jumping import database_waits

__all__ = ["database_waits"]
pytestmark = pytest.mark.usefixtures("database_waits")
CARDS = 1000 + BOB
"""The channel of Bob's direct messages."""


class Case(NamedTuple):
    """A refusal of a request, and the lines that the log then has of the game. ``BOB`` stands for his seat."""

    what: str
    error: Exception
    said: dict[str, Any]
    times: int = 1
    step: str = "turn"


DOWN = {"reason": "down"}
TABLE, OWN = {"surface": "table"}, {"surface": "cards"}
CASES = [
    Case("edit cards", NoWay("none"), {"message left as it was": {"reason": "none"}}, step="leave"),
    Case("edit", MessageGone(), {"table was deleted": {}}),
    Case("edit", EditsSpent("old"), {"table is too old to be edited": {}}),
    Case("edit", ChannelGone(), {"channel is not there": {}}),
    Case("edit", NotAllowed("X"), {"may not show": TABLE | {"missing": "X"}}),
    Case(
        "edit",
        Unavailable("down"),
        {"cannot show now": TABLE | DOWN, "still cannot show": TABLE | DOWN},
        times=2,
    ),
    Case("edit", ZeroDivisionError(), {"cannot show": TABLE | {"exc_info": True}}),
    Case(
        "delete",
        NotAllowed("X"),
        {"older table is put away later": {"reason": "X"}},
        step="move down",
    ),
    Case("edit cards", MessageGone(), {"direct message was deleted": {}}),
    Case("edit cards", EditsSpent("old"), {"direct message is too old to be edited": {}}),
    Case("edit cards", Unavailable("down"), {"cannot show now": OWN | DOWN}),
    Case("edit cards", NoWay("none"), {"direct messages have no way": {"seat": BOB}}),
    Case("edit cards", DirectClosed("x"), {"direct messages closed": {"seat": BOB}}, step="later"),
]


async def lines_of(bench: Bench, game_id: str, case: Case) -> dict[str, Any]:
    """Refuse a request, and return the fields of the lines about the game by their events."""
    contest = await bench.contest(game_id)
    what, _, cards = case.what.partition(" ")
    where = CARDS if cards else contest.record.channel_id
    with capture_logs() as logs:
        bench.messenger.refuse = refuse(what, case.error, times=case.times, channel_id=where)
        match case.step:
            case "leave":
                await bench.leave(game_id, BOB)
            case "move down":
                await bench.app.publisher.move_down(game_id)
            case _:
                await bench.turn(game_id)
        await asyncio.sleep(60)
    told: dict[str, Any] = {}
    for line in logs:
        event, game, _ = [line.pop(name, None) for name in ("event", "game", "log_level")]
        if game != game_id or event == "game changed":
            continue
        if "seat" in line:
            assert line["seat"] == contest.seat_of(BOB), event
            line["seat"] = BOB
        told[event] = line
    return told


def test_each_line_names_the_game_and_why(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        game_id = ""
        for number, case in enumerate(CASES):
            if number in (0, 1, 7):  # after the end of the game, and before the end of the hole
                game_id = await bench.start(clock_s=300, channel_id=CHANNEL + number)
            if case.step == "later":
                bench.skip(601)
            assert await lines_of(bench, game_id, case) == case.said, case

    run(work, tmp_path)


def test_a_limit_and_a_farewell_and_a_version_that_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(bench: Bench) -> None:
        game_id, reach = await bench.start(clock_s=300), bench.app.publisher.reach
        contest = await bench.contest(game_id)
        with capture_logs() as logs:
            for for_s in (300.0, 1800.0):
                for seat in (0, 1):  # the second one is under the same limit
                    reach.bar(contest, seat, for_s)
                bench.skip(for_s - 1)
                assert reach.is_barred
                bench.skip(2)
                assert not reach.is_barred
        assert [line["minutes"] for line in logs] == [5, 30]

        async def fail(*_values: object) -> None:
            raise OSError("full")

        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(Surfaces, "note_versions", fail)
            await asyncio.sleep(5)
        lines = {(line["event"], line.get("exc_info")) for line in logs}
        assert lines == {("cannot note what was shown", True)}
        bench.messenger.refuse = refuse("edit", MessageGone("gone"), channel_id=1000 + ANN)
        with capture_logs() as logs:
            await bench.app.service.ending.forget_guild(GUILD)
            await asyncio.sleep(5)
        left = [line for line in logs if line["event"] == "message left as it was"]
        assert [(line["game"], line["reason"]) for line in left] == [(game_id, "gone")]

    run(work, tmp_path)
