"""What the answers to presses have in common: sentences, and the checks that come before everything else."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest
from bot.games.screens import Screens
from bot.languages import Phrase
from bot.ports import Answer, Place, Press, Refusal
from bot.ports.screen import Screen
from bot.screens.button_words import Word
from bot.words.rules import say_rule
from engine import RuleError

CLOSED: Final = "refusals-closed"
PLAYED: Final = "refusals-played"


def say(phrase: Phrase) -> Answer:
    """Answer with a sentence for the presser alone, in the presser's language."""
    return Answer(said=phrase)


def show_cards(press: Press, screen: Screen) -> Answer:
    """Show cards on the pressed message, or to the presser alone if everybody sees the pressed message."""
    if press.place is Place.TABLE:
        return Answer(whisper=screen)
    return Answer(update=screen)


def check_started(contest: Contest) -> None:
    """``Refusal`` if no card has been dealt in the game."""
    if contest.state is None:
        raise Refusal("refusals-not-started" if contest.is_lobby else CLOSED)


def find_seat(contest: Contest, press: Press) -> int:
    """Return the presser's seat; ``Refusal`` if there is nothing for the presser to press."""
    check_started(contest)
    seat = contest.seat_of(press.person.user_id)
    if seat is None:
        raise Refusal("refusals-not-in-game", going=contest.is_playing)
    if not contest.is_playing and press.action != Word.CARDS:
        raise Refusal("refusals-over")
    return seat


async def tell_whose_turn(screens: Screens, contest: Contest) -> Phrase:
    """Return the sentence for somebody who is not to play now."""
    if contest.hole_is_over:
        return Phrase("refusals-hole-over")
    cast = await screens.cast(contest)
    names = tuple(cast.bold(seat) for seat in contest.to_act)
    return Phrase("refusals-not-your-turn", names=names, count=len(names))


def phrase_of(error: Refusal | RuleError) -> Phrase:
    """Return what a refusal, the engine's included, says."""
    return error.phrase if isinstance(error, Refusal) else say_rule(error)


def refusal_of(phrase: Phrase) -> Refusal:
    """Return a refusal that says a phrase."""
    return Refusal(phrase.key, **dict(phrase.values))


async def refuse(screens: Screens, contest: Contest, press: Press, words: Phrase) -> Answer:
    """Say why not. The presser's own cards are drawn again as well, so that their old buttons go."""
    if press.place is Place.TABLE or not contest.is_playing:
        raise refusal_of(words)
    return Answer(update=await screens.cards(contest, press.person.user_id, note=words))
