"""Decides what each message shows. Pure functions turn a game into a ``Screen``, which describes the whole message.

Start with ``table.table_screen``. The names of the other functions that make screens end in ``_screen`` too. A
``Cast`` has the names at a table, and the language.
"""
