"""The screen with which people can check the shuffle of a finished game."""

from __future__ import annotations

from bot.contest import Contest
from bot.languages import Phrase, Tongue
from bot.ports.screen import File, Screen, Text
from bot.screens.cast import Cast
from bot.screens.colours import FELT, GOLD
from engine import LogError, ShuffleError, dumps, verify_log


def shuffle_screen(contest: Contest, cast: Cast) -> Screen:
    """Check the shuffle of a finished game.

    Return the screen with the result, and with all that people need for their own check. ``docs/fairness.md`` explains
    how the check works.
    """
    setup, say = contest.started_state.setup, cast.tongue.say
    verdict, is_good = _check(contest, cast.tongue)
    lines = (
        say("shuffle-about"),
        say("shuffle-game", game=contest.game_id),
        say("shuffle-secret", secret=setup.secret.hex()),
        say("shuffle-seal", seal=setup.commitment),
        say("shuffle-parts"),
        *_write_parts(contest, cast),
    )
    name = f"golf-{contest.game_id}.json"
    log = File(name, dumps(contest.events).encode(), say("shuffle-no-log"), cast.tongue.code)
    return Screen((Text(verdict), Text("\n".join(lines)), log), accent=FELT if is_good else GOLD)


def _check(contest: Contest, tongue: Tongue) -> tuple[str, bool]:
    try:
        found = verify_log(contest.events, commitment=contest.started_state.setup.commitment)
    except (ShuffleError, LogError) as error:
        return f"{tongue.say('shuffle-bad')}\n{tongue.tell(_explain(error))}", False
    how = tongue.say("shuffle-good-how", deals=found.shuffles.deals, moves=found.moves)
    return f"{tongue.say('shuffle-good')}\n{how}", True


def _explain(error: ShuffleError | LogError) -> Phrase:
    if isinstance(error, ShuffleError) and error.key:
        return Phrase(f"shuffle-why-{error.key}", **error.values)
    return Phrase("shuffle-why-log")


def _write_parts(contest: Contest, cast: Cast) -> list[str]:
    """Return a line for each part of the shuffle, with the name of the player who gave this part."""
    setup, say = contest.started_state.setup, cast.tongue.say
    seats = {joiner: seat for seat, joiner in enumerate(setup.seating)}
    lines = []
    for joiner, part in enumerate(setup.entropy):
        # The last part is the press of Start, which has no seat. Games of older versions do not have it.
        seat = seats.get(joiner)
        said = (
            say("shuffle-part-start", part=part)
            if seat is None
            else say("shuffle-part", name=cast.bold(seat), seat=seat, part=part)
        )
        lines.append(f"{joiner + 1}\\. {said}")
    return lines
