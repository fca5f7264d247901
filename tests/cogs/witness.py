"""Reads everything that leaves the bot, and finds cards that a person must not know."""

from __future__ import annotations

import json
import logging
import re
from functools import cache
from typing import Any

from bot.contest import Contest
from bot.languages import choose_tongue
from bot.pictures.emojis import name_emoji
from bot.ports.pictures import HandPicture, PictureSpec
from bot.words.descriptions import name_card
from engine import DECK, Card
from tests.cogs.club import Club, TinyPictures

SPOKEN = ("en", "ja", "he")
"""The languages in which cards are looked for."""
EPHEMERAL = 64
_TO_SHOW, _TO_CHANGE = 4, 7
"""The types of answers to an interaction: a new message, or a change of the pressed message."""


class Witness(logging.Handler):
    """Checks all requests, pictures and log lines since its last look.

    Games must have one deck, so that each card is unique.
    """

    def __init__(self, club: Club) -> None:
        super().__init__(logging.DEBUG)
        assert isinstance(club.pictures, TinyPictures)
        self.club = club
        self.pictures = club.pictures
        self.lines: list[str] = []
        self.private = 0
        """How often a drawn card was shown to the person who drew it."""
        written = club.bot.card_emojis.written
        self._emojis = {str(written[card]["id"]): card for card in DECK}
        self._requests = len(club.env.http_requests)
        self._drawn = len(self.pictures.drawn)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the log, with its trace."""
        self.lines.append(logging.Formatter().format(record))

    def look(self, before: Contest, after: Contest) -> None:
        """Check what was sent, drawn and logged between two states of a game."""
        secret = after.started_state.setup.secret.hex() if after.is_playing else None
        for request in self.club.env.http_requests[self._requests :]:
            viewer = self.viewer(request)
            said = " ".join(
                [request.path, json.dumps([request.json, request.params], ensure_ascii=False)]
            )
            hidden = hidden_from(before, viewer) & hidden_from(after, viewer)
            named = self.named(said)
            assert not named & hidden, f"{viewer} sees {named & hidden} in {said}"
            assert secret is None or secret not in said
            if viewer is not None and after.started_state.drawn in named:
                self.private += 1
        for spec in self.pictures.drawn[self._drawn :]:
            viewer = seat_of(after, spec)
            hidden = {
                card
                for card in hidden_from_seat(before, viewer) & hidden_from_seat(after, viewer)
                if str(card) in symbols(repr(spec))
            }
            assert not hidden, f"{hidden} can be seen in {spec}"
        for line in self.lines:
            hidden = hidden_from(before, None) & hidden_from(after, None)
            assert not self.named(line) & hidden, line
            assert secret is None or secret not in line
        self._requests = len(self.club.env.http_requests)
        self._drawn = len(self.pictures.drawn)
        self.lines.clear()

    def named(self, text: str) -> set[Card]:
        """Return the cards that a text names in any way: symbol, code, words, or the name or id of an emoji."""
        found = {CARDS[word] for word in WORDS.findall(text)}
        numbers = set(re.findall(r"\d{15,}", text))
        return found | {self._emojis[number] for number in numbers & self._emojis.keys()}

    def viewer(self, request: Any) -> int | None:
        """Return the only user who can see what a request shows, ``None`` if others can see it too."""
        backend = self.club.env.backend
        parts = request.path.strip("/").split("/")
        body = request.json if isinstance(request.json, dict) else {}
        match parts:
            case ["channels", channel_id, *_]:
                return self._owner(int(channel_id))
            case ["interactions", interaction_id, _, "callback"]:
                record = backend.interactions[int(interaction_id)]
                if body.get("type") == _TO_CHANGE:
                    return self._reader(record.channel_id, record.source_message_id, record.user_id)
                alone = (body.get("data") or {}).get("flags", 0) & EPHEMERAL
                return record.user_id if alone else self._owner(record.channel_id)
            case ["webhooks", _, token, *rest]:
                record = next(one for one in backend.interactions.values() if one.token == token)
                if not rest:
                    alone = body.get("flags", 0) & EPHEMERAL
                    return record.user_id if alone else self._owner(record.channel_id)
                message_id = record.message_id or record.source_message_id
                if rest[-1] != "@original":
                    message_id = int(rest[-1])
                return self._reader(record.channel_id, message_id, record.user_id)
        return None

    def _owner(self, channel_id: int) -> int | None:
        """Return the user whose direct messages a channel has."""
        owners = {channel: user for user, channel in self.club.env.backend.dm_channels.items()}
        return owners.get(channel_id)

    def _reader(self, channel_id: int, message_id: int | None, user_id: int) -> int | None:
        assert message_id is not None
        message = self.club.env.backend.messages[channel_id][message_id]
        return user_id if message.is_ephemeral else self._owner(channel_id)


def hidden_from(game: Contest, user_id: int | None) -> set[Card]:
    """Return the cards that a person must not know, or with ``None`` the cards that nobody may know."""
    seat = None if user_id is None else game.seat_of(user_id)
    return hidden_from_seat(game, seat)


def hidden_from_seat(game: Contest, seat: int | None) -> set[Card]:
    """Return the cards that a seat must not know, or with ``None`` the cards that nobody may know."""
    state = game.started_state
    hidden = set(state.stock)
    for layout, up in zip(state.layouts, state.up, strict=True):
        hidden |= {card for slot, card in enumerate(layout) if not up >> slot & 1}
    if state.drawn is not None and (seat is None or state.seat != seat):
        hidden.add(state.drawn)
    return hidden


def seat_of(game: Contest, spec: PictureSpec) -> int | None:
    """Return the seat for which a picture is drawn."""
    return spec.view.viewer if isinstance(spec, HandPicture) else None


def symbols(text: str) -> set[str]:
    """Return the cards that a text names by symbol."""
    return set(re.findall(r"(?:10|[2-9AJQK])[♣♦♥♠]", text))


@cache
def _words() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in DECK:
        said = (name_card(card, choose_tongue(code)) for code in SPOKEN)
        for word in (str(card), card.code, *said, name_emoji(card)):
            found[word] = card
    return found


_EAST = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
"""Letters of Japanese, which has no spaces between words."""
CARDS = _words()
WORDS = re.compile(
    "|".join(
        word if _EAST.search(word) else rf"(?<![\w]){re.escape(word)}(?![\w])"
        for word in sorted(CARDS, key=len, reverse=True)
    )
)
