"""The last moves in words that everybody may read."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest
from bot.contest.play import give_up, move, move_computers
from bot.screens.chronicle import find_last_card, find_own_last_card, tell_last_moves
from engine import CardDiscarded, CardDrawn, Phase, StockRebuilt
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS
from tests.bot.tables import ANN, cast, game, played


def lines(contest: Contest) -> tuple[str, ...]:
    return tell_last_moves(contest, cast(contest))


def ready(people: int = 2) -> Contest:
    """Return a game in which every seat has turned up its first column."""
    contest = game(people)
    for seat in range(people):
        contest = move(move(contest, seat, TURN_UPS[0]), seat, TURN_UPS[3])
    return contest


def rank(contest: Contest, seat: int, slot: int) -> str:
    return contest.started_state.layouts[seat][slot].rank_symbol


def test_the_opening_is_one_line_a_player() -> None:
    contest = ready()
    upper, lower = rank(contest, 1, 0), rank(contest, 1, 3)
    assert lines(contest) == (f"**Player 1** turned over **{upper}** and **{lower}**.",)


def test_a_drawn_card_is_not_named_before_it_is_placed() -> None:
    contest = move(ready(), 0, DRAW)
    assert lines(contest) == ("**Player 0** drew a card.",)


def test_placing_a_drawn_card_names_it_and_what_it_replaced() -> None:
    contest = move(ready(), 0, DRAW)
    drawn = contest.started_state.drawn
    assert drawn is not None
    hidden = rank(contest, 0, 4)
    contest = move(contest, 0, SWAPS[4])
    assert lines(contest) == (
        f"**Player 0** drew **{drawn.rank_symbol}** and swapped it for a face-down **{hidden}**.",
    )
    assert find_last_card(contest) == (0, 4)
    assert find_own_last_card(contest, 0) == 4


def test_taking_and_discarding() -> None:
    contest = ready()
    top, shown = contest.started_state.discards[-1].rank_symbol, rank(contest, 0, 0)
    contest = move(contest, 0, TAKES[0])
    assert lines(contest) == (f"**Player 0** took **{top}** and threw out **{shown}**.",)
    contest = move(contest, 1, DRAW)
    drawn = contest.started_state.drawn
    assert drawn is not None
    contest = move(contest, 1, DISCARD)
    assert lines(contest) == (f"**Player 1** drew **{drawn.rank_symbol}** and threw it away.",)
    assert find_last_card(contest) is None


def test_each_of_several_computer_moves_is_told_and_the_last_persons_before_them() -> None:
    contest = move_computers(game(1, 3))
    seat = contest.seat_of(ANN)
    assert seat is not None
    contest = move(move(contest, seat, TURN_UPS[0]), seat, TURN_UPS[1])
    contest = move_computers(contest)
    while contest.started_state.phase is Phase.OPENING or contest.started_state.turn == 1:
        contest = move(contest, contest.to_act[0], contest.view(contest.to_act[0]).legal[0])
        contest = move_computers(contest)
    told = lines(contest)
    assert len(told) == 4
    assert told[0].startswith(f"**Player {seat}**")
    assert [line.split("**")[1] for line in told[1:]] == [
        f"Player {(seat + step) % 4}" for step in (1, 2, 3)
    ]


def test_of_many_computer_moves_the_newest_six_are_told() -> None:
    contest = move_computers(game(1, 11, ruleset="pagat"))
    seat = contest.seat_of(ANN)
    assert seat is not None
    for place in (0, 1):
        contest = move(contest, seat, TURN_UPS[place])
    while contest.started_state.turn < 13:
        contest = move_computers(contest)
        if contest.started_state.turn < 13:
            contest = move(contest, seat, contest.view(seat).legal[0])
    told = lines(contest)
    assert len(told) <= 6
    assert told[-1].split("**")[1] == f"Player {(contest.to_act[0] - 1) % 12}"


def test_going_out_and_leaving_are_told() -> None:
    contest = played(game(2), until="hole over")
    out = contest.started_state.out_seat
    before = [event for event in contest.events if type(event).__name__ == "WentOut"]
    assert before
    at = contest.events.index(before[0]) + 1
    gone_out = Contest(contest.record).with_events(contest.events[:at])
    assert f"**Player {out}**" in lines(gone_out)[-1]
    assert lines(gone_out)[-1].endswith(" and is **out**.")
    left = give_up(game(3), 1)
    assert lines(left)[-1] == "**Player 1** left. A computer plays on."


def test_a_rebuilt_stock_is_told() -> None:
    contest = ready()
    state = contest.started_state
    # The stock runs out with the next card.
    short = replace(state, stock=state.stock[:1], discards=state.discards + state.stock[1:])
    contest = move(move(replace(contest, state=short), 0, DRAW), 0, DISCARD)
    assert "The stock was empty" in lines(contest)[-1]


def test_what_was_before_a_hole_is_not_told_again() -> None:
    contest = played(game(2), until="hole over")
    contest = move(contest, 0, contest.view(0).legal[0])
    assert lines(contest) == ()


def test_ones_own_last_card_is_found_behind_the_turns_of_eleven_others() -> None:
    contest = move(move(ready(), 0, DRAW), 0, SWAPS[4])
    ace = contest.started_state.layouts[0][0]
    others = [
        event
        for seat in range(1, 12)
        for event in (CardDrawn(seat, ace), StockRebuilt(40, None), CardDiscarded(seat, ace))
    ]
    later = replace(contest, events=(*contest.events, *others))
    assert find_own_last_card(later, 0) == 4
    assert find_own_last_card(later, 1) is None
    assert find_last_card(later) is None
