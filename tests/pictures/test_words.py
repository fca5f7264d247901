"""The table in words."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.renderer import draw
from bot.ports.pictures import (
    EndPicture,
    FormChart,
    MotionPicture,
    ScorecardPicture,
    Spot,
    TablePicture,
)
from bot.words import descriptions as words
from bot.words import figures, wording
from engine import Card, Draw, EndReason, Game, Phase, Swap, TurnUp
from tests.pictures.tables import ODD_NAMES, dealt, opened, played


def test_a_card_in_words() -> None:
    assert words.name_card(Card.parse("7H")) == "seven of hearts"
    assert words.name_card(None) == "face down"


def test_a_seat_in_words() -> None:
    game = opened(2)
    view = game.view(None)
    cards = view.seats[0].cards
    assert cards[0] is not None
    assert cards[4] is not None
    points = str(view.seats[0].showing).replace("-", "−")
    ranks = f"{cards[0].rank_symbol} down down / down {cards[4].rank_symbol} down"
    assert words.describe_seat(view, 0, "Ann") == f"Ann: {ranks} · shows {points} · total 0"


def test_a_seat_that_went_out_left_or_is_away_is_said_so() -> None:
    game, _ = played(4, lambda game: game.state.last_turns == 2)
    view = game.view(None)
    out = view.out_seat
    assert out is not None
    assert words.describe_seat(view, out, "Ann").endswith(" · out")
    away = (out + 1) % 4
    assert words.describe_seat(view, away, "Ben", autopilot={away}).endswith(" · autopilot")
    game.give_up(away)
    assert words.describe_seat(game.view(None), away, "Ben", autopilot={away}).endswith(" · left")


def test_after_a_hole_its_points_take_the_place_of_what_shows() -> None:
    game, _ = played(2, lambda game: game.phase is Phase.HOLE_OVER)
    view = game.view(None)
    line = words.describe_seat(view, 1, "Ben")
    assert f" · hole {wording.write_points(view.scorecard[-1][1])} · " in line
    assert "?" not in line
    assert "showing" not in line


def test_the_table_says_whose_turn_it_is_and_what_lies_there() -> None:
    game = opened(2)
    text = words.describe(game.view(None), ("Ann", "Ben"), last=Spot(1, 4))
    discard = game.view(None).top_discard
    assert discard is not None
    assert text.splitlines()[0] == (
        f"Hole 1 of 9. Ann’s turn. Discard: {discard.name}. "
        f"Stock: {game.view(None).stock_count}. Last moved: Ben, card 5."
    )
    assert len(text.splitlines()) == 3


def test_what_the_table_waits_for() -> None:
    names = ("Ann", "Ben", "Cy")
    game = dealt(3)
    assert words.call_to_act(game.view(None), names) == "Ann turns over 2 cards"
    game.play(0, game.legal_actions(0)[0])
    assert words.call_to_act(game.view(None), names) == "Ann turns over 1 card"
    game = dealt(7)
    assert words.call_to_act(game.view(None), ODD_NAMES[:7]) == "7 players turn over cards"
    for slot in (0, 4):
        game.play(2, TurnUp(slot))
    assert words.call_to_act(game.view(None), ODD_NAMES[:7]) == "6 players turn over cards"
    game = opened(3)
    assert words.call_to_act(game.view(None), names) == "Ann’s turn"
    game.play(0, Draw())
    assert words.call_to_act(game.view(None), names) == "Ann drew a card"
    game.stop(EndReason.ENDED_EARLY)
    assert words.call_to_act(game.view(None), names) == "Ended without a result"
    assert "Stock" not in words.describe(game.view(None), names)


def test_a_shared_win_names_everybody() -> None:
    seeds = (played(2, lambda game: game.is_over, seed=seed, holes=3)[0] for seed in range(1, 255))
    game = next(game for game in seeds if len(game.winners) == 2)
    assert words.call_to_act(game.view(None), ("Ann", "Ben")) == "Ann and Ben share the win"
    assert words.describe(game.view(None), ("Ann", "Ben")).count(" · winner") == 2


@pytest.mark.parametrize(
    ("best", "call"),
    [
        (1, "Ann wins the hole"),
        (3, "Ann, Ben and Cy share the hole"),
        (4, "4 players share the hole"),
    ],
)
def test_more_than_three_who_share_a_hole_are_counted_and_not_named(best: int, call: str) -> None:
    view = played(5, lambda game: game.phase is Phase.HOLE_OVER and game.hole == 2)[0].view(None)
    scores = tuple(3 if seat < best else 9 for seat in range(5))
    shared = replace(view, scorecard=(*view.scorecard[:-1], scores))
    names = ("Ann", "Ben", "Cy", "Di", "Eve")
    assert draw(TablePicture(shared, names)).words["call"].text == call


def test_all_who_still_open_are_named() -> None:
    game, _ = played(8, lambda game: len(game.to_act) == 2)
    text = words.describe(game.view(None), tuple("ABCDEFGH"))
    one, other = (("ABCDEFGH")[seat] for seat in game.to_act)
    assert f"To turn over cards: {one}, {other}." in text


def worst() -> list[Game]:
    """Return tables whose descriptions are as long as possible."""
    return [
        played(12, lambda game: len(game.to_act) == 12 and game.phase is Phase.OPENING)[0],
        played(12, lambda game: game.hole == 2 and game.turn == 30)[0],
        played(12, lambda game: len(game.scorecard) == 17, holes=18)[0],
        played(12, lambda game: game.is_over)[0],
        played(6, lambda game: game.state.last_turns == 1, holes=18)[0],
    ]


WORST = worst()


@given(
    st.lists(st.text(min_size=1, max_size=40), min_size=12, max_size=12),
    st.sampled_from(WORST),
)
def test_a_description_is_never_too_long(names: list[str], game: Game) -> None:
    mine = tuple(names[: game.seats])
    text = words.describe(
        game.view(None), mine, last=Spot(game.seats - 1, 5), autopilot=range(game.seats)
    )
    assert words.measure_length(text) <= 1024
    assert len(text.splitlines()) == game.seats + 1, "and every seat has its line"


def test_a_description_of_long_names_cuts_the_names_and_nothing_else() -> None:
    for game in WORST:
        names = tuple("W" * 80 for _ in range(game.seats))
        for line in words.describe(game.view(None), names).splitlines()[1:]:
            assert " · total " in line
            assert "…: " in line


def test_the_hand_in_words_has_the_numbers_of_the_buttons() -> None:
    game = opened(2)
    game.play(0, Draw())
    view = game.view(0)
    cards = view.seats[0].cards
    assert cards[0] is not None
    assert view.drawn is not None
    text = words.describe_hand(view)
    assert f"Your cards: 1 {cards[0].name}, 2 face down, 3 face down, 4 face down, 5 " in text
    assert f"You drew the {view.drawn.name}." in text
    assert "You drew" not in words.describe_hand(game.view(1))
    with pytest.raises(ValueError, match="observer"):
        words.describe_hand(game.view(None))


def test_the_scorecard_in_words_is_in_order_of_places() -> None:
    spec = ScorecardPicture(("Ann", "Ben", "Cy"), ((5, -3, 3), (0, 9, 1)), 2, (5, 6, 4), (2,), (0,))
    assert figures.describe_scorecard(spec).splitlines() == [
        "Scorecard after 2 of 2 holes.",
        "1. Cy: 4, winner (3 1)",
        "2. Ben: 6 (−3 9)",
        "left Ann: 5 (5 0)",
    ]


def test_a_large_scorecard_in_words_still_fits() -> None:
    hole = (-6, 60, 17, 42, 33, 28, 19, 55, 12, 24, 38, 41)
    spec = ScorecardPicture(ODD_NAMES, (hole,) * 18, 18, tuple(18 * points for points in hole))
    text = figures.describe_scorecard(spec)
    assert words.measure_length(text) <= 1024
    assert len(text.splitlines()) == 13
    assert "−108" in text


def test_a_chart_in_words() -> None:
    text = figures.describe_chart(FormChart((30, 20.5, 10), "Ann", "Here."))
    assert text == "Ann. 3 games, oldest first: 30 20.5 10. Average 20.2, best 10. Here."
    assert figures.describe_chart(FormChart((7,), "Ann")) == "Ann. 1 game: 7."
    assert figures.describe_chart(FormChart((), "Ann")) == "Ann. No games yet."
    newest = " ".join(map(str, range(6, 26)))
    many = figures.describe_chart(FormChart(tuple(range(1, 26)), "Ann"))
    assert f": {newest}." in many
    assert "Average 13, best 1." in many
    assert words.measure_length(figures.describe_chart(FormChart((1,) * 99, "A" * 2000))) <= 1024


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Ann", "Ann"),
        (" Ann\nLee\t", "Ann Lee"),
        ("\u202egnp.exe", "gnp.exe"),
        ("", "Seat 3"),
        ("\u200b\u2060", "Seat 3"),
        ("🎉", "🎉"),
        ("שרה", "\u2068שרה\u2069"),
        ("A" * 40, "A" * 31 + "…"),
    ],
)
def test_names_in_words(name: str, plain: str) -> None:
    assert words.name_of(name, 2) == plain


@pytest.mark.parametrize(
    ("points", "text"), [(-6, "−6"), (0, "0"), (-0.04, "0"), (7.25, "7.2"), (1080, "1080")]
)
def test_numbers_in_words(points: float, text: str) -> None:
    assert wording.write_points(points) == text


def test_the_end_in_words_is_in_order_of_places() -> None:
    game, _ = played(3, lambda game: game.is_over, holes=3)
    text = words.describe_end(EndPicture(game.view(None), ("Ann", "Ben", "Cy"), "What a game."))
    lines = text.splitlines()
    assert lines[0].endswith("after 3 holes.")
    assert [line.split()[0] for line in lines[2:5]] == ["1.", "2.", "3."]
    assert lines[-1] == "What a game."
    view = replace(game.view(None), totals=(-4, -7, 3), winners=(1,))
    lines = words.describe_end(EndPicture(view, ("Ann", "Ben", "Cy"), "")).splitlines()
    assert lines[2:5] == ["1. Ben: −7", "2. Ann: −4, +3", "3. Cy: 3, +10"]
    # From right to left, the sign would stand on the other side of its number.
    hebrew = words.describe_end(EndPicture(view, ("Ann", "Ben", "Cy"), "", "he")).splitlines()
    assert [line.split(", ")[1:] for line in hebrew[2:5]] == [
        [],
        ["\u2068+3\u2069"],
        ["\u2068+10\u2069"],
    ]
    hostile = EndPicture(played(12, lambda game: game.is_over)[0].view(None), ("W" * 80,) * 12)
    assert words.measure_length(words.describe_end(hostile)) <= 1024


def test_the_hand_in_words_has_the_others_that_the_view_has() -> None:
    game = opened(12)
    lines = words.describe_hand(game.view(0), ("W" * 80,) * 12).splitlines()
    assert len(lines) == 12
    assert words.measure_length("\n".join(lines)) <= 1024
    assert words.describe_hand(game.view(0)).splitlines()[1].startswith("Seat 2: ")
    last, _ = played(3, lambda game: game.state.last_turns == 2 and game.phase is Phase.DRAW)
    assert "This is your last turn." in words.describe_hand(last.view(last.to_act[0]))


def test_the_last_turn_in_words() -> None:
    before = opened(2)
    view = before.view(None)
    before.play(0, Draw())
    before.play(0, Swap(3))
    after = before.view(None)
    seats = tuple(
        replace(seat, cards=tuple(card or Card.parse("KH") for card in seat.cards))
        for seat in after.seats
    )
    scored = replace(after, seats=seats, scorecard=((7, 9),))
    spec = MotionPicture(view, scored, ("Ann", "Ben"), 0, 3)
    came, gone = seats[0].cards[3], after.top_discard
    assert came is not None
    assert gone is not None
    text = words.describe_motion(spec)
    assert text.startswith(f"Ann drew the {came.name} and threw out the {gone.name}.")
    assert text.endswith("Points of the hole: 7.")
    assert "。 " not in words.describe_motion(replace(spec, language="ja"))
    discarded = words.describe_motion(replace(spec, slot=None))
    assert discarded.startswith(f"Ann drew the {gone.name} and threw it away.")
