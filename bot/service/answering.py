"""What several answers to presses have in common: sentences for the presser, and the first checks."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.ports import Answer, Person, Place, Press, Refusal
from bot.ports.button_meanings import Word
from bot.ports.screen import Screen
from bot.words.rule_errors import say_rule
from engine import RuleError

CLOSED: Final = "refusals-closed"
PLAYED: Final = "refusals-played"
OLD_BUTTON: Final = "refusals-other-version-command"


async def say(screens: Screens, person: Person, phrase: Phrase) -> Answer:
    """Return the answer with a sentence in the presser's language. Only the presser sees it."""
    return Answer(whisper=await screens.make_sentence(phrase, person))


def show_cards(press: Press, screen: Screen) -> Answer:
    """Return the answer that shows ``screen`` on the pressed message.

    If everybody sees the pressed message, the answer is in a new panel.
    """
    if press.place is Place.TABLE:
        return Answer(whisper=screen)
    return Answer(update=screen)


def check_started(contest: Contest) -> None:
    """Raise ``Refusal`` if the game is still a lobby, or if the lobby was closed."""
    if contest.state is None:
        raise Refusal("refusals-not-started" if contest.is_lobby else CLOSED)


def get_seat(contest: Contest, press: Press) -> int:
    """Return the presser's seat; ``Refusal`` if the presser has none, or if the game has not begun.

    ``Refusal`` also if the game is over, unless the press asks for the presser's cards.
    """
    check_started(contest)
    seat = contest.seat_of(press.person.user_id)
    if seat is None:
        raise Refusal("refusals-not-in-game", going=contest.is_playing)
    if not contest.is_playing and press.action != Word.CARDS:
        raise Refusal("refusals-over")
    return seat


async def tell_whose_turn(screens: Screens, contest: Contest) -> Phrase:
    """Return the sentence for a player who pressed too early: it says whose turn it is."""
    if contest.hole_is_over:
        return Phrase("refusals-hole-over")
    cast = await screens.cast(contest)
    names = tuple(cast.bold(seat) for seat in contest.to_act)
    return Phrase("refusals-not-your-turn", names=names, count=len(names))


def refusal_of(phrase: Phrase) -> Refusal:
    """Return the refusal with this sentence."""
    return Refusal(phrase.key, **dict(phrase.values))


async def refuse(screens: Screens, contest: Contest, press: Press, words: Phrase) -> Answer:
    """Refuse a press with the sentence ``words``.

    If the pressed message shows the presser's own cards, return the answer with the newest cards and the sentence.

    If the pressed message is the table, or if the game is over, raise the ``Refusal`` instead.
    """
    if press.place is Place.TABLE or not contest.is_playing:
        raise refusal_of(words)
    return Answer(update=await screens.make_cards(contest, press.person.user_id, note=words))


async def refuse_move(
    screens: Screens, contest: Contest, press: Press, seat: int, error: Refusal | RuleError
) -> Answer:
    """Refuse a move as ``refuse`` does, with the sentence of ``error``.

    If it is not the player's turn, the sentence says whose turn it is.
    """
    if press.key == contest.key and contest.is_playing and seat not in contest.to_act:
        words = await tell_whose_turn(screens, contest)
    else:
        words = error.phrase if isinstance(error, Refusal) else say_rule(error)
    return await refuse(screens, contest, press, words)
