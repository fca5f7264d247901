"""Requests at odd times: before the first card, after the last, between two changes, and while nothing is to change."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest
from sqlalchemy import select

from bot.contest import Contest
from bot.languages import Phrase
from bot.messages.outcomes import Blocked
from bot.ports import Person, Place, Refusal
from bot.ports.button_meanings import AsideWord, Word
from bot.screens.scores import BoardChoice
from data.boards import BoardQuery, BoardRows
from data.tables import events, server_preferences
from data.tables import games as games_table
from engine.computer import Level
from tests.bot.bare import ANN, BOB, CHANNEL, CY, GUILD, Bare, bare, labels, words

__all__ = ["bare"]


async def test_a_host_hands_a_lobby_with_others_on_without_a_question(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    await bare.press(BOB, game_id, Word.JOIN)
    said = await bare.app.service.asking.leave(CHANNEL, Person(ANN, "Ann"))
    assert (words(said), labels(said)) == ("You left the table.", [])
    record = (await bare.game(game_id)).record
    assert (record.people, record.host_id) == ((BOB,), BOB)


async def test_in_a_lobby_more_lists_what_can_be_done_there(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    more = {
        user_id: labels((await bare.press(user_id, game_id, Word.MORE)).whisper)
        for user_id in (ANN, BOB)
    }
    about = ["Rules", "Learn to play", "Seal"]
    assert await bare.refused(bare.press(ANN, game_id, Word.REMATCH)) == "refusals-not-over"
    assert more == {ANN: ["Bring the table down", *about, "Leave…", "End the game…"], BOB: about}


async def test_after_the_end_the_cards_are_shown_and_nothing_is_taken(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    await bare.play(game_id)
    for place in (Place.TABLE, Place.PANEL):
        assert await bare.refused(bare.press(ANN, game_id, Word.TAKE, place=place)) == (
            "refusals-over"
        )
    shown = await bare.press(ANN, game_id, Word.CARDS)
    assert shown.whisper == await bare.app.screens.make_cards(await bare.game(game_id), ANN)


async def test_who_left_a_private_game_still_reaches_it(bare: Bare) -> None:
    """Its last message has the button Play again."""
    ann, solo = Person(ANN, "Ann"), bare.app.service.solo
    await solo.start(ann, guild_id=0, level=Level.CLUB, holes=None, press_id=5, panel=None)
    (game_id,) = await bare.store.games.list_open_of(ANN)
    await bare.app.service.asking.answer(0, lambda _: ann, AsideWord.LEAVE, game_id)
    assert not (await bare.game(game_id)).record.status.is_open
    await bare.press(ANN, game_id, Word.REMATCH, place=Place.PANEL)
    (again,) = await bare.store.games.list_open_of(ANN)
    assert again != game_id
    begun = await bare.game(again)
    assert (begun.is_playing, begun.record.is_private) == (True, True)


async def test_a_private_game_begins_beside_a_damaged_game_and_is_found_again_with_a_note(
    bare: Bare,
) -> None:
    ann, solo, games = Person(ANN, "Ann"), bare.app.service.solo, bare.store.games
    damaged = await bare.begin(BOB)
    cut = events.delete().where(events.c.game_id == damaged, events.c.seq == 2)
    await bare.store.database.write(lambda connection: connection.execute(cut))
    bare.app.games.keep_at_most(10)
    shown = [
        await solo.start(ann, guild_id=0, level=Level.CLUB, holes=3, press_id=5, panel=None)
        for _ in range(2)
    ]
    (game_id,) = [one for one in await games.list_open_of(ANN) if one != damaged]
    game = await bare.game(game_id)
    note = Phrase("answers-solo-again")
    make = bare.app.screens.make_cards
    assert shown == [await make(game, ANN), await make(game, ANN, note=note)]
    assert game.started_state.setup.entropy[-1] == "5"
    await bare.play(game_id)
    press = bare.a_press(ANN, await bare.game(game_id), Word.REMATCH, place=Place.PANEL)
    await bare.app.service.presses.press(press)
    (again,) = [one for one in await games.list_open_of(ANN) if one != damaged]
    assert (await bare.game(again)).started_state.setup.entropy[-1] == str(press.press_id)
    moderator = Person(9, "Mo", moderator=True)
    await bare.app.service.asking.end(GUILD, CHANNEL, lambda _: moderator, damaged)
    async with bare.store.database.reading() as connection:
        ended = select(games_table.c.ended_at).where(games_table.c.game_id == damaged)
        assert await connection.scalar(ended) == bare.at


async def test_a_lobby_is_brought_down_too(bare: Bare) -> None:
    await bare.app.start()
    await bare.open()
    await bare.app.service.moving_down.move_down(CHANNEL, Person(ANN, "Ann"))
    await bare.app.publisher.settle()
    assert [channel_id for channel_id, _ in bare.messenger.posts] == [CHANNEL, CHANNEL]


async def test_nobody_is_called_to_a_lobby_by_who_finds_no_seat_there(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = (await bare.open()).game_id

    async def begun(_table: Contest, _person: Person) -> Contest:
        raise Refusal("refusals-started")

    monkeypatch.setattr(bare.app.service.joining, "seat", begun)
    assert await bare.refused(bare.open(BOB, called=(CY,))) == "refusals-started"
    assert await bare.store.invitations.list_invited(game_id) == ()


async def test_an_answer_says_which_version_of_the_game_it_shows(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    game = await bare.play(game_id, "draw")
    mover = game.record.players[game.to_act[0]].user_id
    assert mover is not None
    answer = await bare.press(mover, game_id, "draw", place=Place.DIRECT)
    assert answer.version == (await bare.game(game_id)).record.version == game.record.version + 1


async def test_words_with_an_end_that_no_button_has_are_refused(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    for word in ("cards:1", "more:", "rules:x"):
        assert await bare.refused(bare.press(ANN, game_id, word)) == "refusals-other-version"


async def test_a_game_of_another_server_is_not_reviewed(bare: Bare) -> None:
    game_id = await bare.begin(BOB, guild_id=GUILD + 1, channel_id=CHANNEL + 1)
    await bare.play(game_id)
    review = bare.app.service.reviewing.review(GUILD, Person(ANN, "Ann"), game_id, None)
    assert await bare.refused(review) == "refusals-no-such-game"


async def test_a_role_is_called_by_the_first_table_after_it_was_chosen(bare: Bare) -> None:
    """A table before that called nobody, so the hour between two calls has not begun."""
    await bare.app.start()
    await bare.open()
    bare.wait(minutes=1)
    await bare.app.service.choosing.choose_role(GUILD, 7)
    await bare.open(channel_id=CHANNEL + 1)
    bare.wait(minutes=59)
    await bare.open(channel_id=CHANNEL + 2)
    bare.wait(minutes=1)
    await bare.open(channel_id=CHANNEL + 3)
    await bare.app.publisher.settle()
    roles = {channel_id: screen.roles for channel_id, screen in bare.messenger.posts}
    assert roles == {CHANNEL: (), CHANNEL + 1: (7,), CHANNEL + 2: (), CHANNEL + 3: (7,)}


async def test_who_looks_at_preferences_stores_none_and_shows_no_table_again(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, followed = await bare.begin(BOB), list[str]()

    def follow(contest: Contest) -> None:
        followed.append(contest.game_id)

    monkeypatch.setattr(bare.app.publisher, "follow", follow)
    choosing, counted = bare.app.service.choosing, list[tuple[int, int]]()
    for action, value in (
        ("show", ""),
        ("holes", "9"),
        ("clock", "45"),
        ("no-role", ""),
        ("language", "de"),
        ("pictures:off", ""),
    ):
        await choosing.choose_for_server(GUILD, action, value)
        async with bare.store.database.reading() as connection:
            rows = len((await connection.execute(server_preferences.select())).all())
        counted.append((rows, len(followed)))
    assert counted == [(0, 0), (1, 0), (1, 0), (1, 0), (1, 1), (1, 2)]
    assert set(followed) == {game_id}


async def test_two_people_press_next_at_once_and_both_see_the_scored_hole(bare: Bare) -> None:
    game_id = await bare.begin(BOB)
    scored = await bare.play(game_id, "hole over")
    presses = [bare.a_press(user_id, scored, Word.NEXT_HOLE) for user_id in (ANN, BOB)]
    answers = await asyncio.gather(
        *(bare.app.service.dealing.deal(scored, press) for press in presses)
    )
    old = await bare.app.screens.make_scored(scored, old=True)
    assert [answer.update for answer in answers] == [old, old]
    assert (await bare.game(game_id)).key == "2-0"
    late = bare.press(BOB, game_id, Word.NEXT_HOLE, key=scored.key)
    assert await bare.refused(late) == "refusals-played"


async def test_a_game_that_began_goes_on_although_its_first_message_was_refused(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its players have their cards in direct messages."""
    begun: list[str] = []

    async def begin(table: Contest, *, seconds: float) -> Blocked:
        assert seconds == 8
        begun.append(table.game_id)
        await bare.press(BOB, table.game_id, Word.JOIN)
        await bare.press(ANN, table.game_id, Word.BEGIN)
        return Blocked("View Channel, Send Messages")

    monkeypatch.setattr(bare.app.publisher, "wait_for_table", begin)
    with pytest.raises(Refusal) as refused:
        await bare.open()
    told = dict(refused.value.phrase.values)
    assert (told["count"], told["hidden"]) == (2, False)
    assert (await bare.game(begun[0])).is_playing


async def test_a_board_that_shrinks_while_it_is_read_ends(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[int, int, datetime]] = []

    async def load(query: BoardQuery, *, asker_id: int) -> BoardRows:
        read.append((query.guild_id, query.offset, query.at))
        assert len(read) < 3
        return BoardRows((), 5, None)

    monkeypatch.setattr(bare.store.scores, "load_leaderboard", load)
    board = await bare.app.service.scores.load_board(GUILD, BoardChoice(ANN))
    assert (board.rows, board.pages, board.choice.page) == ((), 1, 0)
    assert read == [(GUILD, 0, bare.at)], "the board is of the present month, for example"
