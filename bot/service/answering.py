"""What the answers to presses have in common: sentences, and the checks that come before everything else."""

from __future__ import annotations

from typing import Final

from bot.contest import Contest
from bot.games.screens import Screens
from bot.ports import Answer, Place, Press, Refusal
from bot.ports.screen import Screen, Text
from bot.screens.button_words import Word
from bot.words.wording import bold, write_list

CLOSED: Final = "This table is closed. `/golf start` opens a new one."
PLAYED: Final = "That button is old: this was already played."


def say(words: str) -> Answer:
    """Answer with a sentence for the presser alone."""
    return Answer(whisper=Screen((Text(words),)))


def show_cards(press: Press, screen: Screen) -> Answer:
    """Show cards on the pressed message, or to the presser alone if everybody sees the pressed message."""
    if press.place is Place.TABLE:
        return Answer(whisper=screen)
    return Answer(update=screen)


def check_started(contest: Contest) -> None:
    """``Refusal`` if no card has been dealt in the game."""
    if contest.state is None:
        raise Refusal("This game has not started yet." if contest.is_lobby else CLOSED)


def find_seat(contest: Contest, press: Press) -> int:
    """Return the presser's seat; ``Refusal`` if there is nothing for the presser to press."""
    check_started(contest)
    seat = contest.seat_of(press.person.user_id)
    if seat is None:
        more = (
            "When it is over, press Rematch to open the next."
            if contest.is_playing
            else "Press Rematch, or `/golf start`, to open the next."
        )
        raise Refusal(f"You are not in this game. {more}")
    if not contest.is_playing and press.action != Word.CARDS:
        raise Refusal("This game is over.")
    return seat


async def tell_whose_turn(screens: Screens, contest: Contest) -> str:
    """Return the sentence for somebody who is not to play now."""
    if contest.hole_is_over:
        return "This hole is over: press Next hole."
    cast = await screens.cast(contest)
    names = [bold(cast.names[seat]) for seat in contest.to_act]
    verb = "is" if len(names) == 1 else "are"
    return f"It is not your turn: {write_list(names)} {verb} to play."


async def refuse(screens: Screens, contest: Contest, press: Press, words: str) -> Answer:
    """Say why not. The presser's own cards are drawn again as well, so that their old buttons go."""
    if press.place is Place.TABLE or not contest.is_playing:
        raise Refusal(words)
    return Answer(update=await screens.cards(contest, press.person.user_id, note=words))
