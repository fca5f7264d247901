"""Benchmarks: one module for each topic, with tables of figures against a baseline from the same run."""
