"""Which people a page of the leaderboard shows when many have left the server, and what happens without Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.contest import Contest
from bot.games.casting import cast_of
from bot.games.names import FALLBACK, Names
from bot.ports import Person, Unavailable
from bot.ports.screen import Picture, Screen
from bot.screens.reminder import reminder_screen
from bot.screens.scores import BoardChoice, LeaderBoard
from bot.service.boards import load_board
from data.records import Preferences, ServerPreferences
from data.tables import ranks, totals
from tests.bot.bare import ANN, BOB, CY, GUILD, Bare, bare, words
from tests.bot.scripted import Nowhere
from tests.bot.tables import game as game_of
from tests.bot.tables import played
from tests.bot.test_names import Clock, Register

__all__ = ["bare"]


class Members(Nowhere):
    """Knows who is in the server: the people whose ids are from ``first`` on."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first
        self.asked: list[int] = []

    async def fetch_member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        self.asked.append(len(user_ids))
        return {user_id: f"P{user_id}" for user_id in user_ids if user_id >= self.first}


class Hall:
    """A leaderboard of many people. The person with the id 1 is the best."""

    def __init__(self, bare: Bare) -> None:
        self.bare = bare

    async def fill(self, number: int) -> None:
        """Store this number of people."""
        rows = [
            {"guild_id": guild_id, "period": "all", "user_id": user_id, "games": 1, "holes": 100}
            | {"points": user_id, "wins": 0, "shared_wins": 0, "best": user_id, "best_holes": 100}
            for user_id in range(1, number + 1)
            for guild_id in (GUILD, GUILD + 1)
        ]
        await self.bare.store.database.write(
            lambda connection: connection.execute(ranks.insert(), rows)
        )

    async def show(self, members: Members, page: int, asker_id: int = 1) -> LeaderBoard:
        """Return a page of the leaderboard."""
        wanted = BoardChoice(asker_id, page=page)
        names = Names(members)
        return await load_board(self.bare.store, names, GUILD, wanted, self.bare.at)


def shown(board: LeaderBoard) -> list[int]:
    return [row.user_id for row, _ in board.rows]


async def test_pages_of_people_who_are_here(bare: Bare) -> None:
    hall = Hall(bare)
    await hall.fill(1250)
    members = Members(first=1)
    board = await hall.show(members, 0)
    assert shown(board) == list(range(1, 11))
    assert (board.total, board.left, board.pages) == (1250, 0, None)
    assert members.asked == [100]
    assert board.asker is not None
    assert (board.asker.rank, board.own) == (1, None)
    # Page 9 needs the hundredth person and one more, to know whether a page follows.
    members = Members(first=1)
    assert shown(await hall.show(members, 9)) == list(range(91, 101))
    assert members.asked == [100, 100]
    # 95 people have left, so the first hundred are not enough.
    members = Members(first=96)
    board = await hall.show(members, 0)
    assert shown(board) == list(range(96, 106))
    assert [row.rank for row, _ in board.rows] == list(range(96, 106))
    assert (members.asked, board.left, board.pages) == ([100, 100], 95, None)
    # A thousand people are looked up for the first page, and no more.
    members = Members(first=1201)
    board = await hall.show(members, 0)
    assert (shown(board), sum(members.asked), board.left, board.pages) == ([], 1000, 1000, None)
    # For a later page the people of the pages before are looked up in addition.
    members = Members(first=951)
    board = await hall.show(members, 15)
    assert shown(board) == list(range(1101, 1111))
    assert board.choice.page == 15
    members = Members(first=1221)
    board = await hall.show(members, 100)
    assert shown(board) == list(range(1241, 1251))
    assert (board.choice.page, board.pages, board.left) == (2, 3, 1220)


async def test_a_full_last_page_is_not_followed_by_an_empty_one(bare: Bare) -> None:
    hall = Hall(bare)
    await hall.fill(20)
    board = await hall.show(Members(first=1), 5, asker_id=99)
    assert shown(board) == list(range(11, 21))
    assert (board.choice.page, board.pages) == (1, 2)
    assert board.asker is None
    assert board.own is not None
    assert board.own.all.games == 0
    board = await hall.show(Members(first=99), 0)
    assert (shown(board), board.pages, board.left, board.choice.page) == ([], 1, 20, 0)


@pytest.mark.parametrize("several", [False, True])
async def test_an_old_name_is_better_than_none_while_discord_is_away(*, several: bool) -> None:
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)

    async def look_up(user_id: int) -> str | None:
        if several:
            return (await names.look_up_members(GUILD, [user_id]))[user_id]
        return await names.look_up_member(GUILD, user_id)

    register.here = {1: "Ann", 2: "Bob"}
    assert await look_up(1) == "Ann"
    register.is_away = True
    clock.now_s = 3601
    assert (await look_up(1), await look_up(2)) == ("Ann", FALLBACK)
    register.is_away = False
    clock.now_s += 31
    assert (await look_up(1), await look_up(2)) == ("Ann", "Bob")
    asked = len(register.asked)
    assert (await look_up(1), await look_up(2)) == ("Ann", "Bob")
    assert len(register.asked) == asked


async def test_a_name_that_could_not_be_found_is_not_asked_for_at_once_again() -> None:
    register, clock = Register(), Clock()
    register.is_away = True
    names = Names(register, clock=clock)
    for _ in range(3):
        assert await names.look_up(GUILD, 1) == FALLBACK
    assert register.asked == [1]
    with pytest.raises(Unavailable):
        await register.fetch_member_name(GUILD, 1)


async def test_a_name_of_which_nothing_shows_is_the_number_of_the_seat(bare: Bare) -> None:
    bare.messenger.names = {ANN: "\u200b", BOB: "bob van Dyk", CY: "\u3164"}
    game = played_by_three()
    for seat, player in enumerate(game.record.players):
        game = game.with_player(seat, replace(player, autopilot=True))  # people keep their names
    cast = await cast_of(game, bare.app.names)
    expected = {ANN: "Player {}", BOB: "bob van Dyk", CY: "Player {}"}
    people = [player.user_id or 0 for player in game.record.players]
    assert cast.names == tuple(
        expected[user_id].format(seat) for seat, user_id in enumerate(people, start=1)
    )


async def test_the_language_of_a_table_is_chosen_or_that_of_the_server(bare: Bare) -> None:
    game = played_by_three()
    screens, people = bare.app.screens, bare.store.people
    assert (await screens.choose_table_tongue(game)).code == "en"
    bare.messenger.language = "fr"
    assert (await screens.choose_table_tongue(game)).code == "fr"
    await people.save_server(ServerPreferences(game.record.guild_id, language="de", text=True))
    assert (await screens.choose_table_tongue(game)).code == "de"
    cast = await screens.cast(game)
    assert (cast.tongue.code, cast.text) == ("de", True)
    # A person's own cards follow the person; what one person sees of the table follows person or server.
    ann = Person(ANN, "Ann", language="it")
    assert (await screens.choose_tongue(ann)).code == "it"
    await people.save(Preferences(ANN, discord_language="es"))
    assert (await screens.choose_tongue(Person(ANN, "Ann"))).code == "es"
    assert (await screens.choose_tongue(ann)).code == "it"
    await people.save(Preferences(ANN, language="nl", discord_language="es", text=True))
    assert (await screens.choose_tongue(ann)).code == "nl"
    assert has_picture(await screens.make_cards(game, BOB))
    assert not has_picture(await screens.make_cards(game, ANN))
    scored = played(game, until="hole over")
    assert not has_picture(await screens.make_motion(scored, BOB, 1))  # the server has chosen words
    await people.save_server(ServerPreferences(game.record.guild_id))
    assert has_picture(await screens.make_motion(scored, BOB, 1))
    assert not has_picture(await screens.make_motion(scored, ANN, 1))
    for user_id, pictures in ((BOB, True), (ANN, False)):
        assert has_picture(await screens.make_rules(game, user_id)) is pictures
        assert has_picture(await screens.make_lesson(user_id)) is pictures
    call = await screens.make_reminder(game, (ANN,))
    assert words(call) == words(
        reminder_screen(game, (ANN,), await screens.choose_table_tongue(game))
    )


async def test_help_is_for_people_who_have_never_played_a_hole(bare: Bare) -> None:
    game = played(played_by_three(), until="draw")
    seat = game.to_act[0]
    mover = game.record.players[seat].user_id
    assert mover is not None
    screens = bare.app.screens
    assert "💡" in words(await screens.make_cards(game, mover))
    # Somebody who finishes a first hole is still helped in the same game.
    row = totals.insert().values(guild_id=5, user_id=mover, with_computers=True, holes=1, points=9)
    await bare.store.database.write(lambda connection: connection.execute(row))
    assert "💡" in words(await screens.make_cards(game, mover))
    other = replace(game, record=replace(game.record, game_id="another2"))
    assert "💡" not in words(await screens.make_cards(other, mover))
    assert "💡" in words(await screens.make_cards(game, mover)), "other games change nothing"


def has_picture(screen: Screen) -> bool:
    return any(isinstance(part, Picture) for part in screen.parts)


def played_by_three() -> Contest:
    return game_of(3)
