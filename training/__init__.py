"""Where the computer players come from and how strong they are: training, tournaments, long rollouts.

Nothing that is shipped needs this folder; ``python -m training --help`` lists its commands.
"""
