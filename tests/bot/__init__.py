"""The application without Discord."""
