"""The screens of a lobby: who plays, by which rules, how long people can join, and how to check the shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.contest import Contest
from bot.languages import Tongue
from bot.ports.button_meanings import NOBODY, Word
from bot.ports.screen import Button, Line, Menu, Option, Part, Row, Screen, Style, Text
from bot.screens.cast import Cast
from bot.screens.colours import FELT, QUIET
from bot.screens.terms import tell_terms
from bot.words.wording import bold, escape_name
from data.records import Status
from engine import RULESETS
from engine.computer import Level
from engine.shuffle import commitment_of


def lobby_screen(lobby: Contest, cast: Cast) -> Screen:
    """Return the screen of a lobby. After the start it has no buttons. A closed lobby only says that it was closed."""
    record, say = lobby.record, cast.tongue.say
    heading = say("lobby-heading")
    if record.status is Status.CANCELLED:
        return Screen((Text(heading), Text(say("lobby-closed"))), accent=QUIET)
    head = Text(f"{heading}\n{cast.tongue.tell(tell_terms(lobby))}")
    # The seal is still shown after the start, so that people can compare it with the secret at the end. The shuffle
    # depends on the id, so the id is shown now: nobody can choose it when all parts are known.
    sealed = Text(f"-# {seal_words(lobby, cast.tongue)}")
    if record.status is not Status.LOBBY:
        return Screen((head, Text(_write_seats(lobby, cast)), sealed), accent=QUIET)
    rules = RULESETS[record.ruleset]
    full = len(record.players) >= rules.max_seats
    lonely = len(record.players) < rules.min_seats
    # People who have joined see this message too, so Join is not its most prominent button.
    buttons = [
        Button(Word.JOIN, say("buttons-join"), disabled=full),
        Button(Word.LEAVE, say("buttons-leave")),
        Button(Word.BEGIN, say("buttons-start"), Style.GOOD, disabled=lonely),
    ]
    parts: list[Part] = [
        head,
        Text(say("lobby-host", host=bold(cast.host), closes=_write_expiry(record.deadline_at))),
        Line(),
        Text(_write_seats(lobby, cast)),
    ]
    if cast.called or cast.roles:
        parts.append(Text(_call(cast)))
    parts.append(Row(tuple(buttons)))
    if cast.called:
        parts.append(Row((Button(Word.NOT_NOW, say("buttons-not-now")),)))
    if computers := _make_menu(lobby, cast.tongue, full=full):
        parts.append(computers)
    aside = (
        Button(Word.LEARN, say("buttons-learn")),
        Button(Word.RULES, say("buttons-rules")),
        Button(Word.SEAL, say("buttons-seal")),
    )
    parts += [Row(aside), sealed]
    key = f"{lobby.game_id}:{lobby.key}"
    return Screen(tuple(parts), key=key, accent=FELT)


def _call(cast: Cast) -> str:
    called = (
        *(f"<@&{role_id}>" for role_id in cast.roles),
        *(f"<@{user_id}>" for user_id in cast.called),
    )
    host = escape_name(cast.host)
    return cast.tongue.say("lobby-call", called=called, host=host, people=bool(cast.called))


def _make_menu(lobby: Contest, tongue: Tongue, *, full: bool) -> Menu | None:
    """Return the menu that adds and removes computers; ``None`` if the menu would have no choice.

    ``full`` says that the lobby has no free seat, so that nothing can be added.
    """
    record = lobby.record
    options = (
        []
        if full
        else [
            Option(
                level.value,
                tongue.say("lobby-add", level=level.title()),
                tongue.say(f"lobby-about-{level.value}"),
            )
            for level in Level
        ]
    )
    computers = [at for at, player in enumerate(record.players) if player.user_id is None]
    if computers:
        options.append(Option(NOBODY, tongue.say("lobby-remove"), tongue.say("lobby-remove-about")))
    if not options:
        return None
    # The action has the number of players, because Discord ignores the same choice twice in a row.
    action = f"{Word.ADD_LEVEL}:{len(record.players)}"
    return Menu(action, tongue.say("lobby-menu" if full else "lobby-menu-add"), tuple(options))


def seal_words(contest: Contest, tongue: Tongue) -> str:
    """Return the line with the game's id and the start of the seal: ``Game `8f3k7mxp` · Sealed shuffle 31b2·edd3``."""
    seal = commitment_of(contest.record.secret)
    return tongue.say("lobby-seal", game=contest.game_id, seal=f"{seal[:4]}·{seal[4:8]}")


def joined_screen(contest: Contest, user_id: int, tongue: Tongue) -> Screen:
    """Return the message for a person who has joined: what comes next, and the codes to check the shuffle with.

    The codes are the seal and the person's part of the shuffle. They are hidden until the person presses them, because
    few people want to see them.
    """
    say, seat = tongue.say, contest.seat_of(user_id)
    codes = [commitment_of(contest.record.secret)]
    if seat is not None:
        codes.append(contest.record.players[seat].entropy)
    lines = [
        say("lobby-sealed-game", game=contest.game_id, terms=tell_terms(contest)),
        say("lobby-sealed-codes", codes=" ".join(f"`{code}`" for code in codes if code)),
    ]
    return _print_small(say("lobby-sealed-joined"), lines)


def sealed_screen(contest: Contest, user_id: int, tongue: Tongue) -> Screen:
    """Return the screen under the button Seal: all codes with which a person can check the shuffle."""
    seat, say = contest.seat_of(user_id), tongue.say
    lines = [
        say("lobby-sealed-game", game=contest.game_id, terms=tell_terms(contest)),
        say("lobby-sealed-shuffle", seal=commitment_of(contest.record.secret)),
    ]
    if seat is not None:
        part = contest.record.players[seat].entropy
        # The host's part comes from the press of Start, because the press that opened the table is older than the seal.
        lines.append(say("lobby-sealed-part", part=part) if part else say("lobby-sealed-no-part"))
        lines.insert(0, say("lobby-sealed-keep"))
    if contest.state is not None:
        lines.append(say("lobby-sealed-start", part=contest.started_state.setup.entropy[-1]))
    return _print_small(say("lobby-sealed-about"), lines)


def _print_small(head: str, lines: Sequence[str]) -> Screen:
    small = [f"-# {line}" for line in lines]
    return Screen((Text("\n".join((head, *small))),), accent=QUIET)


def _write_expiry(at: datetime | None) -> str | None:
    return f"<t:{int(at.timestamp())}:R>" if at is not None else None


def _write_seats(lobby: Contest, cast: Cast) -> str:
    record = lobby.record
    most = RULESETS[record.ruleset].max_seats
    lines = [cast.tongue.say("lobby-players", count=len(record.players), most=most)]
    for number, player in enumerate(record.players):
        mark = "🤖 " if player.user_id is None else ""
        crown = " 👑" if player.user_id == record.host_id else ""
        lines.append(f"{number + 1}\\. {mark}{cast.bold(number)}{crown}")
    return "\n".join(lines)
