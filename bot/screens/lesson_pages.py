"""The pages of the lesson. The cards come from ``bot.contest.lesson``, the sentences from the catalogues.

A test checks that pages, cards and sentences fit together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.languages import Phrase


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its sentences, and the press that leads to the next page."""

    moves: int
    """The number of moves that the learner has made before this page."""
    press: str
    """The word of the button that leads to the next page."""
    title: str
    """The key of the page's title in the catalogues."""
    says: tuple[str, ...]
    """The keys of the page's sentences in the catalogues, one for each line."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """The keys of the sentences for other presses, by the word of the button: ``swap2``, or ``swap`` for any place."""
    taking: bool = False
    """Whether the learner has pressed **Take** and now chooses a place."""

    @property
    def button(self) -> Phrase | str:
        """The label of the button that leads to the next page."""
        if self.press in _NAMED:
            return Phrase(_NAMED[self.press])
        return str(int(self.press[-1]) + 1)


_NAMED: Final = {"go": "buttons-begin", "take": "buttons-take", "draw": "buttons-draw"}
_ANY: Final = {"up": "lesson-wrong-any"}

PAGES: Final[tuple[Page, ...]] = (
    Page(0, "go", "lesson-cards", ("lesson-cards-1", "lesson-cards-2", "lesson-cards-3")),
    Page(0, "up0", "lesson-over", ("lesson-over-1",), _ANY),
    Page(1, "up1", "lesson-over", ("lesson-second-1",), _ANY),
    Page(
        2,
        "take",
        "lesson-turn",
        ("lesson-turn-1", "lesson-turn-2"),
        {"draw": "lesson-turn-drawing"},
    ),
    Page(
        2,
        "take3",
        "lesson-pair",
        ("lesson-pair-1",),
        {
            "take": "lesson-pair-elsewhere",
            "take0": "lesson-pair-same",
            "cards": "lesson-pair-back",
        },
        taking=True,
    ),
    Page(
        3,
        "draw",
        "lesson-zero",
        ("lesson-zero-1", "lesson-zero-2"),
        {"take": "lesson-zero-taking"},
    ),
    Page(
        4,
        "swap2",
        "lesson-two",
        ("lesson-two-1", "lesson-two-2"),
        {
            "discard": "lesson-two-away",
            "swap0": "lesson-two-pair",
            "swap3": "lesson-two-pair",
            "swap1": "lesson-two-nine",
            "swap": "lesson-two-elsewhere",
        },
    ),
    Page(
        5,
        "draw",
        "lesson-next",
        ("lesson-luck-1", "lesson-luck-2"),
        {"take": "lesson-luck-taking"},
    ),
    Page(
        6,
        "swap1",
        "lesson-king",
        ("lesson-king-1",),
        {
            "discard": "lesson-king-away",
            "swap2": "lesson-king-two",
            "swap": "lesson-king-elsewhere",
        },
    ),
    Page(7, "draw", "lesson-next", ("lesson-minus-1",), {"take": "lesson-minus-taking"}),
    Page(
        8,
        "swap4",
        "lesson-neighbour",
        ("lesson-neighbour-1", "lesson-neighbour-2"),
        {
            "discard": "lesson-neighbour-away",
            "swap5": "lesson-neighbour-other",
            "swap": "lesson-neighbour-elsewhere",
        },
    ),
    Page(
        9,
        "draw",
        "lesson-out",
        ("lesson-out-1", "lesson-out-2"),
        {"take": "lesson-out-taking"},
    ),
    Page(
        10,
        "swap5",
        "lesson-out",
        ("lesson-ace-1",),
        {"discard": "lesson-ace-away", "swap": "lesson-ace-elsewhere"},
    ),
)

END: Final = ("lesson-end-1", "lesson-end-2", "lesson-end-3")
"""The keys of the sentences on the last page of the lesson."""
