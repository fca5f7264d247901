"""Scorecards and charts in words, for people who cannot see the pictures or prefer words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.languages import choose_tongue
from bot.words.descriptions import (
    DESCRIPTION,
    NAME_LENGTHS,
    cut,
    measure_length,
    name_of,
    name_place,
)
from bot.words.name_labels import label
from bot.words.standings import rank_places

if TYPE_CHECKING:
    from bot.ports.pictures import FormChart, ScorecardPicture

_NEWEST: Final = 20
"""The description of a chart lists at most this number of scores."""


def describe_scorecard(spec: ScorecardPicture) -> str:
    """Return the scorecard in words, at most 1,024 UTF-16 units long.

    If the points of all holes are too long, the text has the totals only.
    """
    text = ""
    for holes in (True, False):
        for most in NAME_LENGTHS:
            text = _write_scorecard(spec, most, holes)
            if measure_length(text) <= DESCRIPTION:
                return text
    return cut(text)


def _write_scorecard(spec: ScorecardPicture, most: int, holes: bool) -> str:
    tongue, scored = choose_tongue(spec.language), len(spec.scorecard)
    lines = [tongue.say("descriptions-scorecard", scored=scored, holes=spec.holes)]
    ranked = rank_places(spec.totals, spec.given_up)
    order = sorted(range(len(spec.names)), key=lambda seat: (ranked[seat] or len(ranked) + 1, seat))
    for seat in order:
        name = name_of(spec.names[seat], seat, tongue, most)
        total = tongue.write_number(spec.totals[seat])
        line = f"{name_place(ranked[seat], tongue)} {label(name, tongue)}{total}"
        if seat in spec.winners:
            line += f", {tongue.say('descriptions-flag-winner')}"
        if holes and spec.scorecard:
            line += f" ({' '.join(tongue.write_number(hole[seat]) for hole in spec.scorecard)})"
        lines.append(line)
    return "\n".join(lines)


def describe_chart(spec: FormChart) -> str:
    """Return the chart in words: the newest scores, the average and the best."""
    tongue, scores, title = choose_tongue(spec.language), spec.scores, spec.title
    if not scores:
        sentences = [tongue.say("descriptions-chart-none", title=title)]
    elif len(scores) == 1:
        sentences = [tongue.say("descriptions-chart-one", title=title, points=float(scores[0]))]
    else:
        key = "many" if len(scores) <= _NEWEST else "newest"
        sentences = [
            tongue.say(
                f"descriptions-chart-{key}",
                title=title,
                count=len(scores),
                shown=_NEWEST,
                scores=tongue.join_row(tongue.write_number(score) for score in scores[-_NEWEST:]),
            ),
            tongue.say(
                "descriptions-chart-average",
                average=tongue.write_number(sum(scores) / len(scores)),
                best=tongue.write_number(min(scores)),
            ),
        ]
    return cut(tongue.join_sentences(*sentences, spec.caption))
