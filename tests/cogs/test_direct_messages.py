"""Direct messages are closed, blocked, switched off and on again. People can still play from the channel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from simcord import MemberActor

from bot.words.descriptions import label_card
from data.records import Status
from engine import Phase
from tests.cogs.club import Club, Seen
from tests.cogs.playing import AT_THE_TABLE, DIRECTLY, Party, begun

CLOSED = [(403, 50007), (403, 50278), (400, 40003), (403, 20026)]
"""The person takes none, has no server in common with the bot, the bot has opened too many, the bot is limited."""
TELLS = "no direct message reaches you. Press **My cards** to play."


@contextmanager
def closed(club: Club, person: MemberActor, status: int = 403, code: int = 50007) -> Iterator[None]:
    """Refuse direct messages to a person during the block."""
    direct = person.user.dm_channel.id
    before = list(club.env.backend.faults)
    for method, path in (
        ("POST", f"/channels/{direct}/messages"),
        ("PATCH", f"/channels/{direct}/messages/*"),
    ):
        club.env.inject_error(method, path, status=status, code=code, times=None)
    yield
    club.env.backend.faults[:] = before


def attempts(club: Club, person: MemberActor) -> int:
    """Return how often the bot tried to send or edit a direct message to a person."""
    direct = person.user.dm_channel.id
    return sum(
        request.path.startswith(f"/channels/{direct}/messages")
        for request in club.env.http_requests
    )


def direct_messages(club: Club, person: MemberActor) -> list[Seen]:
    """Return all direct messages to a person."""
    return [Seen(club, message) for message in person.user.dm_channel.history()]


@pytest.mark.parametrize(("status", "code"), CLOSED)
async def test_closed_before_the_game(club: Club, status: int, code: int) -> None:
    with closed(club, club.bob, status, code):
        await club.start(club.ann, club.bob, holes=3, clock=300)
        party = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
        chosen = await club.store.people.load_preferences(club.bob.id)
        assert chosen.direct_closed == (
            code == 50007
        )  # the other codes say nothing about the person
        table = club.table()
        assert f"**Bob**: {TELLS}" in table.text
        assert (f"**Ann**: {TELLS}" in table.text) == (attempts(club, club.ann) == 0)
        assert attempts(club, club.bob) == 1
        await party.play_hole()
        assert attempts(club, club.bob) == 1  # a press is no reason to try again at once
        await party.step()
        assert TELLS not in club.table().text  # the table says it once
        if code == 50007:
            assert (await party.play()).record.status is Status.FINISHED
        assert attempts(club, club.bob) == 1
    assert direct_messages(club, club.bob) == []


async def test_closed_during_a_hole(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, where=AT_THE_TABLE)
    game = await party.contest()
    seat = game.seat_of(club.bob.id)
    assert seat is not None
    await party.play_until(Phase.DRAW, 1 - seat)
    with closed(club, club.bob):
        tried = attempts(club, club.bob)
        await party.play_until(Phase.DRAW, seat)
        assert attempts(club, club.bob) == tried + 1
        assert f"**Bob**: {TELLS}" in club.table().text
        await club.press(club.bob, "My cards")
        panel = club.whisper()
        await club.press(club.bob, "Draw", panel)
        await club.press(club.bob, "Discard", panel)
        assert seat not in (await party.contest()).to_act
        # Ann plays, and Bob's message is updated as long as it can be edited.
        await party.step()
        await party.step()
        assert "Your turn:" in panel.text
        assert attempts(club, club.bob) == tried + 1


async def test_tried_again_when_the_player_acts_but_not_at_once(club: Club) -> None:
    with closed(club, club.bob):
        await club.start(club.ann, club.bob, rules="pagat", holes=9, clock=0)
        tried = attempts(club, club.bob)
        await club.pass_time(3600)
        await club.command(club.ann, "table")
        await club.press(club.ann, "My cards")
        assert attempts(club, club.bob) == tried  # time and other people's presses change nothing
        await turn_up(club, club.bob)
        assert attempts(club, club.bob) == tried + 1
        await turn_up(club, club.bob)
        assert attempts(club, club.bob) == tried + 1
        await club.pass_time(601)
        await turn_up(club, club.ann)
        assert attempts(club, club.bob) == tried + 1
    await club.press(club.bob, "My cards")
    assert attempts(club, club.bob) == tried + 2
    assert "Your cards" in club.cards(club.bob).text
    assert not (await club.store.people.load_preferences(club.bob.id)).direct_closed


async def turn_up(club: Club, person: MemberActor) -> None:
    """Turn up one card of a person in their message, if it is their turn."""
    await club.command(person, "cards")
    panel = club.whisper()
    places = [label for label in panel.labels if label.isdigit()]
    if places:
        await club.press(person, places[0], panel)


async def test_switched_off_and_on(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    last = club.cards(club.bob)
    await club.command(club.bob, "preferences")
    choices = club.whisper()
    await club.press(club.bob, label_with(choices, "irect"), choices)
    assert "Your direct messages are off. Press **My cards** at the table." in last.text
    assert last.labels == []
    tried = attempts(club, club.bob)
    party = Party(club, club.ann, club.bob, where=AT_THE_TABLE, seed=2)
    await party.play_hole()
    assert attempts(club, club.bob) == tried
    await club.press(club.bob, label_with(choices, "irect"), choices)
    assert "Your cards" in club.cards(club.bob).text
    assert len(direct_messages(club, club.bob)) == 2
    await party.step()
    party = Party(club, club.ann, club.bob, where=DIRECTLY, seed=3)
    assert (await party.play()).record.status is Status.FINISHED


def label_with(message: Seen, part: str) -> str:
    """Return the label of the only button that contains these words."""
    (label,) = [label for label in message.labels if part in label]
    return label


async def test_the_other_message_follows(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    game = await party.contest()
    (seat,) = game.to_act
    acting = party.person(game, seat)
    own = club.cards(acting)
    await club.press(acting, "My cards")
    panel = club.whisper()
    await club.press(acting, "Draw")  # at the table
    newer = club.whisper()
    drawn = (await party.contest()).started_state.drawn
    assert drawn is not None
    for message in (own, newer):
        assert f"You drew **{label_card(drawn)}**." in message.text
    assert panel.text == "-# Your cards are in a newer message."
    await club.press(acting, "3", own)
    for message in (own, newer):
        assert "Wait for your turn." in message.text
        assert "total" not in message.text  # there is none in the first hole
    # After a press in the channel the direct message is updated.
    await party.turn()
    await club.press(acting, "Take", newer)
    await club.press(acting, "1", newer)
    assert "Wait for your turn." in own.text
    assert (await party.contest()).started_state.turn == game.started_state.turn + 3


async def test_an_ephemeral_message_that_ran_out_is_left_alone(club: Club) -> None:
    party = await begun(club, club.ann, club.bob, clock=0)
    await club.press(club.ann, "My cards")
    panel = club.whisper()
    before = panel.text
    await club.pass_time(20 * 60)
    sent = len(club.env.http_requests)
    await party.turn()
    assert panel.text == before
    edits = [request.path for request in club.env.http_requests[sent:]]
    assert not any("/webhooks/" in path for path in edits)


async def test_who_leaves_is_told_so(club: Club) -> None:
    await begun(club, club.ann, club.bob, club.cy)
    await club.press(club.cy, "My cards")
    await club.leave(club.cy)
    assert club.cards(club.cy).text == "### You left this game\nA computer plays your cards."
    assert club.cards(club.cy).labels == []


async def test_two_games_at_once_keep_apart(club: Club) -> None:
    thread = await club.open_thread("another table")
    here = await begun(club, club.ann, club.bob)
    there = await begun(club, club.ann, club.cy, where=AT_THE_TABLE, channel=thread)
    messages = direct_messages(club, club.ann)
    assert len(messages) == 2
    texts = [str(message.components) for message in messages]
    for party, text in zip((here, there), texts, strict=True):
        assert f"golf:{party.game_id}:" in text
    there = Party(club, club.ann, club.cy, where=AT_THE_TABLE, channel=thread, seed=4)
    for _ in range(6):
        await there.turn()
    assert str(messages[0].components) == texts[0]
    assert str(messages[1].components) != texts[1]
    # A person who leaves one game stays in the other.
    await club.leave(club.ann, channel=thread)
    assert (await here.contest()).seat_of(club.ann.id) is not None
    assert (await there.contest()).record.status is Status.ABANDONED
    assert str(messages[0].components) == texts[0]
