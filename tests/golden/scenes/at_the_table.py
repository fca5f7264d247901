"""Scenes of the table in the channel, from the deal to the result and its replay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.contest import Contest
from bot.contest.play import end, give_up
from bot.screens.chronicle import tell_last_moves, tell_turns
from bot.screens.motion import motion_screen
from bot.screens.table import scored_screen, table_screen
from data.records import Deadline
from engine import Action, Discard, Draw, EndReason, Swap, Take, TurnUp
from engine.computer import Level
from tests.bot.tables import game, played
from tests.golden.scenes.setting import (
    SOON,
    after,
    cast,
    finished,
    laid,
    on_last_turn,
    recorded,
    scored,
    to_opening,
    with_players,
)
from tests.golden.scenes.writing import Scene


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    yield from _of_holes()
    yield from _of_clocks()
    yield from _of_the_end()
    yield from _of_motions()
    yield from _of_moves()


def _of_holes() -> Iterator[Scene]:
    first = recorded(game(3, holes=3), deadline=Deadline.REMINDER, deadline_at=SOON)
    yield "the first hole begins", table_screen(first, cast(first, to_tell=(0, 2)))
    turned = to_opening(first, 3)
    yield "the second player opens", table_screen(turned, cast(turned))
    together = to_opening(game(4, ruleset="pagat"), 2)
    yield "all open together", table_screen(together, cast(together))
    yield "all open together, in words", table_screen(together, cast(together, text=True))
    contest = laid(seat=1, discards="QD 4C", stock="5D")
    yield "somebody's turn", table_screen(contest, cast(contest))
    yield "somebody's turn, in words", table_screen(contest, cast(contest, text=True))
    drawn = after(contest, (1, Draw()))
    yield "somebody has drawn", table_screen(drawn, cast(drawn))
    yield "somebody has drawn, in words", table_screen(drawn, cast(drawn, text=True))
    placed = after(drawn, (1, Swap(4)))
    yield "a card was placed", table_screen(placed, cast(placed))
    second = laid(seat=2, scorecard=[(12, -3, 7)], holes=3)
    yield "in the second hole", table_screen(second, cast(second, text=True))
    last = on_last_turn()
    yield "last turns", table_screen(last, cast(last))
    yield (
        "the last of the last turns",
        table_screen(after(last, (1, Take(0))), cast(last, text=True)),
    )
    odd = replace(cast(contest), names=("Ann", "𓀀𓀀", "Cy"))
    yield "a name that cannot be drawn", table_screen(contest, odd)


def _of_clocks() -> Iterator[Scene]:
    contest = laid(seat=1)
    away = with_players(contest, (1,), autopilot=True)
    yield "an autopilot plays", table_screen(away, cast(away))
    yield "an autopilot plays, in words", table_screen(away, cast(away, text=True))
    nobody = with_players(contest, range(3), autopilot=True)
    closing = recorded(nobody, deadline=Deadline.CLOSE, deadline_at=SOON)
    yield "everybody is away", table_screen(closing, cast(closing))
    opening = recorded(
        with_players(game(3), range(3), autopilot=True), deadline=Deadline.CLOSE, deadline_at=SOON
    )
    yield "everybody is away in the opening", table_screen(opening, cast(opening))
    yield (
        "everybody is away, and the clock stands still",
        table_screen(recorded(closing, left_s=0), cast(closing)),
    )
    computer = with_players(contest, (1,), user_id=None, level=Level.PRO)
    yield "a computer's turn", table_screen(computer, cast(computer))
    yield "a computer's turn, in words", table_screen(computer, cast(computer, text=True))
    still = recorded(contest, deadline=Deadline.REMINDER, left_s=30)
    yield "the clock stands still", table_screen(still, cast(still))
    for deadline in (Deadline.REMINDER, Deadline.LAPSE, Deadline.CLOSE):
        timed = recorded(contest, deadline=deadline, deadline_at=SOON)
        yield f"the clock, {deadline}", table_screen(timed, cast(timed))
    over = recorded(scored(3), deadline=Deadline.NEXT_HOLE, deadline_at=SOON)
    yield "the next hole comes", table_screen(over, cast(over))
    yield "the next hole comes, in words", table_screen(over, cast(over, text=True))
    yield "a scored hole in an older message", scored_screen(over, cast(over), old=True)
    odd = replace(cast(over), names=("𓀀𓀀", "Bob", "𓀀"))
    yield "names that cannot be drawn, in a scored hole", table_screen(over, odd)
    yield "the same in words", table_screen(over, replace(odd, text=True))
    two = scored(3, 2)
    yield "two holes are scored, in words", table_screen(two, cast(two, text=True))


def _of_the_end() -> Iterator[Scene]:
    for contest, title in ((finished(4), "four"), (finished(3, winners=2), "three, two share")):
        yield f"the end for {title}", table_screen(contest, cast(contest))
        yield f"the end for {title}, in words", table_screen(contest, cast(contest, text=True))
    left = played(give_up(scored(4), 1))
    yield "the end after one has left", table_screen(left, cast(left))
    yield "the end after one has left, in words", table_screen(left, cast(left, text=True))
    best = next(
        over
        for seed in range(99)
        if min((over := played(give_up(scored(3), 1), seed=seed)).started_state.totals)
        == over.started_state.totals[1]
    )
    yield "the one who left has the fewest points", table_screen(best, cast(best, text=True))
    plain = finished(2)
    yield "nothing special, in words", table_screen(plain, cast(plain, text=True))
    for reason in EndReason:
        ended = end(scored(3), reason)
        yield f"{reason}", table_screen(ended, cast(ended))
        yield f"{reason}, in words", table_screen(ended, cast(ended, text=True))
    at_once = end(game(2), EndReason.ENDED_EARLY)
    yield "ended in the first hole", table_screen(at_once, cast(at_once))
    # Only the last face-down card keeps the second player from winning.
    layouts = ("KH KS AD AC 2S 2D", "KD KC 3D 3C 2H (QH)")
    decided = laid(layouts, seat=1, out_seat=0, discards="9D 8H", holes=3, scorecard=[(6, 0)] * 2)
    decided = after(decided, (1, Draw()), (1, Discard()))
    yield "a hidden card decides", table_screen(decided, cast(decided))
    yield "a hidden card decides, in words", table_screen(decided, cast(decided, text=True))
    odd = replace(cast(decided), names=("Ann", "𓀀𓀀"))
    yield "a hidden card decides for a name that cannot be drawn", table_screen(decided, odd)


def _of_motions() -> Iterator[Scene]:
    last = on_last_turn(2)
    turns: dict[str, tuple[Action, ...]] = {
        "drawn and placed": (Draw(), Swap(0)),
        "drawn and thrown away": (Draw(), Discard()),
        "taken": (Take(5),),
    }
    for title, moves in turns.items():
        contest = after(last, *((1, action) for action in moves))
        yield f"the last turn: {title}", motion_screen(contest, cast(contest), 1)
    contest = after(last, (1, Take(5)))
    later = scored(3, 2)
    yield "the last turn of an earlier hole", motion_screen(later, cast(later), 1)
    yield "the last turn in words", motion_screen(contest, cast(contest, text=True), 1)
    yield "no last turn", motion_screen(contest, cast(contest), 2)


def _of_moves() -> Iterator[Scene]:
    begun = to_opening(game(3), 5)
    yield "told in the opening", "\n".join(tell_last_moves(begun, cast(begun)))
    contest = laid(seat=0, discards="QD 4C", stock="5D 6C 7C 8D 9C 10C", stock_count=6)
    said: list[str] = []
    moves: tuple[tuple[int, Action], ...] = (
        *((0, Draw()), (0, Swap(0))),
        *((1, Draw()), (1, Discard())),
        *((2, Take(1)),),
        *((0, Take(0)),),
        *((1, Draw()), (1, Swap(0))),
        *((2, Draw()), (2, Discard())),
        *((0, Draw()), (0, Discard())),
        *((1, Draw()), (1, Discard())),
    )
    for seat, action in moves:
        contest = after(contest, (seat, action))
        said += [f"after {action} of seat {seat}:", *tell_last_moves(contest, cast(contest))]
    yield "told after each move", "\n".join(said)
    gone = give_up(contest, 1)
    yield "told after somebody left", "\n".join(tell_last_moves(gone, cast(gone)))
    computers = with_players(contest, (0, 1, 2), autopilot=True)
    yield "told of autopilots", "\n".join(tell_last_moves(computers, cast(computers)))
    yield "told of all turns", "\n".join(tell_turns(contest.events, cast(contest)))
    out = laid(("7H 2S 9D 3C KD (QH)", *_OTHERS), seat=0)
    taken, swapped = after(out, (0, Take(5))), after(out, (0, Draw()), (0, Swap(5)))
    yield "told of going out by a take", "\n".join(tell_last_moves(taken, cast(taken)))
    yield "told of going out by a swap", "\n".join(tell_last_moves(swapped, cast(swapped)))
    last = laid(
        ("7H 2S 9D 3C KD (QH)", *_OTHERS), seat=0, discards="QD 4C", stock="5D", stock_count=1
    )
    emptied = after(last, (0, Draw()), (0, Swap(5)))
    yield "told of going out with the last card", "\n".join(tell_last_moves(emptied, cast(emptied)))
    opened = game(3, ruleset="pagat")
    first = opened.public_view.first_seat
    for seat in (*(seat for seat in opened.to_act if seat != first), first):
        opened = after(opened, (seat, TurnUp(1)), (seat, TurnUp(4)))
    begun = after(opened, (first, Draw()))
    yield "told of the last to open, who begins", "\n".join(tell_last_moves(begun, cast(begun)))
    scored_ = _score(out)
    yield (
        "told after the next deal",
        "\n".join(tell_last_moves(scored_, cast(scored_))) or "nothing",
    )


_OTHERS = ("(4D) 8C 10H 5S (JC) (AH)", "6H (9S) (KC) 6D 3H (10S)")


def _score(contest: Contest) -> Contest:
    """Play on to the opening of the next hole."""
    over = played(contest, until="hole over")
    opened = played(over, until="opening")
    return after(opened, (opened.to_act[0], TurnUp(2)))
