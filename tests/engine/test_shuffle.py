from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine import (
    CARD_COMMONS,
    DECK,
    PAGAT,
    RULESETS,
    Game,
    HoleDealt,
    RuleError,
    Ruleset,
    StockRebuilt,
)
from engine.shuffle import commitment_of, entropy_digest, shuffled

from .positions import EVERY_TABLE, draw_and_discard, opened, play_out, random_player

T = TypeVar("T")
DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"


def vector() -> dict[str, str]:
    """Return the lines of the document's test vector by name."""
    return vectors()[0]


def vectors() -> list[dict[str, str]]:
    blocks = re.findall(r"```text\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    return [dict(line.split(": ", 1) for line in block.splitlines()) for block in blocks]


def by_the_book(items: Sequence[T], secret: bytes, digest: str, hole: int, rebuild: int) -> list[T]:
    """Shuffle by the document's specification, without any code of the engine."""
    numbers: list[int] = []
    counter = 0
    order = list(items)
    for i in reversed(range(1, len(order))):
        while True:
            if not numbers:
                message = "|".join(["golf/1", digest, str(hole), str(rebuild), str(counter)])
                block = hmac.new(secret, message.encode(), hashlib.sha256).digest()
                numbers = [int.from_bytes(block[k : k + 4], "big") for k in range(0, 32, 4)]
                counter += 1
            w = numbers.pop(0)
            if w < 2**32 - 2**32 % (i + 1):
                break
        j = w % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def test_the_vector_of_the_document() -> None:
    known = vector()
    secret, entropy = bytes.fromhex(known["secret"]), known["entropy"].split()
    assert commitment_of(secret) == known["commitment"]
    assert hashlib.sha256(known["hashed entropy"].encode()).hexdigest() == known["entropy digest"]
    digest = entropy_digest(entropy)
    assert digest == known["entropy digest"]
    block = hmac.digest(secret, f"golf/1|{digest}|1|0|0".encode(), "sha256")
    assert block.hex() == known["block 0 of hole 1"]

    game = Game.new(CARD_COMMONS, seats=4, secret=secret, entropy=entropy)
    dealt = game.events[1]
    assert isinstance(dealt, HoleDealt)
    assert dealt.order is not None
    assert game.commitment == known["commitment"]
    assert " ".join(map(str, game.state.setup.seating)) == known["seating"]
    assert " ".join(card.code for card in dealt.order) == known["deal"]
    for seat, layout in enumerate(game.state.layouts):
        assert " ".join(card.code for card in layout) == known[f"seat {seat}"]
    assert dealt.upcard.code == known["first discard"]
    rebuilt = shuffled(DECK[:10], secret, digest, hole=1, rebuild=1)
    assert " ".join(card.code for card in rebuilt) == known["rebuild"]


@pytest.mark.parametrize("known", vectors()[1:], ids=lambda known: f"scheme {known['scheme']}")
def test_the_vectors_of_both_schemes(known: dict[str, str]) -> None:
    secret = bytes.fromhex(vector()["secret"])
    terms: dict[str, Any] = {}
    if known["scheme"] == "2":
        terms = {"game_id": known["game id"], "options": known["options"].split()}
    game = Game.new(
        RULESETS[known.get("ruleset", "card_commons")],
        seats=len(known["entropy"].split()),
        secret=secret,
        entropy=known["entropy"].split(),
        **terms,
    )
    setup = game.state.setup
    assert hashlib.sha256(known["hashed"].encode()).hexdigest() == known["digest"] == setup.digest
    assert " ".join(map(str, setup.seating)) == known["seating"]
    if "block 0 of hole 1" in known:
        block = hmac.digest(secret, f"golf/2|{setup.digest}|1|0|0".encode(), "sha256")
        assert block.hex() == known["block 0 of hole 1"]
    play_out(game, random_player(random.Random(1)))
    deals = {event.hole: event for event in game.events if isinstance(event, HoleDealt)}
    for hole in (1, 2):
        text = " ".join(card.code for card in deals[hole].order or ())
        sha = hashlib.sha256(text.encode()).hexdigest()
        assert sha == known[f"SHA-256 of the deal of hole {hole}"]
    second = Game.replay(game.events[: game.events.index(deals[2]) + 1]).state
    for seat in (0, 1):
        codes = " ".join(card.code for card in second.layouts[seat])
        assert codes == known[f"hole 2, seat {seat}"]
    assert second.discards[-1].code == known["hole 2, first discard"]


def test_a_real_number_is_passed_over() -> None:
    digest = vector()["entropy digest"]
    order = shuffled(DECK * 3, bytes(range(32)), digest, 103273, 0)
    sha = hashlib.sha256(" ".join(card.code for card in order).encode()).hexdigest()
    assert sha == "6500904dde3518a5816a3486bcda46b6bb8b69faa67af49d444947984c541b99"
    assert sha in DOCUMENT.read_text("utf-8")
    assert list(order) == by_the_book(DECK * 3, bytes(range(32)), digest, 103273, 0)


def test_every_term_of_a_game_of_version_2_changes_its_deal() -> None:
    base: dict[str, Any] = {
        "ruleset": CARD_COMMONS, "seats": 3, "holes": 9, "entropy": ("a", "b", "c"),
        "game_id": "8f3k7mxp", "options": ("clock_s=90",),
    }  # fmt: skip
    others: list[dict[str, Any]] = [
        {}, {"ruleset": PAGAT}, {"seats": 4}, {"holes": 18}, {"entropy": ("a", "c", "b")},
        {"game_id": "8f3k7mxq"}, {"options": ()}, {"options": ("clock_s=45",)},
        {"options": ("clock_s=90", "")}, {"game_id": None, "options": ()},
        {"entropy": ("b", "c"), "options": ("clock_s=90", "a")},
    ]  # fmt: skip
    deals = [Game.new(secret=bytes(32), **(base | other)).state.stock[:20] for other in others]
    assert len(set(deals)) == len(others)


def test_a_second_implementation_of_the_document_agrees() -> None:
    rng = random.Random(11)
    for number in range(200):
        secret, hole, rebuild = rng.randbytes(32), rng.randrange(19), rng.randrange(12)
        digest = entropy_digest([str(number)])
        items = range(rng.randrange(157))
        assert list(shuffled(items, secret, digest, hole, rebuild)) == by_the_book(
            items, secret, digest, hole, rebuild
        )


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_every_deal_of_a_game_follows_the_document(ruleset: Ruleset, seats: int) -> None:
    rng = random.Random(seats)
    game = opened(ruleset, seats, secret=rng.randbytes(32))
    digest = entropy_digest(game.state.setup.entropy)
    assert list(game.state.setup.seating) == by_the_book(range(seats), game.secret, digest, 0, 0)
    play_out(game, random_player(rng))
    pack = DECK * ruleset.decks(seats)
    for at, event in enumerate(game.events):
        if not isinstance(event, HoleDealt):
            continue
        order = by_the_book(pack, game.secret, digest, event.hole, 0)
        assert event.order == tuple(order)
        # Step 5, card by card.
        layouts: list[list[object]] = [[None] * 6 for _ in range(seats)]
        for k in range(6 * seats):
            layouts[(event.first_seat + k) % seats][k // seats] = order[k]
        dealt = Game.replay(game.events[: at + 1]).state
        assert [list(layout) for layout in dealt.layouts] == layouts
        assert list(dealt.discards) == order[6 * seats : 6 * seats + 1]
        assert list(dealt.stock) == order[6 * seats + 1 :]


def test_a_rebuild_follows_the_document() -> None:
    game = opened(PAGAT, 3)
    for number in (1, 2):
        pile = list(game.state.discards)
        while not isinstance(game.events[-1], StockRebuilt):
            drawn = game.state.stock[0]
            draw_and_discard(game)
            pile.append(drawn)
        digest = entropy_digest(game.state.setup.entropy)
        expected = by_the_book(pile[:-1], game.secret, digest, 1, number)
        assert list(game.state.stock) == expected
        draw_and_discard(game)


def test_numbers_that_would_favour_a_place_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2³² mod 3 is 1, so the first of three places would come once too often. So the highest number is not used. It
    # appears once in a hundred million draws, so this test gives the numbers.
    highest = 2**32 - 1
    monkeypatch.setattr("engine.shuffle._words", lambda *_: iter([highest, highest, 1, highest]))
    # Place 2 is exchanged with 1 mod 3 = 1; then place 1 of two with (2³² − 1) mod 2 = 1.
    assert shuffled("abc", bytes(32), "", 1, 0) == ("a", "c", "b")


def test_the_whole_deal_depends_on_every_part_of_the_label() -> None:
    secret, digest = bytes(32), entropy_digest(["a"])
    orders = {
        shuffled(DECK, secret, digest, 1, 0),
        shuffled(DECK, secret, digest, 1, 1),
        shuffled(DECK, secret, digest, 2, 0),
        shuffled(DECK, secret, digest, 11, 0),
        shuffled(DECK, secret, entropy_digest(["b"]), 1, 0),
        shuffled(DECK, bytes(31) + b"\1", digest, 1, 0),
    }
    assert len(orders) == 6
    assert all(sorted(order) == sorted(DECK) for order in orders)


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"entropy": ("a", "\ud800")}, "part .* cannot be written"),
        ({"entropy": ("a", None)}, "part None .* is not a text"),
        ({"game_id": "\ud800"}, "game_id .* cannot be written"),
        ({"game_id": "a", "options": (b"x",)}, "option b'x' .* is not a text"),
        ({"options": ("clock_s=90",)}, "give game_id, too"),
    ],
)
def test_what_could_not_be_read_again_is_refused_at_the_door(
    terms: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(RuleError, match=sentence):
        Game.new(CARD_COMMONS, seats=2, secret=bytes(32), **terms)


def test_the_digest_keeps_players_apart() -> None:
    digests = [
        entropy_digest(texts)
        for texts in ((), ("",), ("ab", "c"), ("a", "bc"), ("abc",), ("1:a,", "b"), ("1:a,1:b,",))
    ]
    assert len(set(digests)) == len(digests)
    assert entropy_digest(["é"]) == hashlib.sha256("2:é,".encode()).hexdigest()


def chi_square(counts: Counter[T], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def four_sigma(degrees: int) -> tuple[float, float]:
    """Return the limits within which the sum stays in all but one of 15,000 runs.

    Secrets are fixed, so there is one run.
    """
    spread = 4 * (2 * degrees) ** 0.5
    return degrees - spread, degrees + spread


def chi_square_of_places(pairs: Counter[tuple[int, int]], items: int) -> float:
    """Return chi-square for places and items. Each row and each column adds up to the number of shuffles.

    So there are (n − 1)² degrees of freedom, and the sum is larger by the factor n / (n − 1).
    """
    return chi_square(pairs, items * items) * (items - 1) / items


@pytest.mark.slow
def test_30_000_shuffles_put_every_card_in_every_place_equally_often() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for hole in range(30_000):
        pairs.update(enumerate(shuffled(range(52), b"uniform".ljust(32), "", hole, 0)))
    low, high = four_sigma(51 * 51)
    assert low < chi_square_of_places(pairs, 52) < high


@pytest.mark.slow
def test_neighbours_are_independent() -> None:
    tops = Counter(
        shuffled(range(8), b"tops".ljust(32), "", hole, 0)[:3] for hole in range(100_000)
    )
    low, high = four_sigma(8 * 7 * 6 - 1)
    assert low < chi_square(tops, 8 * 7 * 6) < high


@pytest.mark.slow
def test_whole_orders_are_equally_likely() -> None:
    counts = Counter(
        shuffled(range(5), b"orders".ljust(32), "", hole, rebuild=1) for hole in range(24_000)
    )
    low, high = four_sigma(119)
    assert low < chi_square(counts, 120) < high


def test_the_uniformity_tests_would_notice_a_biased_shuffle() -> None:
    # The classical mistake is to exchange each place with any place.
    rng = random.Random(1)
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(20_000):
        order = list(range(8))
        for i in range(8):
            j = rng.randrange(8)
            order[i], order[j] = order[j], order[i]
        pairs.update(enumerate(order))
    assert chi_square_of_places(pairs, 8) > 10 * four_sigma(49)[1]
