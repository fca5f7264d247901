from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any, get_args

import pytest

from engine import (
    CARD_COMMONS,
    PAGAT,
    Event,
    Game,
    LogError,
    Position,
    StockRebuilt,
    dumps,
    loads,
    redact,
)
from engine.codec import SCHEMA, decode, encode

from .positions import draw_and_discard, new, opened, play_out, random_player


def full_log() -> tuple[Event, ...]:
    """Return a log with every kind of event: a played game, one with rebuilds, and one that was stopped."""
    played = new(CARD_COMMONS, 3, holes=3, computers=(2,))
    play_out(played, random_player(random.Random(4)))
    rebuilt = opened(PAGAT, 2)
    while not isinstance(rebuilt.events[-1], StockRebuilt):
        draw_and_discard(rebuilt)
    rebuilt.give_up(0)
    position = Game.from_position(
        Position(["7H KD -- -- -- --", "7S KC -- -- -- --"], turn=9), secret=bytes(32)
    )
    return played.events + rebuilt.events + position.events


def test_every_kind_of_event_survives_the_round_trip() -> None:
    events = full_log()
    assert {type(event) for event in events} == set(get_args(Event))
    text = dumps(events)
    assert loads(text) == loads(text.encode()) == events
    assert dumps(loads(text)) == text
    assert "\n" not in text
    for event in events:
        assert decode(json.loads(json.dumps(encode(event)))) == event


def test_redacted_events_can_be_written_and_read_but_make_no_game() -> None:
    events = tuple(redact(event, None) for event in new(CARD_COMMONS, 2).events)
    assert loads(dumps(events)) == events
    with pytest.raises(LogError, match="secret of the shuffle was taken out"):
        Game.replay(events)


def test_the_format_is_pinned() -> None:
    """Stored games must stay readable. A change here must raise SCHEMA and still read the old form."""
    game = opened(CARD_COMMONS, 2)
    game.play(0, game.legal_actions(0)[0])
    document = json.loads(dumps(game.events))
    assert list(document) == ["schema", "events"]
    assert document["schema"] == 1 < SCHEMA
    started, dealt, turned, *_, drawn = document["events"]
    assert started == {
        "event": "GameStarted",
        "ruleset": "card_commons",
        "seats": 2,
        "holes": 9,
        "commitment": game.commitment,
        "entropy": ["player:0", "player:1"],
        "seating": list(game.state.setup.seating),
        "computers": [],
        "secret": bytes(range(32)).hex(),
    }
    assert dealt.keys() == {"event", "hole", "first_seat", "upcard", "order"}
    assert len(dealt["order"].split(" ")) == 52
    card = game.state.layouts[0][0].code
    assert turned == {"event": "CardTurnedUp", "seat": 0, "slot": 0, "card": card}
    assert drawn == {"event": "CardDrawn", "seat": 0, "card": game.state.drawn.code}  # type: ignore[union-attr]


def test_a_game_with_an_id_is_format_2_and_no_other() -> None:
    game = new(CARD_COMMONS, 2, game_id="8f3k7mxp", options=("clock_s=90",))
    text = dumps(game.events)
    document = json.loads(text)
    assert document["schema"] == 2
    started = document["events"][0]
    assert (started["game_id"], started["options"]) == ("8f3k7mxp", ["clock_s=90"])
    assert Game.replay(loads(text)) == game
    with pytest.raises(LogError, match="format 1 has no such events"):
        loads(text.replace('"schema":2', '"schema":1'))
    for field in ("game_id", "options"):
        half = {name: value for name, value in started.items() if name != field}
        with pytest.raises(LogError, match=f"missing or unknown: {field}"):
            decode(half)


def test_a_position_is_format_3_and_may_have_an_empty_stock() -> None:
    position = Position(["7H KD -- -- -- --", "7S KC -- -- -- --"], drawn="AS", stock_count=0)
    game = Game.from_position(position, secret=bytes(32))
    text = game.dumps()
    document = json.loads(text)
    assert document["schema"] == 3
    assert document["events"][1] == {
        "event": "PositionSet",
        "turn": 1,
        "layouts": [" ".join(card.code for card in layout) for layout in game.state.layouts],
        "up": [3, 3],
        "stock": "",
        "discards": " ".join(card.code for card in game.state.discards),
        "drawn": "AS",
        "out_seat": None,
        "scorecard": [],
    }
    assert Game.loads(text) == game
    for lower in (1, 2):
        with pytest.raises(LogError, match=f"format {lower} has no such events"):
            loads(text.replace('"schema":3', f'"schema":{lower}'))


BROKEN_DOCUMENTS: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "not JSON"),
    "half a line": ('{"schema":1,"events":[{"event":"Went', "not JSON"),
    "bytes that are no text": (b"\xff\xfe\x00", "not JSON"),
    "too deep": ("[" * 100_000, "not JSON"),
    "a list": ("[]", "no schema number"),
    "no schema": ('{"events":[]}', "no schema number"),
    "newer": ('{"schema":4,"events":[]}', "format 4; this program reads up to 3"),
    "schema zero": ('{"schema":0,"events":[]}', "0 makes no sense"),
    "schema in words": ('{"schema":"1","events":[]}', "'1' makes no sense"),
    "schema true": ('{"schema":true,"events":[]}', "True makes no sense"),
    "no events": ('{"schema":1}', "missing or unknown: events"),
    "spare key": ('{"schema":1,"events":[],"more":1}', "missing or unknown: more"),
    "events no list": ('{"schema":1,"events":{}}', "no list of events"),
    "event no object": ('{"schema":1,"events":[3]}', "no list of events"),
    "no name": ('{"schema":1,"events":[{}]}', "unknown event None"),
    "unknown": ('{"schema":1,"events":[{"event":"CardEaten"}]}', "unknown event 'CardEaten'"),
    "name no text": ('{"schema":1,"events":[{"event":[]}]}', r"unknown event \[\]"),
    "missing": ('{"schema":1,"events":[{"event":"WentOut"}]}', "WentOut: .*unknown: seat"),
    "spare": ('{"schema":1,"events":[{"event":"WentOut","seat":0,"x":1}]}', "unknown: x"),
}


@pytest.mark.parametrize(("text", "sentence"), BROKEN_DOCUMENTS.values(), ids=BROKEN_DOCUMENTS)
def test_what_is_not_a_log_is_refused_with_a_sentence(text: str | bytes, sentence: str) -> None:
    with pytest.raises(LogError, match=sentence):
        loads(text)


PLACED = {"event": "CardSwapped", "seat": 0, "slot": 0, "card": "AC", "replaced": "2D"}
STARTED = encode(new(CARD_COMMONS, 2).events[0])
DEALT = encode(new(CARD_COMMONS, 2).events[1])
SCORED = {"event": "HoleScored", "hole": 1, "layouts": ["AC 2C 3C 4C 5C 6C"], "scores": [19]}
DAMAGED: list[tuple[dict[str, Any], str, Any]] = [
    ({"event": "WentOut"}, "seat", -1),
    ({"event": "WentOut"}, "seat", True),
    ({"event": "WentOut"}, "seat", 1.0),
    ({"event": "WentOut"}, "seat", "0"),
    ({"event": "WentOut"}, "seat", None),
    (PLACED | {"was_face_down": True}, "slot", 6),
    (PLACED | {"was_face_down": True}, "slot", -1),
    (PLACED | {"was_face_down": True}, "card", "1C"),
    (PLACED | {"was_face_down": True}, "card", "ac"),
    (PLACED | {"was_face_down": True}, "card", "A♣"),
    (PLACED | {"was_face_down": True}, "card", None),
    (PLACED, "was_face_down", 1),
    (STARTED, "secret", "00" * 31),
    (STARTED, "secret", "AB" * 32),
    (STARTED, "secret", "zz" * 32),
    (STARTED, "entropy", "ann:1"),
    (STARTED, "entropy", ["\ud800"]),
    (STARTED, "entropy", [1]),
    (STARTED, "ruleset", 1),
    (DEALT, "order", "AC  2C"),
    (DEALT, "order", ""),
    (SCORED, "layouts", ["AC 2C 3C 4C 5C"]),
    (SCORED, "layouts", ["AC 2C 3C 4C 5C 6C 7C"]),
    (SCORED, "scores", [None]),
    ({"event": "GameStopped"}, "reason", "bored"),
    ({"event": "GameStopped"}, "reason", []),
]


@pytest.mark.parametrize(("event", "field", "value"), DAMAGED)
def test_a_damaged_field_is_named(event: dict[str, Any], field: str, value: object) -> None:
    with pytest.raises(LogError, match=f"^{event['event']}.{field}: "):
        decode(event | {field: value})


def test_a_log_cut_anywhere_or_with_any_character_changed_is_no_crash() -> None:
    text = dumps(opened(CARD_COMMONS, 2).events)
    rng = random.Random(8)
    for at in range(0, len(text), 7):
        with pytest.raises(LogError):
            loads(text[:at])
        changed = text[:at] + rng.choice('"0{}[],:AXx') + text[at + 1 :]
        with suppress(LogError):
            Game.replay(loads(changed))
