"""The steps that made the tables what they are. ``data.migrate`` runs them."""
