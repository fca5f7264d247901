"""A finished game to step through, turn by turn, with what the coach thinks of each turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contest import Contest
from bot.contest.replay import Step, Verdict
from bot.ports.screen import Button, Part, Row, Screen, Text
from bot.screens.button_words import Word
from bot.screens.cast import Cast
from bot.screens.chronicle import tell_turns
from bot.screens.coach import action_words, write_cost, write_reason
from bot.screens.colours import BLUE
from bot.screens.parts import choose_form, table_picture
from bot.words.coaching import is_about_better
from engine.computer.reasons import explain


def replay_screen(
    contest: Contest,
    steps: Sequence[Step],
    at: int,
    verdicts: Sequence[Verdict] | None,
    cast: Cast,
) -> Screen:
    """Show the table after a step as everybody saw it then. The key of the buttons names the step.

    ``contest`` ends with the step. ``verdicts`` are ``None`` while the coach is thinking.
    """
    step = steps[at]
    turns = sum(other.hole == step.hole for other in steps) - 1
    place = f"turn {step.turn} of {turns}" if step.turn else "the opening"
    moves = tell_turns(contest.events[step.begin : step.end], cast)
    parts: list[Part] = [
        Text(f"### Replay · hole {step.hole} of {steps[-1].hole}, {place}"),
        Text("\n".join(moves)),
        choose_form(table_picture(contest, cast), cast),
        Text(_judge(verdicts, cast, opening=step.turn == 0)),
        Row(_buttons(steps, at)),
    ]
    key = f"{contest.game_id}:{step.hole}-{step.turn}"
    return Screen(tuple(part for part in parts if part != Text("")), key=key, accent=BLUE)


def _buttons(steps: Sequence[Step], at: int) -> tuple[Button, ...]:
    first, last = at == 0, at == len(steps) - 1
    return (
        Button(Word.REPLAY_HOLE_BACK, "⏮ Hole", disabled=first),
        Button(Word.REPLAY_BACK, "◀ Back", disabled=first),
        Button(Word.REPLAY_ON, "Next ▶", disabled=last),
        Button(Word.REPLAY_HOLE_ON, "Hole ⏭", disabled=last),
    )


def _judge(verdicts: Sequence[Verdict] | None, cast: Cast, *, opening: bool) -> str:
    """Say what was wrong with a turn, or that nothing was."""
    if verdicts is None:
        return "-# 🎓 The coach is still thinking about this turn."
    wrong = [verdict for verdict in verdicts if verdict.mistake]
    if wrong:
        return "\n".join(f"🎓 {_blame(verdict, cast, opening=opening)}" for verdict in wrong)
    if opening or not verdicts:
        return ""
    if all(verdict.played == verdict.best for verdict in verdicts):
        return "🎓 The coach would have played the same."
    other = next(verdict for verdict in reversed(verdicts) if verdict.played != verdict.best)
    return f"🎓 Well played. About as good: {action_words(other.view, other.best, whose='the')}."


def _blame(verdict: Verdict, cast: Cast, *, opening: bool) -> str:
    view, seat = verdict.view, verdict.view.viewer
    assert seat is not None
    why = explain(view, verdict.best, verdict.played)
    good, bad = (why, None) if why and is_about_better(why) else (None, why)
    who = f"{cast.bold(seat)}: " if opening else ""
    played = action_words(view, verdict.played, whose="the")
    best = action_words(view, verdict.best, whose="the")
    cost = write_cost(verdict.worth, verdict.worth_of_best)
    return f"{who}{played}: {cost}.{write_reason(bad)} Better: **{best}**.{write_reason(good)}"
