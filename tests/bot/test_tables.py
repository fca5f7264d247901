"""Lobbies and rematches without Discord: who sits where, who is called, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.ports import ChannelGone, MessengerError, NotAllowed, Person, Refusal
from bot.ports.button_meanings import AsideWord, Word
from bot.words.permissions import name_permission
from data.records import ServerPreferences, Status
from engine.computer import Level
from tests.bot.bare import ANN, BOB, CHANNEL, CY, DI, GUILD, Bare, bare, labels, words

__all__ = ["bare"]


async def test_the_only_person_of_a_lobby_is_asked_even_among_computers(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    await bare.press(ANN, game_id, Word.ADD_COMPUTER)
    ann, asking = Person(ANN, "Ann"), bare.app.service.asking
    asked = await bare.press(ANN, game_id, Word.LEAVE)
    assert "Leave and close" in " ".join(labels(asked.whisper))
    asked_too = await asking.leave(CHANNEL, ann)
    assert "Leave and close" in " ".join(labels(asked_too))
    assert await bare.status(game_id) is Status.LOBBY
    # Among several people nobody has to be asked.
    await bare.press(BOB, game_id, Word.JOIN)
    assert labels(await asking.leave(CHANNEL, Person(BOB, "Bob"))) == []
    assert (await bare.game(game_id)).record.people == (ANN,)


async def test_a_lobby_closes_a_fixed_time_after_it_was_opened(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    closes = (await bare.game(game_id)).record.deadline_at
    assert closes == bare.at + timedelta(minutes=15)
    bare.wait(minutes=5)
    await bare.press(BOB, game_id, Word.JOIN)
    await bare.press(CY, game_id, Word.JOIN)
    await bare.press(ANN, game_id, Word.ADD_LEVEL, chosen=Level.PRO)
    await bare.press(BOB, game_id, Word.LEAVE)
    await bare.app.service.kicking.kick(CHANNEL, Person(ANN, "Ann"), CY)
    record = (await bare.game(game_id)).record
    assert (record.people, record.deadline_at) == ((ANN,), closes)
    assert [player.level for player in record.players] == [None, Level.PRO.value]
    await bare.press(ANN, game_id, Word.ADD_COMPUTER)
    assert (await bare.game(game_id)).record.players[-1].level == Level.CLUB.value
    assert await bare.refused(bare.press(BOB, game_id, Word.REMOVE_COMPUTER)) == (
        "refusals-join-first"
    )


async def test_the_host_is_named_to_somebody_else_who_wants_to_start(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    await bare.press(BOB, game_id, Word.JOIN)
    with pytest.raises(Refusal) as refusal:
        await bare.press(BOB, game_id, Word.BEGIN)
    assert dict(refusal.value.phrase.values)["host"] == f"**Player {ANN}**"


async def test_declining_takes_the_person_off_the_table(bare: Bare) -> None:
    game_id = (await bare.open(called=(BOB, CY))).game_id
    answer = await bare.press(BOB, game_id, Word.NOT_NOW)
    assert f"<@{BOB}>" not in words(answer.update)
    assert f"<@{CY}>" in words(answer.update)
    assert await bare.refused(bare.press(BOB, game_id, Word.NOT_NOW)) == "refusals-not-called"
    # Somebody who sits at the table is not called any more.
    await bare.press(CY, game_id, Word.JOIN)
    shown = await bare.app.screens.make_table(await bare.game(game_id))
    assert (f"<@{CY}>" in words(shown), shown.mentions) == (False, ())


async def test_who_joins_after_the_start_sees_their_cards_or_waits(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    assert (await bare.press(BOB, game_id, Word.JOIN)).whisper is not None
    assert await bare.refused(bare.press(CY, game_id, Word.JOIN)) == "refusals-started-wait"
    assert await bare.refused(bare.press(ANN, game_id, Word.BEGIN)) == "refusals-started"
    # A move made later starts the clock again, a look does not.
    before = (await bare.game(game_id)).record.deadline_at
    bare.wait(seconds=10)
    await bare.press(BOB, game_id, Word.CARDS)
    assert (await bare.game(game_id)).record.deadline_at == before


async def test_who_is_called_is_told_to_the_person_who_calls(bare: Bare) -> None:
    people = bare.store.people
    await people.save(replace(await people.load_preferences(DI), invitations=False))
    told = dict((await bare.open(called=(BOB, DI))).calls.values)
    assert (told["asked"], told["lately"], told["unwilling"], told["seated"]) == (
        (f"**Player {BOB}**",),
        (),
        (f"**Player {DI}**",),
        (),
    )
    # 59 minutes later Bob was called a short time ago; after an hour he is called again.
    game_id = await bare.store.games.find_open_in(CHANNEL)
    assert game_id is not None
    await bare.press(ANN, game_id, Word.ADD_COMPUTER)
    bare.wait(minutes=59)
    again = await bare.open(CY, called=(BOB, ANN))
    told = dict(again.calls.values)
    assert (told["asked"], told["lately"], told["seated"]) == (
        (),
        (f"**Player {BOB}**",),
        (f"**Player {ANN}**",),
    )
    assert again.joined is True
    bare.wait(minutes=2)
    again = await bare.open(CY, called=(BOB,))
    assert dict(again.calls.values)["asked"] == (f"**Player {BOB}**",)
    assert again.joined is False


async def test_one_seat_for_two_who_come(bare: Bare) -> None:
    """Somebody who sits down and calls a person needs two seats."""
    game_id = (await bare.open()).game_id
    for _ in range(4):
        await bare.press(ANN, game_id, Word.ADD_COMPUTER)
    assert await bare.refused(bare.open(BOB, called=(CY,))) == "refusals-full"
    assert (await bare.game(game_id)).record.people == (ANN,)
    assert (await bare.open(ANN, called=(CY,))).joined is False


async def test_at_most_eleven_people_are_called_to_one_table(bare: Bare) -> None:
    await bare.open(called=tuple(range(20, 25)))
    for first in (25, 30):
        called = tuple(range(first, first + 5))
        if first == 30:
            assert await bare.refused(bare.open(called=called)) == "refusals-too-many-called"
        else:
            await bare.open(called=called)
    assert dict((await bare.open(called=(40,))).calls.values)["asked_count"] == 1
    assert await bare.refused(bare.open(called=(41,))) == "refusals-too-many-called"


async def test_terms_that_were_named_must_fit_the_open_table(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    for name, value in (("holes", 9), ("clock_s", 45), ("hints", True), ("ruleset", "pagat")):
        terms: dict[str, Any] = {"holes": 9, name: value, "named": (name,)}
        if name in ("clock_s", "hints"):
            terms |= {"holes": 3}
        wanted = bare.open(BOB, **terms)
        assert await bare.refused(wanted) == "refusals-other-terms", name
    assert (await bare.open(BOB, holes=9, hints=True, named=("ruleset",))).game_id == game_id
    await bare.press(ANN, game_id, Word.BEGIN)
    assert await bare.refused(bare.open(CY)) == "refusals-channel-taken"


async def test_the_servers_role_is_called_once_an_hour_and_only_by_a_new_table(bare: Bare) -> None:
    await bare.store.people.save_server(ServerPreferences(GUILD, role_id=77))

    async def roles(game_id: str) -> tuple[int, ...]:
        return (await bare.app.screens.make_table(await bare.game(game_id))).roles

    first = (await bare.open()).game_id
    assert await roles(first) == (77,)
    bare.wait(minutes=59)
    second = (await bare.open(BOB, channel_id=CHANNEL + 1)).game_id
    assert (await roles(first), await roles(second)) == ((77,), ())
    bare.wait(minutes=2)
    third = (await bare.open(CY, channel_id=CHANNEL + 2)).game_id
    assert await roles(third) == (77,)
    await bare.press(ANN, first, Word.ADD_COMPUTER)
    await bare.press(ANN, first, Word.BEGIN)
    assert await roles(first) == ()
    # A rematch calls the people who played, and not the role.
    bare.wait(hours=2)
    await bare.app.service.ending.end(await bare.game(first), Person(9, "M", moderator=True))
    await bare.press(ANN, first, Word.REMATCH)
    rematch = await bare.store.games.find_open_in(CHANNEL)
    assert rematch is not None
    assert await roles(rematch) == ()


async def test_a_rematch_has_the_terms_the_computers_and_the_people_of_the_game(bare: Bare) -> None:
    game_id = (await bare.open(hints=True, clock_s=300, holes=9)).game_id
    for other in (BOB, CY, DI):
        await bare.press(other, game_id, Word.JOIN)
    for level in (Level.ROOKIE, Level.PRO):
        await bare.press(ANN, game_id, Word.ADD_LEVEL, chosen=level)
    await bare.press(ANN, game_id, Word.BEGIN)
    bare.wait(minutes=20)
    await bare.app.service.leaving.leave(await bare.game(game_id), Person(DI, "Di"))
    await bare.app.service.ending.end(await bare.game(game_id), Person(ANN, "Ann"))
    said = await bare.press(BOB, game_id, Word.REMATCH)
    table = await bare.game(await bare.store.games.find_open_in(CHANNEL) or "")
    record = table.record
    assert (record.hints, record.clock_s, record.holes, record.host_id) == (True, 300, 9, BOB)
    assert record.players[0].level is None
    levels = {player.level for player in record.players[1:]}
    assert levels == {Level.ROOKIE.value, Level.PRO.value}
    invited = await bare.store.invitations.list_invited(table.game_id)
    assert set(invited) == {ANN, CY}  # Di has left the game
    assert said.whisper is not None
    # A press of Rematch seats the person with their part of the shuffle.
    await bare.press(CY, game_id, Word.REMATCH)
    players = (await bare.game(table.game_id)).record.players
    assert players[-1].user_id == CY
    assert players[-1].entropy
    # People who have just played may be called again after ten minutes, and not sooner.
    await bare.app.service.ending.end(await bare.game(table.game_id), Person(BOB, "Bob"))
    bare.wait(minutes=9)
    again = await bare.press(ANN, game_id, Word.REMATCH)
    assert f"**Player {CY}**" in words(again.whisper)
    table = await bare.game(await bare.store.games.find_open_in(CHANNEL) or "")
    assert await bare.store.invitations.list_invited(table.game_id) == (BOB,)
    await bare.app.service.ending.end(table, Person(ANN, "Ann"))
    bare.wait(minutes=2)
    await bare.press(ANN, game_id, Word.REMATCH)
    table = await bare.game(await bare.store.games.find_open_in(CHANNEL) or "")
    assert set(await bare.store.invitations.list_invited(table.game_id)) == {CY}


async def test_a_rematch_after_somebody_was_forgotten_calls_no_number(bare: Bare) -> None:
    game_id = await bare.begin(BOB, CY)
    await bare.play(game_id)
    await bare.store.privacy.forget(CY)
    await bare.app.games.load_again(game_id)
    await bare.press(ANN, game_id, Word.REMATCH)
    table = await bare.store.games.find_open_in(CHANNEL)
    assert table is not None
    assert await bare.store.invitations.list_invited(table) == (BOB,)


@pytest.mark.parametrize(
    ("name", "value"), [("hints", True), ("clock_s", 45), ("holes", 9), ("ruleset", "pagat")]
)
async def test_a_rematch_is_not_played_at_a_table_of_other_terms(
    bare: Bare, name: str, value: object
) -> None:
    holes = 9 if name == "ruleset" else 3
    played_id = await bare.begin(BOB, holes=holes)
    await bare.play(played_id)
    other: dict[str, Any] = {"holes": holes, name: value}
    table = (await bare.open(CY, **other)).game_id
    assert await bare.refused(bare.press(ANN, played_id, Word.REMATCH)) == "refusals-other-terms"
    await bare.aside(Person(CY, "Cy"), AsideWord.LEAVE, table)
    table = (await bare.open(CY, holes=holes)).game_id
    joined = await bare.press(ANN, played_id, Word.REMATCH)
    assert joined.whisper is not None
    assert (await bare.game(table)).record.people == (CY, ANN)
    await bare.press(CY, table, Word.BEGIN)
    assert await bare.refused(bare.press(BOB, played_id, Word.REMATCH)) == "refusals-channel-taken"


async def test_a_table_that_is_moved_down_mentions_only_people_who_are_newly_called(
    bare: Bare,
) -> None:
    await bare.app.start()
    await bare.open(called=(BOB,))
    bare.wait(minutes=5)
    await bare.open(called=(BOB, CY))
    await bare.app.publisher.settle()
    first, last = [screen for channel_id, screen in bare.messenger.posts if channel_id == CHANNEL]
    assert (first.mentions, last.mentions) == ((BOB,), (CY,))
    assert f"<@{BOB}>" in words(last)


@pytest.mark.parametrize(
    ("error", "permissions", "hidden"),
    [
        (ChannelGone(), ("View Channel",), True),
        (NotAllowed("View Channel"), ("View Channel",), True),
        (NotAllowed("Attach Files, Send Messages"), ("Attach Files", "Send Messages"), False),
        (NotAllowed(), (), False),
    ],
)
async def test_a_table_that_cannot_be_posted_is_closed_and_says_what_is_missing(
    bare: Bare, error: MessengerError, permissions: tuple[str, ...], *, hidden: bool
) -> None:
    await bare.app.start()
    bare.messenger.fails = error
    with pytest.raises(Refusal) as refusal:
        await bare.open(called=(BOB,))
    told = dict(refusal.value.phrase.values)
    assert refusal.value.phrase.key == "refusals-not-posted"
    assert told["permissions"] == tuple(map(name_permission, permissions))
    assert (told["count"], told["hidden"]) == (len(permissions), hidden)
    assert await bare.store.games.find_open_in(CHANNEL) is None
    bare.messenger.fails = None
    await bare.open()
    assert len(bare.messenger.posts) == 1
