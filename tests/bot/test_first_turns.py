"""Help in the first turns of a person who has never played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contest import Contest
from bot.contest.play import move
from bot.languages import choose_tongue
from bot.ports.screen import Screen, Text
from bot.screens.first_turns import choose_help, has_first_turns
from bot.screens.own_cards import own_screen
from engine import Card, Discard, Draw, Phase, TableView, TurnUp
from tests.bot.bare import ANN, BOB, CY, DI, Bare, bare
from tests.bot.tables import cast, game

__all__ = ["bare"]


def help_on(screen: Screen) -> list[str]:
    """Return the lines of help and the points on a screen."""
    texts = [part.markdown for part in screen.parts if isinstance(part, Text)]
    return [text for text in texts if text.startswith(("-# 💡", "-# A 1"))]


def shown(contest: Contest, seat: int, *, is_new: bool = True, taking: bool = False) -> Screen:
    """Return the screen with a seat's cards."""
    return own_screen(contest, seat, replace(cast(contest), is_new=is_new), taking=taking)


def opened() -> Contest:
    """Return a game of two in which both seats have turned up two cards."""
    contest = game(2, holes=3)
    for slot in (0, 1):
        for seat in (0, 1):
            if seat in contest.to_act and len(contest.to_act) == 2:
                contest = move(contest, seat, TurnUp(slot))
    while contest.started_state.phase is Phase.OPENING:
        (seat, *_) = contest.to_act
        down = [slot for slot in range(6) if not contest.started_state.up[seat] >> slot & 1]
        contest = move(contest, seat, TurnUp(down[0]))
    return contest


def test_there_are_three_turns_with_one_quiet_line_and_the_points() -> None:
    contest = game(2, holes=3)
    (first, *_) = contest.to_act
    assert len(help_on(shown(contest, first))) == 2
    contest = opened()
    turns: dict[int, int] = {0: 0, 1: 0}
    for _ in range(8):
        (seat,) = contest.to_act
        for action in (Draw(), Discard()):
            lines = help_on(shown(contest, seat))
            assert len(lines) == (2 if turns[seat] < 3 else 0)
            assert help_on(shown(contest, 1 - seat)) == []
            assert help_on(shown(contest, seat, is_new=False)) == []
            contest = move(contest, seat, action)
        turns[seat] += 1
    assert turns == {0: 4, 1: 4}


def test_the_help_stays_while_a_place_is_looked_for_and_in_what_may_stay() -> None:
    contest = opened()
    (seat,) = contest.to_act
    screen = shown(contest, seat, taking=True)
    assert len(help_on(screen)) == 2
    assert screen.plain == shown(contest, seat)


async def test_all_at_a_table_who_have_never_played_get_help_and_nobody_else(bare: Bare) -> None:
    async def find_helped(game_id: str) -> set[int]:
        helped = set()
        for _ in range(6):
            contest = await bare.game(game_id)
            seat = contest.to_act[0]
            user_id = contest.record.players[seat].user_id or 0
            if help_on(await bare.app.screens.make_cards(contest, user_id)):
                helped.add(user_id)
            await bare.app.games.change(contest, lambda game: turn_up(game, game.to_act[0]))
        return helped

    def turn_up(contest: Contest, seat: int) -> Contest:
        return move(contest, seat, contest.view(seat).legal[0])

    game_id = await bare.begin(BOB)
    assert await find_helped(game_id) == {ANN, BOB}
    await bare.play(game_id)
    assert await find_helped(await bare.begin(CY, DI)) == {CY, DI}


def test_later_holes_have_none() -> None:
    contest = opened()
    (seat,) = contest.to_act
    record = replace(contest.started_state.record, hole=2)
    later = replace(contest, state=replace(contest.started_state, record=record))
    assert has_first_turns(contest, seat)
    assert not has_first_turns(later, seat)


def view_with(own: str, *, top: str = "QS", drawn: str | None = None) -> TableView:
    """Return the view of a turn with these own cards; ``--`` is face down."""
    contest = opened()
    (seat,) = contest.to_act
    view = contest.view(seat)
    cards = tuple(None if text == "--" else Card.parse(text) for text in own.split())
    seats = tuple(replace(one, cards=cards) if one.seat == seat else one for one in view.seats)
    phase = Phase.DRAW if drawn is None else Phase.PLACE
    card = None if drawn is None else Card.parse(drawn)
    return replace(view, seats=seats, top_discard=Card.parse(top), phase=phase, drawn=card)


@pytest.mark.parametrize(
    ("own", "top", "drawn", "said"),
    [
        ("8H 9H -- -- -- --", "8S", None, "Take the 8 for **4**"),
        ("-- -- -- -- 5H --", "5S", None, "Take the 5 for **2**"),
        ("8H 9H -- 8D -- --", "8S", None, "The 8 costs many points: draw."),
        ("8H 9H -- -- -- --", "2S", None, "Take the 2: it counts"),
        ("2H 9H -- -- -- --", "2S", None, "Take the 2: it counts"),
        ("8H 9H -- -- -- --", "KS", None, "Take the king"),
        ("8H 9H -- -- -- --", "AS", None, "Take the A"),
        ("8H 9H -- -- -- --", "5S", None, "no better: draw"),
        ("8H 9H -- -- -- --", "QS", None, "The Q costs many points: draw."),
        ("8H 9H -- -- -- --", "QS", "9S", "Put the 9 on **5**"),
        ("8H 9H -- -- -- --", "QS", "2S", "Keep the 2"),
        ("8H 9H -- -- -- --", "QS", "KS", "Keep the king"),
        ("8H 9H -- -- -- --", "QS", "3S", "Keep the 3"),
        ("8H 9H -- -- -- --", "QS", "6S", "The 6 is good in place of a higher card"),
        ("8H 9H -- -- -- --", "QS", "JS", "throw it away"),
    ],
)
def test_the_help_is_about_the_card_that_lies_there(
    own: str, top: str, drawn: str | None, said: str
) -> None:
    view = view_with(own, top=top, drawn=drawn)
    assert said in choose_tongue("en").tell(choose_help(view))
