"""Names, numbers, places and the table in words.

The doors are the functions of its modules. Screens and pictures both use them, so they use the same words.
"""
