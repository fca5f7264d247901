"""A small Discord on this machine, over real sockets: several real processes of the bot can be connected to it.

It knows what the bot asks for and no more. It refuses nothing and limits nothing; ``tests.cogs`` has what Discord
refuses, on a Discord in memory.
"""
