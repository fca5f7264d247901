"""A changed log is noticed: changes of shuffles by ``verify_shuffle``, all changes by ``audit``."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import (
    CARD_COMMONS,
    DECK,
    PAGAT,
    Card,
    CardDrawn,
    CardSwapped,
    Event,
    Game,
    GameStarted,
    GameWon,
    HoleDealt,
    HoleScored,
    LogError,
    ShuffleError,
    ShufflesVerified,
    StockRebuilt,
    WentOut,
    audit,
    dumps,
    loads,
    redact,
    verify_log,
    verify_shuffle,
)
from engine.__main__ import main
from engine.events import CardDiscarded, CardTaken, CardTurnedUp
from engine.shuffle import commitment_of

from .positions import EVERY_TABLE, draw_and_discard, new, opened, play_out, random_player


def played(holes: int = 3) -> Game:
    game = new(CARD_COMMONS, 3, holes=holes)
    play_out(game, random_player(random.Random(2)))
    return game


def rebuilt() -> Game:
    game = opened(PAGAT, 3)
    while game.state.record.rebuilds < 2:
        draw_and_discard(game)
    return game


def check(game: Game, events: tuple[Event, ...] | None = None, **changes: Any) -> ShufflesVerified:
    secret = changes.pop("secret", game.secret)
    entropy = changes.pop("entropy", game.state.setup.entropy)
    return verify_shuffle(secret, entropy, game.events if events is None else events, **changes)


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_an_honest_game_is_as_promised(ruleset: Any, seats: int) -> None:
    game = new(ruleset, seats, secret=random.Random(seats).randbytes(32))
    play_out(game, random_player(random.Random(seats)))
    rebuilds = sum(isinstance(event, StockRebuilt) for event in game.events)
    assert check(game, commitment=game.commitment) == ShufflesVerified(9, rebuilds)
    audit(game.events)


def test_rebuilds_are_checked_too() -> None:
    game = rebuilt()
    assert check(game) == ShufflesVerified(deals=1, rebuilds=2)
    audit(game.events)


def test_another_secret_or_other_players_are_found_out() -> None:
    game = played()
    other = bytes(31) + b"!"
    with pytest.raises(ShuffleError, match="SHA-256 was published"):
        check(game, secret=other)
    with pytest.raises(ShuffleError, match="SHA-256 was published"):
        check(game, commitment=commitment_of(other))
    # Even with a matching commitment the deals do not fit the secret.
    with pytest.raises(ShuffleError, match="not"):
        check(game, secret=other, commitment=commitment_of(other))
    for entropy in ((), ("player:0", "player:1"), ("player:1", "player:0", "player:2")):
        with pytest.raises(ShuffleError, match=r"seats|deal of hole 1"):
            check(game, entropy=entropy)


def changed(
    game: Game, kind: type[Event], change: Callable[[Any], Event], which: int = 0
) -> tuple[Event, ...]:
    """Return the log with one event of this kind changed."""
    places = [at for at, event in enumerate(game.events) if isinstance(event, kind)]
    events = list(game.events)
    events[places[which]] = change(events[places[which]])
    return tuple(events)


def exchanged(event: Any) -> Event:
    """Return the event with the two last cards of its order exchanged."""
    order = list(event.order)
    order[-1], order[-2] = order[-2], order[-1]
    changed_event: Event = replace(event, order=tuple(order))
    return changed_event


def test_a_changed_shuffle_is_named() -> None:
    game = played()
    for hole in (1, 2, 3):
        log = changed(game, HoleDealt, exchanged, hole - 1)
        with pytest.raises(ShuffleError, match=f"the deal of hole {hole} is not"):
            check(game, log)
        with pytest.raises(LogError, match="not what the rules lead to"):
            audit(log)
    for number in (1, 2):
        log = changed(rebuilt(), StockRebuilt, exchanged, number - 1)
        with pytest.raises(ShuffleError, match=f"rebuild {number} of hole 1 is not"):
            check(rebuilt(), log)
    log = changed(game, GameStarted, lambda event: replace(event, seating=event.seating[::-1]))
    with pytest.raises(ShuffleError, match="seats are not in the promised order"):
        check(game, log)


def test_a_hole_dealt_under_another_number_is_a_choice_between_deals() -> None:
    game = played()
    third = next(e for e in game.events if isinstance(e, HoleDealt) and e.hole == 3)
    log = changed(game, HoleDealt, lambda _: third)
    with pytest.raises(ShuffleError, match="the deal of hole 1 is not"):
        check(game, log)


def test_an_upcard_that_is_not_the_dealt_one_is_found_out() -> None:
    game = played()
    log = changed(game, HoleDealt, lambda event: replace(event, upcard=event.order[0]))
    with pytest.raises(ShuffleError, match="the deal of hole 1 is not"):
        check(game, log)


def test_a_public_or_broken_log_cannot_be_checked() -> None:
    game = played()
    public = tuple(redact(event, None) for event in game.events)
    for log in ((), game.events[1:], public, game.events[:1], game.events + game.events):
        with pytest.raises(LogError):
            check(game, log)
        with pytest.raises(LogError):
            audit(log)


def test_a_hole_dealt_to_another_seat_first_is_found_out() -> None:
    game = played()
    for hole in (1, 2, 3):
        # It is noticed before any move, and also with moves that would fit.
        dealt = next(at for at, e in enumerate(game.events) if e == deal_of(game, hole))
        other = replace(deal_of(game, hole), first_seat=(deal_of(game, hole).first_seat + 1) % 3)
        with pytest.raises(ShuffleError, match=f"hole {hole} was dealt to seat . first, and not"):
            check(game, (*game.events[:dealt], other))


def deal_of(game: Game, hole: int) -> HoleDealt:
    return next(e for e in game.events if isinstance(e, HoleDealt) and e.hole == hole)


def test_a_seat_given_up_is_passed_over_as_first_seat() -> None:
    game = new(CARD_COMMONS, 4, holes=3)
    game.give_up(1)
    play_out(game, random_player(random.Random(2)))
    assert deal_of(game, 2).first_seat == 2
    assert check(game).deals == 3


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (CardTurnedUp, lambda e: replace(e, card=other_card(e.card))),
        (CardDrawn, lambda e: replace(e, card=other_card(e.card))),
        (CardTaken, lambda e: replace(e, card=other_card(e.card))),
        (CardTaken, lambda e: replace(e, replaced=other_card(e.replaced))),
        (CardSwapped, lambda e: replace(e, card=other_card(e.card))),
        (CardSwapped, lambda e: replace(e, replaced=other_card(e.replaced))),
        (CardDiscarded, lambda e: replace(e, card=other_card(e.card))),
        (HoleScored, lambda e: replace(e, layouts=e.layouts[::-1])),
        (HoleScored, lambda e: replace(e, layouts=(*e.layouts[:-1], e.layouts[-1][::-1]))),
    ],
)
def test_a_card_from_nowhere_is_found_out_by_the_shuffle(
    kind: type[Event], change: Callable[[Any], Event]
) -> None:
    game = played()
    with pytest.raises(ShuffleError, match=f"{kind.__name__} in hole 1, turn .* another card"):
        check(game, changed(game, kind, change))


def other_card(card: Card) -> Card:
    return DECK[(card.index + 1) % 52]


def test_a_stock_rebuilt_too_early_is_found_out() -> None:
    game = rebuilt()
    first = next(at for at, e in enumerate(game.events) if isinstance(e, StockRebuilt))
    early = (*game.events[: first - 2], StockRebuilt(0, ()))
    with pytest.raises(ShuffleError, match="came before the stock was empty"):
        check(game, early)


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_a_game_with_an_id_is_checked_in_one_call(ruleset: Any, seats: int) -> None:
    game = new(ruleset, seats, game_id="8f3k7mxp", options=("clock_s=90", "hints=on"))
    play_out(game, random_player(random.Random(seats)))
    log = loads(dumps(game.events))
    assert log == game.events
    found = verify_log(log, commitment=game.commitment)
    assert (found.is_over, found.published, found.shuffles.deals) == (True, True, 9)
    assert "scheme 2: bound to game 8f3k7mxp" in str(found)
    assert "the one you gave" in str(found)
    assert "Compare it" in str(verify_log(log))
    scored = next(at for at, e in enumerate(log, 1) if isinstance(e, HoleScored))
    assert verify_log(log[:scored]).is_over is False
    for term in ({"game_id": "8f3k7mxq"}, {"options": ()}, {"game_id": None, "options": ()}):
        forged = (replace(game.events[0], **term), *game.events[1:])
        with pytest.raises(ShuffleError):
            verify_log(forged)
    with pytest.raises(ShuffleError, match="SHA-256 was published"):
        verify_log(log, commitment="0" * 64)


def test_the_command_says_what_it_checked_or_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = new(PAGAT, 3, game_id="8f3k7mxp")
    play_out(game, random_player(random.Random(1)))
    file = tmp_path / "game.json"
    file.write_text(dumps(game.events))
    assert main(["verify", str(file), "--commitment", game.commitment]) == 0
    assert capsys.readouterr().out.endswith(
        "moves are legal, and every card, score and total follows from them.\nAll is as promised.\n"
    )
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert "Not as promised: the secret is not the one" in capsys.readouterr().out
    file.write_text(dumps(changed(game, HoleScored, lambda e: replace(e, scores=(0, 0, 0)))))
    assert main(["verify", str(file)]) == 1
    assert "not what the rules lead to" in capsys.readouterr().out
    file.write_text("{}")
    assert main(["verify", str(file)]) == 1
    assert "not a game log" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "no.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err


TAMPERINGS: dict[str, tuple[type[Event], Callable[[Any], Event]]] = {
    "another card drawn": (CardDrawn, lambda e: replace(e, card=played().state.layouts[0][0])),
    "drawn by another seat": (CardDrawn, lambda e: replace(e, seat=(e.seat + 1) % 3)),
    "put in another slot": (CardSwapped, lambda e: replace(e, slot=(e.slot + 1) % 6)),
    "another card replaced": (CardSwapped, lambda e: replace(e, replaced=e.card)),
    "face down or not": (CardSwapped, lambda e: replace(e, was_face_down=not e.was_face_down)),
    "discarded by another seat": (CardDiscarded, lambda e: replace(e, seat=(e.seat + 1) % 3)),
    "another seat went out": (WentOut, lambda e: replace(e, seat=(e.seat + 1) % 3)),
    "a better score": (HoleScored, lambda e: replace(e, scores=(-6, *e.scores[1:]))),
    "another layout": (HoleScored, lambda e: replace(e, layouts=e.layouts[::-1])),
    "another winner": (GameWon, lambda e: replace(e, winners=(0, 1, 2))),
    "other totals": (GameWon, lambda e: replace(e, totals=(0, 0, 0))),
    "another first player": (HoleDealt, lambda e: replace(e, first_seat=e.first_seat + 1)),
    "more holes": (GameStarted, lambda e: replace(e, holes=9)),
    "holes not offered": (GameStarted, lambda e: replace(e, holes=4)),
    "another commitment": (GameStarted, lambda e: replace(e, commitment="0" * 64)),
    "another ruleset": (GameStarted, lambda e: replace(e, ruleset=PAGAT.key)),
    "an unknown ruleset": (GameStarted, lambda e: replace(e, ruleset="bridge")),
}


@pytest.mark.parametrize(("kind", "change"), TAMPERINGS.values(), ids=TAMPERINGS)
def test_the_audit_finds_every_change(kind: type[Event], change: Callable[[Any], Event]) -> None:
    game = played()
    log = changed(game, kind, change)
    assert log != game.events
    with pytest.raises(LogError):
        audit(log)


def test_the_audit_finds_events_left_out_put_in_or_exchanged() -> None:
    game = played()
    rng = random.Random(9)
    for at in rng.sample(range(1, len(game.events)), 60):
        log = list(game.events)
        left_out = log[:at] + log[at + 1 :]
        twice = [*log[: at + 1], *log[at:]]
        for tampered in (left_out, twice):
            with pytest.raises(LogError):
                audit(tampered)


def test_an_unfinished_game_passes_but_half_an_action_does_not() -> None:
    game = played()
    out = next(at for at, event in enumerate(game.events) if isinstance(event, WentOut))
    audit(game.events[: out + 1])
    with pytest.raises(LogError, match="not what the rules lead to"):
        audit(game.events[:out])
