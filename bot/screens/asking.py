"""Private screens: the list of what a person may do, and the questions before somebody leaves or ends a game.

The buttons of these screens have no key of a game, so that the bot never takes such a message for somebody's cards.
"""

from __future__ import annotations

from bot.contest import Contest
from bot.languages import Tongue
from bot.ports.button_meanings import AsideWord, ScreenWord
from bot.ports.screen import Button, Part, Row, Screen, Style, Text
from bot.screens.colours import BLUE, GOLD, QUIET


def more_screen(
    contest: Contest, tongue: Tongue, *, seated: bool, may_move: bool, may_end: bool
) -> Screen:
    """Return the screen under the button More…: buttons for all that a person may do now.

    ``seated`` says whether the person plays, ``may_move`` whether the person may post the table again, and ``may_end``
    whether the person may end the game.
    """
    say = tongue.say
    rows: list[Part] = []
    if may_move:
        rows.append(Row((_make_button(contest, AsideWord.MOVE_DOWN, say("buttons-bring-down")),)))
    rules = _make_button(contest, AsideWord.RULES, say("buttons-rules"))
    about = [rules, _make_button(contest, AsideWord.LEARN, say("buttons-learn-to-play"))]
    if not contest.record.is_private:  # the seal of a private game was not shown before the deal
        about.append(_make_button(contest, AsideWord.SEAL, say("buttons-seal")))
    rows.append(Row(tuple(about)))
    going = []
    if seated:
        label = "buttons-ask-end" if contest.record.is_private else "buttons-ask-leave"
        going.append(_make_button(contest, AsideWord.ASK_LEAVE, say(label)))
    if may_end:
        going.append(_make_button(contest, AsideWord.ASK_END, say("buttons-ask-end")))
    if going:
        rows.append(Row(tuple(going)))
    lines = [] if seated else [say("asking-not-in-game")]
    return Screen((Text("\n".join((say("asking-more"), *lines))), *rows), accent=BLUE)


def leave_screen(contest: Contest, after: Contest, tongue: Tongue) -> Screen:
    """Return the question whether a person really wants to leave, with what would follow.

    ``after`` is the game or lobby as it would be without the person.
    """
    say = tongue.say
    ask = "asking-leave-table" if contest.is_lobby else "asking-leave-game"
    if contest.is_lobby and after.record.status.is_open:
        what, label = "asking-seat-free", "buttons-leave"
    elif contest.is_lobby:
        what, label = "asking-table-closes", "buttons-leave-and-close"
    elif contest.record.is_private:
        ask, what, label = "asking-end-game", "asking-solo-ends", "buttons-end"
    elif after.is_playing:
        what, label = "asking-computer-goes-on", "buttons-leave"
    else:
        what = "asking-one-left" if after.record.people else "asking-last-person"
        label = "buttons-leave-and-end"
    text, stay = f"{say(ask)}\n{say(what)}", say("buttons-stay")
    return _ask(contest, text, AsideWord.LEAVE, say(label), stay)


def end_screen(contest: Contest, tongue: Tongue) -> Screen:
    """Return the question whether a person really wants to end a game, or close a lobby, for everybody."""
    say = tongue.say
    if contest.is_lobby:
        text, label = f"{say('asking-close-table')}\n{say('asking-no-game')}", "buttons-close-table"
    else:
        scored = len(contest.started_state.record.scorecard)
        what = say("asking-ends-for-all", scored=scored)
        text, label = f"{say('asking-end-game')}\n{what}", "buttons-end"
    return _ask(contest, text, AsideWord.END, say(label), say("buttons-go-on"))


def said_screen(words: str) -> Screen:
    """Return a screen with a sentence and nothing else."""
    return Screen((Text(words),), accent=QUIET)


def _ask(contest: Contest, text: str, word: AsideWord, label: str, stay: str) -> Screen:
    buttons = (
        _make_button(contest, word, label, Style.DANGER),
        _make_button(contest, AsideWord.STAY, stay),
    )
    return Screen((Text(text), Row(buttons)), accent=GOLD)


def _make_button(
    contest: Contest, word: AsideWord, label: str, style: Style = Style.PLAIN
) -> Button:
    return Button(f"{ScreenWord.ASIDE}:{word}:{contest.game_id}", label, style)
