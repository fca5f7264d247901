"""A small Discord on this machine, over real sockets. Several real processes of the bot can connect to it.

This Discord knows only the requests that the bot makes. It refuses nothing and has no limits; ``tests.cogs`` tests
Discord's refusals on a Discord in memory.
"""
