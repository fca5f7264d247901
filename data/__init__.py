"""Stores games as event logs in SQLite or PostgreSQL."""
