"""Edits with the token of a press, which do not count against Discord's limit of requests."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from bot.messages.answers import Answers
from bot.ports import Answer, Person, Press, Refusal
from cogs.sending.reply import Reply
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club
from tests.cogs.desk import post, screen
from tests.cogs.playing import begun


def paths(club: Club, since: int, method: str = "PATCH") -> list[str]:
    """Return the paths of requests."""
    return [one.path for one in club.env.http_requests[since:] if one.method == method]


async def test_cards_follow_by_the_token_of_the_last_press(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    waiting = party.person(game, 1 - game.to_act[0])
    since = len(club.env.http_requests)
    await party.turn()
    direct = f"/channels/{waiting.user.dm_channel.id}/"
    assert not [path for path in paths(club, since) if path.startswith(direct)]
    assert [path for path in paths(club, since) if path.endswith("/messages/@original")]
    assert "Draw" in club.cards(waiting).labels


async def test_an_old_token_is_not_used(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=86_400)
    game = await party.contest()
    waiting = party.person(game, 1 - game.to_act[0])
    await club.pass_time(14 * 60 + 1)
    since = len(club.env.http_requests)
    await club.leave(waiting)
    direct = f"/channels/{waiting.user.dm_channel.id}/"
    assert [path for path in paths(club, since) if path.startswith(direct)]
    assert "You left this game" in club.cards(waiting).text


async def test_a_token_that_does_not_work_leaves_the_other_road(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    waiting = party.person(game, 1 - game.to_act[0])
    club.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    await party.turn()
    assert "Draw" in club.cards(waiting).labels


async def test_a_table_that_would_only_say_that_somebody_drew_waits_for_the_turn(
    club_with_gaps: Club,
) -> None:
    club = club_with_gaps
    party = await begun(club, club.ann, club.bob)
    await club.pass_time(60)
    since = len(club.env.http_requests)
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    await club.press(person, "Draw", club.cards(person))
    await club.pass_time(3)
    table = f"/channels/{club.channel.id}/"
    assert not [path for path in paths(club, since) if path.startswith(table)]
    await club.press(person, "Discard", club.cards(person))
    await club.pass_time(2)
    assert len([path for path in paths(club, since) if path.startswith(table)]) == 1
    assert f":{(await party.contest()).key}:" in str(club.table().components)
    # If a player thinks for long, the table shows that they have drawn.
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    await club.press(person, "Draw", club.cards(person))
    await club.pass_time(7)
    assert "drew a card" in club.table().text


async def test_a_press_on_the_table_leaves_the_table_a_token(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.press(club.ann, "My cards")
    assert "Your cards" in club.whisper().text
    since = len(club.env.http_requests)
    before = (await party.contest()).key
    await party.turn()
    table = f"/channels/{club.channel.id}/"
    assert not [path for path in paths(club, since) if path.startswith(table)]
    key = (await party.contest()).key
    assert key != before
    assert f":{key}:" in str(club.table().components)


async def test_the_token_of_a_table_is_renewed_only_when_it_is_old(club: Club) -> None:
    await begun(club, club.ann, club.bob, clock=86_400)
    answers = []
    for minutes in (0, 1, 10):
        await club.pass_time(60 * minutes)
        since = len(club.env.http_requests)
        await club.press(club.ann, "My cards")
        sent = club.env.http_requests[since:]
        answers.append(
            [one.json["type"] for one in sent if one.json and one.path.endswith("/callback")]
        )
    # Deferred as a change of the table, with the cards sent after it; or answered with the cards.
    assert answers == [[6], [4], [6]]


async def test_an_older_table_is_put_away_by_its_token(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.press(club.ann, "My cards")
    await party.play_hole()
    old, since = club.table(), len(club.env.http_requests)
    await club.press(club.ann, "Next hole", club.cards(club.ann))
    assert old.labels == []
    assert "Hole 1 of 3" in old.text
    assert f"/channels/{club.channel.id}/messages/{old.id}" not in paths(club, since)
    assert "Hole 2 of 3" in club.table().text
    # The token was the older table's. It does not edit the new one.
    since = len(club.env.http_requests)
    await party.turn()
    assert f"/channels/{club.channel.id}/messages/{club.table().id}" in paths(club, since)
    assert "Hole 1 of 3" in old.text


async def test_an_older_table_whose_token_does_not_work_is_put_away_nevertheless(
    club: Club,
) -> None:
    party = await begun(club, club.ann, club.bob)
    await club.press(club.ann, "My cards")
    await party.play_hole()
    old = club.table()
    club.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    await club.press(club.ann, "Next hole", club.cards(club.ann))
    assert old.labels == []
    assert "Hole 2 of 3" in club.table().text


@pytest.mark.parametrize("takes", [True, False])
async def test_a_game_knows_when_an_answer_begins_and_how_it_ends(
    club: Club, monkeypatch: pytest.MonkeyPatch, takes: bool
) -> None:
    happened: list[object] = []
    took: list[bool] = []
    give = club.bot.front.give

    def begin(_answers: Answers, pressed: Press) -> bool:
        happened.append(("begin", pressed.action))
        return takes

    def end(_answers: Answers, pressed: Press, **how: bool) -> None:
        happened.append(("end", pressed.action, how))

    async def work(pressed: Press) -> Answer:
        if pressed.action == "draw":
            raise Refusal("refusals-over")
        return Answer(whisper=screen("Psst"))

    async def arrive(person: Person) -> None:
        happened.append(person.user_id)

    async def note(interaction: Any, reply: Reply, answer: Any) -> None:
        took.append(reply.takes_pressed)
        await give(interaction, reply, answer)

    monkeypatch.setattr(Answers, "begin", begin)
    monkeypatch.setattr(Answers, "end", end)
    monkeypatch.setattr(club.application.service.presses, "press", work)
    monkeypatch.setattr(club.application.service.presses, "note_arrival", arrive)
    monkeypatch.setattr(club.bot.front, "give", note)
    message = await post(club, screen("Aloud"))
    for action, was_shown, was_done in (
        ("cards", True, True),
        ("draw", False, False),
        ("take", False, True),
    ):
        if action == "take":
            club.env.inject_error("POST", "/interactions/*/callback", status=503, times=None)
        finger = Finger(club.ann, message, f"golf:8f3k:2-17:{action}")
        with suppress(AssertionError):  # nobody answers the last one
            await press(club, finger)
        how = {"was_shown": was_shown, "was_done": was_done}
        assert happened == [("begin", action), ("end", action, how), club.ann.id]
        happened.clear()
    assert took == [takes] * 3
