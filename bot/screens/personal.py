"""The screens with the preferences of people and servers, and those about the data that the bot stores."""

from __future__ import annotations

from typing import Final

from bot.languages import Phrase, Tongue, choose_tongue, list_offered
from bot.ports.button_meanings import ScreenWord
from bot.ports.screen import Button, Menu, Option, Part, Row, Screen, Style, Text
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.words.rulesets import name_ruleset
from bot.words.wording import name_clock
from data.records import DirectMessages, Preferences, ServerPreferences
from engine import RULESETS

CLOCKS_S: Final[tuple[int | None, ...]] = (45, 90, 300, 86_400, None)
"""The clocks that people can choose for a table, in seconds for a move; ``None`` means no clock."""
AUTOMATIC: Final = "auto"
"""The value in the menu of languages that stands for the language that Discord has."""


def preferences_screen(chosen: Preferences, tongue: Tongue, *, server: bool = False) -> Screen:
    """Return the screen with a person's preferences and a button or menu to change each.

    With ``server`` the screen also has a button that leads to the preferences of the server.
    """
    direct = chosen.direct_messages is DirectMessages.ON
    keys = ["heading", "direct", "pictures", "reminders", "invitations"]
    if direct and chosen.direct_closed:
        keys.append("closed")
    lines = [tongue.say(f"preferences-{key}") for key in keys]
    buttons = (
        _switch("direct", tongue.say("buttons-direct-messages", on=direct), direct),
        _switch("pictures", tongue.say("buttons-pictures", on=not chosen.text), not chosen.text),
        _switch(
            "reminders", tongue.say("buttons-reminders", on=chosen.reminders), chosen.reminders
        ),
    )
    invitations = tongue.say("buttons-invitations", on=chosen.invitations)
    default = tongue.say("preferences-option-discord")
    parts: list[Part] = [
        Text("\n".join(lines)),
        Row(buttons),
        Row((_switch("invitations", invitations, chosen.invitations),)),
        _make_languages_menu(ScreenWord.PREFERENCES, chosen.language, default, tongue),
    ]
    if server:
        settings = Button(f"{ScreenWord.SERVER}:show", tongue.say("buttons-server-settings"))
        parts.append(Row((settings,)))
    return Screen(tuple(parts), accent=BLUE)


def server_screen(chosen: ServerPreferences, tongue: Tongue) -> Screen:
    """Return the screen with the preferences of a server and the menus to change them."""
    rules = RULESETS[chosen.ruleset]
    lines = (
        tongue.say("preferences-server-heading"),
        tongue.say(
            "preferences-server-start",
            holes=chosen.holes,
            rules=name_ruleset(rules),
            clock=name_clock(chosen.clock_s),
        ),
        tongue.say("preferences-server-look", words=chosen.text),
        tongue.say(
            "preferences-server-role",
            called=chosen.role_id is not None,
            role=f"<@&{chosen.role_id}>",
        ),
    )
    pictures = tongue.say("buttons-pictures", on=not chosen.text)
    switches = [_switch("pictures", pictures, not chosen.text, prefix=ScreenWord.SERVER)]
    if chosen.role_id is not None:
        switches.append(Button(f"{ScreenWord.SERVER}:no-role", tongue.say("buttons-no-role")))
    return Screen(
        (
            Text("\n".join(lines)),
            _make_rules_menu(chosen, tongue),
            _make_holes_menu(chosen, tongue),
            _make_clocks_menu(chosen, tongue),
            _make_languages_menu(
                ScreenWord.SERVER,
                chosen.language,
                tongue.say("preferences-option-server"),
                tongue,
            ),
            Row(tuple(switches)),
        ),
        accent=BLUE,
    )


def _make_rules_menu(chosen: ServerPreferences, tongue: Tongue) -> Menu:
    options = tuple(
        Option(
            key,
            tongue.tell(name_ruleset(rules)),
            tongue.say("preferences-option-source", source=rules.source)[:100],
            selected=key == chosen.ruleset,
        )
        for key, rules in RULESETS.items()
    )
    return Menu(f"{ScreenWord.SERVER}:rules", tongue.say("preferences-menu-rules"), options)


def _make_holes_menu(chosen: ServerPreferences, tongue: Tongue) -> Menu:
    numbers = sorted({holes for rules in RULESETS.values() for holes in rules.holes_offered})
    options = tuple(
        Option(
            str(number),
            tongue.say("preferences-option-holes", count=number),
            selected=number == chosen.holes,
        )
        for number in numbers
    )
    return Menu(f"{ScreenWord.SERVER}:holes", tongue.say("preferences-menu-holes"), options)


def _make_clocks_menu(chosen: ServerPreferences, tongue: Tongue) -> Menu:
    options = tuple(
        Option(
            str(clock_s or 0),
            tongue.tell(
                Phrase("preferences-option-no-clock") if clock_s is None else name_clock(clock_s)
            ),
            selected=clock_s == chosen.clock_s,
        )
        for clock_s in CLOCKS_S
    )
    return Menu(f"{ScreenWord.SERVER}:clock", tongue.say("preferences-menu-clock"), options)


def _make_languages_menu(
    prefix: ScreenWord, chosen: str | None, default: str, tongue: Tongue
) -> Menu:
    """Return the menu of languages. Each language has its own name for itself, such as *Deutsch*.

    ``chosen`` is the code of the chosen language. ``None`` chooses the first option, whose label is ``default``.
    """
    options = (
        Option(AUTOMATIC, default, selected=chosen is None),
        *(
            Option(code, choose_tongue(code).say("terms-language"), selected=code == chosen)
            for code in list_offered()
        ),
    )
    return Menu(f"{prefix}:language", tongue.say("preferences-menu-language"), options)


def privacy_screen(tongue: Tongue) -> Screen:
    """Return the screen that says what the bot stores about people, and how to get and delete that data."""
    lines = (tongue.say(f"privacy-{key}") for key in ("heading", "what", "how", "server"))
    return Screen((Text("\n".join(lines)),), accent=QUIET)


def forget_screen(tongue: Tongue) -> Screen:
    """Return the question whether the bot should really delete what it stores about a person."""
    lines = (tongue.say("privacy-forget-heading"), tongue.say("privacy-forget"))
    buttons = (
        Button(f"{ScreenWord.FORGET}:yes", tongue.say("buttons-forget"), Style.DANGER),
        Button(f"{ScreenWord.FORGET}:no", tongue.say("buttons-keep")),
    )
    return Screen((Text("\n".join(lines)), Row(buttons)), accent=GOLD)


def forgotten_screen(games: int, tongue: Tongue) -> Screen:
    """Return the screen that says that a person was forgotten.

    ``games`` is the number of games that the person has left.
    """
    return Screen((Text(tongue.say("privacy-forgotten", games=games)),), accent=QUIET)


def kept_screen(tongue: Tongue) -> Screen:
    """Return the screen for a person who did not confirm the deletion: it says that nothing was deleted."""
    return Screen((Text(tongue.say("privacy-kept")),), accent=QUIET)


def _switch(
    what: str, label: str, on: bool, *, prefix: ScreenWord = ScreenWord.PREFERENCES
) -> Button:
    """Return a button that shows a preference and turns it on or off. ``on`` is the present value.

    The action of the button begins with ``prefix`` and has the new value. So a second press of the same button changes
    nothing.
    """
    style = Style.GOOD if on else Style.PLAIN
    return Button(f"{prefix}:{what}:{'off' if on else 'on'}", label, style)
