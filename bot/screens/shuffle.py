"""The shuffle of a game that is over: checked first, then everything that it can be checked with."""

from __future__ import annotations

from bot.contest import Contest
from bot.ports.screen import File, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import FELT, GOLD
from bot.words.wording import write_count
from engine import LogError, ShuffleError, dumps, verify_log


def shuffle_screen(contest: Contest, cast: Cast) -> Screen:
    """Deal a finished game again and say whether it was dealt as sealed; ``docs/fairness.md`` says how."""
    setup = contest.table.setup
    verdict, is_good = _check(contest)
    data = (
        "**For checking it yourself.** The seal is the SHA-256 of the secret. It was fixed before anybody joined, and "
        "is behind **Seal** on the lobby and in your answer to **Join**. The parts came later. The file is the log of "
        "the game: the page `docs/verify.html` of this bot checks it.\n"
        f"**Game** `{contest.game_id}`\n"
        f"**Secret** `{setup.secret.hex()}`\n"
        f"**Seal** `{setup.commitment}`\n"
        f"**Parts**, in the order of joining (seats as in the log, from 0)\n{_parts(contest, cast)}"
    )
    name = f"golf-{contest.game_id}.json"
    log = File(
        name, dumps(contest.events).encode(), "-# The log of the game could not be attached."
    )
    return Screen((Text(verdict), Text(data), log), accent=FELT if is_good else GOLD)


def _check(contest: Contest) -> tuple[str, bool]:
    try:
        found = verify_log(contest.events, commitment=contest.table.setup.commitment)
    except (ShuffleError, LogError) as error:
        return f"### ❌ Not dealt as sealed\n{error}", False
    holes = write_count(found.shuffles.deals, "hole")
    moves = write_count(found.moves, "move")
    return (
        "### ✅ Dealt as sealed\n"
        f"I dealt the game again from its secret: {holes}, the same cards. "
        f"All {moves} were by the rules, and every score follows from them.",
        True,
    )


def _parts(contest: Contest, cast: Cast) -> str:
    """One line for each part of the shuffle, with who brought it."""
    setup = contest.table.setup
    seats = {joiner: seat for seat, joiner in enumerate(setup.seating)}
    lines = []
    for joiner, part in enumerate(setup.entropy):
        # The press of Start comes last, and has no seat. Games of older versions have no such part.
        seat = seats.get(joiner)
        who = "The press of **Start**" if seat is None else f"{cast.bold(seat)}, seat {seat}"
        lines.append(f"{joiner + 1}\\. {who}: `{part}`")
    return "\n".join(lines)
