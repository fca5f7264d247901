"""What each message shows, as data: pure functions from a game to a ``Screen``.

The doors are the functions that end in ``_screen``. ``Cast`` says who sits where.
"""
