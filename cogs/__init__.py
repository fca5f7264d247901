"""Discord in, Discord out: commands, buttons and messages."""
