"""Everybody may watch the last turn privately, once the hole is scored."""

from __future__ import annotations

from bot.ports.pictures import EndPicture, HandPicture, MotionPicture
from engine.events import CardDiscarded, CardSwapped, CardTaken
from tests.cogs.club import Club, TinyPictures
from tests.cogs.playing import AT_THE_TABLE, Party

WATCH = "Watch the last turn"


async def test_the_last_turn_of_a_hole_is_a_picture_that_moves(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    party = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
    game = await party.play_hole()
    await club.press(club.cy, WATCH)
    whisper = club.whisper()
    assert whisper.is_ephemeral
    assert whisper.files == ["motion.gif"]
    assert isinstance(club.pictures, TinyPictures)
    spec = club.pictures.drawn[-1]
    assert isinstance(spec, MotionPicture)
    last = next(
        event
        for event in reversed(game.events)
        if isinstance(event, CardTaken | CardSwapped | CardDiscarded)
    )
    assert spec.seat == last.seat
    assert spec.slot == (None if isinstance(last, CardDiscarded) else last.slot)
    assert spec.taken is isinstance(last, CardTaken)
    assert spec.after == game.public_view


async def test_who_reads_words_is_told_in_words(club: Club) -> None:
    await club.command(club.bob, "preferences", text="on")
    await club.start(club.ann, club.bob, holes=3)
    await Party(club, club.ann, club.bob, where=AT_THE_TABLE).play_hole()
    await club.press(club.bob, WATCH)
    assert club.whisper().files == []
    assert "Points of the hole: " in club.whisper().text


async def test_the_others_are_beside_your_cards_in_your_turn_only(club: Club) -> None:
    await club.start(club.ann, club.bob, club.cy, holes=3)
    party = Party(club, club.ann, club.bob, club.cy, where=AT_THE_TABLE)
    game = await party.turn()
    while game.started_state.turn < 4:
        game = await party.turn()
    acting, waiting = game.to_act[0], (game.to_act[0] + 1) % 3
    await club.press(party.person(game, waiting), "My cards")
    await club.press(party.person(game, acting), "My cards")
    assert isinstance(club.pictures, TinyPictures)
    hands = [spec for spec in club.pictures.drawn if isinstance(spec, HandPicture)]
    by_seat = {spec.view.viewer: spec for spec in hands}
    assert [other.seat for other in by_seat[acting].others] == [waiting, (waiting + 1) % 3]
    assert by_seat[waiting].others == ()


async def test_the_end_is_a_picture_to_post(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    party = Party(club, club.ann, club.bob, where=AT_THE_TABLE)
    while (game := await party.play_hole()).is_playing:
        await party.step()
    await club.pass_time(3)
    assert club.table().files[0] == "end.png"
    assert isinstance(club.pictures, TinyPictures)
    ends = [spec for spec in club.pictures.drawn if isinstance(spec, EndPicture)]
    assert ends[-1].view == game.public_view
    await club.press(club.cy, WATCH)
    assert club.whisper().files == ["motion.gif"]
