"""What each choice changes in the preferences of a person or a server, and what it leaves as it was."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.ports import Person, Refusal
from bot.service.preferences import apply, apply_for_server
from data.records import DirectMessages, Preferences, ServerPreferences
from data.tables import events
from tests.bot.bare import ANN, BOB, CHANNEL, GUILD, Bare, bare

__all__ = ["bare"]

MINE = Preferences(
    1, DirectMessages.OFF, text=True, reminders=False, direct_closed=True, invitations=False
)
THEIRS = ServerPreferences(5, text=True, clock_s=45, holes=18, role_id=7, language="fr")


@pytest.mark.parametrize(
    ("action", "changed"),
    [
        # Who switches direct messages on takes them now, so they are tried again.
        ("direct:on", {"direct_messages": DirectMessages.ON, "direct_closed": False}),
        ("direct:off", {"direct_messages": DirectMessages.OFF, "direct_closed": False}),
        ("pictures:on", {"text": False}),
        ("pictures:off", {"text": True}),
        ("reminders:on", {"reminders": True}),
        ("invitations:on", {"invitations": True}),
        ("language:de", {"language": "de"}),
        ("language:pt-BR", {"language": "pt-BR"}),
        ("language:auto", {"language": None}),
    ],
)
def test_a_choice_of_a_person(action: str, changed: dict[str, Any]) -> None:
    for before in (MINE, replace(MINE, language="nl")):
        assert apply(before, action) == replace(before, **changed)


@pytest.mark.parametrize(
    ("action", "argument", "changed"),
    [
        ("pictures:on", "", {"text": False}),
        ("pictures:off", "", {"text": True}),
        ("no-role", "", {"role_id": None}),
        ("language", "de", {"language": "de"}),
        ("language", "zh-CN", {"language": "zh-CN"}),
        ("language", "auto", {"language": None}),
        ("rules", "pagat", {"ruleset": "pagat"}),
        ("holes", "9", {"holes": 9}),
        ("clock", "300", {"clock_s": 300}),
        ("clock", "0", {"clock_s": None}),
    ],
)
def test_a_choice_for_a_server(action: str, argument: str, changed: dict[str, Any]) -> None:
    assert apply_for_server(THEIRS, action, argument) == replace(THEIRS, **changed)


def test_choices_that_there_are_not() -> None:
    refused: list[str] = []
    for action in ("direct", "direct:maybe", "language:xx", "", "pictures:on:off"):
        with pytest.raises(Refusal) as refusal:
            apply(MINE, action)
        refused.append(refusal.value.phrase.key)
    for action, argument in (
        ("rules", "bridge"),
        ("holes", "5"),
        ("holes", "-9"),
        ("holes", ""),
        ("clock", "46"),
        ("language", "xx"),
        ("language", ""),
        ("show", ""),
    ):
        with pytest.raises(Refusal) as refusal:
            apply_for_server(THEIRS, action, argument)
        refused.append(refusal.value.phrase.key)
    assert [key for key in refused if key != "refusals-other-version-command"] == ["refusals-holes"]
    # A number of holes that the other rules do not have becomes their usual one.
    for before, after in ((3, 9), (9, 9), (18, 18)):
        changed = apply_for_server(replace(THEIRS, holes=before), "rules", "pagat")
        assert changed == replace(THEIRS, ruleset="pagat", holes=after)


async def test_a_choice_is_seen_at_once_in_every_open_game(bare: Bare) -> None:
    await bare.app.start()
    first = await bare.begin(BOB)
    await bare.begin(BOB, channel_id=CHANNEL + 1)
    await bare.begin(BOB, channel_id=CHANNEL + 2, guild_id=GUILD + 1)
    await bare.app.publisher.settle()
    choosing, messenger = bare.app.service.choosing, bare.messenger

    async def seen_in() -> set[int]:
        await bare.app.publisher.settle()
        found = {channel_id for channel_id, _ in messenger.edits}
        messenger.edits.clear()
        return found

    await seen_in()
    assert (await choosing.choose(ANN, ["pictures:off", "reminders:off"])).text
    assert await seen_in() == {1000 + ANN}
    await choosing.choose(ANN, ["pictures:off"])
    assert await seen_in() == set()
    server = await choosing.choose_for_server(GUILD, "language", "de")
    assert server.language == "de"
    assert await seen_in() == {CHANNEL, CHANNEL + 1}
    await choosing.choose_for_server(GUILD, "pictures:off", "")
    assert await seen_in() == {CHANNEL, CHANNEL + 1}
    await choosing.choose_for_server(GUILD, "holes", "18")
    assert await choosing.choose_for_server(GUILD, "show", "") == replace(
        server, text=True, holes=18
    )
    assert await seen_in() == set()
    # One damaged game does not keep the others from being shown.
    cut = events.delete().where(events.c.game_id == first, events.c.seq == 2)
    await bare.store.database.write(lambda connection: connection.execute(cut))
    bare.app.games.keep_at_most(10)
    await choosing.choose_for_server(GUILD, "pictures:on", "")
    assert await seen_in() == {CHANNEL + 1}
    await bare.store.people.save(Preferences(ANN, language="de"))
    await bare.app.publisher.follow_choice(ANN)  # as if it was chosen in another process
    # The table speaks the server's language, and only the cards of the two other games are Ann's.
    assert await seen_in() == {1000 + ANN}


async def test_who_is_forgotten_has_left_every_game_before(bare: Bare) -> None:
    first = await bare.begin(BOB)
    second = await bare.begin(BOB, channel_id=CHANNEL + 1)
    third = await bare.begin(BOB, channel_id=CHANNEL + 2)
    forgetting, scoring = bare.app.service.forgetting, bare.app.service.scores
    await bare.play(first)
    own = await scoring.load_record(GUILD, ANN, own=True)
    assert own.last_games is not None
    assert own.last_games.left == 1
    assert (await scoring.load_record(GUILD, ANN, own=False)).last_games is None
    await bare.store.people.save_server(ServerPreferences(GUILD, text=True))
    assert (await scoring.load_record(GUILD, ANN, own=False)).text
    assert len((await forgetting.export(ANN))["games"]) == 3
    assert await forgetting.forget(Person(ANN, "Ann")) == 2
    assert not (await bare.game(second)).is_playing
    for game_id in (first, second, third):
        stored = await bare.store.games.find(game_id)
        assert stored is not None
        assert ANN not in [player.user_id for player in stored.record.players]


async def test_who_arrives_in_another_language_is_also_sent_direct_messages_again(
    bare: Bare,
) -> None:
    people, reach = bare.store.people, bare.app.publisher.reach
    closed = replace(await people.load_preferences(BOB), direct_closed=True)
    await people.save(closed)
    assert reach.is_closed_to(closed)
    bare.wait(minutes=10)
    await bare.app.service.choosing.note_arrival(Person(BOB, "Bob", language="de"))
    assert await people.load_preferences(BOB) == replace(
        closed, direct_closed=False, discord_language="de"
    )


async def test_a_choice_that_is_made_already_is_neither_stored_nor_shown_again(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[Preferences] = []
    save = bare.store.people.save

    async def note(chosen: Preferences) -> None:
        saved.append(chosen)
        await save(chosen)

    monkeypatch.setattr(bare.store.people, "save", note)
    for _ in range(2):
        chosen = await bare.app.service.choosing.choose(BOB, ["pictures:off", "reminders:off"])
        assert (chosen.text, chosen.reminders) == (True, False)
        assert saved == [chosen]


async def test_a_role_that_is_chosen_again_is_not_called_sooner(bare: Bare) -> None:
    people = bare.store.people
    before = replace(THEIRS, guild_id=GUILD, role_called_at=bare.at)
    await people.save_server(before)
    chosen = await bare.app.service.choosing.choose_role(GUILD, 8)
    assert chosen == await people.load_server(GUILD) == replace(before, role_id=8)


async def test_a_press_that_names_no_language_leaves_the_one_that_is_known(bare: Bare) -> None:
    await bare.app.service.choosing.note_arrival(Person(BOB, "Bob", language="de"))
    await bare.app.service.choosing.choose(BOB, ["language:nl"])
    await bare.app.service.choosing.note_arrival(Person(BOB, "Bob", language="fr"))
    chosen = await bare.store.people.load_preferences(BOB)
    assert (chosen.language, chosen.discord_language) == ("nl", "fr")
    await bare.app.service.choosing.note_arrival(Person(BOB, "Bob", language="de"))
    await bare.app.service.choosing.note_arrival(Person(BOB, "Bob"))
    assert (await bare.store.people.load_preferences(BOB)).discord_language == "de"


async def test_a_server_has_pictures_until_its_moderators_choose_words(bare: Bare) -> None:
    service = bare.app.service
    for word, wants in (("pictures:off", False), ("pictures:on", True)):
        await service.choosing.choose_for_server(GUILD, word, "")
        assert await service.terms.wants_pictures(GUILD) is wants
    assert await service.terms.wants_pictures(GUILD + 1)


async def test_ten_minutes_after_a_refusal_an_act_is_enough_for_the_next_direct_message(
    bare: Bare,
) -> None:
    game = await bare.game(await bare.begin(BOB))
    seat, reach = game.seat_of(BOB), bare.app.publisher.reach
    assert seat is not None
    await reach.close(game, seat, await bare.store.people.load_preferences(BOB))
    bare.wait(minutes=10)
    assert await reach.reopen(BOB)
