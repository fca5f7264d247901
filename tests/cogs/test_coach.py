"""Hints and reviews, by button and by command."""

from __future__ import annotations

import asyncio

from bot.ports.pictures import HandPicture
from engine import loads, verify_log
from engine.shuffle import commitment_of
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen, button, components
from tests.cogs.test_scores import finished
from tests.cogs.world import PATIENCE_S


async def play_out(club: Club) -> None:
    """Play a game of three holes to its end. Ann takes the discard in every turn."""
    for _ in range(400):
        table = club.table()
        if "Rematch" in table.labels:
            return
        if "Next hole" in table.labels:
            await club.press(club.ann, "Next hole", table)
            continue
        cards = club.cards(club.ann)
        slots = [label for label in cards.labels if label[:1] in "123456"]
        if "Take" in " ".join(cards.labels) and not slots:
            await club.press(club.ann, "Take", cards)
        elif slots:
            # Face-down cards first, so that the hole comes to an end.
            hidden = [label for label in slots if "?" in label] or slots
            await club.press(club.ann, hidden[0], cards)
        else:
            await club.pass_time(1)
    raise AssertionError("the game does not end")


async def settled_review(club: Club) -> Seen:
    """Wait for the review to which the last answer leads; return its message."""
    seen = club.whisper()
    async with asyncio.timeout(PATIENCE_S):  # another process makes it
        while "Review of" not in seen.text:
            await asyncio.sleep(0.05)
            await club.pass_time(1)
    return seen


async def test_a_person_plays_three_computers_and_has_the_game_reviewed(club: Club) -> None:
    await club.start(club.ann, computers=3, holes=3)
    await play_out(club)
    await club.press(club.ann, "Review")
    review = await settled_review(club)
    assert "Review of 3 holes" in review.text
    assert review.text.count(" points a turn · luck ") == 4
    assert "Played:" in review.text
    assert "Best:" in review.text
    assert review.is_ephemeral
    assert len(review.files) == review.text.count("Played:")
    pictured = [spec for spec in club.pictures.drawn if isinstance(spec, HandPicture)][-1]
    assert pictured.names is not None
    assert "Ann" in pictured.names

    # The command shows it at once now, because it is ready.
    await club.command(club.ann, "review")
    assert "Review of 3 holes" in club.whisper().text

    # A person who did not play sees how well everybody played, but no mistakes.
    await club.press(club.bob, "Review")
    others = await settled_review(club)
    assert "Played:" not in others.text


async def test_there_is_nothing_to_review_before_a_game_is_over(club: Club) -> None:
    await club.command(club.ann, "review")
    assert "no finished game" in club.whisper().text
    await club.start(club.ann, club.bob, holes=3)
    game_id = await club.store.games.find_open_in(club.channel.id)
    await club.command(club.ann, "review", game=game_id)
    assert "finished games" in club.whisper().text


async def test_hints_are_given_only_where_the_table_allows_them(club: Club) -> None:
    await club.start(club.ann, computers=1, holes=3, hints=True)
    for _ in range(20):
        if "Hint" in club.cards(club.ann).labels:
            break
        await club.pass_time(1)
    await club.press(club.ann, "Hint", club.cards(club.ann))
    hint = club.whisper()
    assert "### Hint" in hint.text
    assert "Turn over card" in hint.text
    await club.end(club.bob)

    other = club.guild.create_text_channel("golf-2")
    await club.start(club.bob, computers=1, holes=3, channel=other)
    assert "Hint" not in club.cards(club.bob).labels


async def test_the_shuffle_can_be_checked_once_the_game_is_over_and_not_before(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    custom_id = button(club.table(), "My cards")["custom_id"]
    forged = f"{custom_id.rpartition(':')[0]}:shuffle"
    refused = await press(club, Finger(club.ann, club.table(), forged))
    assert "when the game is over" in club.whisper(refused).text
    await club.end(club.ann)
    await club.press(club.bob, "Check the shuffle")
    contest = await club.application.games.get(forged.split(":")[1])
    said = club.whisper()
    assert said.is_ephemeral
    assert contest.record.secret.hex() in said.text
    assert contest.started_state.setup.commitment in said.text
    for name in ("Ann", "Bob"):
        assert f"**{name}**, seat" in said.text
    assert said.files == [f"golf-{contest.game_id}.json"]
    (shown,) = [item for item in components(said) if item["type"] == 13]
    assert shown["file"]["url"]
    checked = verify_log(
        loads(await club.read_file(said)), commitment=commitment_of(contest.record.secret)
    )
    assert checked.is_over
    assert checked.started.game_id == contest.game_id


async def test_everybody_has_a_private_copy_of_the_seal_with_their_part(club: Club) -> None:
    await club.command(club.ann, "start", holes=3)
    joined = await club.press(club.bob, "Join")
    copy = club.whisper(joined)
    await club.press(club.ann, "Start")
    await club.press(club.bob, "More…")
    await club.press(club.bob, "Seal", club.whisper())
    again = club.whisper()
    await club.press(club.ann, "More…")
    await club.press(club.ann, "Seal", club.whisper())
    other = club.whisper()
    game_id = await club.store.games.find_open_in(club.channel.id)
    assert game_id is not None
    game = await club.application.games.get(game_id)
    seal = commitment_of(game.record.secret)
    assert f"Game `{game_id}`: 3 holes" in copy.text
    part = game.record.players[game.record.people.index(club.bob.id)].entropy
    assert f"||`{seal}` `{part}`||" in copy.text
    for said, person in ((again, club.bob), (other, club.ann)):
        seat = game.seat_of(person.id)
        assert seat is not None
        assert said.is_ephemeral
        assert f"Game `{game_id}`: 3 holes" in said.text
        assert f"Sealed shuffle: `{seal}`" in said.text
        assert f"Your part: `{game.record.players[seat].entropy}`" in said.text
    assert f"The part of **Start**: `{game.started_state.setup.entropy[-1]}`" in other.text


async def test_a_hint_cannot_be_had_by_a_made_up_button_where_hints_are_off(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    person = club.ann if "to turn over" in club.cards(club.ann).text else club.bob
    custom_id = button(club.table(), "My cards")["custom_id"]
    forged = f"{custom_id.rpartition(':')[0]}:hint"
    refused = await press(club, Finger(person, club.table(), forged))
    assert "no hints" in club.whisper(refused).text


async def test_a_person_s_own_record_says_what_cost_most_in_the_last_games(club: Club) -> None:
    await club.start(club.ann, computers=1, holes=3)
    await play_out(club)
    result = club.table()
    await club.command(club.ann, "scores", player=club.ann)
    assert "The coach is looking at 1 game of yours" in club.table().text
    await club.press(club.ann, "Review", result)
    await settled_review(club)
    await club.command(club.ann, "scores", player=club.ann)
    own = club.table().text
    assert "**What cost you most** in your last 1 game" in own
    assert own.count("\n- ") in {1, 2, 3}

    await club.command(club.bob, "scores", player=club.ann)
    assert "What cost you most" not in club.table().text


async def test_without_a_name_the_newest_game_is_reviewed(club: Club) -> None:
    # These games have no moves, so the log names the game that was looked for.
    for number, game_id in enumerate(("newest", "middle", "oldest")):
        await finished(club, game_id, {club.ann.id: 12, club.bob.id: 6}, days_ago=number)
    with club.expected_error("game cannot be read"):
        await club.command(club.ann, "review")
        (line,) = [line for line in club.errors.messages if "game cannot be read" in line]
    assert "newest" in line
