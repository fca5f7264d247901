"""The table as a picture for notebooks."""

from __future__ import annotations

import random
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from engine import CARD_COMMONS, PAGAT, Draw, Game, Position, view_for
from engine.ruleset import Ruleset
from engine.svg import table_svg

from .hidden import cards_named, cards_visible, dealt_otherwise
from .positions import EVERY_TABLE, new, opened, play_out, random_player, until_out

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_every_table_is_drawn_inside_its_frame(ruleset: Ruleset, seats: int) -> None:
    game = opened(ruleset, seats)
    root = ElementTree.fromstring(game._repr_svg_())
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    boxes = [
        tuple(float(box.get(name, 0)) for name in ("x", "y", "width", "height"))
        for box in root.iter(f"{SVG}rect")
    ]
    # The table, the two piles, and for each seat a frame and six cards. The seat whose turn it is has a gold frame.
    assert len(boxes) == 1 + 2 + 7 * seats + len(game.to_act)
    assert all(x >= 0 and y >= 0 and x + w <= width and y + h <= height for x, y, w, h in boxes)


def test_the_picture_shows_what_the_viewer_may_know() -> None:
    game = opened(CARD_COMMONS, 4)
    game.play(Draw)
    rng = random.Random(2)
    for viewer in (None, 0, 1, 2, 3):
        svg = game.view(viewer)._repr_svg_()
        assert cards_named(svg) == cards_visible(game.state, viewer)
        other = dealt_otherwise(game.state, viewer, rng)
        assert view_for(other, viewer)._repr_svg_() == svg
    assert game._repr_svg_() == game.view(None)._repr_svg_()
    assert "drawn by seat 0" in texts(game._repr_svg_())
    assert "?" in texts(game._repr_svg_())


def test_every_place_has_its_number_and_every_seat_its_points() -> None:
    game = opened(PAGAT, 3)
    shown = Counter(texts(game._repr_svg_()))
    assert all(shown[str(place)] == 3 for place in range(1, 7))
    for seat in game.view(None).seats:
        assert f"shows {seat.showing}, total 0" in shown
    assert str(game.view(None).stock_count) in shown


def test_the_head_says_what_phase_it_is_and_how_many_last_turns_are_left() -> None:
    game = opened(CARD_COMMONS, 4)
    assert texts(game._repr_svg_())[0] == "Card Commons, hole 1 of 9, draw"
    until_out(game, 1)
    game.give_up(2)
    shown = texts(game._repr_svg_())
    assert shown[0] == "Card Commons, hole 1 of 9, draw, last turns: 3"
    assert {"seat 0", "seat 1, out", "seat 2, left", "seat 3"} <= set(shown)
    game.give_up(1)
    assert "seat 1, out, left" in texts(game._repr_svg_())
    assert "  seat 1, out, left  " in str(game.view(None))


def test_red_cards_are_red() -> None:
    position = Position(["7H 7D 7C 7S -- --", "AC 2C -- -- -- --"], discards="KH")
    root = ElementTree.fromstring(Game.from_position(position)._repr_svg_())
    found = {
        node.text: node.get("class")
        for node in root.iter(f"{SVG}text")
        if (node.get("class") or "").startswith("card ") and node.text in ("7♥", "7♦", "7♣", "7♠")
    }
    assert found == {"7♥": "card red", "7♦": "card red", "7♣": "card black", "7♠": "card black"}


def test_names_are_text_and_nothing_else() -> None:
    game = new(CARD_COMMONS, 2)
    svg = table_svg(game.view(None), ["<b>&", '"]]>'])
    assert {"<b>&", '"]]>'} <= set(texts(svg))


def test_only_the_gold_frame_says_who_is_to_act() -> None:
    game = opened(CARD_COMMONS, 3)
    assert len(re.findall(r'class="turn"', game._repr_svg_())) == 1
    play_out(game, random_player(random.Random(1)))
    assert 'class="turn"' not in game._repr_svg_()
    assert cards_named(game._repr_svg_()) == cards_visible(game.state, None)
    went_out = [text for text in texts(game._repr_svg_()) if text.endswith(", out")]
    assert len(went_out) == 1
