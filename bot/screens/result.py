"""The screen at the end of a game, and the parts of the screen after each hole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.contest import Contest
from bot.contest.decider import find_decider
from bot.pictures.captions import write_captions
from bot.ports.button_meanings import Word
from bot.ports.pictures import EndPicture, ScorecardPicture
from bot.ports.screen import Button, Part, Picture, Row, Screen, Style, Text
from bot.screens.cast import Cast
from bot.screens.colours import GOLD, QUIET
from bot.screens.lobby import seal_words
from bot.screens.parts import choose_form, name_seats, show_table
from bot.words.descriptions import describe_end, name_card
from bot.words.figures import describe_scorecard
from bot.words.name_labels import bold_label
from bot.words.standings import rank_places
from bot.words.story import tell_story
from data.records import Status

_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def make_scored_parts(contest: Contest, cast: Cast) -> tuple[Part, ...]:
    """Return the parts that show a scored hole: who won the hole, all cards, and the scorecard so far.

    All of them together fit on the screen of a phone.
    """
    view = contest.public_view
    scores = view.scorecard[-1]
    lowest = min(scores)
    best = tuple(cast.bold(seat) for seat, score in enumerate(scores) if score == lowest)
    head = cast.tongue.say(
        "result-hole", hole=view.hole, holes=view.holes, names=best, points=lowest
    )
    return (
        Text(head),
        show_table(contest, cast),
        choose_form(make_scorecard(contest, cast), cast),
        *name_seats(cast),
    )


def make_scorecard(contest: Contest, cast: Cast) -> Picture:
    """Return the scorecard: the points of each player in each hole, as a picture and in words."""
    view = contest.public_view
    gone = tuple(seat for seat, player in enumerate(contest.record.players) if player.given_up)
    spec = ScorecardPicture(
        cast.names, view.scorecard, view.holes, view.totals, view.winners, gone, cast.tongue.code
    )
    number, title = cast.tongue.write_number, cast.tongue.say("result-scorecard")
    rows = [
        f"{bold_label(cast.name(seat), cast.tongue)}{number(view.totals[seat])} "
        f"({', '.join(number(hole[seat]) for hole in view.scorecard)})"
        for seat in range(len(cast.names))
    ]
    # After one hole the scorecard would repeat the table above it.
    words = "\n".join((title, *rows)) if len(view.scorecard) > 1 else ""
    return Picture(spec, describe_scorecard(spec), words)


def end_picture(contest: Contest, cast: Cast) -> Picture:
    """Return the picture of the end of a game. No words replace it, because the words below it say the same."""
    view = contest.public_view
    quote = _tell_end(contest, cast, write_captions(cast.names, cast.tongue))
    spec = EndPicture(view, cast.names, quote, cast.tongue.code)
    return Picture(spec, describe_end(spec), "")


def _tell_end(contest: Contest, cast: Cast, names: Sequence[str]) -> str:
    """Return a sentence about the game: which hidden card decided it, or what was special.

    Empty if nothing was special.
    """
    decider = find_decider(contest)
    if decider is not None:
        return cast.tongue.say(
            "story-decider",
            card=name_card(decider.card, cast.tongue),
            name=names[decider.seat],
            cost=decider.cost,
        )
    view = contest.public_view
    gone = [seat.seat for seat in view.seats if seat.given_up]
    story = tell_story(view.scorecard, view.winners, gone)
    return cast.tongue.tell(story) if story is not None else ""


def result_screen(contest: Contest, cast: Cast) -> Screen:
    """Return the screen at the end of a game: ranking, cards, scorecard, and buttons for what comes next."""
    record, view = contest.record, contest.public_view
    parts: list[Part] = [Text(_write_headline(contest, cast))]
    if record.status is Status.FINISHED and cast.text:
        quote = _tell_end(contest, cast, [cast.name(seat) for seat in range(len(cast.names))])
        parts += [Text(f"*{quote}*")] if quote else []
    if record.status is Status.FINISHED:
        if not cast.text:
            parts.append(end_picture(contest, cast))
        parts.append(Text(list_places(contest, cast)))
        parts.append(show_table(contest, cast))
    if view.scorecard:
        parts.append(choose_form(make_scorecard(contest, cast), cast))
    parts.append(Text(f"-# {seal_words(contest, cast.tongue)}"))
    say = cast.tongue.say
    buttons = [Button(Word.REMATCH, say("buttons-rematch"), Style.GOOD)]
    more = [Button(Word.SHUFFLE, say("buttons-check-shuffle"))]
    if record.status is Status.FINISHED:
        buttons.append(Button(Word.REVIEW, say("buttons-review")))
        buttons.append(Button(Word.REPLAY, say("buttons-replay")))
        more.insert(0, Button(Word.MOTION, say("buttons-watch")))
    parts += [Row(tuple(buttons)), Row(tuple(more))]
    accent = GOLD if record.status is Status.FINISHED else QUIET
    return Screen(tuple(parts), key=f"{contest.game_id}:{contest.key}", accent=accent)


def _write_headline(contest: Contest, cast: Cast) -> str:
    match contest.record.status:
        case Status.FINISHED:
            names = tuple(cast.bold(seat) for seat in contest.public_view.winners)
            return cast.tongue.say("result-won", names=names, count=len(names))
        case Status.ENDED_EARLY:
            return cast.tongue.say("result-ended-early")
        case _:
            return cast.tongue.say("result-abandoned")


def write_ranking(totals: Sequence[int], gone: Sequence[bool]) -> list[tuple[int | None, int]]:
    """Return the rank and the seat of each player, the best first.

    A player who has left (``gone``) comes last and has ``None`` as rank.
    """
    found = rank_places(totals, [seat for seat, left in enumerate(gone) if left])
    order = sorted(range(len(totals)), key=lambda seat: (gone[seat], totals[seat], seat))
    return [(found[seat], seat) for seat in order]


def list_places(contest: Contest, cast: Cast) -> str:
    """Return the rank, name and points of each player, the best first.

    On a screen in words each player has a line. On a screen with pictures all players are in one line.
    """
    totals = contest.public_view.totals
    gone = [player.given_up for player in contest.record.players]
    lines = []
    for place, seat in write_ranking(totals, gone):
        if place is None:
            left = cast.tongue.say("result-left", name=cast.bold(seat), points=totals[seat])
            lines.append(left)
        else:
            mark = _MEDALS.get(place) or cast.tongue.write_ordinal(place)
            name = bold_label(cast.name(seat), cast.tongue)
            lines.append(f"{mark} {name}{cast.tongue.write_number(totals[seat])}")
    return "\n".join(lines) if cast.text else " · ".join(lines)
