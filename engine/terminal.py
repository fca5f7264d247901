"""Plays a game in a terminal, between computers and people who share a keyboard.

This module does not use ``input``, ``print`` or random numbers, which ``python -m engine`` provides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import DISCARD, DRAW, NEXT_HOLE, SLOTS, Action, Swap, Take, TurnUp
from engine.errors import RuleError
from engine.events import (
    CardDiscarded,
    CardDrawn,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    Event,
    GameWon,
    HoleDealt,
    StockRebuilt,
    WentOut,
)
from engine.game import Game
from engine.state import Phase
from engine.table_view import TableView, scorecard_text, table_text
from engine.view import redact

HELP: Final = """\
  1 to 6   a place in your layout: 1 2 3 are the upper row, 4 5 6 the lower one
           (turns the card up in the opening, puts your drawn card there later)
  d        draw the top card of the stock
  t4       take the top discard and put it in place 4
  x        discard the drawn card
  q        leave the game
  ?        this list"""

_QUESTIONS: Final = {
    Phase.OPENING: "turn up a card, 1 to 6",
    Phase.DRAW: "d to draw, or t1 to t6 to take the {top}",
    Phase.PLACE: "put the {drawn} in place 1 to 6, or x to discard it",
    Phase.HOLE_OVER: "Enter for the next hole",
}


class Quit(Exception):
    """A person wants to stop playing."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """The functions with which a game in a terminal asks, tells and moves."""

    ask: Callable[[str], str]
    """Shows a question and returns the answer. ``EOFError`` or ``KeyboardInterrupt`` means that the person leaves."""
    tell: Callable[[str], None]
    """Shows a sentence."""
    choose: Callable[[TableView], Action]
    """Returns the move of a seat without a person."""
    computer: str
    """What a seat without a person is called. The number of the seat follows: ``Club`` makes ``Club 2``."""


def play(game: Game, people: Sequence[int], terminal: Terminal) -> None:
    """Play a game to its end, or until a person leaves. ``people`` are the seats of people."""
    names = tuple(
        f"{'Player' if seat in people else terminal.computer} {seat + 1}"
        for seat in range(game.seats)
    )
    try:
        while not game.is_over:
            seat = next((seat for seat in game.to_act if seat in people), game.to_act[0])
            if seat in people:
                events = _ask(game, seat, names, terminal)
            elif game.phase is Phase.HOLE_OVER:
                events = game.play(seat, NEXT_HOLE)
            else:
                events = game.play(seat, terminal.choose(game.view(seat)))
            for event in events:
                # Several people may share the screen, so it shows only what all of them may know.
                for line in describe(redact(event, None), names):
                    terminal.tell(line)
            if game.phase in (Phase.HOLE_OVER, Phase.GAME_OVER):
                terminal.tell("\n" + table_text(game.view(None), names))
                terminal.tell("\n" + scorecard_text(game.view(None), names) + "\n")
    except (EOFError, KeyboardInterrupt, Quit):
        terminal.tell("\nThe game ends here. The scores so far:")
        terminal.tell(scorecard_text(game.view(None), names))
        return
    winners = " and ".join(names[seat] for seat in game.winners)
    terminal.tell(f"{winners} won with {min(game.totals)} points.")


def _ask(game: Game, seat: int, names: Sequence[str], terminal: Terminal) -> tuple[Event, ...]:
    view = game.view(seat)
    if game.phase is not Phase.HOLE_OVER:
        terminal.tell("\n" + table_text(view, names))
    question = _QUESTIONS[game.phase].format(top=view.top_discard, drawn=view.drawn)
    while True:
        answer = terminal.ask(f"{names[seat]}: {question} > ").strip().lower()
        if answer in ("?", "h", "help"):
            terminal.tell(HELP)
            continue
        if answer in ("q", "quit", "exit"):
            raise Quit
        try:
            return game.play(seat, read_action(answer, game.phase))
        except RuleError as error:
            terminal.tell(str(error))


def read_action(answer: str, phase: Phase) -> Action:
    """Return the action that a person typed; ``RuleError`` with a sentence if the answer is not clear.

    A person may type only a place. What this means depends on the ``phase`` of the game.
    """
    if phase is Phase.HOLE_OVER:
        if answer in ("", "n"):
            return NEXT_HOLE
        raise RuleError("Press Enter to deal the next hole, or write q to leave.")
    if answer == "d":
        return DRAW
    if answer == "x":
        return DISCARD
    letter, place = ("t", answer[1:].strip()) if answer.startswith("t") else ("", answer)
    if place not in {str(slot + 1) for slot in SLOTS}:
        raise RuleError(f"I do not understand {answer!r}: write ? for what can be written here.")
    slot = int(place) - 1
    if letter:
        return Take(slot)
    if phase is Phase.DRAW:
        raise RuleError(f"Write d to draw first, or t{place} to take the top discard.")
    return TurnUp(slot) if phase is Phase.OPENING else Swap(slot)


def describe(event: Event, names: Sequence[str]) -> tuple[str, ...]:
    """Return sentences about an event. The tuple is empty if the printed table shows the event."""
    match event:
        case HoleDealt():
            return (
                f"\nHole {event.hole} is dealt; {names[event.first_seat]} begins. "
                f"The first discard is the {event.upcard}.",
            )
        case CardTurnedUp():
            return (f"{names[event.seat]} turns up the {event.card} in place {event.slot + 1}.",)
        case CardDrawn():
            return (f"{names[event.seat]} draws.",)
        case CardSwapped() | CardTaken():
            takes = f"takes the {event.card} and puts it" if isinstance(event, CardTaken) else ""
            return (
                f"{names[event.seat]} {takes or f'puts the {event.card}'} in place "
                f"{event.slot + 1}; the {event.replaced} goes to the discard pile.",
            )
        case CardDiscarded():
            return (f"{names[event.seat]} discards the {event.card}.",)
        case StockRebuilt():
            return (f"The stock was empty: {event.cards} discards were shuffled into a new one.",)
        case WentOut():
            return (f"{names[event.seat]} has gone out!",)
        case GameWon():
            return ("The game is over.",)
        case _:
            return ()
