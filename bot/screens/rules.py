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
        opening = "One after the other, each player turns over any two of their cards."
    else:
        opening = "Everybody turns over any two of their cards, all at once."
    if rules.ending is Ending.LAST_TURNS:
        ending = (
            "When all six cards of a player are face up, the others have **one more turn** each. "
            "Then all cards are turned over and scored."
        )
    else:
        ending = (
            "When a player's last card is face up, the hole ends **at once**, even in the first round. "
            "All cards are turned over and scored."
        )
    head = (
        f"### ⛳ Six Card Golf · {ruleset_name(rules)}\n"
        f"The fewest points over all holes win. Players with equally few share the win.\n\n"
        f"**Cards.** Six each, face down, in two rows of three. Nobody looks at face-down cards, not even their own.\n"
        f"**Opening.** {opening}\n"
        "**Your turn.** Draw a card from the stock, or take the top discard. "
        "Swap it for any of your six cards, and discard that one. "
        "You may discard a drawn card at once. A card you take must stay.\n"
        f"**End of a hole.** {ending}"
    )
    points = (
        "**Points.** Ace 1 · two −2 · three to ten their number · jack and queen 10 · king 0. "
        "Two cards of the same rank in a column score **0**, even two twos.\n"
        f"{EXAMPLE}"
    )
    small = (
        "**Empty stock.** The discards, all but the top one, become the new stock.\n"
        "**Next hole.** The player to the left begins.\n\n"
        f"-# As written in {rules.source}. For {rules.min_seats} to {rules.max_seats} players."
    )
    picture = example_picture(rules)
    drawn = Text(picture.fallback) if text else picture
    return Screen((Text(head), Text(points), drawn, Text(small)), accent=FELT)
