"""Starts the unchanged bot on a Discord on this machine: ``python -m tests.neighbours.start HTTP WS [COMMAND …]``."""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.program.main import main

if __name__ == "__main__":
    Route.BASE = sys.argv[1]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[2])
    sys.exit(main(sys.argv[3:] or ["run"]))
