"""What the Makefile needs before anything is installed."""
