"""What the bot needs to be allowed to do in a channel, in the words that Discord's settings use."""

from __future__ import annotations

from typing import Final

import discord

NEEDED: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}
"""Permissions as the library calls them and as people read them."""


def missing(
    permissions: discord.Permissions, *, in_thread: bool, pictures: bool = True
) -> tuple[str, ...]:
    """Return the names of the permissions that a table needs and that are not granted."""
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    if pictures:
        needed.append("attach_files")
    return tuple(NEEDED[name] for name in needed if not getattr(permissions, name))
