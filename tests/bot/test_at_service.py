"""Requests of people in moments that are easy to get wrong: what they read, and what stays as it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from sqlalchemy import delete

from bot.clockwork.automation import Automation
from bot.clockwork.deadlines import Deadlines
from bot.games.names import FALLBACK
from bot.languages import choose_tongue
from bot.ports import Answer, Person, Place, Unavailable
from bot.ports.button_meanings import AsideWord
from bot.screens.lobby import joined_screen
from bot.service import Application
from bot.service.busy_channel import ALL_TERMS, will_do
from data.records import ServerPreferences, Status
from data.tables import events
from engine.computer import Level
from tests.bot.bare import ANN, BOB, CHANNEL, CY, DI, GUILD, Bare, Kept, bare, labels, words
from tests.bot.tables import lobby
from tests.bot.test_boards import Hall, Members

__all__ = ["bare"]


async def test_a_press_out_of_turn_names_everybody_whose_turn_it_is_and_an_old_one_nobody(
    bare: Bare,
) -> None:
    game_id = await bare.begin(BOB, CY, ruleset="pagat", holes=9)
    contest = await bare.game(game_id)
    assert len(contest.to_act) == 3, "everybody turns up two cards"
    first = contest.record.players[0].user_id
    assert first is not None
    for place in (0, 1):
        await bare.press(first, game_id, f"up{place}", place=Place.DIRECT)
    told = {}
    for key in (None, "0-0"):
        answer = await bare.press(first, game_id, "draw", place=Place.DIRECT, key=key)
        told[key] = words(answer.update)
    assert "It is not your turn: **" in told[None]
    assert "** are to play." in told[None]
    assert "This button is old" in told["0-0"]
    assert "not your turn" not in told["0-0"]


async def test_a_made_up_press_on_the_table_shows_cards_to_their_person_alone(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    contest = await bare.play(game_id, "draw")
    user_id = contest.record.players[contest.to_act[0]].user_id
    assert user_id is not None
    for word in ("take", "cards"):
        answer = await bare.press(user_id, game_id, word, place=Place.TABLE)
        assert answer.update is None
        assert "Your cards" in words(answer.whisper)


async def test_a_button_of_an_earlier_turn_offers_no_place_for_the_discard_of_now(
    bare: Bare,
) -> None:
    game_id = await bare.begin(BOB)
    contest = await bare.play(game_id, "draw")
    user_id = contest.record.players[contest.to_act[0]].user_id
    assert user_id is not None
    plain = labels((await bare.press(user_id, game_id, "cards")).whisper)
    assert labels((await bare.press(user_id, game_id, "take")).whisper) != plain
    assert labels((await bare.press(user_id, game_id, "take", key="1-0")).whisper) == plain


async def test_a_hint_out_of_turn_is_refused(bare: Bare) -> None:
    game_id = await bare.begin(BOB, CY, hints=True)
    contest = await bare.play(game_id, "draw")
    waits = contest.record.players[(contest.to_act[0] + 1) % 3].user_id
    assert waits is not None
    assert "turn" in await bare.refused(bare.press(waits, game_id, "hint"))


async def test_the_log_says_which_version_of_a_game_somebody_made_and_how(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    contest = await bare.game(game_id)
    user_id = contest.record.players[contest.to_act[0]].user_id
    assert user_id is not None
    await bare.press(user_id, game_id, "up0", place=Place.DIRECT)
    with structlog.testing.capture_logs() as lines:
        await bare.press(user_id, game_id, "up1", place=Place.DIRECT)
    (line,) = [line for line in lines if line["event"] == "game changed"]
    told = {name: line[name] for name in ("game", "version", "status", "moves", "deadline")}
    assert told == {
        "game": game_id,
        "version": contest.record.version + 2,
        "status": "playing",
        "moves": [f"{contest.to_act[0]}:TurnUp"],
        "deadline": "reminder",
    }


async def test_a_private_game_cannot_be_posted_or_ended_by_way_of_more(bare: Bare) -> None:
    ann = Person(ANN, "Ann", moderator=True)
    await bare.app.service.solo.start(
        ann, guild_id=GUILD, level=Level.CLUB, holes=None, press_id=5, panel=None
    )
    (game_id,) = await bare.store.games.list_open_of(ANN)
    offered = labels((await bare.press(ANN, game_id, "more", moderator=True)).whisper)
    assert offered == ["Rules", "Learn to play", "End the game…"]
    # For everybody else there is no such game, whatever they may do in the channel.
    moderator = Person(BOB, "Bob", moderator=True)
    end = bare.app.service.asking.end(GUILD, CHANNEL, lambda _: moderator, game_id)
    assert await bare.refused(end) == "refusals-no-such-game"


async def test_a_private_game_is_played_again_with_its_rules_and_its_computer(bare: Bare) -> None:
    ann = Person(ANN, "Ann")
    await bare.store.people.save_server(ServerPreferences(GUILD, ruleset="pagat"))
    bare.app.games.pace_s = 4.0
    await bare.app.service.solo.start(
        ann, guild_id=GUILD, level=Level.PRO, holes=18, press_id=5, panel=None
    )
    (first,) = await bare.store.games.list_open_of(ANN)
    moves_at = (await bare.game(first)).record.deadline_at
    assert moves_at is not None
    assert timedelta(seconds=1) < moves_at - bare.at < timedelta(seconds=10), "it takes its time"
    bare.app.games.pace_s = 0.0
    await bare.play(first)
    await bare.store.people.save_server(ServerPreferences(GUILD))
    await bare.press(ANN, first, "rematch", place=Place.PANEL)
    (second,) = await bare.store.games.list_open_of(ANN)
    terms = [
        (one.ruleset, one.holes, [player.level for player in one.players if player.level])
        for one in ((await bare.game(first)).record, (await bare.game(second)).record)
    ]
    assert terms == [("pagat", 18, ["pro"])] * 2
    # So does a computer at a table.
    bare.app.games.pace_s = 4.0
    record = (await bare.game(await bare.begin(computers=1, ruleset="pagat", holes=18))).record
    assert record.deadline_at is not None
    assert timedelta(seconds=1) < record.deadline_at - bare.at < timedelta(seconds=10)


async def test_who_is_forgotten_leaves_the_other_games_though_one_is_damaged(bare: Bare) -> None:
    damaged = await bare.begin(BOB)
    others = [await bare.begin(BOB, channel_id=CHANNEL + number) for number in (1, 2)]
    damage = delete(events).where(events.c.seq == 2, events.c.game_id == damaged)
    await bare.store.database.write(lambda connection: connection.execute(damage))
    bare.app.games.keep_at_most(10)
    assert await bare.app.service.forgetting.forget(Person(ANN, "Ann")) == 2
    assert not any([(await bare.status(other)).is_open for other in others])
    assert await bare.store.games.list_open_of(ANN) == []


async def test_who_goes_leaves_the_clock_of_the_others_as_it_is(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    await bare.press(BOB, game_id, "join")
    before = (await bare.game(game_id)).record.deadline_at
    bare.wait(minutes=5)
    await bare.app.service.leaving.leave(await bare.game(game_id), Person(BOB, "Bob"))
    assert (await bare.game(game_id)).record.deadline_at == before
    for other in (BOB, CY):
        await bare.press(other, game_id, "join")
    await bare.press(ANN, game_id, "begin")
    contest = await bare.game(game_id)
    waiting = next(seat for seat in range(3) if seat not in contest.to_act)
    target = contest.record.players[waiting].user_id
    assert target is not None
    bare.wait(seconds=20)
    moderator = Person(99, "Mo", moderator=True)
    await bare.app.service.kicking.kick(CHANNEL, moderator, target)
    after = await bare.game(game_id)
    assert after.record.players[waiting].given_up
    assert after.record.deadline_at == contest.record.deadline_at


async def test_what_is_closed_or_ended_early_says_so(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    await bare.app.automation.close_game(game_id)
    assert await bare.refused(bare.press(BOB, game_id, "join")) == "refusals-closed"
    game_id = await bare.begin(BOB)
    ending = bare.app.service.ending
    await ending.end(await bare.game(game_id), Person(99, "Mo", moderator=True))
    assert await bare.status(game_id) is Status.ENDED_EARLY
    assert await bare.refused(bare.press(ANN, game_id, "replay")) == "refusals-replay-unfinished"


async def test_no_clock_is_a_clock_that_somebody_has_named(bare: Bare) -> None:
    terms = bare.app.service.terms
    assert (await terms.fill_in(GUILD, clock_s=0)).named == ["clock_s"]
    assert (await terms.fill_in(GUILD)).named == []
    table = lobby()
    for other in (
        lobby(ruleset="pagat"),
        lobby(holes=3),
        lobby(clock_s=45),
        lobby(hints=True),
    ):
        assert not will_do(table, other, ALL_TERMS)
    assert will_do(table, lobby(), ALL_TERMS)


async def test_somebody_called_already_takes_no_new_place_among_eleven(bare: Bare) -> None:
    for first in (20, 25):
        await bare.open(called=tuple(range(first, first + 5)))
    await bare.open(called=(30, 20, 21))
    assert await bare.refused(bare.open(called=(31,))) == "refusals-too-many-called"
    assert (await bare.open(called=(20,))).joined is False


async def test_each_press_in_a_lobby_is_answered_with_the_lobby_after_it(bare: Bare) -> None:
    game_id = (await bare.open(called=(CY,))).game_id
    before = await bare.app.screens.make_lobby(await bare.game(game_id))
    for user_id, word in (
        (BOB, "join"),
        (ANN, "addcpu"),
        (ANN, "removecpu"),
        (BOB, "leave"),
        (CY, "notnow"),
        (DI, "join"),
        (ANN, "begin"),
    ):
        answer = await bare.press(user_id, game_id, word)
        after = await bare.app.screens.make_lobby(await bare.game(game_id))
        assert answer.update == after, word
        assert after != before, word
        if word == "join":
            own = joined_screen(await bare.game(game_id), user_id, choose_tongue("en"))
            assert answer.whisper == own
        before = after


async def test_what_more_shows_comes_beside_it_and_what_it_asks_in_its_place(bare: Bare) -> None:
    game_id, ann = (await bare.open()).game_id, Person(ANN, "Ann")
    table, screens = await bare.game(game_id), bare.app.screens
    for word, whisper in (
        (AsideWord.RULES, await screens.make_rules(table, ANN)),
        (AsideWord.LEARN, await screens.make_lesson(ANN)),
        (AsideWord.SEAL, await screens.make_sealed(table, ann)),
    ):
        assert await bare.aside(ann, word, game_id) == Answer(whisper=whisper)
    for word in (AsideWord.ASK_LEAVE, AsideWord.ASK_END, AsideWord.STAY):
        answer = await bare.aside(ann, word, game_id)
        assert answer.update is not None
        assert answer.whisper is None


async def test_a_table_is_opened_in_the_name_that_came_with_the_command(bare: Bare) -> None:
    """It calls the role as well as the people who are named."""
    bare.messenger.names = {ANN: "Another name"}
    await bare.store.people.save_server(ServerPreferences(GUILD, role_id=77))
    table = await bare.game((await bare.open(called=(BOB,))).game_id)
    screen = await bare.app.screens.make_table(table)
    assert (screen.mentions, screen.roles) == ((BOB,), (77,))
    assert f"Hosted by **Player {ANN}** " in words(screen)


async def test_cards_by_command_bring_the_name_and_the_language_of_their_person(
    bare: Bare,
) -> None:
    await bare.begin(BOB, language="fr")
    assert (await bare.store.people.load_preferences(ANN)).discord_language == "fr"
    ann = Person(ANN, "Annie", language="de")
    screen = await bare.app.service.looking.open_cards(CHANNEL, ann, None)
    assert "Deine Karten" in words(screen)
    assert await bare.app.names.look_up(GUILD, ANN) == "Annie"


async def test_people_whose_names_cannot_be_found_stay_on_the_board(bare: Bare) -> None:
    class Away(Members):
        async def fetch_member_names(
            self, guild_id: int, user_ids: Sequence[int]
        ) -> dict[int, str]:
            raise Unavailable("down")

    hall = Hall(bare)
    await hall.fill(3)
    board = await hall.show(Away(1), 0)
    assert [(row.user_id, name) for row, name in board.rows] == [
        (user_id, FALLBACK) for user_id in (1, 2, 3)
    ]


async def test_a_closed_application_does_nothing_more(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks: list[object] = []
    moving: list[object] = []
    closed: list[str] = []

    class Moving(Automation):
        def __init__(self, *values: Any) -> None:
            moving.append(values[2])
            super().__init__(*values)

    class Noting(Deadlines):
        def __init__(self, *values: Any, clock: Any, **options: Any) -> None:
            clocks.append(clock)
            super().__init__(*values, clock=clock, **options)

    async def close() -> None:
        closed.append("looking further")

    monkeypatch.setattr("bot.service.application.Automation", Moving)
    monkeypatch.setattr("bot.service.application.Deadlines", Noting)
    further: Any = SimpleNamespace(close=close)
    for options in ({"looking_further": further}, {"now": lambda: bare.at}):
        app = Application(bare.store, Kept(), **options)
        await app.start()
        await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) > 1
        await app.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}
    assert clocks == [time.monotonic, None], "jumps of the machine's time are noticed"
    assert (moving, closed) == ([further, None], ["looking further"])
