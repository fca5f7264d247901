"""The picture of an example for the rules: six scored cards that show what a column, a pair and points are."""

from __future__ import annotations

from typing import Final

from bot.languages import Tongue
from bot.ports.pictures import HandPicture
from bot.ports.screen import Picture
from bot.words.descriptions import describe_hand
from engine import Card, Phase, Ruleset, SeatView, TableView
from engine.scoring import score

_CARDS: Final = tuple(map(Card.parse, ("7C", "KD", "10H", "7S", "9H", "2H")))
"""The six cards of the example, in the order of the places. A pair, a king and a two are among them."""


def make_example(rules: Ruleset, tongue: Tongue) -> Picture:
    """Return the picture of the example, with the points of each column."""
    view = _make_view(rules)
    words = describe_hand(view, (), tongue)
    spec = HandPicture(view, language=tongue.code)
    return Picture(spec, words, tongue.say("rules-example-cards"))


def _make_view(rules: Ruleset) -> TableView:
    points = score(_CARDS)
    seat = SeatView(
        seat=0,
        cards=_CARDS,
        showing=points,
        total=points,
        to_act=False,
        computer=False,
        given_up=False,
        went_out=True,
    )
    return TableView(
        viewer=0,
        ruleset=rules,
        hole=1,
        holes=rules.default_holes,
        phase=Phase.HOLE_OVER,
        turn=9,
        to_act=(),
        first_seat=0,
        seats=(seat,),
        stock_count=0,
        discard_count=0,
        top_discard=None,
        drawn_by=None,
        drawn=None,
        out_seat=0,
        last_turns=0,
        legal=(),
        scorecard=((points,),),
        totals=(points,),
        winners=(),
        stopped=None,
        decks=1,
        unseen=(),
        stock_ranks=None,
    )
