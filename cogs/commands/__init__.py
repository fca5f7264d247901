"""All commands: ``/golf …``. They hold nothing, so one group of them serves every client."""

from collections.abc import Mapping
from typing import Final

from cogs.commands import games, personal, review, scores
from cogs.commands.group import golf
from cogs.front import Paper

PAPERS: Final[Mapping[str, Paper]] = {
    "scores": scores.turn_page,
    "prefs": personal.choose,
    "server": personal.choose_for_server,
    "forget": personal.forget,
}
"""What answers the buttons on what commands have said, by the first word of their action."""

__all__ = ["PAPERS", "games", "golf", "personal", "review", "scores"]
