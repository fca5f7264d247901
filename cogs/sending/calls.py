"""Sends parcels: each function makes one request to Discord.

The functions use the library's routes, sessions and limits, and read only the id of the message from Discord's answer.
The library's own methods would make a message object with all components, which nobody would read.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import InteractionResponseType
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from cogs.sending.answered import answer_of, note_answer
from cogs.sending.bodies import pack_up, write_change, write_message
from cogs.sending.forms import FormSession
from cogs.sending.parcel import Parcel

_EPHEMERAL: Final = 64


async def post(client: discord.Client, channel_id: int, nonce: str, parcel: Parcel) -> int:
    """Post a parcel in a channel, and return the id of the message.

    If the same ``nonce`` is sent twice, Discord makes only one message.
    """
    body = write_message(parcel) | {"nonce": nonce, "enforce_nonce": True}
    with pack_up(parcel, body) as params:
        posted = await client.http.send_message(channel_id, params=params)
    return int(posted["id"])


async def edit(client: discord.Client, channel_id: int, message_id: int, parcel: Parcel) -> int:
    """Edit a message of the bot in a channel, and return the id of the message."""
    with pack_up(parcel, write_change(parcel)) as params:
        await client.http.edit_message(channel_id, message_id, params=params)
    return message_id


async def update_pressed(
    interaction: discord.Interaction[Any], message_id: int, parcel: Parcel
) -> int:
    """Answer a press with a change of the pressed message, and return the id of this message."""
    kind = InteractionResponseType.message_update
    await _answer(interaction, kind, parcel, write_change(parcel))
    return message_id


async def answer(
    interaction: discord.Interaction[Any], parcel: Parcel, *, ephemeral: bool = False
) -> int:
    """Answer with a new message, and return its id. If ``ephemeral`` is true, only the person sees the message."""
    body = write_message(parcel)
    if ephemeral:
        body["flags"] |= _EPHEMERAL
    kind = InteractionResponseType.channel_message
    told = await _answer(interaction, kind, parcel, body, with_response="true")
    return int(told["interaction"]["response_message_id"])


async def follow_up(interaction: discord.Interaction[Any], parcel: Parcel) -> int:
    """Send another message after the answer, which only the person sees, and return its id."""
    body = write_message(parcel)
    body["flags"] |= _EPHEMERAL
    webhook = interaction.followup
    with pack_up(parcel, body) as params:
        sent = await async_context.get().execute_webhook(
            webhook.id, interaction.token, wait=True, **_fill(interaction, params)
        )
    assert sent is not None
    return int(sent["id"])


async def edit_answer(
    interaction: discord.Interaction[Any], message_id: int | None, parcel: Parcel
) -> int:
    """Edit an answer to an interaction, and return the id of the edited message.

    ``message_id`` names an answer after the first one; ``None`` means the first answer.
    """
    named = (interaction.followup.id, interaction.token)
    with pack_up(parcel, write_change(parcel)) as params:
        request = _fill(interaction, params)
        adapter = async_context.get()
        if message_id is None:
            edited = await adapter.edit_original_interaction_response(*named, **request)
        else:
            edited = await adapter.edit_webhook_message(*named, message_id, **request)
    return int(edited["id"])


async def _answer(
    interaction: discord.Interaction[Any],
    kind: InteractionResponseType,
    parcel: Parcel,
    body: dict[str, Any],
    **options: str,
) -> Any:
    if answer_of(interaction) is not None:
        raise discord.InteractionResponded(interaction)
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    with pack_up(parcel, {"type": kind.value, "data": body}) as params:
        told = await async_context.get().request(
            route, params=options, **_fill(interaction, params)
        )
    note_answer(interaction, kind)
    return told


def _fill(interaction: discord.Interaction[Any], params: MultipartParameters) -> dict[str, Any]:
    session, parts = interaction.followup.session, params.multipart
    return {
        "session": FormSession(session, parts) if parts else session,
        "payload": params.payload,
        "multipart": parts,
        "files": params.files,
    }
