"""The screens of the lesson, with cards and buttons as in a game. On each page one button leads to the next page.

The action of a button is ``learn:<page>:<word>``. The word is the one that the button would have in a game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.contest import Contest
from bot.contest.lesson import LEARNER, play_lesson
from bot.languages import Phrase, Tongue
from bot.ports.button_meanings import ScreenWord
from bot.ports.screen import Button, Link, Part, Picture, Row, Screen, Style, Text
from bot.screens.cards import cards_screen
from bot.screens.cast import Cast
from bot.screens.chronicle import tell_last_moves
from bot.screens.colours import FELT, GOLD
from bot.screens.lesson_pages import END, PAGES, Page
from bot.screens.parts import choose_form

LAST: Final = len(PAGES)
"""The number of the page after the learner's last move. This page says that the lesson is over."""
_ROOKIE: Final = "Rookie"


def lesson_screen(page: int, tongue: Tongue, *, text: bool = False, note: str = "") -> Screen:
    """Return a page of the lesson. With ``text`` words replace the picture.

    ``note`` is a sentence at the top, if not empty.
    """
    cast, say = _cast(tongue, text=text), tongue.say
    if page >= LAST:
        return _end(cast)
    now = PAGES[page]
    contest = play_lesson(now.moves)
    said = [say("lesson-heading", page=page + 1, pages=LAST, title=Phrase(now.title))]
    said += [f"❕ {note}"] if note else []
    said += [
        f"-# {line}" for line in tell_last_moves(contest, cast) if now.press in ("draw", "take")
    ]
    said += [*map(say, now.says), say("lesson-press", button=now.button)]
    hand, rows = _take_apart(contest, cast, now)
    if page == 0:
        rows = (Row((_make_button(0, "go", say("buttons-begin"), Style.GOOD),)),)
    else:
        rows = tuple(_on_page(page, row) for row in rows)
        if note:
            rows = (*rows, Row((_make_button(page, "go", say("buttons-do-it")),)))
    legend = (Text(f"-# {say('help-points')}"),) if page else ()
    return Screen((Text("\n".join(said)), hand, *legend, *rows), accent=GOLD)


def _cast(tongue: Tongue, *, text: bool) -> Cast:
    return Cast((tongue.say("lesson-you"), _ROOKIE), text=text, tongue=tongue)


def explain_press(page: int, word: str) -> Phrase | None:
    """Return the sentence for a press that does not lead to the next page; ``None`` for a press that leads there."""
    now = PAGES[page]
    if word in (now.press, "go"):
        return None
    kind = word.rstrip("0123456789")
    why = now.wrong.get(word) or now.wrong.get(kind) or "lesson-wrong"
    return Phrase(why, press=Phrase("lesson-press-so", button=now.button))


def _take_apart(contest: Contest, cast: Cast, page: Page) -> tuple[Part, tuple[Row, ...]]:
    """Return two parts of the screen that a game would show to the learner: the picture (or words), and the buttons."""
    screen = cards_screen(contest, LEARNER, replace(cast, text=False), taking=page.taking)
    rows = [part for part in screen.parts if isinstance(part, Row)]
    plays = [row for row in rows if not any(isinstance(button, Link) for button in row.buttons)]
    return _hand_of(screen, cast), tuple(plays)


def _hand_of(screen: Screen, cast: Cast) -> Part:
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    return choose_form(picture, cast)


def _on_page(page: int, row: Row) -> Row:
    """Return a copy of a row in which the buttons belong to a page of the lesson, and not to a game."""
    return Row(
        tuple(
            replace(button, action=f"{ScreenWord.LEARN}:{page}:{button.action}")
            for button in row.buttons
            if isinstance(button, Button)
        )
    )


def _make_button(page: int, word: str, label: str, style: Style = Style.PLAIN) -> Button:
    return Button(f"{ScreenWord.LEARN}:{page}:{word}", label, style)


def _end(cast: Cast) -> Screen:
    contest, say = play_lesson(PAGES[-1].moves + 1), cast.tongue.say
    assert contest.hole_is_over
    cards = cards_screen(contest, LEARNER, replace(cast, text=False))
    words = "\n".join((say("lesson-done", count=LAST), *map(say, END)))
    buttons = (
        _make_button(LAST, "solo", say("buttons-play-rookie"), Style.GOOD),
        _make_button(LAST, "rules", say("buttons-all-rules")),
        _make_button(LAST, "again", say("buttons-once-more")),
    )
    return Screen((Text(words), _hand_of(cards, cast), Row(buttons)), accent=FELT)
