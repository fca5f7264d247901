"""The program around the bot: command line, settings, logs, the demo, and the wiring of all rooms.

The doors are ``main`` and ``wiring.build``.
"""
