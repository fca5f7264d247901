"""Decides what each message shows. Pure functions turn a game into a ``Screen``, which describes the whole message.

Start with ``table.table_screen``. The names of all functions that make screens end in ``_screen``. A ``Cast`` has the
names at a table, and the language.
"""
