"""What a person, or a server's moderators, have chosen; what is stored about somebody, and how it goes."""

from __future__ import annotations

from typing import Final

from bot.ports.screen import Button, Menu, Option, Part, Row, Screen, Style, Text
from bot.screens.button_words import ScreenWord
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.words.rulesets import ruleset_name
from bot.words.wording import clock_words, write_count
from data.records import DirectMessages, Preferences, ServerPreferences
from engine import RULESETS

CLOCKS_S: Final[tuple[int | None, ...]] = (45, 90, 300, 86_400, None)
"""Seconds for a move that a table can be opened with; ``None`` is without a clock."""


def preferences_screen(chosen: Preferences, *, server: bool = False) -> Screen:
    """Show a person's preferences, with a button to turn each over. ``server`` adds a way to the server's."""
    direct = chosen.direct_messages is DirectMessages.ON
    lines = [
        "### Your preferences",
        "**Direct messages.** Your cards come as a direct message. When off, press **My cards** at the table.",
        "**Pictures.** Your own cards as a picture. When off, in words.",
        "**Reminders.** A mention when half of your time for a move is over.",
    ]
    if direct and chosen.direct_closed:
        lines.append(
            "-# The last direct message could not be delivered: allow them for this server in Discord's "
            "privacy settings. It is tried again when you play."
        )
    buttons = (
        _switch("direct", "Direct messages", direct),
        _switch("pictures", "Pictures", not chosen.text),
        _switch("reminders", "Reminders", chosen.reminders),
    )
    parts: list[Part] = [Text("\n".join(lines)), Row(buttons)]
    if server:
        parts.append(Row((Button(f"{ScreenWord.SERVER}:show", "Server settings"),)))
    return Screen(tuple(parts), accent=BLUE)


def server_screen(chosen: ServerPreferences) -> Screen:
    """Show the defaults of ``/golf start`` and how tables look, with menus to change both."""
    rules = RULESETS[chosen.ruleset]
    text = (
        "### Server settings\n"
        f"`/golf start` opens **{chosen.holes} holes**, **{ruleset_name(rules)}**, with "
        f"**{clock_words(chosen.clock_s)}**, unless it says otherwise.\n"
        f"Tables are shown **{'in words' if chosen.text else 'as pictures'}**."
    )
    holes = sorted({holes for rules in RULESETS.values() for holes in rules.holes_offered})
    return Screen(
        (
            Text(text),
            Menu(
                f"{ScreenWord.SERVER}:rules",
                "Rules",
                tuple(
                    Option(
                        key,
                        ruleset_name(rules),
                        f"As in {rules.source}"[:100],
                        selected=key == chosen.ruleset,
                    )
                    for key, rules in RULESETS.items()
                ),
            ),
            Menu(
                f"{ScreenWord.SERVER}:holes",
                "Holes",
                tuple(
                    Option(str(number), f"{number} holes", selected=number == chosen.holes)
                    for number in holes
                ),
            ),
            Menu(
                f"{ScreenWord.SERVER}:clock",
                "Clock",
                tuple(
                    Option(
                        str(clock_s or 0),
                        _capital(clock_words(clock_s)),
                        selected=clock_s == chosen.clock_s,
                    )
                    for clock_s in CLOCKS_S
                ),
            ),
            Row((_switch("pictures", "Pictures", not chosen.text, prefix=ScreenWord.SERVER),)),
        ),
        accent=BLUE,
    )


def privacy_screen() -> Screen:
    """Say what is stored and how to get and to delete it."""
    return Screen(
        (
            Text(
                "### What is stored about you\n"
                "Your Discord id, your preferences, the games you sit in with every move, and your results. "
                "No names, no messages, nothing of what you write.\n"
                "`/golf export` sends you all of it as a file. `/golf forget-me` takes your id out everywhere: "
                "the others keep their results, and nothing leads back to you.\n"
                "-# When the bot is removed from a server, its open games end; results stay until people ask to be "
                "forgotten."
            ),
        ),
        accent=QUIET,
    )


def forget_screen() -> Screen:
    """Ask once more before somebody is forgotten."""
    text = (
        "### Forget you?\n"
        "You leave every game you are in, your preferences and your place in all leaderboards go, and in finished "
        "games a number stands where your id was. **This cannot be undone**, and it is for every server."
    )
    buttons = (
        Button(f"{ScreenWord.FORGET}:yes", "Forget me", Style.DANGER),
        Button(f"{ScreenWord.FORGET}:no", "Keep everything"),
    )
    return Screen((Text(text), Row(buttons)), accent=GOLD)


def forgotten_screen(games: int) -> Screen:
    """Say that somebody was forgotten."""
    left = f" You have left {write_count(games, 'game')}." if games else ""
    return Screen((Text(f"Nothing here leads to you any more.{left}"),), accent=QUIET)


def kept_screen() -> Screen:
    """Say that nothing was done."""
    return Screen((Text("Everything stays as it is."),), accent=QUIET)


def _switch(
    what: str, label: str, on: bool, *, prefix: ScreenWord = ScreenWord.PREFERENCES
) -> Button:
    """Make a button that shows a choice and turns it over. Pressed twice, it sets the same value twice."""
    style = Style.GOOD if on else Style.PLAIN
    action = f"{prefix}:{what}:{'off' if on else 'on'}"
    return Button(action, f"{label}: {'on' if on else 'off'}", style)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
