"""Details of screens that are easy to get wrong: what may be pressed, what is said, and what changes a message."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.play import end, move, move_computers
from bot.languages import choose_tongue
from bot.ports.screen import Button, Picture, Row, Screen
from bot.screens.cards import cards_screen
from bot.screens.chronicle import find_own_last_card, tell_last_moves
from bot.screens.coach import hint_screen
from bot.screens.colours import FELT, GOLD
from bot.screens.own_cards import own_screen
from bot.screens.scores import BoardChoice, LeaderBoard, board_screen
from bot.screens.shuffle import shuffle_screen
from bot.screens.table import table_screen
from bot.words.descriptions import describe_hand
from bot.words.story import tell_story
from bot.words.wording import name_duration
from data.boards import BoardRow
from engine import EndReason, Phase
from engine.actions import DISCARD, DRAW, SWAPS
from engine.computer import Evaluation
from engine.computer.alike import list_distinct
from tests.bot.bare import labels, words
from tests.bot.tables import ANN, BOB, cast, game, played
from tests.bot.test_brothers import on_last_turn, opened

ENGLISH = choose_tongue("en")


def buttons(screen: Screen) -> list[Button]:
    rows = [part for part in screen.parts if isinstance(part, Row)]
    return [one for row in rows for one in row.buttons if isinstance(one, Button)]


def can_press(screen: Screen) -> list[str]:
    return [one.action for one in buttons(screen) if not one.disabled]


def test_only_what_the_rules_allow_can_be_pressed_on_ones_cards() -> None:
    contest = opened()
    seat = contest.to_act[0]
    for other in (False, True):
        screen = cards_screen(contest, 1 - seat, cast(contest), taking=other)
        assert can_press(screen) == []
        assert "Think again" not in [one.label for one in buttons(screen)]
    assert can_press(cards_screen(contest, seat, cast(contest))) == ["draw", "take"]
    taking = cards_screen(contest, seat, cast(contest), taking=True)
    assert set(can_press(taking)) == {*(f"take{slot}" for slot in range(6)), "draw", "cards"}
    held = move(contest, seat, DRAW)
    for taking_now in (False, True):
        screen = cards_screen(held, seat, cast(held), taking=taking_now)
        assert set(can_press(screen)) == {*(f"swap{slot}" for slot in range(6)), "discard"}
        slots = [one.label for one in buttons(screen)][:6]
        assert slots == ["1", "2", "3", "4", "5", "6"]
    cards = held.view(seat).seats[seat].cards
    shown = buttons(cards_screen(held, seat, cast(held)))[:6]
    assert [one.card for one in shown] == list(cards)
    assert [one.back for one in shown] == [card is None for card in cards]


def test_what_others_do_does_not_change_the_cards_of_somebody_who_waits() -> None:
    """An equal screen is not sent, so that a game does not edit everybody's messages at every move."""
    dice, contest = Random(5), opened(4)
    compared = 0
    while not contest.hole_is_over:
        seat = contest.to_act[0]
        after = move(contest, seat, dice.choice(contest.view(seat).legal))
        for other in range(4):
            waits = other not in contest.to_act and other not in after.to_act
            if waits and other != seat and not after.hole_is_over:
                before, now = (cards_screen(one, other, cast(one)) for one in (contest, after))
                assert before == now
                assert before.plain is None
                compared += 1
        contest = after
    assert compared > 40
    # A person who decides needs the others' cards and the piles.
    contest = opened(3)
    seat = contest.to_act[0]
    said = str(cards_screen(contest, seat, cast(contest)))
    assert str(contest.started_state.discards[-1]) in said


def test_a_note_or_a_place_is_only_in_what_is_shown_and_not_in_what_stays() -> None:
    contest = opened()
    seat = contest.to_act[0]
    plain = cards_screen(contest, seat, cast(contest))
    for shown in (
        cards_screen(contest, seat, cast(contest), note="Hello"),
        cards_screen(contest, seat, cast(contest), taking=True),
    ):
        assert shown.plain == plain
        assert shown != plain
    alone = played(game(1, 1), until="draw")
    private = replace(alone, record=replace(alone.record, channel_id=-5))
    own = own_screen(private, 0, cast(private), note="Hello")
    assert own.plain == own_screen(private, 0, cast(private))
    scored = played(private, until="hole over")
    own = own_screen(scored, 0, cast(scored), note="Hello")
    assert "Hello" in words(own)
    assert own.plain == own_screen(scored, 0, cast(scored))


def test_a_private_game_can_always_be_pressed() -> None:
    contest = game(1, 1)
    private = replace(contest, record=replace(contest.record, channel_id=-5))
    for moment in ("opening", "draw", "hole over"):
        now = played(private, until=moment) if moment != "opening" else private
        for seat in (0, 1):
            assert labels(own_screen(now, seat, cast(now)))
            waits = moment != "hole over" and seat not in now.to_act
            assert ("Look again" in labels(own_screen(now, seat, cast(now)))) == waits
    assert "One more turn" in words(own_screen(private, 0, cast(private)))
    later = played(played(private, until="draw"), until="place")
    assert "One more turn" not in words(own_screen(later, 0, cast(later)))
    ended = end(private, EndReason.ENDED_EARLY)
    assert "Play again" in labels(own_screen(ended, 0, cast(ended)))


def test_the_moves_of_all_computers_since_a_person_moved_are_told() -> None:
    contest = opened_by_all(game(1, 5))
    while contest.is_automatic(contest.to_act[0]):
        contest = move_computers(contest)
    seat = contest.to_act[0]
    contest = move(move(contest, seat, DRAW), seat, SWAPS[4])
    contest = move_computers(contest)
    told = tell_last_moves(contest, cast(contest))
    assert len(told) == 6
    assert told[0].startswith(f"**Player {seat}**")
    assert find_own_last_card(contest, seat) == 4


def opened_by_all(contest: Contest) -> Contest:
    """Turn up two cards of every seat."""
    while contest.started_state.phase is Phase.OPENING:
        seat = contest.to_act[0]
        contest = move(contest, seat, contest.view(seat).legal[0])
    return contest


def test_ones_own_discard_is_no_card_that_was_placed() -> None:
    contest = opened()
    seat = contest.to_act[0]
    assert find_own_last_card(contest, seat) is not None  # a card of the opening
    held = move(contest, seat, DRAW)
    after = move(held, seat, DISCARD)
    assert find_own_last_card(after, seat) is None
    other = after.to_act[0]
    assert find_own_last_card(after, other) is not None


def with_one_card_down() -> Contest:
    """Return a game in which a seat with at most one face-down card may draw or take."""
    for seed in range(50):
        contest, dice = opened(), Random(seed)
        while not contest.hole_is_over:
            seat = contest.to_act[0]
            if (
                contest.started_state.phase is Phase.DRAW
                and contest.view(seat).seats[seat].face_down <= 1
            ):
                return contest
            legal = [one for one in contest.view(seat).legal if one not in (DRAW, DISCARD)]
            contest = move(contest, seat, dice.choice(legal))
    raise AssertionError("no such game was found")


def test_a_hint_names_five_other_options_and_says_how_many_are_left_and_what_the_worst_costs() -> (
    None
):
    contest = with_one_card_down()
    view = contest.view(contest.to_act[0])
    worth = {action: Evaluation(float(at), 0.01) for at, action in enumerate(view.legal)}
    said = words(hint_screen(view, worth, ENGLISH))
    options = len(list_distinct(view, list(worth))) - 1
    assert options == 6
    assert "One more option" in said
    assert said.count("points worse") == 5 + 1  # five options, and the line about the others
    worst = max(worth[action].points for action in list_distinct(view, list(worth)))
    assert f"{worst:.0f}" in said.split("more option")[1]
    # One option as good as the best does not make all options equal.
    worth[view.legal[1]] = Evaluation(0.0, 0.01)
    said = words(hint_screen(view, worth, ENGLISH))
    assert "about as good" in said
    assert said.count("points worse") == 4 + 1


def test_the_others_come_after_the_reader_in_the_order_of_play() -> None:
    contest = opened(4)
    while contest.to_act[0] != 2:
        seat = contest.to_act[0]
        contest = move(move(contest, seat, DRAW), seat, DISCARD)
    said = describe_hand(contest.view(2), cast(contest).names)
    assert [line.split(":")[0] for line in said.splitlines()[1:]] == [
        "Player 3",
        "Player 0",
        "Player 1",
    ]
    in_words = words(cards_screen(contest, 2, replace(cast(contest), text=True)))
    places = [in_words.index(f"**Player {seat}:**") for seat in (3, 0, 1)]
    assert places == sorted(places)
    assert "**Player 2:**" not in in_words
    for now, is_held in ((contest, False), (move(contest, 2, DRAW), True)):
        said = words(cards_screen(now, 0, replace(cast(now), text=True)))
        assert ("a drawn card is held" in said) is is_held
    last = on_last_turn(3)
    waiting = next(seat for seat in range(3) if seat not in last.to_act)
    assert "last turn" in describe_hand(last.view(last.to_act[0])).lower()
    assert "your last turn" not in describe_hand(last.view(waiting)).lower()


def test_totals_are_of_all_holes_and_columns_of_this_one() -> None:
    contest = played(game(2, holes=3), until="hole over")
    contest = played(move(contest, 0, contest.view(0).legal[0]), until="hole over")
    view = contest.public_view
    said = words(table_screen(contest, replace(cast(contest), text=True))).replace("−", "-")
    for seat in range(2):
        line = next(one for one in said.splitlines() if one.startswith(f"**Player {seat}:** **"))
        assert f"**{view.scorecard[-1][seat]}**" in line
        assert f"total {view.totals[seat]}" in line
    # After two holes the scorecard says more than the table, so it is there in words.
    assert f"**Player 0:** {view.totals[0]} (" in said


def test_the_end_in_words_and_a_game_that_ended_early() -> None:
    contest = played(game(3, holes=3))
    said = words(table_screen(contest, cast(contest)))
    in_words = words(table_screen(contest, replace(cast(contest), text=True)))
    assert in_words != said
    early = end(played(game(2, holes=3), until="hole over"), EndReason.ENDED_EARLY)
    assert any(
        isinstance(part, Picture) for part in table_screen(early, cast(early)).parts
    )  # the scorecard
    gold = [cards_screen(contest, seat, cast(contest)).accent for seat in range(3)]
    winners = contest.public_view.winners
    assert {gold[seat] for seat in winners} == {GOLD}
    assert all(gold[seat] != GOLD for seat in range(3) if seat not in winners)
    assert shuffle_screen(contest, cast(contest)).accent == FELT


def test_a_board_says_what_it_counts_and_does_not_repeat_the_reader() -> None:
    row = BoardRow(1, ANN, 3, 9, 30, 1, 0, 9, 3)
    page = BoardChoice(ANN, holes=9, page=2)
    board = LeaderBoard(page, ((row, "Ann"),), 1, 0, 1, row)
    said = words(board_screen(board, ENGLISH))
    assert said.count("Ann") == 1
    assert "9 holes" in said.splitlines()[0]
    other = replace(board, rows=((replace(row, user_id=BOB), "Bob"),))
    assert len(words(board_screen(other, ENGLISH))) > len(said)
    nobody, left = (
        words(board_screen(replace(board, rows=(), total=total, asker=None), ENGLISH))
        for total in (0, 5)
    )
    assert nobody != left


def test_durations_and_gifts() -> None:
    english = [ENGLISH.tell(name_duration(seconds)) for seconds in (0, 45, 60, 90, 3600, 5400)]
    assert english == ["0 seconds", "45 seconds", "1 minute", "90 seconds", "1 hour", "90 minutes"]
    shared = tell_story(((10, 40), (0, 0)), (0,))
    assert shared is not None


@pytest.mark.parametrize(
    ("margin", "key"),
    [(29, None), (30, "story-clear"), (2, "story-two-points"), (1, "story-one-point"), (3, None)],
)
def test_a_clear_and_a_close_win(margin: int, key: str | None) -> None:
    story = tell_story(((5 + margin, 5),), (1,))
    assert (None if story is None else story.key) == key
