"""The permissions that the bot lacks in a channel, in the words of Discord's settings."""

from __future__ import annotations

import discord

from cogs.client import PERMISSIONS


def missing(
    permissions: discord.Permissions, *, in_thread: bool, pictures: bool = True
) -> tuple[str, ...]:
    """Return the names of the permissions that a table needs and that are not granted.

    Without *View Channel* Discord grants nothing else, so that one is named alone.
    """
    if not permissions.view_channel:
        return (PERMISSIONS["view_channel"],)
    needed = ["send_messages_in_threads" if in_thread else "send_messages"]
    if pictures:
        needed.append("attach_files")
    return tuple(PERMISSIONS[name] for name in needed if not getattr(permissions, name))
