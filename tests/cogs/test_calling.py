"""People are called to a table by name, by a challenge, or by the server's role. Games in threads."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from cogs.commands.challenges import CHALLENGE
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen
from tests.cogs.test_clocks import mentioning

HOUR_S = 3600


def mention(*people: Any) -> str:
    """Return people in the form in which Discord writes them into an option."""
    return " ".join(f"<@{person.id}>" for person in people)


async def start_with(club: Club, host: Any, *people: Any, **options: Any) -> str:
    """Open a table and call people; return what the host reads."""
    given: dict[str, Any] = {"with": mention(*people), "holes": 3} | options
    await club.command(host, "start", **given)
    return club.whisper().text


def called(club: Club) -> list[list[int]]:
    """Return, for each message so far, the people whom it could notify."""
    return [sorted(body["allowed_mentions"].get("users", [])) for body in mentioning(club)]


async def test_people_are_called_to_the_table_with_join_and_not_now(club: Club) -> None:
    said = await start_with(club, club.ann, club.bob, club.cy)
    assert said.endswith("**Bob** and **Cy** were called.")
    table = club.table()
    assert f"<@{club.bob.id}> and <@{club.cy.id}>: **Ann** would like to play." in table.text
    assert called(club) == [sorted((club.bob.id, club.cy.id))]
    await club.press(club.bob, "Join")
    assert f"📣 <@{club.cy.id}>:" in club.table().text
    await club.press(club.cy, "Not now")
    assert club.whisper().text == "All right. Another time!"
    assert "📣" not in club.table().text
    assert "Not now" not in club.table().labels
    await club.press(club.ann, "Start")
    assert len(called(club)) == 1


async def test_a_call_outlasts_a_restart(club: Club) -> None:
    await start_with(club, club.ann, club.bob, club.cy)
    await club.restart()
    await club.press(club.bob, "Not now")
    assert f"📣 <@{club.cy.id}>:" in club.table().text
    assert len(called(club)) == 1


async def test_a_person_is_called_once_an_hour_whoever_calls(club: Club) -> None:
    await start_with(club, club.ann, club.bob)
    await club.end(club.ann)
    said = await start_with(club, club.cy, club.bob, club.ann)
    assert said.endswith("**Ann** was called. **Bob** was called a short time ago.")
    assert called(club) == [[club.bob.id], [club.ann.id]]
    await club.end(club.cy)
    club.env.backend.advance_clock(HOUR_S)
    said = await start_with(club, club.cy, club.bob)
    assert said.endswith("**Bob** was called.")


async def test_who_wants_no_invitations_is_not_called(club: Club) -> None:
    await club.command(club.bob, "preferences", invitations="off")
    assert "Invitations: off" in club.whisper().labels
    said = await start_with(club, club.ann, club.bob)
    assert said.endswith("**Bob** takes no invitations.")
    assert "📣" not in club.table().text
    assert called(club) == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bob and cy", "Name people by mentioning them"),
        ("<@123456>", "not in this server"),
        ("@everyone", "Name people by mentioning them"),
        ("<@&5>", "Name people by mentioning them"),
    ],
)
async def test_what_is_no_mention_of_a_member(club: Club, typed: str, said: str) -> None:
    given: dict[str, Any] = {"with": typed}
    await club.command(club.ann, "start", **given)
    assert said in club.whisper().text
    assert await club.store.games.list_open_ids() == []


async def test_at_most_five_people_are_called(club: Club) -> None:
    club.join_server("Gil")
    people = (club.bob, club.cy, club.di, club.ed, club.flo)
    said = await start_with(club, club.ann, *people, club.gil)
    assert said == "You can call 5 people at most."
    assert (await start_with(club, club.ann, club.ann, *people)).endswith("were called.")


async def test_a_challenge_opens_a_table_and_calls_one_person(club: Club) -> None:
    await challenge(club, club.ann, club.bob)
    assert club.whisper().text.endswith("**Bob** was called.")
    assert f"📣 <@{club.bob.id}>: **Ann** would like to play." in club.table().text
    await club.press(club.bob, "Join")
    await club.press(club.ann, "Start")
    assert "Press **My cards**" in club.table().text


async def challenge(club: Club, person: Any, other: Any) -> None:
    """Use the menu on a person: Apps, Challenge to golf."""
    club.last = await person.context_menu(club.channel, CHALLENGE.message, other)


async def test_who_cannot_be_challenged(club: Club) -> None:
    await challenge(club, club.ann, club.ann)
    assert club.whisper().text.startswith("You cannot challenge yourself.")
    namesake = club.guild.add_member(club.env.create_user("anna"), nick="Ann")
    await challenge(club, club.ann, namesake)
    assert club.whisper().text.endswith("**Ann** was called.")
    await club.end(club.ann)
    await club.start(club.cy, club.di, holes=3)
    await challenge(club, club.ann, club.bob)
    said = club.whisper().text
    assert said.startswith("A game is going on in this channel.")
    assert "`thread:`" in said


async def test_a_challenge_at_an_open_table_calls_the_person_there(club: Club) -> None:
    await start_with(club, club.ann, club.cy)
    await challenge(club, club.ann, club.bob)
    assert club.whisper().text == ("You sit at the open table of this channel. **Bob** was called.")
    table = club.table()
    assert {f"<@{club.cy.id}>", f"<@{club.bob.id}>"} == set(re.findall(r"<@\d+>", table.text))
    assert called(club) == [[club.cy.id], [club.bob.id]]  # each once, in a separate message
    await club.press(club.bob, "Join")
    await challenge(club, club.ann, club.bob)
    assert club.whisper().text.endswith("**Bob** sits there already.")
    assert len(called(club)) == 2


async def test_who_challenges_at_the_open_table_of_others_sits_down_there(club: Club) -> None:
    await club.command(club.ann, "start", holes=9)
    first = club.table()
    await challenge(club, club.bob, club.cy)
    assert club.whisper().text == (
        "This channel has an open table: you sit at it now. **Cy** was called."
    )
    assert club.table().id != first.id
    assert "Players 2/6" in club.table().text
    (record,) = await club.application.games.list_open(club.guild.id)
    assert (record.host_id, record.people) == (club.ann.id, (club.ann.id, club.bob.id))
    await club.press(club.ann, "Start")
    assert "Press **My cards**" in club.table().text


async def test_start_sits_down_at_an_open_table_unless_it_asks_for_other_terms(club: Club) -> None:
    await club.command(club.ann, "start", holes=9)
    said = await start_with(club, club.bob, club.cy, holes=9)
    assert said.endswith("you sit at it now. **Cy** was called.")
    before = club.table()
    await club.command(club.bob, "start")
    assert club.whisper().text == "You sit at the open table of this channel."
    assert club.table().id != before.id  # the table comes to who looks for it
    for other in ({"holes": 18}, {"rules": "pagat"}, {"clock": 45}, {"hints": True}):
        await club.command(club.di, "start", **other)
        said = club.whisper().text
        assert said.startswith("The open table in this channel has other terms: 9 holes")
    (record,) = await club.application.games.list_open(club.guild.id)
    assert club.di.id not in record.people


async def test_nobody_is_called_to_a_table_without_a_free_seat(club: Club) -> None:
    await club.command(club.ann, "start", holes=9)
    for _ in range(4):
        await club.add_computer(club.ann)
    await challenge(club, club.bob, club.cy)  # Bob would get the only free seat
    assert club.whisper().text == "The table is full: 6 seats."
    assert "Players 5/6" in club.table().text
    await club.press(club.bob, "Join")
    await challenge(club, club.ann, club.cy)
    assert club.whisper().text == "The table is full: 6 seats."
    assert called(club) == []


async def test_at_most_eleven_people_are_called_to_one_table(club: Club) -> None:
    crowd = [club.guild.add_member(club.env.create_user(f"guest{n}")) for n in range(12)]
    for few in (crowd[:5], crowd[5:10], crowd[10:11]):
        assert "called" in await start_with(club, club.ann, *few)
    assert await start_with(club, club.ann, crowd[11]) == "You can call 11 people at most."
    assert sum(map(len, called(club))) == 11


async def test_the_servers_role_is_called_once_an_hour(club: Club) -> None:
    await club.make_moderator(club.bob, manage_guild=True)
    role = club.guild.create_role("golfers")
    await club.command(club.bob, "preferences", role=role, text="on")
    settings = club.whisper()
    assert not (await club.store.people.load_preferences(club.bob.id)).text
    assert f"<@&{role.id}> is called, at most once an hour." in settings.text
    await club.command(club.ann, "start", holes=3)
    assert f"📣 <@&{role.id}>: **Ann** would like to play." in club.table().text
    assert roles(club) == [[role.id]]
    await club.command(club.ann, "table")  # the newest message calls nobody again
    await club.end(club.ann)
    club.env.backend.advance_clock(HOUR_S - 1)
    await club.command(club.cy, "start", holes=3)
    assert "📣" not in club.table().text
    assert roles(club) == [[role.id]]
    await club.end(club.cy)
    club.env.backend.advance_clock(HOUR_S)
    await club.command(club.cy, "start", holes=3)
    assert roles(club) == [[role.id], [role.id]]
    await club.end(club.cy)
    club.env.backend.advance_clock(HOUR_S)
    await club.press(club.bob, "Call nobody", settings)
    await club.command(club.cy, "start", holes=3)
    assert len(roles(club)) == 2


def roles(club: Club) -> list[list[int]]:
    """Return, for each message so far, the roles that it could notify."""
    return [list(body["allowed_mentions"].get("roles", [])) for body in mentioning(club)]


async def test_everybody_cannot_be_called_and_only_managers_name_a_role(club: Club) -> None:
    for role in (club.guild.create_role("golfers"), club.guild.default_role):
        await club.command(club.ann, "preferences", role=role)
        assert "**Manage Server**" in club.whisper().text
    await club.make_moderator(club.bob, manage_guild=True)
    everybody = club.guild.default_role
    await club.command(club.bob, "preferences", role=everybody)
    assert club.whisper().text.startswith("Everybody cannot be called.")
    assert (await club.store.people.load_server(club.guild.id)).role_id is None


async def test_a_game_gets_a_thread_of_its_own(club: Club) -> None:
    before = len(club.channel.history())
    said = await start_with(club, club.ann, club.bob, thread=True)
    found = re.search(r"<#(\d+)>", said)
    assert found is not None
    thread = ChannelHandle(club.env, club.guild, club.env.backend.get_channel(int(found[1])))
    table = club.table(thread)
    assert f"📣 <@{club.bob.id}>" in table.text
    public = [Seen(club, one) for one in club.channel.history()]
    assert len([one for one in public if not one.is_ephemeral]) <= before + 1
    await club.press(club.bob, "Join", channel=thread)
    await club.press(club.ann, "Start", channel=thread)
    # The channel has room for another game and another thread.
    await club.command(club.cy, "start", thread=True)
    assert "<#" in club.whisper().text
    await club.command(club.di, "start")
    assert club.whisper().text.startswith("Your table is open.")


@pytest.mark.parametrize(
    ("nick", "name"),
    [("The Duke", "⛳ The Duke"), ("\u202eThe\n Duke", "⛳ The Duke"), ("\u3164", "⛳ gus")],
)
async def test_a_thread_has_the_name_and_the_person_who_opened_it(
    club: Club, nick: str, name: str
) -> None:
    duke = club.guild.add_member(club.env.create_user("gus", global_name="Gus"), nick=nick)
    await club.forbid("send_messages")  # in the channel, and the table is in the thread
    known = club.bot.get_channel(club.channel.id)
    assert isinstance(known, discord.TextChannel)
    known.default_auto_archive_duration = 60
    await club.command(duke, "start", thread=True)
    made, joined = [one for one in club.env.http_requests if "/thread" in one.path]
    assert made.json is not None
    wanted = {"name": name, "auto_archive_duration": 24 * 60, "type": 11}
    assert made.json.items() >= wanted.items()
    assert made.path == f"/channels/{club.channel.id}/threads"
    assert (joined.method, joined.path.split("/")[-1]) == ("PUT", str(duke.id))


async def test_a_thread_that_the_bot_may_not_open(club: Club) -> None:
    await club.forbid("create_public_threads")
    await club.command(club.ann, "start", thread=True)
    assert "I lack the permission **Create Public Threads** in" in club.whisper().text
    await club.forbid("send_messages_in_threads")
    await club.command(club.ann, "start", thread=True)
    assert club.whisper().text.startswith(
        "I lack the permissions **Create Public Threads** and **Send Messages in Threads** in"
    )
    assert await club.store.games.list_open_ids() == []


async def test_a_person_whose_name_discord_does_not_say_now_can_be_called(club: Club) -> None:
    club.env.inject_error("GET", "/guilds/*/members/*", status=503, times=None)
    await start_with(club, club.ann, club.bob)
    assert f"📣 <@{club.bob.id}>" in club.table().text


async def test_a_thread_in_a_thread_or_in_a_voice_channel(club: Club) -> None:
    for place in (await club.open_thread("aside"), club.guild.create_voice_channel("talk")):
        await club.command(club.ann, "start", place, thread=True)
        assert "only from a text channel" in club.whisper().text


async def test_the_nearest_number_of_holes_is_played_and_said(club: Club) -> None:
    await club.command(club.ann, "start", holes=3, rules="pagat")
    assert "Sudden end is played over 9 or 18 holes, so this game has 9." in club.whisper().text
    assert "9 holes · Sudden end" in club.table().text
    await club.end(club.ann)
    await club.command(club.ann, "start", holes=18, rules="pagat")
    assert "so this game" not in club.whisper().text


async def test_a_made_up_answer_to_a_call(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    game_id = await club.store.games.find_open_in(club.channel.id)
    await press(club, Finger(club.bob, club.table(), f"golf:{game_id}:0-0:notnow"))
    assert club.whisper().text.startswith("Nobody has called you")
