"""Scenes of the lesson: each page, and what is said to each press."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.lesson import LAST, explain_press, lesson_screen
from bot.screens.lesson_pages import PAGES
from tests.golden.scenes.setting import ENGLISH
from tests.golden.scenes.writing import Scene

WORDS = (
    *("go", "draw", "take", "discard", "cards"),
    *(f"{kind}{slot}" for kind in ("up", "take", "swap") for slot in range(6)),
)


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    for page in range(LAST + 1):
        yield f"page {page} in words", lesson_screen(page, ENGLISH, text=True)
    yield "the last page", lesson_screen(LAST, ENGLISH)
    for page in (0, 3, 4):
        yield f"page {page} with a note", lesson_screen(page, ENGLISH, note="A note.")
    for page in range(len(PAGES)):
        said = {word: explain_press(page, word) for word in WORDS}
        by_sentence: dict[str, list[str]] = {}
        for word, phrase in said.items():
            sentence = "leads on" if phrase is None else ENGLISH.tell(phrase)
            by_sentence.setdefault(sentence, []).append(word)
        lines = (f"{' '.join(words)}: {sentence}" for sentence, words in by_sentence.items())
        yield f"presses on page {page}", "\n".join(lines)
