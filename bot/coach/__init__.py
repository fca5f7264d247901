"""The coach: says what each decision in a finished game has cost. Reviews are made in a process of their own.

Start with ``bot.coach.coach.Coach``. This room runs the judging and keeps its results. The opinion itself is in
``engine.computer.review`` and ``engine.computer.evaluation``, its words are in ``bot.words.coaching``, its screens in
``bot.screens.coach``, and the command is in ``cogs.commands.coach``. This file imports nothing, so that the process
that runs ``bot.coach.worker`` starts fast.
"""
