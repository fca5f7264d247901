"""Presses that ordinary clients do not make: on a button that is gone, made up or another person's, or
several at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.cogs.club import Club, Seen, button, components

_BUTTON, _MENU = 2, 3


@dataclass(frozen=True)
class Finger:
    """A person's finger on a button. The message need not have this button any more."""

    person: MemberActor
    message: Seen
    custom_id: str
    chosen: str = ""
    """The chosen value, if it is a menu."""

    @property
    def data(self) -> dict[str, Any]:
        """The data that Discord sends with the press."""
        data: dict[str, Any] = {"custom_id": self.custom_id, "component_type": _BUTTON}
        if self.custom_id.startswith("golfm:"):
            data |= {"component_type": _MENU, "values": [self.chosen]}
        return data

    def shown(self, club: Club) -> dict[str, Any]:
        """Return the pressed message as Discord describes it.

        It has the button, because it was there when the person pressed.
        """
        payload: dict[str, Any] = dict(
            serializers.message_payload(club.env.backend, self.message.stored)
        )
        if any(item.get("custom_id") == self.custom_id for item in components(self.message)):
            return payload
        item: dict[str, Any] = {"type": self.data["component_type"], "custom_id": self.custom_id}
        if item["type"] == _MENU:
            item["options"] = [{"label": "?", "value": self.chosen or "?"}]
        else:
            item |= {"label": "?", "style": 2}
        rows: list[Any] = payload["components"]
        return payload | {"components": [*rows, {"type": 1, "components": [item]}]}

    @property
    def guild_id(self) -> int | None:
        """The server of the message, ``None`` for a direct message."""
        guild = self.message.handle.guild
        return None if guild is None else guild.id


def on(person: MemberActor, message: Seen, label: str) -> Finger:
    """Return a finger on the button with a label."""
    return Finger(person, message, button(message, label)["custom_id"])


async def press(club: Club, finger: Finger) -> InteractionResult:
    """Press a button, whether or not it is still on the message. The bot must answer."""
    (result,) = await together(club, finger)
    return result


async def together(club: Club, *fingers: Finger) -> list[InteractionResult]:
    """Press several buttons at once: all presses arrive before the first is answered."""
    env = club.env
    records = []
    for finger in fingers:
        record, payload = base_payload(
            env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=finger.message.handle.channel.id,
            guild_id=finger.guild_id,
            user_id=finger.person.id,
            data=finger.data,
        )
        payload["message"] = finger.shown(club)
        record.source_message_id = finger.message.id
        records.append(record)
        env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle(idle=0.0005)
    results = [InteractionResult(env, record) for record in records]
    for result in results:
        assert result.acknowledged, "nobody answered"
    club.last = results[-1]
    return results
