"""How long the bot waits for others: long enough for them to come, and not so long that people give up."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.coach.replays import Replays
from bot.contest.replay import list_turns
from bot.metrics import Metrics
from bot.ports import PanelExpired, Unavailable
from bot.ports.screen import Screen
from cogs.front import Front
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.panel import Found, Panels
from tests.bot.demo_visitor import visiting
from tests.bot.tables import game, played
from tests.cogs.jumping import run_jumping

ANY: Any = SimpleNamespace()


async def never(*_values: Any, **_options: Any) -> Any:
    await asyncio.Event().wait()


def messenger_beside(query_members: Any) -> DiscordMessenger:
    guild = SimpleNamespace(query_members=query_members)
    client: Any = SimpleNamespace(get_guild=lambda _guild_id: guild, guilds=[], shards={})
    return DiscordMessenger(client, ANY)


def test_people_read_scores_without_names_that_do_not_come() -> None:
    async def ask() -> None:
        with pytest.raises(Unavailable):
            await messenger_beside(never).fetch_member_names(5, [1])

    _, seconds = run_jumping(ask())
    assert 3 < seconds < 10


async def test_no_request_for_names_is_larger_than_discord_takes_it() -> None:
    asked: list[list[int]] = []

    async def query_members(*, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        assert (limit, cache) == (len(user_ids), False)
        asked.append(user_ids)
        return [SimpleNamespace(id=one, display_name=str(one)) for one in user_ids]

    names = await messenger_beside(query_members).fetch_member_names(5, range(250))
    assert names == {one: str(one) for one in range(250)}
    assert list(map(len, asked)) == [100, 100, 50]


@pytest.mark.parametrize(("settled_after_s", "error"), [(20, PanelExpired), (80, Unavailable)])
def test_an_edit_waits_for_the_answer_to_its_press_but_not_for_ever(
    settled_after_s: int, error: type[Exception]
) -> None:
    async def edit() -> None:
        interaction: Any = SimpleNamespace(is_expired=lambda: False)
        panels = Panels(interaction, ANY)
        asyncio.get_running_loop().call_later(settled_after_s, panels.settle, Found())
        with pytest.raises(error):
            await panels.panel.edit(Screen(()))

    _, seconds = run_jumping(edit())
    assert 20 <= seconds < 60


def test_a_replay_is_shown_without_verdicts_before_discord_stops_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over = played(game(holes=3))
    monkeypatch.setattr(asyncio, "to_thread", never)

    async def judge() -> object:
        replays = Replays()
        verdicts = await replays.judge(over, list_turns(over.events)[1])
        await replays.close()
        return verdicts

    verdicts, seconds = run_jumping(judge())
    assert verdicts is None
    assert 1 <= seconds < 2, "the answer is deferred after two seconds"


def test_a_bot_that_stops_waits_as_long_for_its_answers_as_discord_takes_them() -> None:
    async def stop() -> None:
        front, reply = Front(ANY, ANY, ANY, ANY), SimpleNamespace(give=never)
        answering = asyncio.create_task(front.give(ANY, cast("Any", reply), ANY))
        await asyncio.sleep(0)
        await front.finish_answers()
        answering.cancel()
        await asyncio.wait({answering})

    _, seconds = run_jumping(stop())
    assert 2 < seconds < 3.1


def test_a_database_that_does_not_answer_is_ill_health() -> None:
    async def list_ills() -> tuple[str, ...]:
        metrics = Metrics()
        metrics.source = SimpleNamespace(measure=never)
        return await metrics.list_ills()

    ills, seconds = run_jumping(list_ills())
    assert ills == ("The database has not answered within 5 s.",)
    assert round(seconds) == 5


def test_the_page_of_the_demo_shows_within_a_second_that_somebody_has_moved() -> None:
    async def wait() -> float:
        loop = asyncio.get_running_loop()
        async with visiting(tick_s=None) as visitor:
            visitor.world.moves = True
            begun = loop.time()
            await visitor.until(lambda: visitor.world.previews[0].refreshed)
            return loop.time() - begun

    waited, _ = run_jumping(wait())
    assert 0.2 < waited < 1
