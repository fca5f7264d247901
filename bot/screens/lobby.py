"""The lobby: who plays, by which rules, and until when one can join."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.contest import Contest
from bot.ports.screen import Button, Line, Menu, Option, Part, Row, Screen, Style, Text
from bot.screens.button_words import Word
from bot.screens.cast import Cast
from bot.screens.colours import FELT, QUIET
from bot.words.rulesets import ruleset_name
from bot.words.wording import bold, clock_words, safe_name, write_list
from data.records import Status
from engine import RULESETS
from engine.computer import Level
from engine.shuffle import commitment_of

NOBODY: Final = "none"
"""In the menu of computers: one goes."""


def lobby_screen(lobby: Contest, cast: Cast) -> Screen:
    """Show an open lobby, or what became of it."""
    record = lobby.record
    if record.status is Status.CANCELLED:
        closed = "This table was closed before a game began. `/golf start` opens another."
        return Screen((Text("### ⛳ Six Card Golf"), Text(closed)), accent=QUIET)
    head = Text(f"### ⛳ Six Card Golf\n{terms(lobby)}")
    # The seal stays when the game has begun, so that people can compare it with what is published at the end.
    # The shuffle is bound to the id: shown now, it cannot be chosen once all parts are known.
    sealed = Text(f"-# {seal_words(lobby)}")
    if record.status is not Status.LOBBY:
        return Screen((head, Text(_seats(lobby, cast)), sealed), accent=QUIET)
    rules = RULESETS[record.ruleset]
    full = len(record.players) >= rules.max_seats
    # Who has joined already sees this message too, so Join is not its loudest button.
    buttons = [
        Button(Word.JOIN, "Join", disabled=full),
        Button(Word.LEAVE, "Leave"),
        Button(Word.BEGIN, "Start", Style.GOOD, disabled=len(record.players) < rules.min_seats),
    ]
    parts: list[Part] = [
        head,
        Text(f"Hosted by {bold(cast.host)}{_expiry(record.deadline_at)}"),
        Line(),
        Text(_seats(lobby, cast)),
    ]
    if cast.called or cast.roles:
        parts.append(Text(_call(cast)))
    parts.append(Row(tuple(buttons)))
    if cast.called:
        parts.append(Row((Button(Word.NOT_NOW, "Not now"),)))
    if computers := _computers(lobby, full=full):
        parts.append(computers)
    aside = (
        Button(Word.LEARN, "Learn"),
        Button(Word.RULES, "Rules"),
        Button(Word.SEAL, "Seal"),
    )
    parts += [Row(aside), sealed]
    key = f"{lobby.game_id}:{lobby.key}"
    return Screen(tuple(parts), key=key, accent=FELT)


def _call(cast: Cast) -> str:
    people = [f"<@{user_id}>" for user_id in cast.called]
    called = write_list([f"<@&{role_id}>" for role_id in cast.roles] + people)
    tail = " Press **Join** or **Not now**." if people else " Press **Join**."
    return f"📣 {called}: **{safe_name(cast.host)}** would like to play.{tail}"


def _computers(lobby: Contest, *, full: bool) -> Menu | None:
    """The one menu in which computers come and go."""
    record = lobby.record
    options = (
        []
        if full
        else [Option(level.value, f"Add {level.title()}", _about(level)) for level in Level]
    )
    computers = [at for at, player in enumerate(record.players) if player.user_id is None]
    if computers:
        options.append(Option(NOBODY, "Remove the last computer", "The one that was added last"))
    if not options:
        return None
    # With the number in it, the same choice twice in a row is two choices to Discord.
    action = f"{Word.ADD_LEVEL}:{len(record.players)}"
    return Menu(action, "Add a computer…" if not full else "Computers…", tuple(options))


def seal_words(contest: Contest) -> str:
    """Return what the shuffle is bound to, short: ``Game `8f3k7mxp` · Sealed shuffle 31b2·edd3``."""
    seal = commitment_of(contest.record.secret)
    return f"Game `{contest.game_id}` · Sealed shuffle {seal[:4]}·{seal[4:8]}"


def sealed_screen(contest: Contest, user_id: int) -> Screen:
    """Give a person their own copy of what the shuffle can be checked with, at Join, at Start, and behind Seal."""
    seat = contest.seat_of(user_id)
    lines = [
        f"Game `{contest.game_id}`: {terms(contest)}",
        f"Sealed shuffle: `{commitment_of(contest.record.secret)}`",
    ]
    if seat is not None:
        part = contest.record.players[seat].entropy
        # The host's part comes with Start, because the press that opened the table is older than the seal.
        lines.append(f"Your part: {f'`{part}`' if part else 'comes when **Start** is pressed'}")
    if seat is None:
        head = (
            "The shuffle of this game was sealed before anybody joined. When the game is over, "
            "**Check the shuffle** shows that it was dealt as sealed."
        )
    elif contest.state is None:
        head = "You are in. Keep this, and you can check the shuffle when the game is over."
    else:
        head = "The game has begun. Keep this, and you can check the shuffle when it is over."
        lines.append(f"The part of **Start**: `{contest.table.setup.entropy[-1]}`")
    return Screen((Text("\n".join((head, *lines))),), accent=QUIET)


def terms(contest: Contest) -> str:
    """Write the rules in force in one line."""
    record = contest.record
    rules = ruleset_name(RULESETS[record.ruleset])
    line = f"{record.holes} holes · {rules} · {clock_words(record.clock_s)}"
    return f"{line} · hints on, not ranked" if record.hints else line


def _expiry(at: datetime | None) -> str:
    return f" · closes <t:{int(at.timestamp())}:R>" if at is not None else ""


def _seats(lobby: Contest, cast: Cast) -> str:
    record = lobby.record
    most = RULESETS[record.ruleset].max_seats
    lines = [f"**Players {len(record.players)}/{most}**"]
    for number, player in enumerate(record.players):
        mark = "🤖 " if player.user_id is None else ""
        crown = " 👑" if player.user_id == record.host_id else ""
        lines.append(f"{number + 1}\\. {mark}{cast.bold(number)}{crown}")
    return "\n".join(lines)


def _about(level: Level) -> str:
    return {
        Level.ROOKIE: "Sensible, and overlooks things as people do",
        Level.CLUB: "A good regular player",
        Level.PRO: "As strong as can be had",
    }[level]
