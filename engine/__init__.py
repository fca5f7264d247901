"""The rules of Six Card Golf, exactly. Pure, deterministic, standard library only.

``Game`` is the easiest way to use them. Below ``Game``, ``decide(state, seat, action) -> events`` makes every check,
and ``evolve(state, event) -> state`` makes none. ``view_for`` and ``redact`` decide who may know what.
"""

from engine.actions import Action, Discard, Draw, NextHole, Swap, Take, TurnUp, parse_action
from engine.cards import DECK, Card, Suit
from engine.codec import dumps, loads
from engine.decide import decide, give_up, new_game, stop
from engine.errors import LogError, RuleError
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    EndReason,
    Event,
    GameStarted,
    GameStopped,
    GameWon,
    HoleDealt,
    HoleScored,
    PositionSet,
    SeatGivenUp,
    StockRebuilt,
    WentOut,
)
from engine.evolve import evolve, fold
from engine.facts import Outcome
from engine.game import Game
from engine.legal import legal_actions
from engine.position import Position, set_up
from engine.ruleset import CARD_COMMONS, PAGAT, RULESETS, Ending, Opening, Ruleset
from engine.scoring import score
from engine.state import Phase, State
from engine.table_view import SeatView, TableView
from engine.verify import (
    LogVerified,
    ShuffleError,
    ShufflesVerified,
    audit,
    verify_log,
    verify_shuffle,
)
from engine.view import redact, view_for

__all__ = [
    "CARD_COMMONS",
    "DECK",
    "PAGAT",
    "RULESETS",
    "Action",
    "Card",
    "CardDiscarded",
    "CardDrawn",
    "CardSwapped",
    "CardTaken",
    "CardTurnedUp",
    "Discard",
    "Draw",
    "EndReason",
    "Ending",
    "Event",
    "Game",
    "GameStarted",
    "GameStopped",
    "GameWon",
    "HoleDealt",
    "HoleScored",
    "LogError",
    "LogVerified",
    "NextHole",
    "Opening",
    "Outcome",
    "Phase",
    "Position",
    "PositionSet",
    "RuleError",
    "Ruleset",
    "SeatGivenUp",
    "SeatView",
    "ShuffleError",
    "ShufflesVerified",
    "State",
    "StockRebuilt",
    "Suit",
    "Swap",
    "TableView",
    "Take",
    "TurnUp",
    "WentOut",
    "audit",
    "decide",
    "dumps",
    "evolve",
    "fold",
    "give_up",
    "legal_actions",
    "loads",
    "new_game",
    "parse_action",
    "redact",
    "score",
    "set_up",
    "stop",
    "verify_log",
    "verify_shuffle",
    "view_for",
]
