"""Discord allows few edits of a message older than an hour, so a slow game posts its table again."""

from __future__ import annotations

from tests.cogs.club import Club

DAY = 86_400


async def test_a_slow_game_posts_its_table_anew_once_the_old_one_is_old(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3, clock=DAY)
    first = club.table().id
    person = club.ann if "to turn over" in club.cards(club.ann).text else club.bob
    await club.press(person, "1", club.cards(person))
    assert club.table().id == first

    await club.pass_time(2 * 3600)
    assert club.table().id == first  # nothing has changed, so nothing is sent
    await club.press(person, "2", club.cards(person))
    assert club.table().id != first
    tables = [message for message in club.channel.history() if message.id == first]
    assert not tables, "the old table is still there"


async def test_a_game_played_at_one_sitting_keeps_its_table(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3, clock=300)
    first = club.table().id
    person = club.ann if "to turn over" in club.cards(club.ann).text else club.bob
    await club.press(person, "1", club.cards(person))
    await club.pass_time(100)
    await club.press(person, "2", club.cards(person))
    assert club.table().id == first
