"""Annoying names of people notify nobody, break no text and exceed no limit."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from bot.languages import choose_tongue
from bot.languages.direction import without_isolates
from bot.words.descriptions import measure_length
from data.records import ServerPreferences
from engine import Phase
from tests.cogs.club import Club, Seen, components
from tests.cogs.playing import Party
from tests.cogs.test_clocks import mentioning
from tests.cogs.test_whole_games import descriptions
from tests.cogs.witness import SPOKEN
from tests.languages.entries import read

NAMES = [
    "*",
    "```",
    "@everyone",
    "<@1>",
    "\u202egnp.elbat\u202c",
    "𝕎" * 32,
    "\u3164\u200b ",
    "||# [x](https://e.vil)||",
    "אבג דהו",
    "@here <@&5> <#7> </golf end:1>",
    "- > ## _~~`\\*~~_",
    "漢字" * 16,
]
"""Twelve names, so that they fill a table of the largest ruleset."""


@pytest.mark.parametrize(
    ("code", "in_words"), [("en", False), ("ja", True), ("he", True)], ids=["en", "ja", "he"]
)
async def test_a_table_full_of_them_plays_a_hole(club: Club, code: str, in_words: bool) -> None:
    club.people.clear()
    for name in NAMES:
        club.join_server(name)
    people = list(club.people.values())
    await club.store.people.save_server(ServerPreferences(club.guild.id, text=in_words))
    await club.speak(code)
    host, *others = people
    await club.start(host, *others, rules="pagat", holes=9, clock=90)
    party = Party(club, *people)
    await party.step()
    await club.pass_time(46)  # a reminder to all who have not turned up their cards
    game = await party.play_hole()
    assert game.hole_is_over

    # Only the reminded people could be notified, and only by their ids.
    for body in mentioning(club):
        assert not body["allowed_mentions"].get("parse")
        assert not body["allowed_mentions"].get("roles")
        assert set(body["allowed_mentions"]["users"]) <= {person.id for person in people}
    for request in club.env.http_requests:
        if "/messages" in request.path and request.method in ("POST", "PATCH"):
            assert isinstance(request.json, dict)
            assert "allowed_mentions" in request.json, request.path

    table = club.table()
    for message in (table, *(club.cards(person) for person in people)):
        texts = [item["content"] for item in components(message) if item["type"] == 10]
        assert sum(measure_length(text) for text in texts) <= 4000
        for text in texts:
            check_markdown(text, code)
        for description in descriptions(message):
            assert 0 < measure_length(description) <= 1024
            assert "\u202e" not in description
    # Everybody can be told apart, even people whose whole name was removed.
    words = "\n".join([table.text, *descriptions(table)])
    for shown in (r"\*", r"\`\`\`", r"\@everyone", r"\<\@1\>", "𝕎𝕎𝕎", "אבג דהו", "漢字漢字"):
        assert shown in words or shown.replace("\\", "") in "".join(descriptions(table)), shown
    keys, seats = ("words-player", "descriptions-seat"), range(1, 13)
    nameless = [choose_tongue(code).say(key, number=seat) for key in keys for seat in seats]
    assert any(name in without_isolates(words) for name in nameless)


@pytest.mark.parametrize("code", SPOKEN)
async def test_in_lobbies_refusals_and_results(club: Club, code: str) -> None:
    club.people.clear()
    for name in NAMES[:6]:
        club.join_server(name)
    await club.speak(code)
    people = list(club.people.values())
    await club.start(*people, holes=3, clock=90)
    lobby = next(
        message
        for message in (Seen(club, one) for one in club.channel.history())
        if choose_tongue(code).say("lobby-players", count=6, most=6) in message.text
    )
    check_markdown(lobby.text, code)
    party = Party(club, *people)
    game = await party.play_until(Phase.DRAW)
    waiting = party.person(game, (game.to_act[0] + 1) % 6)
    await club.press(waiting, "Draw")
    check_markdown(club.whisper().text, code)
    await club.make_moderator(people[0])
    await club.command(people[0], "kick", player=people[1])
    check_markdown(club.whisper().text, code)
    await club.end(people[0])
    check_markdown(club.table().text, code)
    choices = await people[0].autocomplete(club.channel, "golf end", "game", "")
    assert choices == []
    await club.command(people[0], "scores")
    assert mentioning(club) == []


def check_markdown(text: str, code: str) -> None:
    """Check that no mention, code block, link or heading in a text comes from a name."""
    clean = re.sub(r"\\[\\*_~`|<>@#:\[\]()+-]", "", text)  # escaped characters are only shown
    clean = re.sub(r"<t:\d+:R>|</?golf[^>]*>|<@\d{15,}>|<a?:\w+:\d+>", "", clean)  # ours
    for sign in ("@everyone", "@here", "<@", "<#", "</", "```", "](", "||", "~~"):
        assert sign not in clean, json.dumps(text, ensure_ascii=False)
    assert clean.count("**") % 2 == 0, text
    assert "\u202e" not in text
    # Text that runs from right to left ends before the words after it.
    for line in text.splitlines():
        assert sum(map(line.count, "\u2066\u2067\u2068")) == line.count("\u2069"), line
        plain = without_isolates(line)
        assert not plain.startswith("#") or plain.startswith(headings(code)), line


@cache
def headings(code: str) -> tuple[str, ...]:
    """Return how the headings of a language begin, up to their first value."""
    texts = (text for entry in read(code).values() for text in entry.texts)
    return tuple(text.split("{")[0] for text in texts if text.startswith("#"))
