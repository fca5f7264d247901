"""Labels are words, kinds and routes, and never an id, a name or a token."""

from __future__ import annotations

import pytest

from bot.metrics import Metrics
from bot.metrics.labels import Few, name_kind, name_route
from bot.ports.meter import AnswerOutcome


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/api/v10/webhooks/123/aW50ZXI/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/api/v10/interactions/123/aword/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/guilds/9/members/8", "/guilds/{id}/members/{id}"),
        ("/api/v10/applications/9/emojis", "/applications/{id}/emojis"),
        ("/api/v10/gateway/bot", "/gateway/bot"),
        ("/attachments/1/2/hand-8f3k.png", "/attachments/{id}/{id}/{id}"),
    ],
)  # fmt: skip
def test_a_route_has_no_id_and_no_token(path: str, route: str) -> None:
    assert name_route(path) == route


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("swap3", "swap"),
        ("golf start", "golf start"),
        ("scores:123456789012345678:all", "scores"),
        ("123456789012345678", "other"),
        ("", "other"),
        ("Ann", "other"),
    ],
)
def test_a_kind_is_a_word_without_what_follows(written: str, kind: str) -> None:
    assert name_kind(written) == kind


def test_a_label_has_no_more_than_a_hundred_values() -> None:
    few = Few()
    passed = {few.limit(f"kind {number}") for number in range(1000)}
    assert len(passed) == 101
    assert few.limit("kind 5") == "kind 5"
    assert few.limit("kind 999") == "other"


def test_one_label_takes_no_room_from_another() -> None:
    metrics = Metrics()
    for number in range(101):
        route = f"/{chr(97 + number // 26)}{chr(97 + number % 26)}"
        metrics.count_request("GET", route, 200, 1)
    metrics.count_answer("draw", AnswerOutcome.SHOWN, 1)
    metrics.count_picture("TablePicture", 1)
    value = metrics.registry.get_sample_value
    answer = {"kind": "draw", "outcome": "shown"}
    assert value("golf_answer_seconds_count", answer) == 1
    assert value("golf_picture_seconds_count", {"kind": "TablePicture"}) == 1
    other = {"method": "GET", "route": "other", "status": "200"}
    assert value("golf_request_seconds_count", other) == 1
