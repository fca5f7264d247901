"""Details of the coach's opinion: reasons, kinds of mistakes, errors, luck and chances to win."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import CARD_COMMONS, PAGAT, Game, Position, Ruleset, TableView
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, Action
from engine.computer import Evaluation, Level, evaluate
from engine.computer.aim import WinTheGame
from engine.computer.columns import columns_of
from engine.computer.compact_view import compact
from engine.computer.cost import is_mistake
from engine.computer.evaluation import error_of, rank
from engine.computer.last_turn import last_turn
from engine.computer.lessons import Mistake, mistake_of
from engine.computer.level import SKILLS
from engine.computer.luck import expected_scores, luck_of_draw
from engine.computer.player import PATIENCE, choose, judge_turn, search_of, values_of
from engine.computer.reasons import Reason, Why, effect_of, explain
from engine.computer.unseen import Unseen
from engine.computer.values import BETTER, table_for
from engine.scoring import score

OPEN = "4C 5D -- -- -- --"
"""A layout that waits for no expensive card."""
NEARLY_OUT = "KC KS 2D KH KD --"


def laid(*layouts: str, ruleset: str = "pagat", seat: int = 0, **values: object) -> TableView:
    """Return the view of the seat whose turn it is, on cards laid out by hand."""
    position = Position(layouts, seat=seat, **values)  # type: ignore[arg-type]
    return Game.from_position(position, ruleset=ruleset, secret=bytes(32)).view(seat)


def test_a_reason_names_the_next_seat_and_the_seat_that_is_nearly_out() -> None:
    view = laid(OPEN, "2C 3D -- -- -- --", "JC 4D -- -- -- --", seat=1, drawn="JH", discards="9S")
    needed = explain(view, SWAPS[2], DISCARD)
    assert needed is not None
    assert (needed.why, needed.rank, needed.seat) == (Why.NEEDED, 11, 2)
    hurried = laid(NEARLY_OUT, "3C QD -- 4H -- --", OPEN, seat=1, drawn="JS", discards="9S")
    reason = explain(hurried, SWAPS[2], DISCARD)
    assert reason == Reason(Why.HURRY, seat=0)


def test_a_reason_for_less_than_half_a_point_is_not_worth_saying() -> None:
    view = laid("10H -- -- -- -- 9S", "-- -- -- 3D -- JS", drawn="KC", discards="2S")
    saves = explain(view, SWAPS[0], SWAPS[5])
    assert saves is not None
    assert (saves.why, round(saves.points, 1)) == (Why.SAVES, 0.9)
    view = laid("10H KC -- -- -- 9S", "-- -- -- 3D -- JS", seat=1, drawn="JC", discards="9H 2S")
    assert explain(view, SWAPS[1], SWAPS[0]) is None


def test_nobody_is_hurried_who_goes_out_or_after_somebody_went_out() -> None:
    going = laid("3C QD 9C 4H 9D --", "KC KS 2D KH KD --", drawn="JS", discards="9S")
    reason = explain(going, SWAPS[5], DISCARD)
    assert reason is None or reason.why is not Why.HURRY
    last = laid(
        *("3C QD -- 4H -- --", "KC KS 2D KH KD 7D", "QC QS 2H QH JD --"),
        ruleset="card_commons",
        out_seat=1,
        drawn="JS",
        discards="9S",
    )
    reason = explain(last, SWAPS[2], DISCARD)
    assert reason is None or reason.why is not Why.HURRY
    nearly = laid(
        *("3C QD 5C 4H 6D --", "KC KS 2D KH KD 7D"),
        ruleset="card_commons",
        out_seat=1,
        drawn="JS",
        discards="9S",
    )
    assert nearly.seats[0].face_down == 1
    assert not effect_of(nearly, compact(nearly), SWAPS[5]).goes_out


def test_the_last_player_of_a_hole_feeds_nobody() -> None:
    layouts = ("2C 3D -- -- -- --", "JC 4D 5C 6C 7C 8C")
    playing = laid("2C 3D -- -- -- --", "JC 4D 5C 6C 7C --", drawn="JH", discards="9S")
    last = laid(*layouts, ruleset="card_commons", out_seat=1, drawn="JH", discards="9S")
    fed = explain(playing, SWAPS[2], DISCARD)
    assert fed is not None
    assert fed.why is Why.NEEDED
    reason = explain(last, SWAPS[2], DISCARD)
    assert reason is None or reason.why is not Why.NEEDED


def test_cards_that_are_gone_are_counted_in_all_decks() -> None:
    gone = "8C 8D -- -- -- --"
    rest = ["8H 8S -- -- -- --", "8C KC -- -- -- --", "QC 2C -- -- -- --"]
    view = laid("4C 5D -- -- -- --", gone, *rest, drawn="8H", discards="9S")
    assert view.decks == 2
    reason = explain(view, DISCARD, SWAPS[2])
    assert reason is not None
    assert (reason.why, reason.rank, reason.count) == (Why.GONE, 8, 5)
    # If the better action keeps the same card, the others that are gone explain nothing.
    elsewhere = explain(view, SWAPS[2], SWAPS[1])
    assert elsewhere is None or elsewhere.why is not Why.GONE


def test_going_out_is_measured_against_the_average_of_the_others() -> None:
    layouts = ("AC AD KC 4D 2S --", "QC JD 9S 8H 5S 7D", "QS JS 9C 8C 6S --")
    view = laid(*layouts[:1], layouts[1].replace("7D", "--"), layouts[2], drawn="3H", discards="KS")
    ends = explain(view, SWAPS[5], DISCARD)
    assert ends is not None
    position = compact(view)
    expected = [sum(map(position.unseen.expected, columns)) for columns in position.layouts]
    out = effect_of(view, position, SWAPS[5])
    assert out.goes_out
    ahead = (expected[1] + expected[2]) / 2 - out.points
    assert ends.why is Why.ENDS
    assert ends.points == pytest.approx(ahead)


def test_mistakes_that_are_alike_are_told_apart() -> None:
    two_pairs = laid("QC KD -- QS KS --", OPEN, drawn="5H", discards="9H")
    assert mistake_of(two_pairs, SWAPS[0], SWAPS[1]) is not Mistake.BROKE_PAIR
    paired = laid("9C 6D -- -- -- --", OPEN, discards="9S")
    assert mistake_of(paired, TAKES[3], DRAW) is not Mistake.TOOK_HIGH
    both = laid("QC 9H -- -- -- --", OPEN, drawn="9D", discards="4S")
    assert mistake_of(both, SWAPS[0], SWAPS[4]) is Mistake.MISSED_PAIR
    either = laid("9C 9H KH -- 5S --", OPEN.replace("5D", "6D"), drawn="9D", discards="4S")
    assert mistake_of(either, SWAPS[3], SWAPS[4]) is not Mistake.MISSED_PAIR
    three = laid("QC 6D -- -- -- --", OPEN, discards="3S")
    assert mistake_of(three, DRAW, TAKES[0]) is Mistake.PASSED_LOW


def test_a_difference_within_the_error_is_no_mistake_and_an_exact_one_is() -> None:
    assert not is_mistake(Evaluation(0.3, error=0.7), Evaluation(0.0), 2)
    assert is_mistake(Evaluation(3.0, error=0.7), Evaluation(0.0), 2)
    # A mistake begins at 1.25 standard errors, and in the last hole at three percent.
    for seats, error in ((2, 0.65), (3, 0.7), (6, 0.9)):
        for factor in (1.2, 1.3):
            played = Evaluation(factor * error, error=error)
            assert is_mistake(played, Evaluation(0.0), seats) is (factor > 1.25)
    for lost in (0.02, 0.04):
        assert is_mistake(Evaluation(0.0, win=0.5 - lost), Evaluation(0.0, win=0.5), 2) is (
            lost > 0.03
        )
    assert is_mistake(Evaluation(0.01), Evaluation(0.0), 2)
    assert not is_mistake(Evaluation(0.0), Evaluation(0.0), 2)
    assert error_of(2) < error_of(4) < error_of(12)


def test_equals_of_the_best_action_and_the_last_turn_are_exact() -> None:
    layouts = ("4C 5D -- -- -- --", "QC JD 9D 8H 5S 7D", "2C 3D -- -- -- --")
    for seat, errors in ((2, True), (0, False)):
        view = laid(
            *layouts, ruleset="card_commons", seat=seat, out_seat=1, drawn="KH", discards="9S"
        )
        worth = evaluate(view)
        assert any(value.error for value in worth.values()) is errors
    view = laid(OPEN, OPEN.replace("C", "S").replace("D", "H"), drawn="KH", discards="9S")
    worth = evaluate(view, plays_out=False)
    best = rank(worth)[0]
    assert worth[best].error == 0
    assert {worth[SWAPS[slot]].error for slot in (2, 5)} == {worth[SWAPS[2]].error}
    equal: dict[Action, Evaluation] = {
        SWAPS[0]: Evaluation(1.0),
        DISCARD: Evaluation(1.0),
        SWAPS[1]: Evaluation(2.0),
    }
    assert rank(equal) == [DISCARD, SWAPS[0], SWAPS[1]]
    chances: dict[Action, Evaluation] = {
        SWAPS[0]: Evaluation(0, win=0.2),
        SWAPS[1]: Evaluation(9, win=0.8),
    }
    assert rank(chances) == [SWAPS[1], SWAPS[0]]


def test_luck_is_what_helps() -> None:
    view = laid(OPEN, "9C JD -- -- -- --", discards="9S")
    position = compact(view)
    search = search_of(view, SKILLS[Level.CLUB], position)
    king, queen = (luck_of_draw(search, position.unseen.chances, card) for card in (12, 11))
    assert king > 0 > queen
    drawn = [
        chance * luck_of_draw(search, position.unseen.chances, card)
        for card, chance in position.unseen.chances
    ]
    assert sum(drawn) == pytest.approx(0)


def test_expected_points_belong_to_their_seats() -> None:
    layouts = ("AC AD KC 4D 2S 3C", "QC JD 9S 8H 5S --", "QS JS 9C 8C 6S --")
    view = laid(*layouts, ruleset="card_commons", seat=1, out_seat=0, discards="9H")
    expected = expected_scores(view)
    assert expected[0] == score(view.seats[0].cards)
    assert expected[1] > 30
    assert expected[2] > 30
    assert expected[1] != expected[2]


def last_hole(*layouts: str, totals: tuple[int, ...], drawn: str | None = None) -> TableView:
    scorecard = [totals, *[(0,) * len(totals)] * 7]
    return laid(*layouts, scorecard=scorecard, drawn=drawn, discards="9S")


def test_somebody_who_left_cannot_be_beaten_and_points_break_ties() -> None:
    layouts = (OPEN, "6S 5H -- -- -- --", "7S 5S -- -- -- --")
    view = last_hole(*layouts, totals=(20, 0, 25), drawn="KH")
    assert view.hole == view.holes
    seats = tuple(replace(seat, given_up=seat.seat == 1) for seat in view.seats)
    without = replace(view, seats=seats)
    with_leader, alone = (WinTheGame(one, compact(one)) for one in (view, without))
    assert alone.playing_on(0.0, shown=False) < with_leader.playing_on(0.0, shown=False)
    # A game that is lost anyway is still played for points.
    behind = last_hole(OPEN, "6S 5H -- -- -- --", totals=(500, 0))
    lost = WinTheGame(behind, compact(behind))
    assert lost.playing_on(3.0, shown=False) > lost.playing_on(1.0, shown=False)
    # A card that is turned up makes the end less uncertain, so a lead is safer.
    ahead = last_hole(*layouts, totals=(0, 9, 9), drawn="KH")
    aim = WinTheGame(ahead, compact(ahead))
    assert aim.playing_on(0.0, shown=True) < aim.playing_on(0.0, shown=False)
    # The margin to each rival spreads by the cards that are face down in both layouts.
    unlike = last_hole(OPEN, "6S 5H -- -- -- --", "7S 5S 9C 2D 8D --", totals=(0, 500, 3))
    aim = WinTheGame(unlike, compact(unlike))
    assert aim.playing_on(0.0, shown=False) == pytest.approx(0.33495, abs=0.0001)
    won = last_hole(OPEN, "6S 5H -- -- -- --", totals=(0, 500), drawn="KH")
    for one in (view, behind, won):
        for value in evaluate(one, plays_out=False).values():
            assert value.win is not None
            assert 0 <= value.win <= 1
    assert judge_turn(won, SKILLS[Level.PRO]).losing is None
    assert judge_turn(won, SKILLS[Level.PRO], to_win=True).losing is not None


def test_after_a_rebuild_the_stock_and_the_face_down_cards_are_two_pools() -> None:
    position = Position([OPEN, "6S 5S -- -- -- --"], discards="9S 8S 7S", stock_count=1, seat=0)
    game = Game.from_position(position, ruleset=CARD_COMMONS, secret=bytes(32))
    game.play(DRAW)
    game.play(DISCARD)
    view = game.view(1)
    assert view.stock_ranks is not None
    unseen = compact(view).unseen
    assert unseen.is_split
    assert sum(unseen.stock) == view.stock_count
    assert sum(unseen.down) == sum(seat.face_down for seat in view.seats)
    card = next(card for card, count in enumerate(unseen.stock) if count)
    assert unseen.after_draw(card).down == unseen.down
    assert sum(unseen.after_draw(card).stock) == view.stock_count - 1
    one_pool = Unseen(view.unseen)
    assert sum(one_pool.after_draw(card).down) == sum(view.unseen) - 1
    assert PAGAT.decks(2) == 1


def test_a_computer_that_lost_its_patience_turns_up_a_card() -> None:
    view = laid("4C QD KH 5S -- --", "6C 4D -- -- -- --", drawn="AH", discards="9S")
    late = replace(view, turn=PATIENCE * 2 + 1)
    for level in (Level.ROOKIE, Level.CLUB):
        assert SWAPS[1] in {choose(view, level, Random(seed)) for seed in range(10)}
        assert {choose(late, level, Random(seed)) for seed in range(10)} <= {SWAPS[4], SWAPS[5]}
        not_yet = replace(view, turn=PATIENCE * 2)
        assert SWAPS[1] in {choose(not_yet, level, Random(seed)) for seed in range(10)}
        # Once somebody is out, the hole ends without haste.
        ending = replace(late, out_seat=1, last_turns=1)
        assert SWAPS[1] in {choose(ending, level, Random(seed)) for seed in range(10)}
    to_draw = laid("4C QD KH 5S -- --", "6C 4D -- -- -- --", discards="9S")
    late = replace(to_draw, turn=PATIENCE * 2 + 1)
    assert {choose(late, Level.ROOKIE, Random(seed)) for seed in range(10)} <= {TAKES[4], TAKES[5]}
    assert PATIENCE == 20


def test_pro_looks_further_at_what_is_at_most_a_point_and_a_half_behind() -> None:
    view = laid("-- 4H -- QH -- QS", "8H 4S -- 8C -- --", drawn="6C", discards="AC 8D")
    pro = replace(SKILLS[Level.PRO], plays_out=False)
    quick, asked = (values_of(view, replace(pro, asks_within=within)) for within in (0.0, 1.5))
    assert values_of(view, pro) == asked
    lowest = min(quick.values())
    behind = [(quick[action] - lowest, quick[action] != asked[action]) for action in quick]
    looked_at = sorted(points for points, further in behind if further)
    assert len(looked_at) == 4
    assert looked_at[-1] == pytest.approx(1.22, abs=0.2)
    assert 1.5 < min(points for points, further in behind if not further) < 3


def test_with_no_card_left_to_draw_the_discard_is_taken_only_if_it_helps() -> None:
    nothing = Unseen((0,) * 13)
    # A pair of aces, a two on a three, a king on an ace.
    columns = columns_of([0, 1, 12, 0, 2, 0])
    assert last_turn(nothing, columns, 9) == 0 + 1 + 1
    assert last_turn(nothing, columns, 12) == 0 - 2 + 1


def test_a_table_that_plays_better_than_the_next_higher_one_is_used() -> None:
    for (ruleset, seats), better in BETTER.items():
        assert table_for(ruleset, seats) == table_for(ruleset, better).stretched(seats)
        assert table_for(ruleset, seats) != table_for(ruleset, seats + 1).stretched(seats)


def test_the_weaker_computers_are_not_always_of_the_same_opinion() -> None:
    view = laid(OPEN, "9C JD -- -- -- --", "9H JS -- -- -- --", drawn="6H", discards="9S")
    played = {level: {choose(view, level, Random(seed)) for seed in range(40)} for level in Level}
    assert len(played[Level.ROOKIE]) >= len(played[Level.CLUB]) > 1
    assert len(played[Level.PRO]) == 1
    opening = Game.new(PAGAT, seats=3, secret=bytes(32)).view(0)
    turned = {choose(opening, Level.PRO, Random(seed)) for seed in range(20)}
    assert len(turned) > 3
    # All seats have the same cards before the opening, so no choice is far from the average of the others.
    assert all(abs(value.points) < 3 for value in evaluate(opening).values())


@pytest.mark.parametrize("rules", [CARD_COMMONS, PAGAT])
def test_in_the_opening_it_matters_who_has_the_first_turn(rules: Ruleset) -> None:
    view = Game.new(rules, seats=3, secret=bytes(32)).view(0)
    worth = [
        values_of(replace(view, first_seat=first), SKILLS[Level.PRO], against_others=True)
        for first in range(3)
    ]
    assert worth[0] != worth[1] != worth[2] != worth[0]
