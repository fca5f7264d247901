"""The cogs with the commands ``/golf …``."""

from cogs.commands.challenges import ChallengeCommands
from cogs.commands.coach import CoachCommands
from cogs.commands.games import GameCommands
from cogs.commands.learn import LearningCommands
from cogs.commands.personal import PersonalCommands
from cogs.commands.scores import ScoreCommands
from cogs.commands.solo import SoloCommands

__all__ = [
    "ChallengeCommands",
    "CoachCommands",
    "GameCommands",
    "LearningCommands",
    "PersonalCommands",
    "ScoreCommands",
    "SoloCommands",
]
