"""Private questions about a game: what you may do now, and what will happen if you leave or end it.

Their buttons belong to no screen of the game, so such a message is never taken for somebody's cards.
"""

from __future__ import annotations

from bot.contest import Contest
from bot.ports.screen import Button, Part, Row, Screen, Style, Text
from bot.screens.button_words import ScreenWord, Step
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.words.wording import write_count


def more_screen(contest: Contest, *, seated: bool, may_move: bool, may_end: bool) -> Screen:
    """Offer what this person may do now, and nothing else."""
    rows: list[Part] = []
    if may_move:
        rows.append(Row((_button(contest, Step.MOVE_DOWN, "Bring the table down"),)))
    rows.append(
        Row((_button(contest, Step.RULES, "Rules"), _button(contest, Step.LEARN, "Learn to play")))
    )
    going = []
    if seated:
        label = "End the game…" if contest.record.is_private else "Leave…"
        going.append(_button(contest, Step.ASK_LEAVE, label))
    if may_end:
        going.append(_button(contest, Step.ASK_END, "End the game…"))
    if going:
        rows.append(Row(tuple(going)))
    lines = [] if seated else ["You are not in this game. When it is over, press **Rematch**."]
    return Screen((Text("\n".join(("### More", *lines))), *rows), accent=BLUE)


def leave_question(contest: Contest, after: Contest) -> Screen:
    """Ask whether a person wants to leave; ``after`` is the game or lobby without them."""
    others = len(after.record.people)
    if contest.is_lobby:
        label = "Leave"
        what = "Somebody else can take your seat."
        if not after.record.status.is_open:
            label, what = "Leave and close", "You are the last person: the table closes."
    elif contest.record.is_private:
        text = "### End this game?\nThere is no result. What is scored stays in your record."
        return _question(contest, text, Step.LEAVE, "End the game")
    elif after.is_playing:
        label = "Leave"
        what = "A computer finishes your cards, and you cannot win. What is scored stays in your record."
    else:
        label = "Leave and end the game"
        who = "Only one player would be left" if others else "You are the last person"
        what = f"{who}: the game ends without a result."
    noun = "table" if contest.is_lobby else "game"
    return _question(contest, f"### Leave this {noun}?\n{what}", Step.LEAVE, label)


def end_question(contest: Contest) -> Screen:
    """Ask whether a person wants to end a game for everybody."""
    if contest.is_lobby:
        return _question(
            contest, "### Close this table?\nNo game begins here.", Step.END, "Close the table"
        )
    scored = len(contest.table.record.scorecard)
    kept = f" {write_count(scored, 'hole')} scored so far: they stay in everybody's record."
    text = f"### End this game?\nIt ends for everybody, without a result.{kept if scored else ''}"
    return _question(contest, text, Step.END, "End the game")


def said_screen(words: str) -> Screen:
    """Say what has come of it."""
    return Screen((Text(words),), accent=QUIET)


def _question(contest: Contest, text: str, step: Step, label: str) -> Screen:
    buttons = (
        _button(contest, step, label, Style.DANGER),
        _button(contest, Step.STAY, "Stay" if step is Step.LEAVE else "Go on"),
    )
    return Screen((Text(text), Row(buttons)), accent=GOLD)


def _button(contest: Contest, step: Step, label: str, style: Style = Style.PLAIN) -> Button:
    return Button(f"{ScreenWord.ASIDE}:{step}:{contest.game_id}", label, style)
