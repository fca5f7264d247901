"""Pure functions from a game to a ``Screen``, which is all that a message shows.

The doors are the functions with names that end in ``_screen``. ``Cast`` says who sits where.
"""
