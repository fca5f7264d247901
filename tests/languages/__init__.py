"""Checks of the catalogues of sentences. The door is ``python -m tests.languages``."""
