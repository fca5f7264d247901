"""Converts events to JSON and back. Only the known kinds of events and their fields are accepted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.actions import SLOTS
from engine.cards import DECK, Card
from engine.errors import LogError
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    EndReason,
    Event,
    GameStarted,
    GameStopped,
    GameWon,
    HoleDealt,
    HoleScored,
    PositionSet,
    SeatGivenUp,
    StockRebuilt,
    WentOut,
)
from engine.shuffle import SECRET_BYTES

SCHEMA: Final = 3
"""The number of the newest format. A reader refuses a higher number.

Format 2 is format 1 with ``game_id`` and ``options`` in GameStarted. Format 3 is format 2 with PositionSet. A log is
written in the lowest format that can hold it, so that its text does not change with newer versions.
"""

Json = Any
"""A value that the module ``json`` writes and reads."""

_BY_CODE: Final = {card.code: card for card in DECK}


class _Form:
    """Writes and reads one kind of value. Reading raises an error if the JSON value is not exactly of this kind."""

    def __init__(self, write: Callable[[Any], Json], read: Callable[[Json], Any]) -> None:
        self.write = write
        self.read = read


def _read_int(value: Json) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _read_count(value: Json) -> int:
    if _read_int(value) < 0:
        raise ValueError(f"{value!r} is below zero")
    return int(value)


def _read_slot(value: Json) -> int:
    if _read_int(value) not in SLOTS:
        raise ValueError(f"{value!r} is not a slot")
    return int(value)


def _read_text(value: Json) -> str:
    if type(value) is not str:
        raise ValueError(f"{value!r} is not a text")
    value.encode()  # half a surrogate pair raises ValueError here and not later in the game
    return value


def _read_flag(value: Json) -> bool:
    if type(value) is not bool:
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def _read_card(value: Json) -> Card:
    card = _BY_CODE.get(_read_text(value))
    if card is None:
        raise ValueError(f"{value!r} is not a card")
    return card


def _read_secret(value: Json) -> bytes:
    secret = bytes.fromhex(_read_text(value))
    if len(secret) != SECRET_BYTES or secret.hex() != value:
        raise ValueError(f"a secret is {SECRET_BYTES} bytes in lower-case hex")
    return secret


def _optional(form: _Form) -> _Form:
    return _Form(
        lambda value: None if value is None else form.write(value),
        lambda value: None if value is None else form.read(value),
    )


def _many(form: _Form) -> _Form:
    def read(value: Json) -> tuple[Any, ...]:
        if type(value) is not list:
            raise ValueError(f"{value!r} is not a list")
        return tuple(form.read(item) for item in value)

    return _Form(lambda values: [form.write(value) for value in values], read)


def _write_cards(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _read_cards(value: Json) -> tuple[Card, ...]:
    return tuple(_read_card(code) for code in _read_text(value).split(" "))


def _read_pile(value: Json) -> tuple[Card, ...]:
    return _read_cards(value) if value != "" else ()


def _read_layout(value: Json) -> tuple[Card, ...]:
    layout = _read_cards(value)
    if len(layout) != len(SLOTS):
        raise ValueError(f"{value!r} is not a layout of {len(SLOTS)} cards")
    return layout


_INT: Final = _Form(int, _read_int)
_COUNT: Final = _Form(int, _read_count)
_SLOT: Final = _Form(int, _read_slot)
_TEXT: Final = _Form(str, _read_text)
_FLAG: Final = _Form(bool, _read_flag)
_CARD: Final = _Form(lambda card: card.code, _read_card)
_CARDS: Final = _Form(_write_cards, _read_cards)
_PILE: Final = _Form(_write_cards, _read_pile)
_LAYOUT: Final = _Form(_write_cards, _read_layout)
_SECRET: Final = _Form(bytes.hex, _read_secret)
_REASON: Final = _Form(str, EndReason)

_PLACING: Final = {
    "seat": _COUNT,
    "slot": _SLOT,
    "card": _CARD,
    "replaced": _CARD,
    "was_face_down": _FLAG,
}

_FORMS: Final[dict[str, tuple[type[Event], dict[str, _Form]]]] = {
    "GameStarted": (
        GameStarted,
        {
            "ruleset": _TEXT,
            "seats": _COUNT,
            "holes": _COUNT,
            "commitment": _TEXT,
            "entropy": _many(_TEXT),
            "seating": _many(_COUNT),
            "computers": _many(_COUNT),
            "secret": _optional(_SECRET),
        },
    ),
    "HoleDealt": (
        HoleDealt,
        {"hole": _COUNT, "first_seat": _COUNT, "upcard": _CARD, "order": _optional(_CARDS)},
    ),
    "PositionSet": (
        PositionSet,
        {
            "turn": _COUNT,
            "layouts": _optional(_many(_LAYOUT)),
            "up": _many(_COUNT),
            "stock": _optional(_PILE),
            "discards": _CARDS,
            "drawn": _optional(_CARD),
            "out_seat": _optional(_COUNT),
            "scorecard": _many(_many(_INT)),
        },
    ),
    "CardTurnedUp": (CardTurnedUp, {"seat": _COUNT, "slot": _SLOT, "card": _CARD}),
    "CardDrawn": (CardDrawn, {"seat": _COUNT, "card": _optional(_CARD)}),
    "CardTaken": (CardTaken, _PLACING),
    "CardSwapped": (CardSwapped, _PLACING),
    "CardDiscarded": (CardDiscarded, {"seat": _COUNT, "card": _CARD}),
    "StockRebuilt": (StockRebuilt, {"cards": _COUNT, "order": _optional(_CARDS)}),
    "WentOut": (WentOut, {"seat": _COUNT}),
    "HoleScored": (
        HoleScored,
        {"hole": _COUNT, "layouts": _many(_LAYOUT), "scores": _many(_INT)},
    ),
    "GameWon": (GameWon, {"winners": _many(_COUNT), "totals": _many(_INT)}),
    "SeatGivenUp": (SeatGivenUp, {"seat": _COUNT}),
    "GameStopped": (GameStopped, {"reason": _REASON}),
}
_SINCE_FORMAT_2: Final[dict[str, dict[str, _Form]]] = {
    "GameStarted": {"game_id": _TEXT, "options": _many(_TEXT)}
}
"""By kind of event: the fields that format 2 added. An event has either all of these fields or none."""
_NAMES: Final = {kind: name for name, (kind, _) in _FORMS.items()}


def encode(event: Event) -> dict[str, Json]:
    """Return an event as JSON values, with its kind under ``event``.

    The values include secrets, because they are stored.
    """
    name = _NAMES[type(event)]
    values: dict[str, Json] = {"event": name}
    for field, form in _forms_of(event).items():
        values[field] = form.write(getattr(event, field))
    return values


def _forms_of(event: Event) -> dict[str, _Form]:
    name = _NAMES[type(event)]
    forms = _FORMS[name][1]
    return forms | _SINCE_FORMAT_2[name] if _is_bound(event) else forms


def _is_bound(event: Event) -> bool:
    return isinstance(event, GameStarted) and event.game_id is not None


def _format_of(event: Event) -> int:
    """Return the number of the lowest format that can hold an event."""
    if isinstance(event, PositionSet):
        return 3
    return 2 if _is_bound(event) else 1


def decode(values: Mapping[str, Json]) -> Event:
    """Return the event that ``encode`` has turned into these values.

    ``LogError`` if a field is unknown, missing, superfluous or out of range.
    """
    name = values.get("event")
    if not isinstance(name, str) or name not in _FORMS:
        raise LogError(f"unknown event {name!r}")
    kind, forms = _FORMS[name]
    newer = _SINCE_FORMAT_2.get(name, {})
    if not newer.keys().isdisjoint(values):
        forms = forms | newer
    if values.keys() != {"event", *forms}:
        odd = ", ".join(sorted(values.keys() ^ {"event", *forms}))
        raise LogError(f"{name}: fields missing or unknown: {odd}")
    read: dict[str, Any] = {}
    for field, form in forms.items():
        try:
            read[field] = form.read(values[field])
        except ValueError as error:
            raise LogError(f"{name}.{field}: {error}") from error
    return kind(**read)


def dumps(events: Iterable[Event]) -> str:
    """Return the events of a game as one line of JSON, with the number of the format. The line includes secrets."""
    log = tuple(events)
    schema = max(map(_format_of, log), default=1)
    return json.dumps(
        {"schema": schema, "events": [encode(event) for event in log]}, separators=(",", ":")
    )


def loads(text: str | bytes) -> tuple[Event, ...]:
    """Return the events that ``dumps`` has turned into this text.

    ``LogError`` with a sentence for the operator if the text is damaged, unknown or of a newer format.
    """
    try:
        document = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise LogError(f"this is not JSON: {error}") from error
    if not isinstance(document, dict) or "schema" not in document:
        raise LogError("this is not a game log: it has no schema number")
    schema = document["schema"]
    if type(schema) is not int or schema < 1:
        raise LogError(f"the schema number {schema!r} makes no sense")
    if schema > SCHEMA:
        raise LogError(f"this log has format {schema}; this program reads up to {SCHEMA}")
    events = document.get("events")
    if document.keys() != {"schema", "events"}:
        odd = ", ".join(sorted(document.keys() ^ {"schema", "events"}))
        raise LogError(f"this game log has fields missing or unknown: {odd}")
    if not isinstance(events, list) or not all(isinstance(item, dict) for item in events):
        raise LogError("this game log has no list of events")
    log = tuple(decode(item) for item in events)
    if any(_format_of(event) > schema for event in log):
        raise LogError(f"a log of format {schema} has no such events: this one was changed")
    return log
