"""`/golf solo`: a private game begins at once, anywhere, and a restart does not lose it."""

from __future__ import annotations

from typing import Any

from data.records import GameRecord, Status
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen, components
from tests.cogs.playing import Ledger
from tests.cogs.seen import button


async def games(club: Club, person: Any) -> list[GameRecord]:
    """Return the open games of a person."""
    found = await club.store.games.list_open_of(person.id)
    return [(await club.application.games.get(game_id)).record for game_id in found]


async def solo(club: Club, person: Any, **options: Any) -> Seen:
    """Type the command as a person; return the message that they get."""
    await club.command(person, "solo", **options)
    return club.whisper()


async def play(club: Club, person: Any, shown: Seen, *, until: str = "Play again") -> None:
    """Press enabled buttons until a certain button appears."""
    fresh = [str(slot) for slot in range(1, 7)]
    for _ in range(400):
        labels = shown.labels
        if until in labels:
            return
        slots = [label for label in labels if label in "123456"]
        if "Next hole" in labels:
            fresh = [str(slot) for slot in range(1, 7)]
            await club.press(person, "Next hole", shown)
        elif slots:
            label = fresh.pop() if fresh else slots[0]
            await club.press(person, label, shown)
        elif "Draw" in labels:
            await club.press(person, "Draw", shown)
        else:
            await club.pass_time(1)
            if "Look again" in shown.labels:
                await club.press(person, "Look again", shown)
    raise AssertionError(shown.labels)


async def test_it_begins_at_once_and_nobody_else_sees_it(club: Club) -> None:
    before = len(club.channel.history())
    shown = await solo(club, club.ann)
    assert shown.is_ephemeral
    assert {"1", "6", "More…"} <= set(shown.labels) or "Look again" in shown.labels
    (record,) = await games(club, club.ann)
    assert record.status is Status.PLAYING
    assert record.is_private
    assert (record.holes, record.clock_s, record.guild_id) == (3, None, club.guild.id)
    assert [player.level for player in record.players if player.user_id is None] == ["club"]
    await club.pass_time(5)
    public = [message for message in club.channel.history() if not message.flags.ephemeral]
    assert len(public) <= before
    assert club.ann.user.dm_channel is None or not club.ann.user.dm_channel.history()


async def test_a_whole_game_and_another(club: Club) -> None:
    shown = await solo(club, club.ann, level="rookie")
    (record,) = await games(club, club.ann)
    await play(club, club.ann, shown, until="Next hole")
    assert "Watch the last turn" in shown.labels
    await club.pass_time(60)
    assert "Next hole" in shown.labels  # the next hole waits for the person
    await play(club, club.ann, shown)
    over = (await club.application.games.get(record.game_id)).record
    assert over.status is Status.FINISHED
    assert {"Play again", "Review", "Check the shuffle"} <= set(shown.labels)
    # It counts like a game with computers: in the person's own record and not in the leaderboard.
    ledger = Ledger(club)
    assert ledger.totals()[club.ann.id][0] == 3
    assert ledger.standings() == {}
    await club.press(club.ann, "Check the shuffle", shown)
    assert "✅ Dealt as sealed" in club.whisper().text
    finger = Finger(club.ann, shown, button(shown, "Play again")["custom_id"])
    await press(club, finger)
    (again,) = await games(club, club.ann)
    assert again.game_id != record.game_id
    assert [player.level for player in again.players if player.user_id is None] == ["rookie"]
    assert "Play again" not in shown.labels
    await press(club, finger)  # where the button is still shown, it leads to the game that goes on
    assert [one.game_id for one in await games(club, club.ann)] == [again.game_id]
    assert {"1", "6", "More…"} <= set((await solo(club, club.ann)).labels)
    assert shown.labels == []  # a newer message shows the cards


async def test_several_people_play_alone_in_one_channel_beside_a_table(club: Club) -> None:
    await club.start(club.cy, club.di, holes=3)
    await solo(club, club.ann)
    await solo(club, club.bob)
    assert len(await games(club, club.ann)) == len(await games(club, club.bob)) == 1
    await solo(club, club.cy)
    assert len(await games(club, club.cy)) == 2
    await club.command(club.cy, "cards")
    assert "There is no game" not in club.whisper().text


async def test_in_direct_messages_to_the_bot(club: Club) -> None:
    await club.ask_bot(club.ann, "solo", holes=9)
    shown = club.whisper()
    (record,) = await games(club, club.ann)
    assert (record.guild_id, record.holes) == (0, 9)
    await play(club, club.ann, shown, until="Next hole")
    assert Ledger(club).totals()[club.ann.id][0] == 1
    game = await club.application.games.get(record.game_id)
    assert "Ann" in (await club.application.screens.cast(game)).names
    await club.press(club.ann, "More…", shown)
    asked = club.whisper()
    await club.press(club.ann, "End the game…", asked)
    assert "There is no result." in asked.text
    await club.press(club.ann, "End the game", asked)
    assert await games(club, club.ann) == []


async def test_it_goes_on_after_a_restart(club: Club) -> None:
    shown = await solo(club, club.ann)
    await club.restart()
    await play(club, club.ann, shown, until="Next hole")
    assert (await games(club, club.ann))[0].status is Status.PLAYING


async def test_the_command_shows_a_game_that_goes_on(club: Club) -> None:
    await solo(club, club.ann)
    (record,) = await games(club, club.ann)
    shown = await solo(club, club.ann, level="pro")
    assert "where you left it" in shown.text
    assert [one.game_id for one in await games(club, club.ann)] == [record.game_id]


async def test_a_number_of_holes_that_the_rules_do_not_have(club: Club) -> None:
    await club.make_moderator(club.bob, manage_guild=True)
    await club.command(club.bob, "preferences")
    settings = club.whisper()
    await club.press(club.bob, "Server settings", settings)
    await club.choose(club.bob, "Rules", "pagat", settings)
    shown = await solo(club, club.ann, holes=3)
    assert "9 holes · Sudden end" in shown.text


async def test_it_can_be_ended_and_says_so(club: Club) -> None:
    shown = await solo(club, club.ann)
    await club.press(club.ann, "More…", shown)
    asked = club.whisper()
    assert asked.labels == ["Rules", "Learn to play", "End the game…"]
    await club.press(club.ann, "End the game…", asked)
    await club.press(club.ann, "End the game", asked)
    assert "You ended the game." in asked.text
    assert "This game has ended" in shown.text
    assert shown.labels == []


async def test_nobody_else_presses_its_buttons(club: Club) -> None:
    shown = await solo(club, club.ann)
    (record,) = await games(club, club.ann)
    await club.make_moderator(club.bob)
    await press(club, Finger(club.bob, shown, f"golf:{record.game_id}:1-0:cards"))
    assert "somebody else" in club.whisper().text
    for step in ("leave", "end", "askend", "rules"):
        await press(club, Finger(club.bob, shown, f"golf:::aside:{step}:{record.game_id}"))
        assert club.whisper().text == "There is no such game on this server."
    await club.command(club.bob, "end", game=record.game_id)
    assert club.whisper().text == "There is no such game on this server."
    assert (await games(club, club.ann))[0] == record


async def test_it_is_ended_when_the_person_is_forgotten(club: Club) -> None:
    await solo(club, club.ann)
    (record,) = await games(club, club.ann)
    await club.command(club.ann, "forget-me")
    await club.press(club.ann, "Forget me", club.whisper())
    over = (await club.application.games.load_again(record.game_id)).record
    assert not over.status.is_open
    everything = Ledger(club).rows("select channel_id, host_id from games")
    assert all(club.ann.id not in row and -club.ann.id not in row for row in everything)


async def test_text_form(club: Club) -> None:
    await club.command(club.ann, "preferences", text="on")
    shown = await solo(club, club.ann)
    assert not shown.files
    await play(club, club.ann, shown, until="Next hole")
    assert not shown.files


async def test_its_buttons_lead_to_no_table(club: Club) -> None:
    shown = await solo(club, club.ann)
    buttons = [item for item in components(shown) if item["type"] == 2]
    assert len(buttons) >= 6  # the places of a hand
    assert not [button for button in buttons if "url" in button]
