"""The program around the bot: command line, settings, logs, the demo, and the wiring of all rooms.

Start with ``main`` and ``wiring.build``.
"""
