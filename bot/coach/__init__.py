"""The coach: says what each decision in a finished game has cost. Another process makes the reviews.

Start with ``bot.coach.coach.Coach``. This room runs the calculations and keeps the results. The opinion itself is in
``engine.computer.review`` and ``engine.computer.evaluation``, its words are in ``bot.words.coaching``, its screens in
``bot.screens.coach``, and the command is in ``cogs.commands.coach``. This file imports nothing, so that the process
that runs ``bot.coach.worker`` starts fast.
"""
