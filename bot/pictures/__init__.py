"""Pictures of the game, drawn here from our own deck. ``bot.ports.pictures`` describes them as data.

The door is ``bot.pictures.renderer.Renderer``.
"""
