"""From ``/golf start`` to the last score, by buttons alone."""

from __future__ import annotations

import random

from tests.cogs.club import Club


async def test_two_people_play_three_holes(club: Club) -> None:
    await club.start(club.ann, club.bob, holes=3)
    chance = random.Random(7)
    for _ in range(400):
        table = club.table()
        if "Rematch" in table.labels:
            break
        if "Next hole" in table.labels:
            await club.press(club.ann, "Next hole", table)
            continue
        for person in (club.ann, club.bob):
            cards = club.cards(person)
            options = [label for label in cards.labels if not label.startswith("Take")]
            if options:
                await club.press(person, chance.choice(options), cards)
    assert "Rematch" in club.table().labels
