"""Stores games as event logs in SQLite or PostgreSQL.

Start with ``Store``, which has all parts, and ``data.tables``, which has the tables. ``data.records`` has the stored
values.
"""
