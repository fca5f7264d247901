"""Pictures of the game: drawn here from our own deck, described as data in ``bot.ports.pictures``."""
