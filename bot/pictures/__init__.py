"""Draws the pictures that ``bot.ports.pictures`` describes as data, with a deck of cards of our own.

Start with ``bot.pictures.renderer.Renderer``.
"""
