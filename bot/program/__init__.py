"""The program that runs the bot: command line, settings, logs, the demo, and the wiring that connects all rooms.

Start with ``main`` and ``wiring.build``.
"""
