"""Carries out the actions of the buttons and menus that change preferences. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.contest.lobby import refuse_holes
from bot.languages import list_offered
from bot.ports import Refusal
from bot.screens.personal import AUTOMATIC, CLOCKS_S
from bot.service.answering import OLD_BUTTON
from data.records import DirectMessages, Preferences, ServerPreferences
from engine import RULESETS


def apply(chosen: Preferences, action: str) -> Preferences:
    """Return a person's preferences, changed by an action such as ``direct:on``. ``Refusal`` for an unknown action."""
    match action.split(":"):
        case ["direct", ("on" | "off") as state]:
            # A person who switches direct messages on probably takes them now, so the bot tries them again.
            return replace(chosen, direct_messages=DirectMessages(state), direct_closed=False)
        case ["pictures", ("on" | "off") as state]:
            return replace(chosen, text=state == "off")
        case ["reminders", ("on" | "off") as state]:
            return replace(chosen, reminders=state == "on")
        case ["invitations", ("on" | "off") as state]:
            return replace(chosen, invitations=state == "on")
        case ["language", code] if code in (AUTOMATIC, *list_offered()):
            return replace(chosen, language=None if code == AUTOMATIC else code)
        case _:
            raise Refusal(OLD_BUTTON)


def apply_for_server(chosen: ServerPreferences, action: str, argument: str) -> ServerPreferences:
    """Return a server's preferences, changed by an action.

    ``argument`` is the value that was chosen in a menu, empty for a button.

    ``Refusal`` for an unknown action or value.
    """
    match action:
        case "pictures:on" | "pictures:off":
            return replace(chosen, text=action.endswith("off"))
        case "no-role":
            return replace(chosen, role_id=None)
        case "language" if argument in (AUTOMATIC, *list_offered()):
            return replace(chosen, language=None if argument == AUTOMATIC else argument)
        case "rules" if argument in RULESETS:
            rules = RULESETS[argument]
            holes = chosen.holes if chosen.holes in rules.holes_offered else rules.default_holes
            return replace(chosen, ruleset=argument, holes=holes)
        case "holes" if argument.isdecimal():
            rules = RULESETS[chosen.ruleset]
            if int(argument) not in rules.holes_offered:
                raise refuse_holes(rules)
            return replace(chosen, holes=int(argument))
        case "clock" if argument in {str(clock_s or 0) for clock_s in CLOCKS_S}:
            return replace(chosen, clock_s=int(argument) or None)
        case _:
            raise Refusal(OLD_BUTTON)
