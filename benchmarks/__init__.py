"""How fast it is: one module for each topic, tables of figures against a baseline of the same run."""
