"""Draws pictures of the game with our own deck. ``bot.ports.pictures`` describes them as data.

Start with ``bot.pictures.renderer.Renderer``.
"""
