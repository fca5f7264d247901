"""``python -m training``: trains the column values, plays tournaments, and checks that holes end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import TypeAlias

from engine.computer.level import Level
from engine.computer.player import PATIENCE
from engine.computer.playing_out import find_refining, prepare
from engine.ruleset import RULESETS, Ruleset
from training import duel
from training.reference import PLAYERS, SKILLED
from training.tournament import (
    PAIRINGS,
    Match,
    as_table,
    longest_hole,
    play_match,
)

_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one of the commands. ``arguments`` are those of the command line, which are also used if it is ``None``."""
    chosen = _make_parser().parse_args(arguments)
    if chosen.command in ("tournament", "coach", "endings", "choices") and not prepare():
        print("Pro plays by its search alone, because numba is not installed", file=sys.stderr)
    if chosen.command == "train":
        _train(chosen.ruleset or list(RULESETS), chosen.seats)
    elif chosen.command == "corrections":
        _correct(chosen.ruleset or list(RULESETS), chosen.seats)
    elif chosen.command == "coach":
        _coach(chosen)
    elif chosen.command == "choices":
        _choices(chosen)
    elif chosen.command == "endings":
        _endings(chosen)
    elif chosen.command == "habits":
        _habits(chosen)
    elif chosen.deals is not None:
        _duels(chosen)
    else:
        _tournament(chosen)


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="compute the column values (needs numpy)")
    train.add_argument("--ruleset", choices=RULESETS, action="append")
    train.add_argument("--seats", type=int, action="append")
    tournament = commands.add_parser("tournament", help="measure the players against each other")
    tournament.add_argument("--ruleset", choices=RULESETS, action="append")
    tournament.add_argument("--seats", type=int, action="append", help="2, 3, 4 and 6 if not said")
    tournament.add_argument("--holes", type=int, default=9)
    tournament.add_argument("--games", type=int, default=200, help="for each pairing")
    tournament.add_argument(
        "--deals",
        type=int,
        help="instead of games, play so many deals of one hole twice each and take the luck out",
    )
    tournament.add_argument(
        "--one-seat",
        action="store_true",
        help="with --deals: the first player has one seat, each in turn, and the other has the rest",
    )
    tournament.add_argument("--seed", type=int, default=1)
    tournament.add_argument(
        "--tables",
        type=int,
        nargs=2,
        metavar=("ONE", "OTHER"),
        help="with --deals: the players use the column values of tables of so many seats",
    )
    tournament.add_argument(
        "--players", nargs=2, choices=PLAYERS, action="append", metavar=("ONE", "OTHER")
    )
    _add_measures(commands)
    return parser


def _add_measures(commands: _Commands) -> None:
    """Add the commands that measure the computers in other ways than a tournament, and the training of networks."""
    endings = commands.add_parser("endings", help="see every level end many holes")
    endings.add_argument("--ruleset", choices=RULESETS, action="append")
    endings.add_argument("--seats", type=int, action="append", help="2, 4, 6 and 12 if not said")
    endings.add_argument("--level", type=Level, choices=list(Level), action="append")
    endings.add_argument("--holes", type=int, default=10_000, help="for each level and table")
    endings.add_argument("--seed", type=int, default=1)
    correct = commands.add_parser("corrections", help="train the networks (needs numpy)")
    correct.add_argument("--ruleset", choices=RULESETS, action="append")
    correct.add_argument("--seats", type=int, action="append")
    coach = commands.add_parser("coach", help="hold the coach against long rollouts (needs numpy)")
    coach.add_argument("--ruleset", choices=RULESETS, action="append")
    coach.add_argument("--seats", type=int, action="append", help="2 and 4 if not said")
    coach.add_argument("--decisions", type=int, default=200)
    coach.add_argument("--worlds", type=int, default=400, help="for each option")
    coach.add_argument("--seed", type=int, default=1)
    coach.add_argument("--within", type=float, help="play out what is so many points behind")
    coach.add_argument("--alone", action="store_true", help="let the coach play nothing out")
    choices = commands.add_parser("choices", help="compare players by decision (needs numba)")
    choices.add_argument("--ruleset", choices=RULESETS, action="append")
    choices.add_argument("--seats", type=int, action="append", help="2 and 4 if not said")
    choices.add_argument("--decisions", type=int, default=1000)
    choices.add_argument("--worlds", type=int, default=400, help="for each choice")
    choices.add_argument("--seed", type=int, default=1)
    choices.add_argument("--own", action="store_true", help="at the first player's decisions")
    choices.add_argument("--players", nargs=2, choices=SKILLED, default=("pro", "columns"))
    habits = commands.add_parser("habits", help="count what gives computers away")
    habits.add_argument("--ruleset", choices=RULESETS, action="append")
    habits.add_argument("--seats", type=int, default=2)
    habits.add_argument("--level", type=Level, choices=list(Level), action="append")
    habits.add_argument("--games", type=int, default=25, help="for each level")
    habits.add_argument("--seed", type=int, default=1)


def _train(rulesets: Sequence[str], seats: Sequence[int] | None) -> None:
    from training import rounds

    for key in rulesets:
        tables = rounds.read(key)
        plan = rounds.PLAN[key]
        for count in seats or plan:
            if count not in plan:
                sys.exit(f"{RULESETS[key].title} is trained for {', '.join(map(str, plan))} seats")
            tables[count] = rounds.train(RULESETS[key], count, plan[count], show)
            rounds.write(key, tables)
            print(f"\n{rounds.file_of(key).name}: {count} seats written", flush=True)


def _correct(rulesets: Sequence[str], seats: Sequence[int] | None) -> None:
    from training import corrections

    for key in rulesets:
        plan = corrections.PLAN[key]
        for count in seats or plan:
            if count not in plan:
                sys.exit(
                    f"{RULESETS[key].title} has networks for {', '.join(map(str, plan))} seats"
                )
            net = corrections.train(RULESETS[key], count, plan[count], show)
            corrections.write(key, {**corrections.read(key), count: net})
            print(f"\n{corrections.file_of(key).name}: {count} seats written", flush=True)


def _list_tables(chosen: argparse.Namespace) -> Iterator[tuple[Ruleset, int]]:
    """Yield each chosen ruleset with each chosen number of seats: by default all rulesets, with 2 and 4 seats."""
    for key in chosen.ruleset or RULESETS:
        for seats in chosen.seats or (2, 4):
            yield RULESETS[key], seats


def _coach(chosen: argparse.Namespace) -> None:
    from training import coach

    refining = find_refining()
    if refining is not None:
        refining.within = chosen.within
    verdicts = [
        coach.check(
            ruleset,
            seats=seats,
            decisions=chosen.decisions,
            worlds=chosen.worlds,
            seed=chosen.seed,
            alone=chosen.alone,
            progress=_showing(f"{ruleset.title}, {seats} seats, the coach"),
        )
        for ruleset, seats in _list_tables(chosen)
    ]
    clear()
    print(coach.as_table(verdicts))


def _choices(chosen: argparse.Namespace) -> None:
    from training import choices

    if not prepare():
        sys.exit('Pro plays moves out only with numba: install the extra "deep".')
    one, other = chosen.players
    found = [
        choices.compare(
            (one, other),
            (SKILLED[one], SKILLED[other]),
            ruleset,
            seats=seats,
            decisions=chosen.decisions,
            worlds=chosen.worlds,
            seed=chosen.seed,
            own=chosen.own,
            progress=_showing(f"{ruleset.title}, {seats} seats, choices"),
        )
        for ruleset, seats in _list_tables(chosen)
    ]
    clear()
    print(choices.as_table(found))


def _habits(chosen: argparse.Namespace) -> None:
    from training import habits

    found = [
        habits.count_habits(
            level,
            RULESETS[key],
            seats=chosen.seats,
            games=chosen.games,
            seed=chosen.seed,
            progress=_showing(f"{RULESETS[key].title}, {level.title()}, habits"),
        )
        for key in chosen.ruleset or RULESETS
        for level in chosen.level or (Level.ROOKIE, Level.CLUB)
    ]
    clear()
    print(habits.as_table(found))


def _endings(chosen: argparse.Namespace) -> None:
    for key in chosen.ruleset or RULESETS:
        ruleset = RULESETS[key]
        for seats in chosen.seats or (2, 4, 6, 12):
            if seats > ruleset.max_seats:
                continue
            for level in chosen.level or Level:
                text = f"{ruleset.title}, {seats} seats, {level.title()}"
                longest = longest_hole(
                    level,
                    ruleset,
                    seats=seats,
                    holes=chosen.holes,
                    seed=chosen.seed,
                    progress=_showing(text),
                )
                clear()
                print(f"{text}: {chosen.holes} holes, the longest {longest} turns", flush=True)
                if longest > (PATIENCE + 6) * seats:
                    sys.exit("a hole took more turns than there can be")


def _showing(text: str) -> Callable[[int, int], None]:
    return lambda done, of: show(text, done / of)


def _duels(chosen: argparse.Namespace) -> None:
    judge = None
    if prepare():
        from training.judge import Judge

        judge = Judge()
    duels = []
    for key in chosen.ruleset or RULESETS:
        ruleset = RULESETS[key]
        for seats in chosen.seats or (2, 3, 4, 6):
            for one, other in chosen.players or PAIRINGS:
                text = f"{ruleset.title}, {seats} seats, {one} against {other}"
                duels.append(
                    duel.play_duel(
                        one,
                        other,
                        ruleset,
                        seats=seats,
                        deals=chosen.deals,
                        seed=chosen.seed,
                        progress=_showing(text),
                        judge=judge,
                        tables=chosen.tables,
                        one_seat=chosen.one_seat,
                    )
                )
    clear()
    print(duel.as_table(duels))


def _tournament(chosen: argparse.Namespace) -> None:
    matches: list[Match] = []
    for key in chosen.ruleset or RULESETS:
        ruleset = RULESETS[key]
        for seats in chosen.seats or (2, 3, 4, 6):
            for one, other in chosen.players or PAIRINGS:
                text = f"{ruleset.title}, {seats} seats, {one} against {other}"
                matches.append(
                    play_match(
                        one,
                        other,
                        ruleset,
                        seats=seats,
                        holes=chosen.holes,
                        games=chosen.games,
                        seed=chosen.seed,
                        progress=_showing(text),
                        clock=process_time,
                    )
                )
    clear()
    print(as_table(matches))


def show(text: str, done: float) -> None:
    """Print a line that says how far the work has come. It replaces the line that was printed before.

    ``text`` names the work, and ``done`` is the part of it that is done, from 0 to 1.
    """
    bar = "#" * round(24 * done)
    if sys.stderr.isatty():
        print(f"\r[{bar:<24}] {done:4.0%}  {text:<66}", end="", file=sys.stderr, flush=True)


def clear() -> None:
    """Remove the line that says how far the work has come."""
    if sys.stderr.isatty():
        print("\r" + " " * 100 + "\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
