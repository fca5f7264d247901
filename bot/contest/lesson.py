"""The lesson: a real hole against the computer Rookie, with a fixed deal and fixed moves.

Nothing about a lesson is stored. Each button has the number of its page, and the page determines the whole game.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from bot.contest.contest import Contest
from bot.contest.play import move
from data.records import DEFAULT_RULESET, GameRecord, PlayerRecord, Status
from engine import RULESETS, Action, Draw, Swap, Take, TurnUp, new_game
from engine.computer import Level

LEARNER: Final = 0
ROOKIE: Final = 1
_SECRET: Final = hashlib.sha256(b"golf lesson 506914").digest()
"""The secret of the deal. It was chosen so that the stock has a pair, a two, a king and a card that Rookie takes."""
_SOME_TIME: Final = datetime(2026, 1, 1, tzinfo=UTC)

MOVES: Final[tuple[Action, ...]] = (
    TurnUp(0),
    TurnUp(1),
    Take(3),
    Draw(),
    Swap(2),
    Draw(),
    Swap(1),
    Draw(),
    Swap(4),
    Draw(),
    Swap(5),
)
"""The moves of the learner, in order."""
_REPLIES: Final[dict[int, tuple[Action, ...]]] = {
    2: (TurnUp(4), TurnUp(2)),
    3: (Draw(), Swap(5)),
    5: (Take(1),),
    7: (Draw(), Swap(4)),
    9: (Draw(), Swap(0)),
    11: (Take(3),),
}
"""The moves with which Rookie answers the learner, by the number of moves that the learner has made.

These moves are fixed, so that the lesson stays the same when Rookie learns to play better.
"""


@lru_cache
def play_lesson(moves: int) -> Contest:
    """Return the game after the learner's first ``moves`` moves and Rookie's answers."""
    if moves == 0:
        return _deal()
    game = move(play_lesson(moves - 1), LEARNER, MOVES[moves - 1])
    for action in _REPLIES.get(moves, ()):
        game = move(game, ROOKIE, action)
    return game


def _deal() -> Contest:
    rules = RULESETS[DEFAULT_RULESET]
    events = new_game(
        rules,
        seats=2,
        holes=rules.holes_offered[0],
        secret=_SECRET,
        computers=(ROOKIE,),
    )
    record = GameRecord(
        game_id="lesson",
        guild_id=0,
        channel_id=0,
        host_id=0,
        ruleset=rules.key,
        holes=rules.holes_offered[0],
        clock_s=None,
        hints=False,
        status=Status.PLAYING,
        version=1,
        secret=_SECRET,
        players=(PlayerRecord(0, ""), PlayerRecord(None, "", level=Level.ROOKIE.value, number=1)),
        created_at=_SOME_TIME,
        active_at=_SOME_TIME,
    )
    return Contest(record).with_events(events)
