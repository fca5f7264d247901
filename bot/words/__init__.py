"""Names, numbers, ranks and the table in words.

Start with any module, because each has the functions for one kind of words. Screens and pictures both use these
functions, so that both say the same.
"""
