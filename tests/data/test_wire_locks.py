"""A process holds a lock only as long as it wants to, whatever the server answers. No server is needed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from data.errors import DatabaseAway
from data.wire import Wire


class Server:
    """A server's answers to questions about locks, one at a time."""

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.keys: list[int] = []
        self.at_once = 0

    async def scalar(self, question: object, values: dict[str, int]) -> object:
        self.at_once += 1
        assert self.at_once == 1, "the driver makes one request at a time"
        await asyncio.sleep(0)
        self.at_once -= 1
        self.asked.append(str(question))
        self.keys += values.values()
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


async def test_a_lock_that_was_not_given_can_be_asked_for_again() -> None:
    server: Any = Server(False, ConnectionResetError(), True, True, True, True, True)
    wire = Wire(server)
    assert not await wire.try_hold("shard 1")
    with pytest.raises(DatabaseAway):
        await wire.try_hold("shard 1")
    assert wire.lost.is_set()
    assert all(await asyncio.gather(wire.try_hold("shard 1"), wire.try_hold("shard 2")))
    with pytest.raises(ZeroDivisionError):
        async with wire.alone("emojis"):
            raise ZeroDivisionError
    assert [("unlock" in question) for question in server.asked[-2:]] == [False, True]
    assert await wire.try_hold("emojis")
    asked = len(server.asked)
    # The server would give the same lock to this process twice.
    async with asyncio.timeout(10):
        assert not await wire.try_hold("emojis")
    assert len(server.asked) == asked


async def test_a_question_that_was_interrupted_or_lost_keeps_no_lock_here() -> None:
    server: Any = Server(True, ConnectionResetError(), True)
    wire = Wire(server)
    asking = asyncio.create_task(wire.try_hold("shard 1"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait({asking})
    server.at_once = 0
    assert await wire.try_hold("shard 1")
    with pytest.raises(DatabaseAway):
        await wire.free("shard 1")
    assert await wire.try_hold("shard 1")


async def test_every_process_and_every_version_asks_for_a_lock_by_the_same_number() -> None:
    server: Any = Server(True, True, True)
    wire = Wire(server)
    assert await wire.try_hold("shard 1")
    assert await wire.try_hold("shard 2")
    await wire.free("shard 1")
    assert server.keys == [
        -8885809975907798869,
        4376517076517396802,
        -8885809975907798869,
    ]
