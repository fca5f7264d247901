"""Tests of the bot on a Discord in memory."""
