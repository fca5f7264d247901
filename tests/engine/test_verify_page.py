"""``docs/verify.html`` in Chromium agrees with the engine about honest games and forged ones."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from engine import PAGAT, EndReason, Game, LogError, Position, ShuffleError, loads, verify_log

from .positions import EVERY_TABLE, draw_and_discard, opened, play_out, random_player

GAMES = int(os.environ.get("GOLF_TEST_PAGES", "60"))
"""The number of games. GOLF_TEST_PAGES=200 tests more."""
PAGE = Path(__file__).parents[2] / "docs" / "verify.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt install chromium)"),
]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        page = browser.new_page()
        requested: list[str] = []
        page.on("request", lambda request: requested.append(request.url))
        page.goto(PAGE.as_uri())
        yield page
        assert requested == [PAGE.as_uri()]  # no network
        browser.close()


def check(page: Page, log: str, commitment: str = "") -> str:
    """Give a log to the page; return what the page says."""
    page.locator("#result").evaluate("result => { result.dataset.state = '' }")
    page.locator("#file").set_input_files([])
    page.locator("#commitment").fill(commitment)
    page.locator("#file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": log.encode()}
    )
    page.wait_for_selector("#result[data-state=passed], #result[data-state=failed]")
    return page.locator("#result").inner_text()


def games() -> Iterator[Game]:
    """Yield games of both rulesets, every number of seats and both schemes, some of them cut short."""
    rng = random.Random(11)
    for number in range(GAMES):
        ruleset, seats = EVERY_TABLE[number % len(EVERY_TABLE)]
        bound: dict[str, Any] = {}
        if number % 4:
            bound = {"game_id": f"game{number}", "options": ("clock_s=90", "hints=off")}
        game = Game.new(
            ruleset,
            seats=seats,
            holes=ruleset.holes_offered[0],
            secret=rng.randbytes(32),
            entropy=[f"{rng.getrandbits(60)}", "Zoë", "李", "🂡", ""][: rng.randint(0, 5)],
            computers=[1] if number % 3 == 0 else [],
            **bound,
        )
        if number % 10 == 7:
            shorten(game, rng)
        elif number % 10 == 8:
            draw_to_the_end_of_the_stock(game)
        else:
            play_out(game, random_player(rng))
        yield game


def shorten(game: Game, rng: random.Random) -> None:
    """Play some moves. Then people leave, the game is stopped, or it is simply not over."""
    player = random_player(rng)
    for _ in range(rng.randint(0, 200)):
        if game.is_over:
            return
        seat = game.to_act[0]
        game.play(seat, player(game.view(seat)))
        if rng.random() < 0.01 and seat not in (*game.state.record.given_up, 1):
            game.give_up(seat)
    if not game.is_over and rng.random() < 0.5:
        game.stop(rng.choice(list(EndReason)))


def draw_to_the_end_of_the_stock(game: Game) -> None:
    """Draw and discard until the stock has been rebuilt."""
    while game.to_act and not game.state.record.rebuilds:
        seat = game.to_act[0]
        if game.turn == 0:
            game.play(seat, game.legal_actions(seat)[0])
        else:
            draw_and_discard(game)


@pytest.mark.slow
def test_honest_games_pass(page: Page) -> None:
    rebuilt = stopped = over = 0
    for game in games():
        said = check(page, game.dumps(), game.commitment)
        assert "All is as promised." in said
        found = verify_log(game.events, commitment=game.commitment)
        moves = f"{found.moves} moves are legal"
        deals = f"{found.shuffles.deals} deals and {found.shuffles.rebuilds} rebuilt stocks"
        assert moves in said
        assert deals in said
        rebuilt += found.shuffles.rebuilds
        over += found.is_over
        stopped += game.outcome is not None and game.outcome.stopped is not None
    assert rebuilt >= GAMES // 10
    assert stopped >= GAMES // 20
    assert GAMES // 2 < over < GAMES


Log = dict[str, Any]


def change(kind: str, **fields: Any) -> Callable[[Log], None]:
    """Return a function that changes fields of the last event of a kind. A value may be a function of the old one."""

    def forge(log: Log) -> None:
        event = next(event for event in reversed(log["events"]) if event["event"] == kind)
        for field, value in fields.items():
            event[field] = value(event[field]) if callable(value) else value

    return forge


def skip_a_hole(log: Log) -> None:
    """Deal the second hole with the cards of the third, as if they were its own."""
    second, third = [event for event in log["events"] if event["event"] == "HoleDealt"][1:3]
    second["order"], second["upcard"] = third["order"], third["upcard"]


def leave_a_move_out(log: Log) -> None:
    """Remove an event from the middle."""
    del log["events"][len(log["events"]) // 2]


def stop_half_way(log: Log) -> None:
    """Cut the log off between a move and the events that follow from it."""
    at = max(at for at, event in enumerate(log["events"]) if event["event"] == "HoleScored")
    del log["events"][at:]


def swap_first_cards(order: str) -> str:
    """Exchange the first two different cards of a deal or rebuild."""
    first, *rest = order.split()
    other = next(at for at, card in enumerate(rest) if card != first)
    first, rest[other] = rest[other], first
    return " ".join((first, *rest))


FORGERIES: dict[str, Callable[[Log], None]] = {
    "another commitment": change("GameStarted", commitment="0" * 64),
    "another secret": change("GameStarted", secret="0" * 64),
    "another part": change("GameStarted", entropy=lambda parts: [*parts[:-1], "x"]),
    "another id": change("GameStarted", game_id="another"),
    "another option": change("GameStarted", options=["hints=on"]),
    "other seats": change("GameStarted", seating=lambda seats: seats[::-1]),
    "another ruleset": change("GameStarted", ruleset="card_commons"),
    "another deal": change("HoleDealt", order=swap_first_cards),
    "another first seat": change("HoleDealt", first_seat=lambda seat: (seat + 1) % 3),
    "a hole skipped": skip_a_hole,
    "another rebuild": change("StockRebuilt", order=swap_first_cards),
    "another card drawn": change("CardDrawn", card=lambda card: "AC" if card != "AC" else "2C"),
    "a move out of turn": change("CardDrawn", seat=lambda seat: (seat + 1) % 3),
    "another slot": change("CardSwapped", slot=lambda slot: (slot + 1) % 6),
    "a better score": change("HoleScored", scores=lambda scores: [-6, *scores[1:]]),
    "another winner": change("GameWon", winners=[0, 1, 2]),
    "a move left out": leave_a_move_out,
    "a log that breaks off": stop_half_way,
    "a field too many": change("WentOut", why="because"),
}


def whole_game() -> Game:
    """Return a game of nine holes at a table of three, with a rebuilt stock."""
    game = opened(PAGAT, 3, game_id="8f3k7mxp", options=("hints=off",))
    while not game.state.record.rebuilds:
        draw_and_discard(game)
    play_out(game, random_player(random.Random(4)))
    return game


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_each_kind_of_forged_log_fails(page: Page, forge: Callable[[Log], None]) -> None:
    honest = whole_game()
    log = json.loads(honest.dumps())
    forge(log)
    text = json.dumps(log)
    assert log != json.loads(honest.dumps())
    said = check(page, text)
    assert "Not as promised." in said
    assert "cannot be checked" not in said  # the page noticed it and did not just fail
    with pytest.raises((LogError, ShuffleError)):
        verify_log(loads(text))


def test_a_game_forged_as_a_whole_fails_by_the_seal_from_before_the_game(page: Page) -> None:
    honest, forged = Game.new(game_id="one"), Game.new(game_id="one")
    assert "All is as promised." in check(page, forged.dumps())
    said = check(page, forged.dumps(), honest.commitment)
    assert "The secret is not the one whose seal you gave." in said
    assert "has 64 digits" in check(page, forged.dumps(), "abc")


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", '{"schema":1,"events":[null]}'])
def test_what_is_no_log_is_a_sentence(page: Page, text: str) -> None:
    said = check(page, text)
    assert "Not as promised." in said
    assert "cannot be checked" not in said


def test_a_position_set_up_by_hand_was_not_sealed(page: Page) -> None:
    game = Game.from_position(Position(["7H KD -- -- -- --", "7S KC -- -- -- --"]))
    said = check(page, game.dumps(), game.commitment)
    assert "Not as promised." in said
    assert "set up by hand, so nothing was sealed" in said


def test_a_log_can_be_dropped_on_the_page(page: Page) -> None:
    game = Game.new()
    page.locator("#commitment").fill("")
    page.evaluate(
        """text => {
            document.getElementById("result").dataset.state = "";
            const carried = new DataTransfer();
            carried.items.add(new File([text], "game.json"));
            document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: carried, bubbles: true}));
        }""",
        game.dumps(),
    )
    page.wait_for_selector("#result[data-state=passed]")
