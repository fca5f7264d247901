"""Invitations: one for each person and hour, none for people who want none, and none of forgotten people."""

from __future__ import annotations

from datetime import timedelta

from data.invitations import Invited
from data.records import Preferences
from data.store import Store
from tests.data.playing import ANN, BOB, CY, NOON, Table, a_lobby

HOUR = timedelta(hours=1)


async def open_lobby(store: Store, game_id: str, channel_id: int) -> None:
    await Table.open(store, a_lobby(game_id, channel_id=channel_id, people=(ANN,)))


async def test_people_are_asked_once_an_hour(store: Store) -> None:
    await open_lobby(store, "first", 1)
    await open_lobby(store, "second", 2)
    first = await store.invitations.invite("first", (BOB, CY), NOON, gap=HOUR)
    assert first == Invited(asked=(BOB, CY))
    assert await store.invitations.list_invited("first") == (BOB, CY)
    at = NOON + HOUR - timedelta(seconds=1)
    again = await store.invitations.invite("second", (CY, ANN), at, gap=HOUR)
    assert again == Invited(asked=(ANN,), lately=(CY,))
    assert await store.invitations.list_invited("second") == (ANN,)
    both = await store.invitations.invite("second", (CY, BOB), at, gap=HOUR)
    assert both == Invited(lately=(CY, BOB)), "in the order in which they were named"
    later = await store.invitations.invite("second", (CY,), NOON + HOUR, gap=HOUR)
    assert later == Invited(asked=(CY,))


async def test_who_wants_no_invitations_gets_none(store: Store) -> None:
    await open_lobby(store, "first", 1)
    await store.people.save(Preferences(BOB, invitations=False))
    invited = await store.invitations.invite("first", (BOB, CY), NOON, gap=HOUR)
    assert invited == Invited(asked=(CY,), unwilling=(BOB,))
    assert await store.invitations.list_invited("first") == (CY,)


async def test_not_now_is_said_once(store: Store) -> None:
    await open_lobby(store, "first", 1)
    await store.invitations.invite("first", (BOB, CY), NOON, gap=HOUR)
    assert await store.invitations.decline("first", BOB)
    assert not await store.invitations.decline("first", BOB)
    assert not await store.invitations.decline("first", ANN)
    assert await store.invitations.list_invited("first") == (CY,)


async def test_old_invitations_to_games_that_are_over_are_not_kept(store: Store) -> None:
    await open_lobby(store, "first", 1)
    await store.invitations.invite("first", (BOB,), NOON, gap=HOUR)
    await store.games.abandon("first", NOON)
    await open_lobby(store, "second", 1)
    await store.invitations.invite("second", (CY,), NOON + timedelta(days=2), gap=HOUR)
    assert await store.invitations.list_invited("first") == ()
    assert await store.invitations.list_invited("second") == (CY,)


async def test_an_invitation_is_exported_and_forgotten_with_the_person(store: Store) -> None:
    await open_lobby(store, "first", 1)
    await store.invitations.invite("first", (BOB, CY), NOON, gap=HOUR)
    exported = (await store.privacy.export(BOB))["invitations"]
    assert exported == [{"game_id": "first", "invited_at": NOON.isoformat(), "declined": False}]
    await store.privacy.forget(BOB)
    assert await store.invitations.list_invited("first") == (CY,)
