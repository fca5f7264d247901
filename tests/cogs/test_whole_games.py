"""Whole games of both rulesets, played with buttons from the opening to the leaderboard."""

from __future__ import annotations

import random
import re

import pytest
from simcord import MemberActor

from bot.words.wording import write_points
from data.records import Status
from tests.cogs.club import Club, Seen, components
from tests.cogs.playing import AT_THE_TABLE, DIRECTLY, Ledger, Party, Where

COMMONS, PAGAT = "card_commons", "pagat"


def either(seed: int) -> Where:
    """Return a choice between the channel and direct messages that changes at random."""
    chance = random.Random(seed)
    return lambda: chance.choice((AT_THE_TABLE, DIRECTLY))


def descriptions(message: Seen) -> list[str]:
    """Return the descriptions of a message's pictures."""
    return [
        item["description"]
        for gallery in components(message)
        if gallery["type"] == 12
        for item in gallery["items"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "number", "computers", "where"),
    [
        (COMMONS, 2, 0, either(2)),
        (COMMONS, 3, 0, AT_THE_TABLE),
        (COMMONS, 6, 0, DIRECTLY),
        (PAGAT, 2, 1, either(3)),
        (PAGAT, 3, 9, DIRECTLY),
    ],
    ids=("commons-2", "commons-3", "commons-6", "pagat-3", "pagat-12"),
)
async def test_a_game_to_the_scoreboard(
    club: Club, rules: str, number: int, computers: int, where: str | Where
) -> None:
    holes = 3 if rules == COMMONS else 9
    people = list(club.people.values())[:number]
    await club.start(*people, computers=computers, rules=rules, holes=holes, clock=300)
    party = Party(club, *people, where=where, seed=number)

    # With buttons alone: the first hole, and short games as a whole.
    await party.press_on()
    if holes == 3:
        while (await party.step()).is_playing:
            pass
    game = await party.play()

    assert game.record.status is Status.FINISHED
    # The deal that people can check afterwards was sealed before anybody joined.
    await club.press(club.ann, "Check the shuffle")
    assert "✅ Dealt as sealed" in club.whisper().text
    assert f"`{game.started_state.setup.secret.hex()}`" in club.whisper().text
    assert "Rematch" in club.table().labels
    await the_scores_agree(club, party, people, holes)


async def the_scores_agree(club: Club, party: Party, people: list[MemberActor], holes: int) -> None:
    """Check that table, direct messages, database and leaderboard agree."""
    game = await party.contest()
    ledger = Ledger(club)
    scorecard = ledger.scorecard(party.game_id)
    assert len(scorecard) == holes
    totals = [sum(points) for points in zip(*scorecard, strict=True)]
    seats = [player.user_id for player in game.record.players]
    assert ledger.results(party.game_id) == [
        (user_id, total, 1 + sum(other < total for other in totals), "finished")
        for user_id, total in zip(seats, totals, strict=True)
    ]
    in_person = [user_id for user_id in seats if user_id is not None]
    assert ledger.totals() == {
        user_id: (holes, total)
        for user_id, total in zip(seats, totals, strict=True)
        if user_id is not None
    }
    # Only games among people count in the leaderboard.
    among_people = len(in_person) == len(seats)
    assert ledger.standings() == {
        user_id: (1, total, int(total == min(totals)))
        for user_id, total in zip(seats, totals, strict=True)
        if user_id is not None and among_people
    }

    table = club.table()
    card = descriptions(table)[-1]
    names = {person.id: person.user.global_name or "" for person in people}
    for seat, user_id in enumerate(seats):
        if user_id is None:
            continue
        name, total = names[user_id], write_points(totals[seat])
        assert re.search(rf"\*\*{name}:\*\* {total}\b", table.text), table.text
        assert re.search(rf"\d\. {name}: {total}\b", card), card
        if len(seats) <= 6:
            by_hole = " ".join(write_points(hole[seat]) for hole in scorecard)
            assert f"({by_hole})" in card, card
        direct = club.cards(party.people[user_id])
        assert f"otal: **{total}**" in direct.text
        assert direct.labels == ["Rematch", "Review", "Replay"]

    answer = (await club.command(people[0], "scores")).response
    assert answer is not None
    board = Seen(club, answer.message).text
    for seat, user_id in enumerate(seats):
        if user_id is None:
            continue
        average = f"{totals[seat] / holes:.2f}".replace("-", "−")
        line = f"**{names[user_id]}** · **{average} a hole**"
        assert (line in board) == among_people, board
