"""A person's cards change with what the person needs to know, and with nothing else, so that few edits are made."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.contest import Contest
from bot.contest.lobby import add_computer, join, leave
from bot.contest.play import give_up, move
from bot.languages import choose_tongue
from bot.ports.pictures import HandPicture
from bot.ports.screen import Picture, Text
from bot.screens.cards import cards_screen
from bot.screens.lobby import lobby_screen
from bot.words.descriptions import describe_hand
from engine import Discard, Draw
from engine.actions import TURN_UPS
from engine.computer import Level
from tests.bot.tables import ANN, BOB, cast, game, lobby, played


def spec(contest: Contest, seat: int) -> HandPicture:
    """Return the picture of a seat's own cards."""
    screen = cards_screen(contest, seat, cast(contest))
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    assert isinstance(picture.spec, HandPicture)
    return picture.spec


@pytest.mark.parametrize("ruleset", ["pagat", "card_commons"])
def test_cards_that_others_turn_up_at_the_beginning_change_nobody_elses_cards(ruleset: str) -> None:
    contest = game(3, ruleset=ruleset)
    mover = contest.to_act[-1]
    after = move(contest, mover, TURN_UPS[4])
    names = cast(contest)
    for seat in range(3):
        same = cards_screen(contest, seat, names).serves_for(cards_screen(after, seat, names))
        assert same is (seat != mover), seat
        assert [bool(at.cards) for at in spec(after, seat).view.seats] == [
            at == seat for at in range(3)
        ]


def test_turns_of_others_change_nobody_elses_cards_until_the_own_turn() -> None:
    contest = played(game(3), until="draw")
    mover, following, last = [(contest.to_act[0] + step) % 3 for step in range(3)]
    names = cast(contest)
    drawn = move(contest, mover, Draw())
    done = move(drawn, mover, drawn.view(mover).legal[0])
    waiting = cards_screen(contest, last, names)
    for moment in (drawn, done, give_up(done, mover)):
        assert waiting == cards_screen(moment, last, names)
    assert cards_screen(contest, following, names) == cards_screen(drawn, following, names)
    assert cards_screen(contest, following, names) != cards_screen(done, following, names)


def test_whose_turn_it_is_sees_the_cards_of_everybody_and_the_piles() -> None:
    contest = played(game(3), until="draw")
    (mover,) = contest.to_act
    own = spec(contest, mover).view
    assert all(at.cards for at in own.seats)
    later = move(move(contest, mover, Draw()), mover, Discard())
    assert (mover, later.to_act) == (0, (1,))
    assert [at.seat for at in spec(later, 1).others] == [2, 0], "they play in this order"
    assert own.top_discard == contest.public_view.top_discard
    assert own.stock_count == contest.public_view.stock_count
    waits = spec(contest, (mover + 1) % 3).view
    assert (waits.top_discard, waits.stock_count, waits.out_seat) == (None, 0, None)
    assert sum(bool(at.cards) for at in waits.seats) == 1


def test_who_went_out_is_shown_as_out_and_the_others_only_in_their_turn() -> None:
    dice = Random(3)
    contest = played(game(3), until="draw")
    while (out := contest.started_state.out_seat) is None:
        (seat,) = contest.to_act
        contest = move(contest, seat, dice.choice(contest.view(seat).legal))
    assert not contest.hole_is_over
    for seat in range(3):
        shown = spec(contest, seat).view.out_seat
        assert shown == (out if seat == out or seat in contest.to_act else None)
        said = choose_tongue("en").say("descriptions-your-last-turn")
        assert (said in describe_hand(contest.view(seat))) is (seat in contest.to_act)
    # Somebody's absence is nothing that a picture of cards shows.
    away = contest.with_player(out, replace(contest.record.players[out], autopilot=True))
    assert spec(away, out) == spec(contest, out)


def test_the_crown_is_on_the_person_who_took_over_and_on_no_computer() -> None:
    table = join(add_computer(lobby(), Level.CLUB), BOB, 7)
    for one, host in ((table, 0), (leave(table, ANN), 1)):
        texts = [
            part.markdown for part in lobby_screen(one, cast(one)).parts if isinstance(part, Text)
        ]
        seats = [line for text in texts for line in text.splitlines() if "\\. " in line]
        assert [line.endswith("👑") for line in seats] == [at == host for at in range(len(seats))]
        assert sum("🤖" in line for line in seats) == 1
