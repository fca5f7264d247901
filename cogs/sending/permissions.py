"""Finds the permissions that the bot lacks in a channel."""

from __future__ import annotations

from typing import Final

import discord

PERMISSIONS: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}
"""The permissions that the bot needs: for each the library's name, and the name in Discord's settings."""


def list_missing(
    permissions: discord.Permissions, *, in_thread: bool, pictures: bool = True
) -> tuple[str, ...]:
    """Return the permissions that a table needs and the bot lacks, by their names in Discord's settings.

    ``permissions`` are those that the bot has. ``in_thread`` says whether the table is in a thread, and
    ``pictures`` whether it has pictures. If *View Channel* is missing, only this name is returned, because without
    it Discord grants nothing.
    """
    if not permissions.view_channel:
        return (PERMISSIONS["view_channel"],)
    needed = ["send_messages_in_threads" if in_thread else "send_messages"]
    if pictures:
        needed.append("attach_files")
    return tuple(PERMISSIONS[name] for name in needed if not getattr(permissions, name))
