"""The shuffle of a game that is over: checked first, then everything that it can be checked with."""

from __future__ import annotations

from bot.contest import Contest
from bot.languages import Tongue
from bot.ports.screen import File, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import FELT, GOLD
from engine import LogError, ShuffleError, dumps, verify_log


def shuffle_screen(contest: Contest, cast: Cast) -> Screen:
    """Deal a finished game again and say whether it was dealt as sealed; ``docs/fairness.md`` says how."""
    setup, say = contest.table.setup, cast.tongue.say
    verdict, is_good = _check(contest, cast.tongue)
    lines = (
        say("shuffle-about"),
        say("shuffle-game", game=contest.game_id),
        say("shuffle-secret", secret=setup.secret.hex()),
        say("shuffle-seal", seal=setup.commitment),
        say("shuffle-parts"),
        *_parts(contest, cast),
    )
    name = f"golf-{contest.game_id}.json"
    log = File(name, dumps(contest.events).encode(), say("shuffle-no-log"))
    return Screen((Text(verdict), Text("\n".join(lines)), log), accent=FELT if is_good else GOLD)


def _check(contest: Contest, tongue: Tongue) -> tuple[str, bool]:
    try:
        found = verify_log(contest.events, commitment=contest.table.setup.commitment)
    except (ShuffleError, LogError) as error:
        # The reason is for us: it names the damaged part of the log.
        return f"{tongue.say('shuffle-bad')}\n{error}", False
    how = tongue.say("shuffle-good-how", deals=found.shuffles.deals, moves=found.moves)
    return f"{tongue.say('shuffle-good')}\n{how}", True


def _parts(contest: Contest, cast: Cast) -> list[str]:
    """One line for each part of the shuffle, with who brought it."""
    setup, say = contest.table.setup, cast.tongue.say
    seats = {joiner: seat for seat, joiner in enumerate(setup.seating)}
    lines = []
    for joiner, part in enumerate(setup.entropy):
        # The press of Start comes last, and has no seat. Games of older versions have no such part.
        seat = seats.get(joiner)
        said = (
            say("shuffle-part-start", part=part)
            if seat is None
            else say("shuffle-part", name=cast.bold(seat), seat=seat, part=part)
        )
        lines.append(f"{joiner + 1}\\. {said}")
    return lines
