"""What each message shows: pure functions from a game to a ``Screen``."""
