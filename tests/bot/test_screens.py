"""Screens at every moment of random games keep Discord's limits and contain nothing that their viewer may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contest import Contest
from bot.contest.lobby import join, start
from bot.contest.play import move
from bot.languages import choose_tongue
from bot.pictures.renderer import draw
from bot.ports.pictures import HandPicture
from bot.ports.screen import Button, File, Menu, Part, Picture, Row, Screen, Text
from bot.screens.cards import cards_screen, gone_screen, moved_to_channel_screen
from bot.screens.cast import Cast
from bot.screens.lobby import joined_screen, lobby_screen, sealed_screen
from bot.screens.result import write_ranking
from bot.screens.rules import rules_screen
from bot.screens.shuffle import shuffle_screen
from bot.screens.table import scored_screen, table_screen
from engine import RULESETS, Game, GameStarted, NextHole, Position, loads, verify_shuffle
from engine.shuffle import commitment_of
from tests.bot.tables import ANN, BOB, CY, NOW, START, cast, game, lobby, played

COMPONENTS = 40
CHARACTERS = 4000


def texts(screen: Screen) -> str:
    """Return all words of a screen, with those of its pictures."""
    words: list[str] = [screen.key]
    for part in screen.parts:
        match part:
            case Text():
                words.append(part.markdown)
            case Picture():
                words += (part.description, part.fallback)
            case Row():
                words += (repr(button) for button in part.buttons)
            case Menu():
                words.append(repr(part))
            case _:
                pass
    return "\n".join(words)


def size(part: Part) -> int:
    match part:
        case Row():
            return 1 + len(part.buttons)
        case Menu():
            return 2
        case _:
            return 1


def check_limits(screen: Screen) -> None:
    assert 1 + sum(map(size, screen.parts)) <= COMPONENTS
    written = sum(
        len(part.fallback if isinstance(part, Picture) else part.markdown)
        for part in screen.parts
        if isinstance(part, Text | Picture)
    )
    assert written <= CHARACTERS
    actions: list[str] = []
    for part in screen.parts:
        if isinstance(part, Picture):
            assert 0 < len(part.description) <= 1024
        if isinstance(part, Row):
            assert 1 <= len(part.buttons) <= 5
            actions += [b.action for b in part.buttons if isinstance(b, Button)]
            assert all(0 < len(button.label) <= 80 for button in part.buttons)
        if isinstance(part, Menu):
            actions.append(part.action)
            assert 1 <= len(part.options) <= 25
    assert len(actions) == len(set(actions))
    if actions:
        assert screen.key


def moments(contest: Contest, dice: Random) -> Iterator[Contest]:
    yield contest
    while contest.is_playing:
        seat = dice.choice(contest.to_act)
        action = NextHole() if contest.hole_is_over else dice.choice(contest.view(seat).legal)
        contest = move(contest, seat, action)
        yield contest


@settings(max_examples=8, deadline=None)
@given(st.sampled_from([("card_commons", 2), ("card_commons", 6), ("pagat", 12)]), st.integers(0))
def test_every_screen_of_a_game_keeps_the_limits(table: tuple[str, int], seed: int) -> None:
    ruleset, seats = table
    holes = min(RULESETS[ruleset].holes_offered)
    names = Cast(("W" * 24,) * seats, "W" * 24)
    for at, contest in enumerate(moments(game(seats, ruleset=ruleset, holes=holes), Random(seed))):
        if at % 7 and contest.is_playing:
            continue
        check_limits(table_screen(contest, names))
        for seat in range(seats):
            check_limits(cards_screen(contest, seat, names))
            check_limits(cards_screen(contest, seat, names, taking=True, note="x" * 100))


@settings(max_examples=12, deadline=None)
@given(st.sampled_from([("card_commons", 2), ("card_commons", 5), ("pagat", 3)]), st.integers(0))
def test_no_screen_depends_on_a_card_that_its_viewer_may_not_know(
    table: tuple[str, int], seed: int
) -> None:
    """All hidden cards are exchanged, and every screen must stay the same, letter for letter."""
    ruleset, seats = table
    dice = Random(seed)
    holes = min(RULESETS[ruleset].holes_offered)
    for at, contest in enumerate(moments(game(seats, ruleset=ruleset, holes=holes), dice)):
        if at > 60 or not contest.is_playing:
            break
        other = with_other_hidden_cards(contest, dice)
        names = cast(contest)
        assert texts(table_screen(contest, names)) == texts(table_screen(other, names))
        for seat in range(seats):
            if seat == contest.started_state.seat and contest.started_state.drawn is not None:
                continue  # the player who drew the card knows it
            own, same = cards_screen(contest, seat, names), cards_screen(other, seat, names)
            assert texts(own) == texts(same)
            assert own.parts == same.parts or contest.started_state.record.rebuilds


def with_other_hidden_cards(contest: Contest, dice: Random) -> Contest:
    from dataclasses import replace

    state = contest.started_state
    places = [
        (seat, slot) for seat, up in enumerate(state.up) for slot in range(6) if not up >> slot & 1
    ]
    hidden = [state.layouts[seat][slot] for seat, slot in places] + list(state.stock)
    if state.drawn is not None:
        hidden.append(state.drawn)
    dice.shuffle(hidden)
    drawn = hidden.pop() if state.drawn is not None else None
    layouts = [list(layout) for layout in state.layouts]
    for seat, slot in places:
        layouts[seat][slot] = hidden.pop()
    changed = replace(state, layouts=tuple(map(tuple, layouts)), stock=tuple(hidden), drawn=drawn)
    return replace(contest, state=changed)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.key)
def test_the_rules_say_what_surprises_people(ruleset: object) -> None:
    from engine import Ruleset

    assert isinstance(ruleset, Ruleset)
    text = texts(rules_screen(ruleset, choose_tongue("en")))
    check_limits(rules_screen(ruleset, choose_tongue("en")))
    if ruleset.key == "pagat":
        assert "at once" in text
        assert "even in the first round" in text
    else:
        assert "one more turn" in text
    assert "two −2" in text


def test_a_lobby_shows_who_sits_and_the_sealed_shuffle() -> None:
    table = lobby()
    screen = lobby_screen(table, cast(table))
    check_limits(screen)
    words = texts(screen)
    assert "Players 1/6" in words
    assert "9 holes · One more turn · 90 seconds a move" in words
    assert table.record.secret.hex() not in words


def test_the_sealed_shuffle_stays_to_be_compared_when_the_game_has_begun() -> None:
    seal = commitment_of(lobby().record.secret)
    sealed = f"Game `{lobby().game_id}` · Sealed shuffle {seal[:4]}·{seal[4:8]}"
    for table in (lobby(), game(2), played(game(2, holes=3))):
        words = texts(lobby_screen(table, cast(table)))
        assert sealed in words
        assert seal not in words
        assert f"`{seal}`" in texts(sealed_screen(table, CY, choose_tongue("en")))


def test_the_secret_is_published_with_the_result_and_not_before() -> None:
    contest = game(2, holes=3)
    secret = contest.record.secret.hex()
    for moment in moments(contest, Random(4)):
        assert secret not in texts(table_screen(moment, cast(moment)))
        if not moment.is_playing:
            assert secret in texts(shuffle_screen(moment, cast(moment)))


def test_ones_cards_of_a_scored_hole_are_nobodys_turn() -> None:
    contest = played(game(2, holes=3), until="hole over")
    screen = cards_screen(contest, 0, cast(contest))
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    boxes = draw(picture.spec).boxes
    assert {"points", "column 0", "column 1", "column 2"} <= set(boxes)
    assert not {"turn mark", "stock", "discard"} & boxes.keys()


def test_all_that_checks_the_shuffle_is_said_on_request() -> None:
    contest = game(3, holes=3)
    *_, over = moments(contest, Random(4))
    screen = shuffle_screen(over, cast(over))
    words = texts(screen)
    check_limits(screen)
    setup = over.started_state.setup
    verified = verify_shuffle(setup.secret, setup.entropy, over.events, commitment=setup.commitment)
    assert verified.deals == 3
    assert "✅ Dealt as sealed" in words
    assert "3 holes, the same cards" in words
    for part in (over.game_id, setup.secret.hex(), setup.commitment, *setup.entropy):
        assert part in words
    for seat, joiner in enumerate(setup.seating):
        assert f"{joiner + 1}\\. **Player {seat}**, seat {seat}: `{setup.entropy[joiner]}`" in words
    assert f"4\\. The press of **Start**: `{START}`" in words
    (log,) = [part for part in screen.parts if isinstance(part, File)]
    assert loads(log.contents) == over.events


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda start: replace(start, commitment="0" * 64), "seal was published"),
        (lambda start: replace(start, seating=start.seating[::-1]), "promised order"),
        (lambda start: replace(start, entropy=("x", *start.entropy[1:])), "promised order"),
    ],
)
def test_a_broken_seal_is_explained_in_the_language_of_the_reader(
    change: Callable[[GameStarted], GameStarted], why: str
) -> None:
    *_, over = moments(game(3, holes=3), Random(4))
    start = over.events[0]
    assert isinstance(start, GameStarted)
    broken = Contest(over.record).with_events((change(start), *over.events[1:]))
    assert why in texts(shuffle_screen(broken, cast(broken)))
    hebrew = texts(shuffle_screen(broken, cast(broken, choose_tongue("he"))))
    assert "❌" in hebrew
    assert why not in hebrew


def test_your_copy_of_the_seal_has_your_own_part() -> None:
    table = join(lobby(), BOB, 101)
    seal = commitment_of(table.record.secret)
    assert f"||`{seal}` `101`||" in texts(joined_screen(table, BOB, choose_tongue("en")))
    words = texts(sealed_screen(table, BOB, choose_tongue("en")))
    assert f"`{seal}`" in words
    assert f"Game `{table.game_id}`: 9 holes · One more turn · 90 seconds a move" in words
    assert "Your part: `101`" in words
    assert "comes when **Start** is pressed" in texts(
        sealed_screen(table, ANN, choose_tongue("en"))
    )
    contest = start(table, NOW, START)
    words = texts(sealed_screen(contest, ANN, choose_tongue("en")))
    assert f"`{seal}`" in words
    assert f"Your part: `{START}:1`" in words
    assert f"The part of **Start**: `{START}`" in words
    assert "Your part" not in texts(sealed_screen(contest, CY, choose_tongue("en")))
    assert contest.record.secret.hex() not in words


def test_an_older_scored_hole_has_nothing_to_press() -> None:
    contest = game(2, holes=3)
    for moment in moments(contest, Random(4)):
        if moment.hole_is_over:
            old = scored_screen(moment, cast(moment), old=True)
            assert not [part for part in old.parts if isinstance(part, Row | Menu)]
            break
    check_limits(gone_screen(choose_tongue("en")))
    check_limits(moved_to_channel_screen(contest, choose_tongue("en")))


def test_equal_totals_share_a_place_and_those_who_left_have_none() -> None:
    assert write_ranking([20, 5, 5, 30], [False, False, False, False]) == [
        (1, 1),
        (1, 2),
        (3, 0),
        (4, 3),
    ]
    assert write_ranking([20, 5, 9], [False, True, False]) == [(1, 2), (2, 0), (None, 1)]


def test_cards_that_were_laid_by_hand_are_not_called_sealed() -> None:
    *_, over = moments(game(2, holes=3), Random(4))
    position = Position(["7H KD -- -- -- --", "7S KC -- -- -- --"])
    laid = Game.from_position(position, secret=bytes(32))
    contest = Contest(over.record).with_events(laid.events)
    assert "❌ " in (words := texts(shuffle_screen(contest, cast(contest))))
    assert "The log is damaged" in words


def test_the_example_of_the_rules_is_in_the_readers_language() -> None:
    for code in ("en", "he"):
        (picture,) = [
            part
            for part in rules_screen(RULESETS["pagat"], choose_tongue(code)).parts
            if isinstance(part, Picture)
        ]
        assert isinstance(picture.spec, HandPicture)
        assert picture.spec.language == code
