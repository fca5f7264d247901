"""What the lesson says, page by page. The cards come from ``bot.contest.lesson``, and a test holds the two together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Page:
    """One step: what to read, and the one press that goes on."""

    moves: int
    """How many moves the learner has made."""
    press: str
    """The word of the button that goes on, as in a game."""
    title: str
    says: str
    to_press: str
    """What to press, in bold."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """What to say to another press: by its word, or by its word without the place."""
    taking: bool = False
    """Whether **Take** was pressed, so that a place is chosen now."""


PAGES: Final[tuple[Page, ...]] = (
    Page(
        0,
        "go",
        "Six cards",
        "You play **Rookie**, a computer. The fewest points win.\n"
        "Your six cards lie face down. Nobody looks at them, not even you.\n"
        "Two cards above each other are a **column**: 1 and 4, 2 and 5, 3 and 6.",
        "Press **Begin**.",
    ),
    Page(
        0,
        "up0",
        "Turn two over",
        "Each hole begins like this: you turn over any two cards.",
        "Press **1**.",
        {"up": "You may turn over any two. For this lesson"},
    ),
    Page(
        1,
        "up1",
        "Turn two over",
        "An **8** counts 8 points. One more card.",
        "Press **2**.",
        {"up": "You may turn over any two. For this lesson"},
    ),
    Page(
        2,
        "take",
        "Your turn",
        "An 8 and a 9: you show 17 points. Look at the discard pile: an **8**!\n"
        "Two cards of one rank in a column are a **pair**. A pair counts **0**.",
        "Press **Take**.",
        {"draw": "A drawn card may be anything. The 8 on the pile is sure, so"},
    ),
    Page(
        2,
        "take3",
        "A pair",
        "Your 8 lies on place 1. Place **4** is below it, in the same column.",
        "Press **4**.",
        {
            "take": "There the 8 makes no pair. It must lie below your other 8, so",
            "take0": "An 8 for an 8 changes nothing. The second 8 goes below the first, so",
            "cards": "You may think again. The 8 is worth it, though, so",
        },
        taking=True,
    ),
    Page(
        3,
        "draw",
        "A pair counts 0",
        "Your first column counts **0** now. And a hidden jack is gone: 10 points!\n"
        "Rookie has made a pair of sevens. On the pile lies a queen: 10 points.",
        "Press **Draw**.",
        {"take": "A queen costs 10 points. A card from the stock will mostly be better, so"},
    ),
    Page(
        4,
        "swap2",
        "A two",
        "You drew a **2**. It counts **−2**: the best card there is.\n"
        "Put it on a face-down card. Such a card costs about 5 points.",
        "Press **3**.",
        {
            "discard": "Never throw a 2 away: it is the best card there is. So",
            "swap0": "That would break your pair. A face-down place is better, so",
            "swap3": "That would break your pair. A face-down place is better, so",
            "swap1": "That is good as well: 9 points go. Another card will come for it, so",
            "swap": "Any face-down place would do. For this lesson",
        },
    ),
    Page(
        5,
        "draw",
        "Your next turn",
        "A hidden 4 went to the pile, and Rookie took it. That is luck.\n"
        "Now the 9 on place 2 is your worst card.",
        "Press **Draw**.",
        {"take": "A 7 would save two points only. Try your luck, so"},
    ),
    Page(
        6,
        "swap1",
        "A king",
        "You drew a **king**. It counts **0**. It saves most in place of your **9**.",
        "Press **2**.",
        {
            "discard": "A king costs nothing: keep it. So",
            "swap2": "Your 2 is better than a king: keep it. So",
            "swap": "Your 9 costs more than that place, so",
        },
    ),
    Page(
        7,
        "draw",
        "Your next turn",
        "You show −2 now. Rookie shows 7, and threw a queen away.",
        "Press **Draw**.",
        {"take": "The queen costs 10 points, so"},
    ),
    Page(
        8,
        "swap4",
        "Mind your neighbour",
        "You drew a **4**. You could throw it away. But look at Rookie's **4** on place 2: "
        "Rookie would take yours, pair them, and save 7 points.\n"
        "Keep it. A 4 is a little better than a card that nobody knows.",
        "Press **5**.",
        {
            "discard": "Then Rookie takes your 4 and has a second pair. Better keep it, so",
            "swap5": "That is as good. For this lesson",
            "swap": "Your cards there are better than a 4, so",
        },
    ),
    Page(
        9,
        "draw",
        "Going out",
        "One card is still face down. When all six are up, you are **out**.\n"
        "Then everybody else has **one more turn**, and the hole is scored.",
        "Press **Draw**.",
        {"take": "A 10 costs 10 points, so"},
    ),
    Page(
        10,
        "swap5",
        "Going out",
        "You drew an **ace**: 1 point. You are ahead, so go out with it.",
        "Press **6**.",
        {
            "discard": "An ace is cheap, and you are ahead. Do not wait for Rookie, so",
            "swap": "You want to go out now: the last face-down card is on place 6, so",
        },
    ),
)

END: Final = (
    "Out! Your last card was a 2: nobody could know. Rookie took it, and its last turn is over.\n"
    "**You win the hole, 3 to 6.** Column by column: 8 and 8 are **0**, king and 4 are **4**, 2 and ace are **−1**.\n"
    "A game has several holes. The lowest total wins."
)
