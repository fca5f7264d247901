"""A game that begins from given cards."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    Card,
    CardDrawn,
    Draw,
    Game,
    GameWon,
    LogError,
    NextHole,
    Phase,
    Position,
    PositionSet,
    RuleError,
    ShuffleError,
    StockRebuilt,
    Swap,
    Take,
    TurnUp,
    audit,
    fold,
    redact,
    verify_log,
    verify_shuffle,
)
from engine.actions import DISCARD
from engine.ruleset import RULESETS, Ruleset

from .hidden import cards_named, cards_visible, dealt_otherwise
from .positions import EVERY_TABLE, cards, cards_in_play, play_out, random_player

TWO = ("7H KD (2C) 7S -- --", "AS 2S 3S 4S 5S --")
OUT = ("7H KD 2C 7S 9C 9D", "AS 2S 3S 4S -- --")


def set_up(*layouts: str, ruleset: Ruleset = CARD_COMMONS, **given: Any) -> Game:
    position = Position(layouts, **given)
    return Game.from_position(position, ruleset=ruleset, secret=bytes(range(32)))


def test_the_named_cards_lie_where_they_were_put() -> None:
    game = set_up(*TWO, discards="9C QH", stock="JD 10H", seat=1, turn=6)
    state = game.state
    assert state.layouts[0][:4] == cards("7H KD 2C 7S")
    assert state.layouts[1][:5] == cards("AS 2S 3S 4S 5S")
    assert [seat.cards for seat in game.view(None).seats] == [
        (*cards("7H KD"), None, *cards("7S"), None, None),
        (*cards("AS 2S 3S 4S 5S"), None),
    ]
    assert (state.discards, state.stock[:2]) == (cards("9C QH"), cards("JD 10H"))
    assert (game.phase, game.to_act, game.turn, game.hole) == (Phase.DRAW, (1,), 6, 1)
    assert game.play(Draw) == (CardDrawn(1, Card("JD")),)


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_every_card_is_there_and_the_rest_follows_from_the_secret(
    ruleset: Ruleset, seats: int
) -> None:
    layouts = [f"{rank}H {rank}D -- -- -- (KC)" for rank in ("A", 2, 3, 4)] * 3
    # Each deck has one king of clubs, so only some seats can have it.
    layouts = [text.replace("(KC)", "--") if n % 4 else text for n, text in enumerate(layouts)]
    first = set_up(*layouts[:seats], ruleset=ruleset)
    again = set_up(*layouts[:seats], ruleset=ruleset)
    other = Game.from_position(Position(layouts[:seats]), ruleset=ruleset)
    assert first == again != other
    assert cards_in_play(first.state) == sorted(first.state.setup.pack)
    assert first.phase is Phase.DRAW
    for game in (first, other):
        play_out(game, random_player(random.Random(seats)))
        assert game.outcome is not None
        assert game.outcome.stopped is None
        audit(game.events)


def test_such_a_game_is_copied_undone_written_and_read() -> None:
    game = set_up(*TWO, drawn="QC", discards="9C")
    before = copy.copy(game)
    assert game.phase is Phase.PLACE
    game.play(Swap(2))
    assert game.actions == ((0, Swap(2)),)
    assert Game.loads(game.dumps()) == game != before
    assert fold(game.events) == game.state
    game.undo()
    assert game == before
    with pytest.raises(RuleError, match="no action to take back"):
        game.undo()


def test_nothing_of_it_was_sealed_and_that_is_what_the_check_says() -> None:
    game = set_up(*TWO)
    play_out(game, random_player(random.Random(1)))
    audit(game.events)
    for check in (
        lambda: verify_log(game.events),
        lambda: verify_log(game.events, commitment=game.commitment),
        lambda: verify_shuffle(game.secret, (), game.events),
    ):
        with pytest.raises(ShuffleError, match="position set up by hand, so nothing was sealed"):
            check()


def test_the_holes_that_follow_are_dealt_by_the_secret() -> None:
    game = set_up(*OUT, seat=1, scorecard=[(3, 4)])
    assert (game.hole, game.totals, game.state.record.first_seat) == (2, (3, 4), 1)
    game.play(Take(4))
    assert game.phase is Phase.HOLE_OVER
    game.play(NextHole)
    new = Game.new(CARD_COMMONS, secret=bytes(range(32)))
    assert new.state.setup.digest == game.state.setup.digest
    assert (game.hole, game.state.record.first_seat) == (3, 0)
    audit(game.events)


def test_last_turns_are_counted_from_whose_turn_it_is() -> None:
    four = (OUT[0], "AS 2S -- -- -- --", "3S 4S -- -- -- --", "5S 6S -- -- -- --")
    for seat, left in ((1, 3), (2, 2), (3, 1)):
        game = set_up(*four, seat=seat)
        assert (game.state.out_seat, game.state.last_turns) == (0, left)
        for _ in range(left):
            assert game.phase is Phase.DRAW
            game.play(Draw)
            game.play(DISCARD)
        assert game.phase is Phase.HOLE_OVER
    twice = ("AC 3C 4C 5C 6C 8C", OUT[0], "AS 2S -- -- -- --")
    assert set_up(*twice, seat=2, out_seat=0).state.last_turns == 1
    assert set_up(*twice, seat=2, out_seat=1).state.last_turns == 2


def test_the_last_hole_is_played_for_the_win() -> None:
    position = Position(OUT, seat=1, scorecard=[(0, 30), (0, 30)], discards="4C")
    game = Game.from_position(position, holes=3)
    assert not any(seat.computer for seat in game.view(None).seats)
    *_, won = game.play(Take(4))
    assert isinstance(won, GameWon)
    assert won.winners == (0,)


def test_an_opening_can_be_set_up() -> None:
    game = set_up("7H -- -- 7S -- --", "AS -- -- -- -- --", "-- -- -- -- -- --")
    assert (game.phase, game.to_act, game.turn) == (Phase.OPENING, (1,), 0)
    game.play(TurnUp(1))
    assert game.to_act == (2,)
    together = set_up("7H -- -- 7S -- --", "AS -- -- -- -- --", ruleset=PAGAT)
    assert (together.phase, together.to_act) == (Phase.OPENING, (1,))
    second = set_up("-- -- -- -- -- --", "AS 2S -- -- -- --", scorecard=[(1, 2)])
    assert second.to_act == (0,)


def test_an_empty_stock_is_rebuilt_as_in_any_game() -> None:
    game = set_up(*TWO, drawn="QC", stock_count=0)
    assert game.state.stock == ()
    assert len(game.state.discards) == 52 - 12 - 1
    *_, rebuilt = game.play(DISCARD)
    assert isinstance(rebuilt, StockRebuilt)
    assert rebuilt.cards == 39
    audit(game.events)


def test_two_decks_have_every_card_twice() -> None:
    layouts = ["7H 7H -- -- -- --", *["-- -- -- -- -- --"] * 4]
    game = set_up(*layouts, turn=0)
    assert game.state.layouts[0][0] is game.state.layouts[0][1] is Card("7H")


def test_hidden_cards_stay_hidden() -> None:
    game = set_up(*TWO, drawn="QC", discards="9C")
    rng = random.Random(3)
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert cards_named(str(view)) == cards_visible(game.state, viewer)
        event = redact(game.events[1], viewer)
        assert isinstance(event, PositionSet)
        assert (event.layouts, event.stock, event.drawn) == (None, None, None)
        other = dealt_otherwise(game.state, viewer, rng)
        assert str(Game.replay(game.events).view(viewer)) == str(view)
        assert other.layouts != game.state.layouts
    with pytest.raises(LogError, match="secret of the shuffle was taken out"):
        Game.replay(redact(event, None) for event in game.events)
    public = (game.events[0], redact(game.events[1], None))
    with pytest.raises(LogError, match=r"event 1 does not fit .* taken out"):
        Game.replay(public)


def test_cards_may_be_written_with_symbols_and_lines() -> None:
    symbols = set_up("7♥ K♦ (2♣)\n7♠ -- --", TWO[1])
    assert symbols == set_up(*TWO)
    pile = symbols.state.discards
    assert set_up(*TWO, discards=" ".join(map(str, pile))).state.discards == pile


def test_every_ruleset_has_a_position_of_its_own() -> None:
    for ruleset in RULESETS.values():
        assert set_up(*TWO, ruleset=ruleset).ruleset is ruleset
