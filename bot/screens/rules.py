"""The rules of a game as people read them, short and complete."""

from __future__ import annotations

from bot.ports.screen import Screen, Text
from bot.screens.colours import FELT
from bot.screens.example import EXAMPLE, example_picture
from bot.words.rulesets import ruleset_name
from engine import Ending, Opening, Ruleset


def rules_screen(rules: Ruleset, *, text: bool = False) -> Screen:
    """Say how a ruleset is played, with one hand drawn, or in words with ``text``."""
    if rules.opening is Opening.IN_TURN:
        opening = "One after the other, each player turns up any two of their six cards."
    else:
        opening = "Before play, everybody turns up any two of their six cards, all at once."
    if rules.ending is Ending.LAST_TURNS:
        ending = (
            "Once all six cards of a player are face up, every other player has **one more turn**. "
            "Then everything is turned up and scored."
        )
    else:
        ending = (
            "The hole ends **at once** when a player's last card is face up, even in the first round: "
            "the others get no more turns. Everything is turned up and scored."
        )
    head = (
        f"### ⛳ Six Card Golf · {ruleset_name(rules)}\n"
        f"The lowest total over all holes wins; those who tie for it share the win.\n\n"
        f"**Cards.** Six each, face down, in two rows of three. Nobody looks at a face-down card, not even its owner.\n"
        f"**Opening.** {opening}\n"
        "**Your turn.** Draw the top card of the stock, or take the top discard. "
        "Put it in place of any of your six cards; the old one goes on the discard pile. "
        "A drawn card may be discarded straight away; a taken one must be used.\n"
        f"**End of a hole.** {ending}"
    )
    points = (
        "**Points.** Ace 1 · two −2 · three to ten their number · jack and queen 10 · king 0. "
        "Two cards of the same rank in a column score **0** for the column, even two twos.\n"
        f"{EXAMPLE}"
    )
    small = (
        "**Empty stock.** The discard pile, all but its top card, is shuffled to make a new one.\n"
        "**Next hole.** The first player moves one seat to the left.\n\n"
        f"-# As written in {rules.source}. For {rules.min_seats} to {rules.max_seats} players."
    )
    picture = example_picture(rules)
    drawn = Text(picture.fallback) if text else picture
    return Screen((Text(head), Text(points), drawn, Text(small)), accent=FELT)
