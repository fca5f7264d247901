"""Hints in words."""

from __future__ import annotations

from bot.contest.play import move
from bot.languages import choose_tongue
from bot.ports.screen import Text
from bot.screens.coach import hint_screen, name_action
from engine import Action, Game, Position, TableView
from engine.actions import DISCARD, DRAW, SWAPS, TAKES, TURN_UPS
from engine.computer import Evaluation, evaluate
from tests.bot.tables import game


def test_actions_are_said_as_at_the_table() -> None:
    contest = game(2)
    for seat in range(2):
        contest = move(move(contest, seat, TURN_UPS[0]), seat, TURN_UPS[3])
    view = contest.view(0)
    assert view.top_discard is not None
    top, own = view.top_discard.rank_symbol, view.seats[0].cards[0]
    assert own is not None
    assert (
        choose_tongue("en").tell(name_action(view, TAKES[0]))
        == f"Take {top} for your {own.rank_symbol} (card 1)"
    )
    assert (
        choose_tongue("en").tell(name_action(view, TAKES[1])) == f"Take {top} for face-down card 2"
    )
    holding = move(contest, 0, DRAW).view(0)
    assert holding.drawn is not None
    assert (
        choose_tongue("en").tell(name_action(holding, DISCARD))
        == f"Discard {holding.drawn.rank_symbol}"
    )
    assert (
        choose_tongue("en").tell(name_action(holding, SWAPS[4])).endswith(" for face-down card 5")
    )


def hint(view: TableView, worth: dict[Action, Evaluation]) -> list[str]:
    (part,) = hint_screen(view, worth, choose_tongue("en")).parts
    assert isinstance(part, Text)
    return part.markdown.splitlines()


def test_a_hint_names_the_best_and_what_others_cost_and_what_a_point_is() -> None:
    view = moved_up()
    worth = {action: Evaluation(float(at), 0.4) for at, action in enumerate(view.legal)}
    worth[view.legal[0]] = Evaluation(0.0)
    lines = hint(view, worth)
    assert lines[1].startswith("**Draw a card.**")
    costs = [line.split(": ")[1].split(" ")[0] for line in lines if "points worse" in line]
    assert costs == sorted(costs, key=float)
    assert lines[-1].startswith("-# Points: what to expect of this hole")
    assert sum("against the average" in line for line in lines) == 1


def test_a_hint_names_six_options_and_says_what_the_last_one_costs() -> None:
    position = Position(
        ("9C JD 4S 5H KC --", "9H JS -- -- -- --"), seat=0, drawn="6H", discards="8S"
    )
    view = Game.from_position(position, ruleset="pagat", secret=bytes(32)).view(0)
    order: tuple[Action, ...] = (
        SWAPS[5],
        SWAPS[1],
        SWAPS[0],
        DISCARD,
        SWAPS[3],
        SWAPS[2],
        SWAPS[4],
    )
    worth: dict[Action, Evaluation] = {
        action: Evaluation(2.0 * at) for at, action in enumerate(order)
    }
    lines = hint(view, worth)
    assert [line.split(" points worse")[0] for line in lines[2:8]] == [
        "Swap 6 for your J (card 2): 2.0",
        "Swap 6 for your 9 (card 1): 4.0",
        "Discard 6: 6.0",
        "Swap 6 for your 5 (card 4): 8.0",
        "Swap 6 for your 4 (card 3): 10.0",
        "-# One more option, 12.0",
    ]


def test_options_that_come_to_the_same_are_named_once() -> None:
    """Two columns are face down, so four places have the same outcome."""
    view = moved_up()
    lines = hint(view, evaluate(view))
    assert sum("face-down card" in line for line in lines) == 1


def test_what_the_coach_cannot_tell_apart_is_about_as_good() -> None:
    view = moved_up()
    worth = dict.fromkeys(view.legal, Evaluation(3.3, error=0.4))
    worth[DRAW] = Evaluation(3.0)
    assert hint(view, worth)[1:] == [
        "**Draw a card.**",
        "Everything else is about as good.",
    ]


def test_in_the_last_hole_a_hint_speaks_of_the_win() -> None:
    view = moved_up()
    worth = dict.fromkeys(view.legal, Evaluation(3.0, error=0.4, win=0.31))
    worth[DRAW] = Evaluation(5.0, win=0.5)
    lines = hint(view, worth)
    assert lines[1].startswith("**Draw a card.**")
    assert "wins 31% of the games instead of 50%" in lines[2]
    assert lines[-1] == "-# In the last hole, the chance to win the game counts."


def test_every_legal_action_is_weighed() -> None:
    view = moved_up()
    assert evaluate(view).keys() == set(view.legal)


def moved_up() -> TableView:
    contest = game(2)
    for seat in range(2):
        contest = move(move(contest, seat, TURN_UPS[0]), seat, TURN_UPS[3])
    return contest.view(0)
