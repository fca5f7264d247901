"""The screen with the rules of a game, short and complete."""

from __future__ import annotations

from bot.languages import Tongue
from bot.ports.screen import Screen, Text
from bot.screens.colours import FELT
from bot.screens.example import make_example
from bot.words.rulesets import name_ruleset
from engine import Ending, Opening, Ruleset


def rules_screen(rules: Ruleset, tongue: Tongue, *, text: bool = False) -> Screen:
    """Return the screen with the rules and an example of six cards.

    With ``text`` the example is in words, not a picture.
    """
    say = tongue.say
    in_turn = rules.opening is Opening.IN_TURN
    last_turns = rules.ending is Ending.LAST_TURNS
    head = (
        say("rules-heading", rules=name_ruleset(rules)),
        say("rules-goal"),
        "",
        say("rules-cards"),
        say("rules-opening-in-turn" if in_turn else "rules-opening-at-once"),
        say("rules-turn"),
        say("rules-end-last-turns" if last_turns else "rules-end-at-once"),
    )
    points = (say("rules-points"), say("rules-example"))
    small = (
        say("rules-stock"),
        say("rules-next"),
        "",
        say("rules-source", source=rules.source, least=rules.min_seats, most=rules.max_seats),
    )
    picture = make_example(rules, tongue)
    drawn = Text(picture.fallback) if text else picture
    texts = [Text("\n".join(lines)) for lines in (head, points, small)]
    return Screen((texts[0], texts[1], drawn, texts[2]), accent=FELT)
