"""The database is restored from a backup that is some turns older than the messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import MemberActor

from data.backup import restore, save
from engine import Phase
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club, Seen
from tests.cogs.playing import Party, begun


class PutBack(Party):
    """A party whose game was put back."""

    ahead = ""
    """The moment that people had reached."""

    def on_draw(self, person: MemberActor, message: Seen) -> Finger:
        """Return a finger that was on the button when the game was put back."""
        return Finger(person, message, f"golf:{self.game_id}:{self.ahead}:draw")


@pytest.fixture
async def party(club: Club, tmp_path: Path) -> PutBack:
    """Return a game of Ann and Bob that was put back by two turns, as ``python -m bot restore`` does it."""
    begun_party = await begun(club, club.ann, club.bob)
    party = PutBack(club, club.ann, club.bob)
    party.game_id = begun_party.game_id
    backup = tmp_path / "backup.db"
    # The backup is made while the bot is stopped, so that in it all messages are up to date.
    await club.restart(lambda: save(club.url, backup))
    for _ in range(2):
        await party.turn()
    await party.play_until(Phase.DRAW)
    party.ahead = (await party.contest()).key
    await club.restart(lambda: restore(backup, club.url))
    return party


async def test_a_table_ahead_of_its_game_is_posted_again_and_says_so(
    club: Club, party: PutBack
) -> None:
    ahead = club.table()
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    await press(club, party.on_draw(person, ahead))
    assert club.whisper().text.endswith("moment. Play on at the newest table below.")
    assert ahead.id not in {message.id for message in club.channel.history()}
    table = club.table()
    await club.press(person, "Draw", table)
    assert "Discard" in " ".join(club.whisper().labels)
    assert (await party.contest()).record.version == game.record.version + 1


async def test_cards_ahead_of_their_game_are_drawn_again_and_say_so(
    club: Club, party: PutBack
) -> None:
    game = await party.contest()
    person = party.person(game, game.to_act[0])
    await press(club, party.on_draw(person, club.cards(person)))
    told = "This game went back to an earlier moment. These are your cards now."
    assert told in club.cards(person).text
    assert await party.contest() == game
    await party.play()
    assert not (await party.contest()).record.status.is_open


async def test_only_a_later_moment_is_ahead(club: Club) -> None:
    party = await begun(club, club.ann, club.bob)
    contest = await party.contest()
    hole, turn = contest.hole, int(contest.key.partition("-")[2])
    assert contest.is_before(f"{hole}-{turn + 1}")
    assert contest.is_before(f"{hole + 1}-0")
    for key in (contest.key, "0-0", f"{hole}-{turn - 1}", "", "x-1", "1", "٩-٩"):
        assert not contest.is_before(key), key
