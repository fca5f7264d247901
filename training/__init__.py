"""Trains the computer players and measures how strong they are.

Nothing that is shipped needs this folder. ``python -m training --help`` lists the commands. In all files the *mover* is
the seat whose turn it is, *n* is the number of seats, and *N* is the number of holes that are played at the same time.
The shape of an array is in brackets, as in (n, N). To *use* a rank means to put a card of this rank into a slot, or to
discard it.
"""
