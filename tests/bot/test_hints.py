"""Hints in words."""

from __future__ import annotations

from bot.contest.play import moved
from bot.ports.screen import Text
from bot.screens.coach import action_words, hint_screen
from engine import TableView
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS
from engine.computer import Evaluation, evaluate
from tests.bot.tables import game


def test_actions_are_said_as_at_the_table() -> None:
    contest = game(2)
    for seat in range(2):
        contest = moved(moved(contest, seat, TURN_UPS[0]), seat, TURN_UPS[3])
    view = contest.view(0)
    assert view.top_discard is not None
    top, own = view.top_discard.rank_symbol, view.seats[0].cards[0]
    assert own is not None
    assert action_words(view, TAKES[0]) == f"Take the {top} on your {own.rank_symbol} (place 1)"
    assert action_words(view, TAKES[1]) == f"Take the {top} on the face-down card in place 2"
    holding = moved(contest, 0, DRAW).view(0)
    assert holding.drawn is not None
    assert action_words(holding, DISCARD) == f"Discard the {holding.drawn.rank_symbol}"
    assert action_words(holding, SWAPS[4]).endswith("on the face-down card in place 5")


def test_a_hint_names_the_best_and_what_others_cost() -> None:
    view = moved_up()
    worth = {action: Evaluation(float(at), 0.0) for at, action in enumerate(view.legal)}
    part = hint_screen(view, worth).parts[0]
    assert isinstance(part, Text)
    lines = part.markdown.splitlines()
    assert lines[1] == "**Draw from the stock.**"
    assert lines[2].endswith(": 1.0 points worse.")
    assert lines[-1] == "-# 1 more, up to 6.0 points worse."


def test_a_hint_need_not_list_what_is_all_the_same() -> None:
    view = moved_up()
    part = hint_screen(view, dict.fromkeys(view.legal, Evaluation(3.0, 0.0))).parts[0]
    assert isinstance(part, Text)
    assert part.markdown.splitlines()[1:] == [
        "**Draw from the stock.**",
        "Everything else is just as good.",
    ]


def test_every_legal_action_is_weighed() -> None:
    view = moved_up()
    assert evaluate(view).keys() == set(view.legal)


def moved_up() -> TableView:
    contest = game(2)
    for seat in range(2):
        contest = moved(moved(contest, seat, TURN_UPS[0]), seat, TURN_UPS[3])
    return contest.view(0)
