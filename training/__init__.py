"""Trains the computer players and measures how strong they are.

Nothing that is shipped needs this folder. ``python -m training --help`` lists its commands. In all files the *mover* is
the seat whose turn it is, *n* is the number of seats, and *N* is the number of holes that are played at the same time.
To *use* a rank means to put it into a slot or to discard it.
"""
