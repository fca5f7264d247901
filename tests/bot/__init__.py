"""Tests of the application without Discord."""
