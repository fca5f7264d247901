"""The replay of a finished game, with the coach's verdict on each turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contest import Contest
from bot.contest.replay import Turn, Verdict
from bot.languages import Tongue
from bot.ports.button_meanings import Word
from bot.ports.screen import Button, Part, Row, Screen, Text
from bot.screens.cast import Cast
from bot.screens.chronicle import tell_turns
from bot.screens.coach import name_action, name_cost, write_reason
from bot.screens.colours import BLUE
from bot.screens.parts import show_table
from bot.words.coaching import is_about_better
from engine.computer.reasons import explain


def replay_screen(
    contest: Contest,
    turns: Sequence[Turn],
    at: int,
    verdicts: Sequence[Verdict] | None,
    cast: Cast,
) -> Screen:
    """Return the screen that replays ``turns[at]``: its moves, the table after them, and the coach's opinion.

    ``contest`` is the game just after this turn. ``verdicts`` are the coach's opinions of the decisions in this turn,
    ``None`` while the coach thinks.
    """
    turn = turns[at]
    in_hole = sum(other.hole == turn.hole for other in turns) - 1
    head = cast.tongue.say(
        "replay-heading", hole=turn.hole, holes=turns[-1].hole, turn=turn.number, turns=in_hole
    )
    moves = tell_turns(contest.events[turn.begin : turn.end], cast)
    parts: list[Part] = [
        Text(head),
        Text("\n".join(moves)),
        show_table(contest, cast),
        Text(_judge(verdicts, cast, opening=turn.number == 0)),
        Row(_make_buttons(turns, at, cast.tongue)),
    ]
    key = f"{contest.game_id}:{turn.hole}-{turn.number}"
    return Screen(tuple(part for part in parts if part != Text("")), key=key, accent=BLUE)


def _make_buttons(turns: Sequence[Turn], at: int, tongue: Tongue) -> tuple[Button, ...]:
    say = tongue.say
    first, last = at == 0, at == len(turns) - 1
    return (
        Button(Word.REPLAY_HOLE_BACK, say("buttons-replay-hole-back"), disabled=first),
        Button(Word.REPLAY_BACK, say("buttons-replay-back"), disabled=first),
        Button(Word.REPLAY_ON, say("buttons-replay-on"), disabled=last),
        Button(Word.REPLAY_HOLE_ON, say("buttons-replay-hole-on"), disabled=last),
    )


def _judge(verdicts: Sequence[Verdict] | None, cast: Cast, *, opening: bool) -> str:
    """Return the coach's opinions of the decisions in a turn in words; empty if the coach has nothing to say.

    ``verdicts`` is ``None`` while the coach thinks. ``opening`` says whether the turn is the opening, in which several
    players decide.
    """
    say = cast.tongue.say
    if verdicts is None:
        return say("replay-thinking")
    wrong = [verdict for verdict in verdicts if verdict.mistake]
    if wrong:
        return "\n".join(_blame(verdict, cast, opening=opening) for verdict in wrong)
    if opening or not verdicts:
        return ""
    if all(verdict.played == verdict.best for verdict in verdicts):
        return say("replay-same")
    other = next(verdict for verdict in reversed(verdicts) if verdict.played != verdict.best)
    return say("replay-alike", action=name_action(other.view, other.best, own=False))


def _blame(verdict: Verdict, cast: Cast, *, opening: bool) -> str:
    view, seat = verdict.view, verdict.view.viewer
    assert seat is not None
    why = explain(view, verdict.best, verdict.played)
    good, bad = (why, None) if why and is_about_better(why) else (None, why)
    tongue, say = cast.tongue, cast.tongue.say
    played = name_action(view, verdict.played, own=False)
    cost = name_cost(verdict.worth, verdict.worth_of_best, tongue)
    if opening:
        blame = say("replay-blame-name", name=cast.bold(seat), action=played, cost=cost)
    else:
        blame = say("replay-blame", action=played, cost=cost)
    better = say("replay-better", action=name_action(view, verdict.best, own=False))
    return tongue.join_sentences(
        blame, write_reason(bad, tongue), better, write_reason(good, tongue)
    )
