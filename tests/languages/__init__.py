"""Checks the catalogues. The door is ``python -m tests.languages``."""
