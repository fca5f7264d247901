from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    CardDrawn,
    GameStarted,
    HoleDealt,
    RuleError,
    StockRebuilt,
    redact,
    view_for,
)
from engine.actions import DRAW, Swap
from engine.cards import RANKS
from engine.evolve import start
from engine.table_view import scorecard_text

from .hidden import cards_named, cards_visible, dealt_otherwise
from .positions import SECRET, draw_and_discard, greedy, new, opened, play_out, until_out


def test_a_drawn_card_is_for_the_eyes_of_the_drawer_alone() -> None:
    game = opened(CARD_COMMONS, 3)
    events = game.play(0, DRAW)
    drawn = game.state.drawn
    assert events == (CardDrawn(0, drawn),)
    assert redact(events[0], 0) == CardDrawn(0, drawn)
    assert game.view(0).drawn is drawn
    for viewer in (1, 2, None):
        assert redact(events[0], viewer) == CardDrawn(0, None)
        assert game.view(viewer).drawn is None
        assert game.view(viewer).drawn_by == 0
    # Once the card is placed, everybody sees it and the replaced card.
    (swapped,) = game.play(0, Swap(5))
    assert redact(swapped, None) == swapped
    assert game.view(None).seats[0].cards[5] is drawn


def test_a_face_down_card_is_hidden_from_its_owner_too() -> None:
    game = opened(CARD_COMMONS, 3)
    for viewer in (0, 1, 2, None):
        seats = game.view(viewer).seats
        assert [seat.cards[2:] for seat in seats] == [(None,) * 4] * 3
        assert [seat.face_down for seat in seats] == [4, 4, 4]
        assert [seat.cards for seat in seats] == [seat.cards for seat in game.view(None).seats]


def test_secrets_and_orders_are_taken_out_of_events() -> None:
    game = opened(PAGAT, 2)
    while not isinstance(game.events[-1], StockRebuilt):
        draw_and_discard(game)
    whole = game.events[1]
    assert isinstance(whole, HoleDealt)
    for viewer in (0, 1, None):
        started, dealt, *_, rebuilt = (redact(event, viewer) for event in game.events)
        assert isinstance(started, GameStarted)
        assert isinstance(dealt, HoleDealt)
        assert isinstance(rebuilt, StockRebuilt)
        assert (started.secret, dealt.order, rebuilt.order) == (None, None, None)
        assert dealt == replace(whole, order=None)
        assert started.commitment == game.commitment


def test_an_event_that_nobody_has_thought_about_is_not_let_out() -> None:
    with pytest.raises(AssertionError):
        redact("something new", None)  # type: ignore[arg-type]


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    rng = random.Random(5)
    game = opened(CARD_COMMONS, 4)
    game.play(0, DRAW)
    for viewer in (None, 0, 1, 2, 3):
        other = dealt_otherwise(game.state, viewer, rng)
        assert other.layouts != game.state.layouts
        assert view_for(other, viewer) == game.view(viewer)
        assert repr(view_for(other, viewer)) == repr(game.view(viewer))
        assert cards_named(repr(game.view(viewer))) == cards_visible(game.state, viewer)


@pytest.mark.parametrize(("seats", "decks"), [(3, 1), (8, 2)])
def test_unseen_is_what_a_careful_player_can_count(seats: int, decks: int) -> None:
    game = opened(PAGAT, seats)
    seen = [card for seat in game.view(None).seats for card in seat.cards if card is not None]
    for _ in range(5):
        seen.append(game.state.discards[-1])
        draw_and_discard(game)
    seen.append(game.state.discards[-1])
    of_rank = Counter(card.rank for card in seen)
    unseen = tuple(4 * decks - of_rank[rank] for rank in RANKS)
    assert game.view(None).unseen == game.view(1).unseen == unseen
    (drawer,) = game.to_act
    game.play(drawer, DRAW)
    drawn = game.state.drawn
    assert drawn is not None
    less = tuple(count - (rank == drawn.rank) for rank, count in enumerate(unseen, 1))
    assert game.view(drawer).unseen == less
    assert game.view(None).unseen == unseen


def test_all_is_shown_once_the_hole_is_scored() -> None:
    game = opened(PAGAT, 2)
    until_out(game, 0)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert tuple(seat.cards for seat in view.seats) == game.state.layouts
        assert tuple(seat.showing for seat in view.seats) == view.scorecard[-1]
        assert view.seats[0].went_out
        assert not view.is_over


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    game = opened(CARD_COMMONS, 2)
    for seat in (2, -1):
        with pytest.raises(ValueError, match=f"There is no seat {seat} in this game"):
            game.view(seat)


def test_legal_actions_of_a_view_are_those_of_its_seat() -> None:
    game = opened(CARD_COMMONS, 2)
    assert game.view(0).legal == game.legal_actions(0) != ()
    assert game.view(1).legal == game.view(None).legal == ()
    with pytest.raises(RuleError):
        game.play(1, DRAW)


def test_a_view_prints_as_a_table() -> None:
    game = opened(CARD_COMMONS, 5, holes=3)
    game.play(0, DRAW)
    text = str(game.view(1))
    assert text.startswith("Card Commons, hole 1 of 3, place · stock 72 · top discard ")
    assert "seat 0 has drawn a card" in text
    assert f"seat 0 has drawn {game.state.drawn}" in str(game.view(0))
    assert text.count("--") == 5 * 4
    assert all(text.count(f" {place}:") == 5 for place in range(1, 7))
    assert "> seat 0" in text
    assert cards_named(text) == cards_visible(game.state, 1)
    play_out(game, greedy)
    card = scorecard_text(game.view(None)).splitlines()
    assert card[0].split() == ["hole", *(word for seat in range(5) for word in ("seat", str(seat)))]
    assert [line.split()[0] for line in card] == ["hole", "1", "2", "3", "total"]
    assert card[-1].split()[1:] == [str(total) for total in game.totals]


def test_a_game_for_which_nothing_is_dealt_has_no_cards_to_leak() -> None:
    (started, *_) = new(CARD_COMMONS, 2).events
    assert isinstance(started, GameStarted)
    assert cards_named(repr(start(started))) == {}
    assert SECRET.hex() not in repr(redact(started, 0))


def test_a_drawn_card_stays_hidden_when_the_game_stops_under_it() -> None:
    game = opened(CARD_COMMONS, 2)
    game.play(0, DRAW)
    drawn = game.state.drawn
    game.stop()
    assert drawn is not None
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert view.drawn is None
        assert str(drawn) not in str(view)
        assert view.unseen[drawn.rank - 1] > 0
