"""The computer player: values every action, and chooses one."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final, NamedTuple

from engine.actions import DISCARD, DRAW, NEXT_HOLE, TURN_UPS, Action, Swap, Take
from engine.computer.aim import aim_of
from engine.computer.alike import Likeness, likeness_of
from engine.computer.compact_view import CompactView, compact
from engine.computer.correction import network_for
from engine.computer.level import SKILLS, Level, Skill
from engine.computer.opening import opening_values, others_opened
from engine.computer.playing_out import find_refining
from engine.computer.search import Search
from engine.computer.values import CROWDING, table_for
from engine.state import Phase
from engine.table_view import TableView

PATIENCE: Final = 20
"""After this number of turns in a hole, a computer turns up a face-down card in every turn."""
_SAME: Final = 1e-9
"""Two values that differ by less than this, in points, are equal. The difference comes from rounding."""


def choose(view: TableView, level: Level, rng: random.Random) -> Action:
    """Return the action that a computer of this level plays for the viewer.

    ``ValueError`` if it is not the viewer's turn. The computer sees nothing but the view. For the same view and the
    same state of ``rng`` the action is always the same. Computers bring every hole to an end.
    """
    return choose_with(view, SKILLS[level], rng)


def choose_with(view: TableView, skill: Skill, rng: random.Random) -> Action:
    """Return the action that a computer with this skill plays for the viewer. The rest is as in ``choose``."""
    legal = view.legal
    if not legal:
        raise ValueError("it is not for this seat to act")
    if view.phase is Phase.HOLE_OVER:
        return NEXT_HOLE
    if view.out_seat is None and view.turn > PATIENCE * len(view.seats):
        legal = _turning_up(view)
    if view.phase is Phase.OPENING:
        values = values_of(view, skill)
    else:
        opinion = judge_turn(view, skill, to_win=skill.plays_to_win)
        values = opinion.points if opinion.losing is None else opinion.losing
    if skill.misjudges:
        values = misjudge(values, view, skill.misjudges, rng)
    lowest = min(values[action] for action in legal)
    best = [action for action in legal if values[action] <= lowest + _SAME]
    if (
        DISCARD in best
    ):  # among equals the discard is chosen, because an 8 put in place of an 8 looks like a mistake
        return DISCARD
    return best[0] if view.phase is not Phase.OPENING else rng.choice(best)


def values_of(
    view: TableView, skill: Skill, *, against_others: bool = False
) -> dict[Action, float]:
    """Return the value of each legal action: the viewer's expected points minus the average of the other seats.

    In the opening a value is only the viewer's points, unless ``against_others`` is true. No choice of the viewer
    changes the average then.
    """
    if view.phase is Phase.HOLE_OVER:
        return {NEXT_HOLE: 0.0}
    if view.phase is Phase.OPENING:
        table = table_for(view.ruleset.key, len(view.seats), skill.table)
        position = compact(view)
        assert view.viewer is not None  # an observer does not play
        first = (view.first_seat - view.viewer) % len(view.seats)
        turning = opening_values(position, table, first)
        theirs = others_opened(position, table, first) if against_others else 0.0
        return {
            action: value - theirs
            for action, value in zip(TURN_UPS, turning, strict=True)
            if value is not None
        }
    return judge_turn(view, skill).points


class Opinion(NamedTuple):
    """What a player thinks of the actions of a turn."""

    points: dict[Action, float]
    """The expected points of the hole for the viewer against the mean of the others."""
    losing: dict[Action, float] | None
    """In the last hole: the chance not to win the game, with a little for points. ``None`` in other holes."""


def judge_turn(view: TableView, skill: Skill, *, to_win: bool = False) -> Opinion:
    """Return the opinion on each action of a turn. With ``to_win`` it has the chances in the last hole."""
    position = compact(view)
    refining = find_refining() if skill.plays_out else None
    if refining is not None and refining.suits(position):
        skill = replace(skill, asks_within=0.0)
    else:
        refining = None
    search = search_of(view, skill, position)
    points = search.values()
    refined = points
    if refining is not None:
        refined = refining.refine(position, view.ruleset.key, points)
    aim = aim_of(view, position) if to_win else None
    if aim is None:
        return Opinion(refined, None)
    losing = search.chances_not_to_win(aim)
    if refining is not None:
        for action, value in points.items():
            losing[action] += (refined[action] - value) * aim.price_of_a_point(value)
    return Opinion(refined, losing)


def search_of(view: TableView, skill: Skill, position: CompactView | None = None) -> Search:
    """Return the search for the seat whose view this is, with the tables for its ruleset and number of seats.

    ``position`` is the view in numbers, which is calculated if it is not given.
    """
    position = position or compact(view)
    key, seats = view.ruleset.key, len(view.seats)
    crowding = CROWDING.get(key, 0.0)
    table = table_for(key, seats, skill.table)
    return Search(position, table, skill, network_for(key, seats), crowding)


def misjudge(
    values: dict[Action, float], view: TableView, spread: float, rng: random.Random
) -> dict[Action, float]:
    """Return the values with the errors of a player who misjudges them. ``rng`` makes the errors.

    There is one error about taking the discard and one about each place. Each error has the standard deviation
    ``spread``, in points. Actions with the same outcome get the same error. If each way to take the discard had an
    error of its own, one of the six would nearly always look too good, and high cards would be taken too often.
    """
    errors: dict[Likeness, float] = {}

    def err(action: Action) -> float:
        likeness = likeness_of(view, action)
        if likeness not in errors:
            errors[likeness] = rng.normalvariate(0.0, spread)
        return errors[likeness]

    seen = {action: value + err(action) for action, value in values.items() if action is not DRAW}
    takes = [action for action in seen if isinstance(action, Take)]
    if DRAW in values:
        seen[DRAW] = values[DRAW]
    if takes:
        # The error about a place decides where a taken card goes, and not whether to take it.
        shift = min(values[take] for take in takes) - min(seen[take] for take in takes)
        shift += rng.normalvariate(0.0, spread)
        seen |= {take: seen[take] + shift for take in takes}
    return seen


def _turning_up(view: TableView) -> tuple[Action, ...]:
    assert view.viewer is not None  # an observer has no legal action
    cards = view.seats[view.viewer].cards
    turning = tuple(
        action
        for action in view.legal
        if isinstance(action, Swap | Take) and cards[action.slot] is None
    )
    return turning or view.legal
