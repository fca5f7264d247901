"""What of the bot's permissions a channel lacks, in the words that Discord's settings use."""

from __future__ import annotations

import discord

from cogs.client import PERMISSIONS


def missing(
    permissions: discord.Permissions, *, in_thread: bool, pictures: bool = True
) -> tuple[str, ...]:
    """Return the names of the permissions that a table needs and that are not granted."""
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    if pictures:
        needed.append("attach_files")
    return tuple(PERMISSIONS[name] for name in needed if not getattr(permissions, name))
