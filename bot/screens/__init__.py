"""Pure functions from a game to a ``Screen``, which is all that a message shows.

Start with ``table.table_screen``. The other functions that make screens end in ``_screen`` too. ``Cast`` says who sits
where.
"""
