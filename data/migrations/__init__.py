"""How the tables came to be, step by step; ``data.migrate`` runs the steps."""
