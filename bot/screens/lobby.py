"""The lobby: who plays, by which rules, and until when one can join."""

from __future__ import annotations

from datetime import datetime

from bot.contest import Contest
from bot.ports.screen import Button, Line, Menu, Option, Part, Row, Screen, Style, Text
from bot.screens.button_words import Word
from bot.screens.cast import Cast
from bot.screens.colours import FELT, QUIET
from bot.words.rulesets import ruleset_name
from bot.words.wording import bold, clock_words
from data.records import Status
from engine import RULESETS
from engine.computer import Level
from engine.shuffle import commitment_of


def lobby_screen(lobby: Contest, cast: Cast) -> Screen:
    """Show an open lobby, or what became of it."""
    record = lobby.record
    if record.status is Status.CANCELLED:
        closed = "This table was closed before a game began. `/golf start` opens another."
        return Screen((Text("### ⛳ Six Card Golf"), Text(closed)), accent=QUIET)
    head = Text(f"### ⛳ Six Card Golf\n{terms(lobby)}")
    # It stays once the game has begun: only then can it be held against what is published at the end.
    # The shuffle is bound to the id: shown now, it cannot be chosen once all parts are known.
    seal = commitment_of(record.secret)
    sealed = Text(f"-# Game `{lobby.game_id}` · Sealed shuffle: `{seal}`")
    if record.status is not Status.LOBBY:
        return Screen((head, Text(_seats(lobby, cast)), sealed), accent=QUIET)
    full = len(record.players) >= RULESETS[record.ruleset].max_seats
    machines = any(player.user_id is None for player in record.players)
    buttons = (
        Button(Word.JOIN, "Join", Style.GOOD, disabled=full),
        Button(Word.LEAVE, "Leave"),
        Button(Word.BEGIN, "Start", Style.MAIN),
    )
    more = (
        Button(Word.ADD_COMPUTER, "Add computer", disabled=full),
        Button(Word.REMOVE_COMPUTER, "Remove computer", disabled=not machines),
        Button(Word.RULES, "Rules"),
    )
    parts: list[Part] = [
        head,
        Text(f"Hosted by {bold(cast.host)}{_expiry(record.deadline_at)}"),
        Line(),
        Text(_seats(lobby, cast)),
        Row(buttons),
        Row(more),
    ]
    if not full:
        levels = tuple(
            Option(level.value, f"Add {level.title()}", _about(level)) for level in Level
        )
        parts.append(Menu(Word.ADD_LEVEL, "Add Rookie, Club or Pro…", levels))
    parts.append(sealed)
    return Screen(tuple(parts), key=f"{lobby.game_id}:{lobby.key}", accent=FELT)


def sealed_screen(contest: Contest, user_id: int) -> Screen:
    """Give a person their own copy of what the shuffle can be checked with, at Join and at Start."""
    seat = contest.seat_of(user_id)
    lines = [
        f"Game `{contest.game_id}`: {terms(contest)}",
        f"Sealed shuffle: `{commitment_of(contest.record.secret)}`",
    ]
    if seat is not None:
        part = contest.record.players[seat].entropy
        # The host's part comes with Start: the press that opened the table is older than the seal.
        lines.append(f"Your part: {f'`{part}`' if part else 'comes when **Start** is pressed'}")
    if contest.state is None:
        head = "You are in. Keep this, and you can check the shuffle when the game is over."
    else:
        head = "The game has begun. Keep this, and you can check the shuffle when it is over."
        lines.append(f"The part of **Start**: `{contest.table.setup.entropy[-1]}`")
    return Screen((Text("\n".join((head, *lines))),), accent=QUIET)


def terms(contest: Contest) -> str:
    """The rules in force in one line."""
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
