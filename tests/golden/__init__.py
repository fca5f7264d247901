"""Whole games in writing: the moves, what each seat saw, and the points."""
