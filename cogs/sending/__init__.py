"""Turns screens into Discord's messages, answers interactions, and turns Discord's errors into the bot's own.

Start with ``Reply``, which answers an interaction, and ``DiscordMessenger``, which posts and edits messages. What an
error means for a game is decided in ``bot.messages``.
"""
