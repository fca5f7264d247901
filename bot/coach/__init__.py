"""The coach: says what each decision in a finished game has cost. Reviews are made in a process of their own.

Start with ``bot.coach.coach.Coach``. This file imports nothing, so that the process that runs ``bot.coach.worker``
starts fast.
"""
