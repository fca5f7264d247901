"""``/golf scores``: the leaderboard and a person's record, as people see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from simcord import MemberActor

from data.records import Status
from engine.events import GameWon, HoleScored
from tests.cogs.club import Club, Seen, button
from tests.data.playing import Table, a_lobby

HOLES = 3


async def finished(
    club: Club,
    game_id: str,
    points: Mapping[int | None, int] | Mapping[int, int],
    *,
    holes: int = HOLES,
    days_ago: int = 0,
    guild_id: int | None = None,
) -> None:
    """Store a finished game with these points, all made in its last hole."""
    at = club.now() - timedelta(days=days_ago)
    where = club.guild.id if guild_id is None else guild_id
    lobby = a_lobby(game_id, people=tuple(points), guild_id=where, channel_id=1, holes=holes, at=at)
    table = await Table.open(club.store, lobby)
    await table.commit(replace(table.record, status=Status.PLAYING, started_at=at))
    scores = tuple(points.values())
    winners = tuple(seat for seat, own in enumerate(scores) if own == min(scores))
    events = [HoleScored(hole, (), (0,) * len(scores)) for hole in range(1, holes)]
    await table.commit(
        replace(table.record, status=Status.FINISHED, ended_at=at),
        [*events, HoleScored(holes, (), scores), GameWon(winners, scores)],
    )


def order(text: str, *people: str) -> bool:
    """Whether a text names these people in this order."""
    places = [text.find(f"**{name}**") for name in people]
    return -1 not in places and places == sorted(places)


def board(club: Club) -> str:
    """Return the newest public message in words."""
    return club.table().text


def page_of(shown: Seen) -> str:
    """Return the label of the button in the middle."""
    label: str = button(shown, "Page")["label"]
    return label


async def test_nobody_is_there_at_first(club: Club) -> None:
    await club.command(club.ann, "scores")
    assert "Nobody is on this leaderboard yet" in board(club)
    assert "Your own record" not in board(club)


async def test_after_a_game_with_computers_the_board_says_what_counts_and_shows_ones_own_record(
    club: Club,
) -> None:
    await finished(club, "one", {club.ann.id: 12, None: 6})
    await club.command(club.ann, "scores")
    text = board(club)
    assert "Nobody is on this leaderboard yet" in text
    assert "among people, without hints, count here" in text
    assert "**Your own record**" in text
    assert "With computers: **4.00** a hole · 3 holes · 1 finished game" in text
    await club.command(club.bob, "scores")
    assert "Your own record" not in board(club)


async def test_ones_own_record_is_beside_a_board_of_others(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, None: 6})
    await finished(club, "two", {club.bob.id: 12, club.cy.id: 6})
    await club.command(club.ann, "scores")
    assert order(board(club), "Cy", "Bob", "Your own record")
    await club.command(club.bob, "scores")
    assert "Your own record" not in board(club)


async def test_the_board_is_for_everybody_and_the_best_are_first(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6, club.cy.id: 30})
    await finished(club, "two", {club.ann.id: 3, club.cy.id: 3})
    await club.command(club.ann, "scores")
    text = board(club)
    assert order(text, "Bob", "Ann", "Cy")
    assert "**1.** **Bob** · **2.00 a hole**" in text
    assert "2.50 a hole · 2 games · 1 win (1 shared) · best 3 over 3 · 15 points" in text


async def test_other_orders_and_filters(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6})
    await finished(club, "two", {club.ann.id: 3, club.cy.id: 30})
    await finished(club, "long", {club.di.id: 9, club.cy.id: 90}, holes=9)
    await club.command(club.ann, "scores", sort="games", holes=3)
    assert order(board(club), "Ann", "Bob")
    assert "Di" not in board(club)
    await club.command(club.ann, "scores", sort="best")
    assert order(board(club), "Ann", "Di", "Bob", "Cy")
    await club.command(club.ann, "scores", rules="pagat")
    assert "Nobody" in board(club)


async def test_a_menu_changes_the_period(club: Club) -> None:
    await finished(club, "old", {club.ann.id: 12, club.bob.id: 6}, days_ago=90)
    await club.command(club.ann, "scores")
    shown = club.table()
    assert "Ann" in shown.text
    await club.choose(club.ann, "Period", "month", shown)
    assert "this month" in shown.text
    assert "Nobody" in shown.text
    await club.choose(club.ann, "Period", "all", shown)
    await club.choose(club.ann, "Order", "wins", shown)
    assert order(shown.text, "Bob", "Ann")


async def a_crowd(club: Club, number: int) -> list[MemberActor]:
    people = [club.join_server(f"Player {one}") for one in range(number)]
    points = {person.id: 10 * place for place, person in enumerate(people, 1)}
    for start in range(0, number, 6):
        part = dict(list(points.items())[start : start + 6])
        await finished(club, f"crowd{start}", part)
    return people


async def test_pages_turn_and_ones_own_rank_is_always_shown(club: Club) -> None:
    people = await a_crowd(club, 24)
    last = people[-1]
    await club.command(last, "scores")
    shown = club.table()
    assert "**1.** **Player 0**" in shown.text
    assert "You are **24th** of 24" in shown.text
    await club.press(last, "Next", shown)
    assert "**11.** **Player 10**" in shown.text
    await club.press(last, "Next", shown)
    assert "**24.** **Player 23**" in shown.text
    assert "You are" not in shown.text
    assert "Next" not in shown.labels
    await club.press(last, "Back", shown)
    assert "**11.**" in shown.text


async def test_others_turn_pages_of_a_copy_of_their_own(club: Club) -> None:
    people = await a_crowd(club, 24)
    await club.command(people[0], "scores")
    shown = club.table()
    before = shown.text
    await club.press(people[22], "Next", shown)
    assert shown.text == before
    own = club.whisper()
    assert "**11.**" in own.text
    assert "You are **23rd** of 24" in own.text
    await club.press(people[22], "Next", own)
    assert "**23.** **Player 22**" in own.text


async def test_a_copy_stays_in_the_language_of_its_reader(club: Club) -> None:
    await a_crowd(club, 24)
    chosen = await club.store.people.load_preferences(club.bob.id)
    await club.store.people.save(replace(chosen, language="de"))
    await club.command(club.ann, "scores")
    await club.press(club.bob, "Next", club.table())
    own = club.whisper()
    assert own.labels[-1] == "Weiter"
    await club.press(club.bob, "Weiter", own)
    assert "**21.** **Player 20**" in own.text
    assert "Zurück" in own.labels


async def test_a_named_person_is_known_without_asking_discord(club: Club) -> None:
    await club.command(club.ann, "scores", player=club.bob)
    club.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    with club.env.time_context():
        assert await club.application.names.look_up(club.guild.id, club.bob.id) == "Bob"


async def test_people_who_left_are_hidden_and_keep_their_rank(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6, club.cy.id: 30})
    await club.leave_server(club.bob)
    await club.command(club.ann, "scores")
    text = board(club)
    assert "Bob" not in text
    assert "**2.** **Ann**" in text
    assert "1 person who has left this server is not shown" in text


async def test_pages_are_of_people_who_are_here(club: Club) -> None:
    """150 people who have left the server are ranked before two who have not."""
    gone = {10_000 + number: number for number in range(1, 151)}
    for start in range(0, len(gone), 6):
        await finished(club, f"gone{start}", dict(list(gone.items())[start : start + 6]))
    await finished(club, "here", {club.ann.id: 900, club.bob.id: 930})
    await club.command(club.ann, "scores")
    shown = club.table()
    assert order(shown.text, "Ann", "Bob")
    assert "**151.** **Ann**" in shown.text
    assert "150 people who have left this server are not shown" in shown.text
    assert page_of(shown) == "Page 1 of 1"
    assert "Next" not in shown.labels


async def test_a_page_beyond_the_last_is_the_last(club: Club) -> None:
    """People have left the server since the button was made."""
    people = await a_crowd(club, 12)
    await club.command(people[0], "scores")
    shown = club.table()
    for person in people[6:]:
        await club.leave_server(person)
    await club.restart()  # a running bot keeps the names of the first page for an hour
    await club.press(people[0], "Next", shown)
    assert order(shown.text, "Player 0", "Player 5")
    assert page_of(shown) == "Page 1 of 1"


async def test_hostile_names_are_harmless_on_the_board(club: Club) -> None:
    mallory = club.join_server("**@everyone** <@1>")
    await finished(club, "one", {mallory.id: 12, club.bob.id: 6})
    await club.command(club.ann, "scores")
    assert "@everyone" not in board(club).replace("\\@everyone", "")
    assert not club.table().handle.mention_everyone
    assert "<@1>" not in board(club)


async def test_a_players_record(club: Club) -> None:
    await finished(club, "one", {club.ann.id: 12, club.bob.id: 6, club.cy.id: 30}, days_ago=2)
    await finished(club, "two", {club.ann.id: 3, club.cy.id: 9}, days_ago=1)
    await finished(club, "three", {club.ann.id: 9, club.cy.id: 9})
    await club.command(club.bob, "scores", player=club.ann)
    seen = club.table()
    assert "🏆 **Ann**" in seen.text
    assert (
        "**2.67** a hole · 9 holes · 3 finished games · 2 wins (1 shared) · 24 points" in seen.text
    )
    assert "Best game:" in seen.text
    assert "2nd of 3" in seen.text
    assert seen.files == ["chart.png"]
    await club.command(club.bob, "scores", player=club.di)
    assert "No game here has ended for them yet" in board(club)


async def test_a_server_in_words_gets_no_chart(club: Club) -> None:
    for number in range(3):
        await finished(club, f"game{number}", {club.ann.id: 3 * number, club.bob.id: 6})
    server = await club.store.people.load_server(club.guild.id)
    await club.store.people.save_server(replace(server, text=True))
    await club.command(club.bob, "scores", player=club.ann)
    assert "🏆 **Ann**" in club.table().text
    assert club.table().files == []
