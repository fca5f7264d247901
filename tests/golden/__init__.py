"""Whole games written down: what was played, what each seat saw, what it scored."""
