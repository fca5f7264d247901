"""`/golf learn` and the rules, for a person who has never played."""

from __future__ import annotations

from bot.languages import choose_tongue
from bot.screens.lesson_pages import PAGES
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen, components
from tests.cogs.playing import begun


async def learn(club: Club, upto: int) -> Seen:
    """Let Ann go through the lesson to a page with the presses that it asks for."""
    await club.command(club.ann, "learn")
    shown = club.whisper()
    for page in PAGES[:upto]:
        await club.press(
            club.ann,
            choose_tongue("en").say("lesson-press", button=page.button).split("**")[1],
            shown,
        )
    return shown


async def test_the_lesson_is_played_to_its_end_by_pressing_what_it_asks_for(club: Club) -> None:
    shown = await learn(club, len(PAGES))
    assert shown.is_ephemeral
    assert "You win the hole, 3 to 6" in shown.text
    assert shown.labels == ["Play Rookie", "All the rules", "Once more"]
    assert len(shown.files) == 1
    await club.press(club.ann, "All the rules", shown)
    assert "One more turn" in club.whisper().text
    await club.press(club.ann, "Once more", shown)
    assert "1 of 13" in shown.text
    assert await club.store.games.list_open_ids() == []


async def test_a_wrong_press_is_explained_and_done_for_those_who_ask(club: Club) -> None:
    shown = await learn(club, 3)
    await club.press(club.ann, "Draw", shown)
    assert "The 8 on the pile is sure" in shown.text
    assert "4 of 13" in shown.text
    await club.press(club.ann, "Do it for me", shown)
    assert "5 of 13" in shown.text


async def test_the_lesson_goes_on_after_a_restart(club: Club) -> None:
    shown = await learn(club, 6)
    await club.restart()
    await club.press(club.ann, "3", shown)
    assert "8 of 13" in shown.text


async def test_the_lesson_and_the_rules_in_words_for_those_who_want_words(club: Club) -> None:
    await club.command(club.ann, "preferences", text="on")
    shown = await learn(club, 6)
    assert not shown.files
    assert "two of spades" in shown.text
    await club.command(club.ann, "rules")
    assert not club.whisper().files


async def test_the_lesson_in_a_direct_message(club: Club) -> None:
    await club.ask_bot(club.ann, "learn")
    assert "1 of 13" in club.whisper().text


async def test_an_invented_page_is_refused(club: Club) -> None:
    shown = await learn(club, 1)
    for action in ("learn:99:go", "learn:x:go", "learn:-1:go", "learn:13:sing"):
        await press(club, Finger(club.ann, shown, f"golf:::{action}"))
        assert "another version" in club.whisper().text


async def test_the_rules_have_one_drawn_hand_and_their_source_in_small_print(club: Club) -> None:
    await club.command(club.ann, "rules", rules="pagat")
    shown = club.whisper()
    assert len(shown.files) == 1
    assert "Sudden end" in shown.text
    assert "The hand scores **17**" in shown.text
    source = next(line for line in shown.text.splitlines() if "pagat.com" in line)
    assert source.startswith("-# ")
    (picture,) = [item for item in components(shown) if item["type"] == 12]
    assert "seven of clubs" in picture["items"][0]["description"]


async def test_after_the_lesson_the_same_message_is_a_real_game(club: Club) -> None:
    shown = await learn(club, len(PAGES))
    result = await club.press(club.ann, "Play Rookie", shown)
    assert result.followups == []
    assert "Your cards" in shown.text
    (game_id,) = await club.store.games.list_open_of(club.ann.id)
    contest = await club.application.games.get(game_id)
    record = contest.record
    assert record.is_private
    # The last part of the shuffle is the press that began the game.
    assert int(contest.started_state.setup.entropy[-1].partition(":")[0]) > shown.id
    assert [player.level for player in record.players if player.user_id is None] == ["rookie"]
    await club.pass_time(5)  # Rookie may have turned up cards meanwhile
    assert {"1", "6"} <= set(shown.labels)
    await club.press(club.ann, "1", shown)
    assert "1" not in shown.labels


async def test_the_game_after_the_lesson_is_kept_up_to_date_in_its_message(club: Club) -> None:
    shown = await learn(club, len(PAGES))
    await club.press(club.ann, "Play Rookie", shown)
    await club.command(club.ann, "solo")
    assert "Your cards are in a newer message." in shown.text
    assert "Your cards" in club.whisper().text


async def test_help_comes_in_the_first_three_turns_of_a_persons_life(club: Club) -> None:
    await club.command(club.ann, "solo")
    shown = club.whisper()
    await club.pass_time(5)
    assert "💡 Any two will do." in shown.text
    assert "A 1 · 2 **−2**" in shown.text
    for label in ("1", "2"):
        await club.press(club.ann, label, shown)
    for turn in range(4):
        await club.pass_time(5)
        assert ("💡" in shown.text) is (turn < 3), turn
        await club.press(club.ann, "Draw", shown)
        assert ("💡" in shown.text) is (turn < 3), turn
        await club.press(club.ann, "Discard", shown)


async def test_who_has_played_a_hole_needs_no_help(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    await party.play_hole()
    await club.command(club.ann, "solo")
    shown = club.whisper()
    await club.pass_time(5)
    assert "💡" not in shown.text
    await club.command(club.cy, "solo")
    await club.pass_time(5)
    assert "💡" in club.whisper().text
    await club.command(club.ann, "forget-me")
    await club.press(club.ann, "Forget me", club.whisper())
    await club.command(club.ann, "solo")
    shown = club.whisper()
    await club.pass_time(5)
    assert "💡" in shown.text  # nothing is stored about Ann's lesson
