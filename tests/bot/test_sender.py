"""What the sender remembers of a message."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.messages.sender import Sender
from bot.messages.surface import Surface, Token, make_table_key
from bot.ports import PanelExpired, Unavailable
from bot.ports.screen import Screen, Text
from data.records import SurfaceKind, SurfaceRecord
from tests.bot.tables import NOW, game


async def test_after_a_failed_edit_nobody_knows_what_the_message_shows() -> None:
    async def fail(*_: object) -> None:
        raise Unavailable("down")

    async def wait(*, urgent: bool) -> None:
        assert urgent

    messenger: Any = SimpleNamespace(edit=fail, wait_for_room=wait)
    surface = Surface(make_table_key("8f3k2m4p"), loaded=True)
    surface.record = SurfaceRecord("8f3k2m4p", SurfaceKind.TABLE, 0, 500, 7, 1, 3)
    old, new = Screen((Text("old"),)), Screen((Text("new"),))
    surface.shown = old
    sender = Sender(messenger, cast(Any, None), lambda: NOW)
    with pytest.raises(Unavailable):
        await sender.edit(surface, game(2), new)
    # Discord may have carried the edit out, so the old screen is sent again if it is wanted again.
    assert not surface.shows(old)
    assert not surface.shows(new)


async def test_after_an_answer_during_an_edit_nobody_knows_what_the_message_shows() -> None:
    async def edit(*_: object) -> None:
        surface.writes += 1

    async def wait(*, urgent: bool) -> None:
        assert urgent

    messenger: Any = SimpleNamespace(edit=edit, wait_for_room=wait)
    registry: Any = SimpleNamespace(save_later=lambda *_: None)
    surface = Surface(make_table_key("8f3k2m4p"), loaded=True)
    surface.record = SurfaceRecord("8f3k2m4p", SurfaceKind.TABLE, 0, 500, 7, 1, 3)
    surface.dirty = False
    new = Screen((Text("new"),))
    await Sender(messenger, registry, lambda: NOW).edit(surface, game(2), new)
    # Discord may have made the edit first, so the same screen is sent once more.
    assert not surface.shows(new)
    assert surface.dirty


async def test_a_message_that_was_deleted_shows_nothing() -> None:
    async def delete(*_: object) -> None:
        pass

    messenger: Any = SimpleNamespace(delete=delete)
    surface = Surface(make_table_key("8f3k2m4p"), loaded=True)
    surface.record = SurfaceRecord("8f3k2m4p", SurfaceKind.TABLE, 0, 500, 7, 1, 3)
    surface.shown = Screen((Text("old"),))
    await Sender(messenger, cast(Any, None), lambda: NOW).delete(surface)
    assert not surface.shows(Screen((Text("old"),)))


async def test_a_token_that_has_failed_is_not_used_again() -> None:
    tries: list[Screen] = []

    async def fail(screen: Screen) -> None:
        tries.append(screen)
        raise PanelExpired

    surface = Surface(make_table_key("8f3k2m4p"), loaded=True)
    panel: Any = SimpleNamespace(edit=fail, is_ready=True)
    surface.token = Token(panel, NOW + timedelta(minutes=10))
    nowhere: Any = SimpleNamespace()
    sender = Sender(nowhere, nowhere, lambda: NOW)
    for _ in range(2):
        assert not await sender.edit_by_token(surface, Screen(()))
    assert len(tries) == 1


async def test_a_post_has_the_nonce_of_its_turn_also_after_a_crash() -> None:
    nonces: list[str] = []

    async def post(_channel_id: int, _screen: Screen, *, nonce: str) -> int:
        nonces.append(nonce)
        return 7

    async def save(*_: object) -> None:
        pass

    messenger: Any = SimpleNamespace(post=post)
    registry: Any = SimpleNamespace(save=save)
    sender = Sender(messenger, registry, lambda: NOW)
    for moment, purpose in ((3, ""), (3, ""), (4, ""), (4, "first"), (5, "first")):
        surface = Surface(make_table_key("8f3k2m4p"), loaded=True)  # a new process knows no more
        await sender.post(
            surface, game(2), Screen(()), channel_id=500, moment=moment, purpose=purpose
        )
    assert [nonces.index(nonce) for nonce in nonces] == [0, 0, 2, 3, 3]
