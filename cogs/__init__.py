"""The room that talks to Discord: commands and presses come in, messages go out."""
