"""The coach, who looks at finished games in a process of its own.

The door is ``bot.coach.coach.Coach``. Nothing is imported here, so that the process of
``bot.coach.worker`` starts fast.
"""
