"""The lesson as messages: real cards, real buttons, and one press that goes on.

The action of a button is ``learn:<page>:<word>``, with the word that the button has in a game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.contest import Contest
from bot.contest.lesson import LEARNER, play_lesson
from bot.ports.screen import Button, Link, Part, Picture, Row, Screen, Style, Text
from bot.screens.button_words import ScreenWord
from bot.screens.cards import cards_screen
from bot.screens.cast import Cast
from bot.screens.chronicle import last_moves
from bot.screens.colours import FELT, GOLD
from bot.screens.lesson_pages import END, PAGES, Page
from bot.screens.parts import choose_form
from bot.words.wording import write_count

LAST: Final = len(PAGES)
"""The page after the last press."""
POINTS: Final = "-# A 1 · 2 **−2** · 3 to 10 their number · J Q 10 · K 0 · a pair in a column 0"
_NAMES: Final = ("You", "Rookie")


def lesson_screen(page: int, *, text: bool = False, note: str = "") -> Screen:
    """Show a page of the lesson, ``note`` first; ``text`` is for words in place of pictures."""
    if page >= LAST:
        return _end(text=text)
    now = PAGES[page]
    contest, cast = play_lesson(now.moves), Cast(_NAMES, text=text)
    said = [f"### Learn golf · {page + 1} of {LAST} · {now.title}"]
    said += [f"❕ {note}"] if note else []
    said += [f"-# {line}" for line in last_moves(contest, cast) if now.press in ("draw", "take")]
    said += [now.says, now.to_press]
    hand, rows = _take_apart(contest, cast, now)
    if page == 0:
        rows = (Row((_button(0, "go", "Begin", Style.GOOD),)),)
    else:
        rows = tuple(_on_page(page, row) for row in rows)
        if note:
            rows = (*rows, Row((_button(page, "go", "Do it for me"),)))
    legend = (Text(POINTS),) if page else ()
    return Screen((Text("\n".join(said)), hand, *legend, *rows), accent=GOLD)


def explain_press(page: int, word: str) -> str | None:
    """Return why another press is better, ``None`` if this is the press that goes on."""
    now = PAGES[page]
    if word in (now.press, "go"):
        return None
    kind = word.rstrip("0123456789")
    why = now.wrong.get(word) or now.wrong.get(kind) or "In a game you may do that. Here"
    return f"{why} {now.to_press[0].lower()}{now.to_press[1:]}"


def _take_apart(contest: Contest, cast: Cast, page: Page) -> tuple[Part, tuple[Row, ...]]:
    """Return picture and buttons of the cards as they are in any game."""
    screen = cards_screen(contest, LEARNER, replace(cast, text=False), taking=page.taking)
    rows = [part for part in screen.parts if isinstance(part, Row)]
    plays = [row for row in rows if not any(isinstance(button, Link) for button in row.buttons)]
    return _hand_of(screen, cast), tuple(plays)


def _hand_of(screen: Screen, cast: Cast) -> Part:
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    return choose_form(picture, cast)


def _on_page(page: int, row: Row) -> Row:
    """Let the buttons of a row belong to the lesson and not to a game."""
    return Row(
        tuple(
            replace(button, action=f"{ScreenWord.LEARN}:{page}:{button.action}")
            for button in row.buttons
            if isinstance(button, Button)
        )
    )


def _button(page: int, word: str, label: str, style: Style = Style.PLAIN) -> Button:
    return Button(f"{ScreenWord.LEARN}:{page}:{word}", label, style)


def _end(*, text: bool) -> Screen:
    contest, cast = play_lesson(PAGES[-1].moves + 1), Cast(_NAMES, text=text)
    assert contest.hole_is_over
    cards = cards_screen(contest, LEARNER, Cast(_NAMES))
    head = f"### Learn golf · that was it, in {write_count(LAST, 'step')}"
    buttons = (
        _button(LAST, "solo", "Play Rookie", Style.GOOD),
        _button(LAST, "rules", "All the rules"),
        _button(LAST, "again", "Once more"),
    )
    return Screen((Text(f"{head}\n{END}"), _hand_of(cards, cast), Row(buttons)), accent=FELT)
