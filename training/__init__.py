"""Trains the computer players and measures how strong they are.

Nothing that is shipped needs this folder. ``python -m training --help`` lists its commands.
"""
