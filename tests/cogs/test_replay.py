"""Everybody may see a replay privately, once a game was played to its end."""

from __future__ import annotations

import pytest

from bot.ports.pictures import TablePicture
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, TinyPictures
from tests.cogs.playing import AT_THE_TABLE, Party


async def test_somebody_steps_through_a_game_and_back(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    game = await Party(club, club.ann, club.bob, where=AT_THE_TABLE).play()
    await club.press(club.cy, "Replay")
    replay = club.whisper()
    assert replay.is_ephemeral
    assert "Replay · hole 1 of 3, the opening" in replay.text
    assert replay.labels == ["Next ▶", "Hole ⏭"]
    before = len(club.channel.history())
    for label, place in (
        ("Next ▶", "hole 1 of 3, turn 1 of "),
        ("Next ▶", "hole 1 of 3, turn 2 of "),
        ("◀ Back", "hole 1 of 3, turn 1 of "),
        ("Hole ⏭", "hole 2 of 3, the opening"),
        ("⏮ Hole", "hole 1 of 3, the opening"),
    ):
        await club.press(club.cy, label, replay)
        assert place in replay.text, replay.text
    for _ in range(3):
        await club.press(club.cy, "Hole ⏭", replay)
    assert replay.labels == ["⏮ Hole", "◀ Back"]
    assert isinstance(club.pictures, TinyPictures)
    spec = club.pictures.drawn[-1]
    assert isinstance(spec, TablePicture)
    assert spec.view == game.public_view
    assert len(club.channel.history()) == before


async def test_a_replay_outlives_the_bot(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    await Party(club, club.ann, club.bob, where=AT_THE_TABLE).play()
    await club.press(club.bob, "Replay")
    replay = club.whisper()
    await club.press(club.bob, "Next ▶", replay)
    await club.restart()
    await club.press(club.bob, "Next ▶", replay)
    assert "turn 2 of " in replay.text


async def test_from_ones_own_cards_and_in_words(club: Club) -> None:
    await club.command(club.ann, "preferences", text="on")
    await club.start(club.ann, club.bob, holes=3)
    await Party(club, club.ann, club.bob).play()
    await club.press(club.ann, "Replay", club.cards(club.ann))
    replay = club.whisper()
    await club.press(club.ann, "Next ▶", replay)
    assert replay.files == []
    assert "Discard **" in replay.text


@pytest.mark.parametrize("ended", [False, True])
async def test_only_a_finished_game_is_replayed(club: Club, ended: bool) -> None:
    await club.start(club.ann, club.bob, holes=3)
    party = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
    await party.play_hole()
    if ended:
        await club.make_moderator(club.ann)
        await club.end(club.ann)
        assert "Replay" not in club.table().labels
    game = await party.contest()
    await press(club, Finger(club.bob, club.table(), f"golf:{game.game_id}:1-1:replayon"))
    assert "Only finished games have a replay." in club.whisper().text
