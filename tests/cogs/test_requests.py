"""Counts the requests of a turn, because Discord allows few edits and none should be wasted."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from pathlib import Path

from bot.contest import Contest
from bot.program.wiring import build
from engine import Phase
from tests.cogs.at_once import on, press
from tests.cogs.club import Club
from tests.cogs.playing import AT_THE_TABLE, begun
from tests.cogs.world import PATIENCE_S

GAP_S = PATIENCE_S + 40
"""Longer than the world waits for the bot. Otherwise each press would wait for the edit in real time."""


class Meter:
    """Counts the requests since its last reading.

    Answers to interactions are counted separately, because they are free.
    """

    def __init__(self, club: Club) -> None:
        self._club = club
        self._seen = len(club.env.http_requests)

    def read(self) -> Counter[str]:
        """Return the requests by method and kind of path: ``PATCH channel``, ``POST direct`` …"""
        fresh = self._club.env.http_requests[self._seen :]
        self._seen += len(fresh)
        direct = {str(channel) for channel in self._club.env.backend.dm_channels.values()}
        counted: Counter[str] = Counter()
        for request in fresh:
            if "/interactions/" in request.path or "/webhooks/" in request.path:
                continue
            place = re.match(r"/channels/(\d+)/messages", request.path)
            kind = request.path if place is None else "channel"
            if place is not None and place[1] in direct:
                kind = "direct"
            counted[f"{request.method} {kind}"] += 1
        return counted


def check_newest(club: Club, game: Contest) -> None:
    """Check that the table shows the turn and that the next player may press.

    Otherwise few requests would mean nothing.
    """
    assert f":{game.key}:" in str(club.table().components)
    for person in club.people.values():
        if (seat := game.seat_of(person.id)) is not None:
            assert bool(club.cards(person).labels) is (seat in game.to_act)


async def test_a_turn_from_direct_messages(club: Club) -> None:
    people = (club.ann, club.bob, club.cy, club.di)
    party = await begun(club, *people)
    meter = Meter(club)
    for _ in range(8):
        game = await party.turn()
        counted = meter.read()
        # Draw and place edit the table twice. The token of the next player's last press edits their cards.
        assert 1 <= counted["PATCH channel"] <= 2, counted
        assert counted.keys() == {"PATCH channel"}, counted
        check_newest(club, game)


async def test_a_turn_from_the_table(club: Club) -> None:
    people = (club.ann, club.bob, club.cy, club.di)
    party = await begun(club, *people, where=AT_THE_TABLE)
    for _ in range(4):
        await party.turn()
    meter = Meter(club)
    for _ in range(8):
        game = await party.turn()
        counted = meter.read()
        # The token of the newest press edits the table. The direct messages of players who play in the channel are
        # updated too.
        assert 2 <= counted["PATCH direct"] <= 3, counted
        assert counted.keys() == {"PATCH direct"}, counted
        check_newest(club, game)


async def test_a_hole(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()
    meter = Meter(club)
    await (
        party.step()
    )  # the next hole has a new table; the old one loses its buttons in the answer or by an edit
    counted = meter.read()
    assert counted["POST channel"] == 1
    assert counted["PATCH channel"] <= 1
    assert counted["PATCH direct"] <= 2
    assert counted["POST direct"] == 0


async def test_nothing_is_edited_where_nothing_has_changed(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    acting, waiting = party.person(game, game.to_act[0]), party.person(game, 1 - game.to_act[0])
    meter = Meter(club)
    for person in (acting, waiting, club.cy):
        await club.press(person, "My cards")
    await club.press(waiting, "Draw")
    await club.more(acting, "Rules")
    await press(club, on(waiting, club.table(), "Take"))
    await club.press(acting, "Take")
    await club.press(acting, "Think again", club.whisper())
    await club.command(acting, "cards")
    await club.press(acting, "Take", club.cards(acting))
    await club.press(acting, "Think again", club.cards(acting))
    await club.pass_time(20)
    assert meter.read() == {}
    check_newest(club, await party.turn())  # the bot does edit the table


async def test_a_clock_costs_a_mention_and_its_removal(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=300)
    meter = Meter(club)
    await club.pass_time(151)
    assert meter.read() == {"POST channel": 1}
    await party.turn()
    counted = meter.read()
    assert counted["DELETE channel"] == 1
    await club.pass_time(301)
    counted = meter.read()
    assert counted["POST channel"] == counted["DELETE channel"] == 1
    assert counted["PATCH channel"] == 1


async def test_quick_moves_make_one_edit(tmp_path: Path) -> None:
    async with Club(tmp_path / "golf.db", edit_gap_s=GAP_S) as club:
        party = await begun(club, club.ann, club.bob, phase=Phase.OPENING)
        await club.pass_time(GAP_S + 1)
        meter = Meter(club)
        for label in ("1", "2", "3", "4", "Draw", "Discard", "Draw", "6"):
            game = await party.contest()
            person = party.person(game, game.to_act[0])
            await club.command(person, "cards")
            await club.press(person, label, club.whisper())
        moved = await party.contest()
        assert moved.started_state.turn == 3
        counted = meter.read()
        assert counted["PATCH channel"] <= 1, counted
        assert counted["PATCH direct"] <= 2, counted
        await club.pass_time(GAP_S + 1)
        counted = meter.read()
        assert counted["PATCH channel"] == 1, counted  # the newest state, once
        assert counted["PATCH direct"] <= 2, counted
        assert f":{moved.key}:" in str(club.table().components)


async def test_starting_again_makes_sure_of_each_message_once(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.turn()
    meter = Meter(club)
    await club.restart()
    await club.pass_time(10)
    counted = meter.read()
    shown = {kind: n for kind, n in counted.items() if kind.endswith(("channel", "direct"))}
    assert shown == {"PATCH channel": 1, "PATCH direct": 2}
    await club.pass_time(60)
    assert not [kind for kind in meter.read() if kind.endswith(("channel", "direct"))]
    check_newest(club, await party.turn())


def test_a_bot_that_runs_waits_a_second_between_the_edits_of_a_message() -> None:
    """Discord allows five edits in five seconds. The other tests do not wait."""
    assert inspect.signature(build).parameters["edit_gap_s"].default >= 1
