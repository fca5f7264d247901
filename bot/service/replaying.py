"""Shows finished games again, turn by turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.coach.replays import Replays
from bot.contest import Contest
from bot.contest.replay import Turn, choose_hole, find_turn, list_turns, rewind_to_turn
from bot.games.screens import Screens
from bot.ports import Answer, Place, Press, Refusal
from bot.ports.button_meanings import Word
from data.records import Status


class Replaying:
    """Answers the button Replay, and the buttons that go forward and back in a replay."""

    def __init__(self, screens: Screens, replays: Replays) -> None:
        self._screens = screens
        self._replays = replays

    async def answer(self, contest: Contest, press: Press) -> Answer:
        """Answer with a turn of a finished game, for the presser alone. The pressed button says which turn."""
        if contest.record.status is not Status.FINISHED:
            raise Refusal("refusals-replay-unfinished")
        turns = list_turns(contest.events)
        at = _choose_turn(turns, press)
        turn = turns[at]
        moment = await asyncio.to_thread(rewind_to_turn, contest, turn)
        verdicts = await self._replays.judge(contest, turn)
        screen = await self._screens.make_replay(moment, turns, at, verdicts, press.person.user_id)
        if press.action != Word.REPLAY and press.place is Place.PANEL:
            return Answer(update=screen)
        return Answer(whisper=screen)


def _choose_turn(turns: Sequence[Turn], press: Press) -> int:
    """Return the index in ``turns`` of the turn that a button leads to.

    Replay leads to the first turn. The other buttons lead from the shown turn to an earlier or later turn or hole.
    """
    if press.action == Word.REPLAY:
        return 0
    at = find_turn(turns, press.key)
    if at is None:
        raise Refusal("refusals-no-such-turn")
    match press.action:
        case Word.REPLAY_BACK:
            return max(at - 1, 0)
        case Word.REPLAY_ON:
            return min(at + 1, len(turns) - 1)
        case _:
            return choose_hole(turns, at, on=press.action == Word.REPLAY_HOLE_ON)
