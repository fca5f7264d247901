"""The room that talks to Discord: commands and presses come in, messages go out.

Start with ``GolfBot``, the client, and ``GameButtons``, the cog that passes presses to games. ``cogs.commands`` has the
commands, and ``cogs.sending`` turns screens into messages.
"""
