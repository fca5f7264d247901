"""The steps that create the tables and change them. ``data.migrate`` runs them."""
