"""Tools that the Makefile needs before anything is installed."""
