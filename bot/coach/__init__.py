"""The coach, who reviews finished games in a process of its own.

Start with ``bot.coach.coach.Coach``. This file imports nothing, so that the process of ``bot.coach.worker`` starts
fast.
"""
