"""Draws pictures of the game with our own deck. ``bot.ports.pictures`` describes them as data.

The door is ``bot.pictures.renderer.Renderer``.
"""
