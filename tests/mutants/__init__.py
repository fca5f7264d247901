"""Puts faults into a copy of the code, one at a time, to see whether the tests notice: ``make mutants``."""
