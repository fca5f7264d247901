"""Tests of the game, the application and the bot."""
