"""Sends: turns screens into Discord's messages, answers interactions, and decides what each error of Discord means.

Start with ``Reply``, which answers an interaction, and ``DiscordMessenger``, which posts and edits messages.
"""
