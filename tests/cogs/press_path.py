"""Draws the path of a press through the code: ``python -m tests.cogs.press_path [--every-step]``.

A *station* is a file of ``cogs``, ``bot.service``, ``bot.messages``, ``bot.clockwork`` or ``bot.games`` in which something
waits (``async def``) or is kept (a class that is no value). An *entry* is a call from one station into a function of
another one. Coming back from a call is no entry, but leaving a ``with`` block is one if the block's context manager is in
another station.

Everything else is *looked up* and cannot hand a press on: the rooms below ``bot.games``, which may import nothing above
them, files of values and of functions of values, and properties. What a looked-up function calls counts as called by the
station that looked it up.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple, Self

from simcord import MemberActor

from bot.program import logs
from bot.program.settings import LogFormat, LogLevel
from engine import Phase
from tests.cogs.club import Club, Seen
from tests.cogs.playing import Party

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("cogs/", "bot/service/", "bot/messages/", "bot/clockwork/", "bot/games/")
CODE: Final = ("cogs", "bot", "data", "engine")
_OF_A_MESSAGE: Final = "Keeper._keep_up"
"""The function that brings one message up to date, in a task of its own."""
_VALUES: Final = ("NamedTuple", "Enum", "StrEnum", "Exception", "Protocol", "Refusal", "dict")
"""Classes with one of these bases are values."""


class Step(NamedTuple):
    """An entry: a call from a station into a function of another one."""

    before: str
    """The station that was left; empty at the beginning."""
    station: str
    function: str


class Drawn(NamedTuple):
    """What one press, or one message after it, goes through."""

    what: str
    steps: tuple[Step, ...]
    looked_up: Counter[str]
    """By file and function: how often it was looked up."""

    @property
    def entries(self) -> Counter[str]:
        """How often each station was entered."""
        return Counter(step.station for step in self.steps)

    def report(self, *, every_step: bool = False) -> str:
        """Return the figures in words, and on request each step."""
        often = [f"{name} {number}" for name, number in self.entries.most_common() if number > 2]
        lines = [
            f"{self.what}: {len(self.steps)} entries into {len(self.entries)} stations; three times or more: "
            f"{', '.join(often) or 'none'}; {self.looked_up.total()} calls of {len(self.looked_up)} functions looked up"
        ]
        if every_step:
            lines += [
                f"    {step.before or '(library)'} -> {step.station} {step.function}"
                for step in self.steps
            ]
        return "\n".join(lines)


class Tracer:
    """Notes each entry in its block, by task."""

    def __init__(self) -> None:
        self._seen: dict[int, FrameType] = {}
        self._creators: dict[asyncio.Task[Any], tuple[asyncio.Task[Any] | None, str]] = {}
        self._steps: dict[asyncio.Task[Any] | None, list[Step]] = {}
        self._looked_up: dict[asyncio.Task[Any] | None, Counter[str]] = {}
        self._surfaces: dict[asyncio.Task[Any], str] = {}

    def __enter__(self) -> Self:
        asyncio.get_running_loop().set_task_factory(self._create)
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        asyncio.get_running_loop().set_task_factory(None)

    def _create(
        self, loop: asyncio.AbstractEventLoop, work: Any, **options: Any
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, **options)
        if getattr(work, "__qualname__", "") == _OF_A_MESSAGE:
            self._surfaces[task] = work.cr_frame.f_locals["surface"].key.kind.value
        elif station := _find_station(inspect.currentframe()):
            self._creators[task] = asyncio.current_task(), station
        return task

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        name = _name_file(code.co_filename)
        if not name or (code.co_flags & inspect.CO_COROUTINE and id(frame) in self._seen):
            return  # a coroutine that goes on is not entered
        self._seen[id(frame)] = frame
        task = _find_task()
        before = _find_station(frame.f_back)
        while task is not None and task in self._creators:
            # A task that a station has made goes on for the press.
            task, station = self._creators[task]
            before = before or station
        if not is_station(name) or (name, code.co_firstlineno) in _list_properties(name):
            self._looked_up.setdefault(task, Counter())[f"{name} {code.co_qualname}"] += 1
        elif before != name:
            self._steps.setdefault(task, []).append(Step(before, name, code.co_qualname))

    def list_paths(self) -> Iterator[Drawn]:
        """Generate the path of the press, then that of each message that was brought up to date after it."""
        for task, steps in self._steps.items():
            if task in self._surfaces or any(step.function == "take_press" for step in steps):
                what = f"then {self._surfaces[task]}" if task in self._surfaces else "press"
                yield Drawn(what, tuple(steps), self._looked_up.get(task, Counter()))


def _find_task() -> asyncio.Task[Any] | None:
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None


def _find_station(frame: FrameType | None) -> str:
    """Return the nearest station on a stack, empty if there is none."""
    while frame is not None:
        name = _name_file(frame.f_code.co_filename)
        if is_station(name):
            return name
        frame = frame.f_back
    return ""


@cache
def _name_file(path: str) -> str:
    """Return a file's path in the project, empty for other files and for the tests."""
    file = Path(path)
    if not file.is_relative_to(ROOT) or file.relative_to(ROOT).parts[0] not in CODE:
        return ""
    return file.relative_to(ROOT).as_posix()


@cache
def is_station(name: str) -> bool:
    """Whether a file is a station."""
    if not name.startswith(ROOMS):
        return False
    nodes = list(ast.walk(ast.parse((ROOT / name).read_text("utf-8"))))
    return any(
        isinstance(node, ast.AsyncFunctionDef)
        or (isinstance(node, ast.ClassDef) and not _is_value(node))
        for node in nodes
    )


def _is_value(node: ast.ClassDef) -> bool:
    made = any("dataclass" in ast.unparse(each) for each in node.decorator_list)
    return made or any(ast.unparse(base).partition("[")[0] in _VALUES for base in node.bases)


@cache
def _list_properties(name: str) -> frozenset[tuple[str, int]]:
    found = [
        node.decorator_list[0].lineno
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any("property" in ast.unparse(each) for each in node.decorator_list)
    ]
    return frozenset((name, line) for line in found)


async def draw_presses(club: Club) -> AsyncIterator[Drawn]:
    """Play a bit; generate the path of each press, and that of each message after it."""
    party = Party(club, club.ann, club.bob)
    await club.command(club.ann, "start", holes=3, hints=True)

    async def press(what: str, person: MemberActor, label: str, message: Seen) -> list[Drawn]:
        with Tracer() as tracer:
            await club.press(person, label, message)
        return [drawn._replace(what=f"{what}: {drawn.what}") for drawn in tracer.list_paths()]

    for drawn in await press("join", club.bob, "Join", club.table()):
        yield drawn
    for drawn in await press("start", club.ann, "Start", club.table()):
        yield drawn
    game = await party.play_until(Phase.DRAW)
    for where in ("in a direct message", "at the table, then on private cards"):
        person = party.person(game, game.to_act[0])
        at_table = where.startswith("at the table")
        for drawn in await press(
            f"draw {where}", person, "Draw", club.table() if at_table else club.cards(person)
        ):
            yield drawn
        for drawn in await press(
            f"swap {where}", person, "4", club.whisper() if at_table else club.cards(person)
        ):
            yield drawn
        game = await party.contest()
    person = party.person(game, game.to_act[0])
    other = club.bob if person.id == club.ann.id else club.ann
    for drawn in await press("refused", other, "Draw", club.table()):
        yield drawn
    for label, message in (
        ("My cards", club.table()),
        ("Hint", club.cards(person)),
        ("More", club.table()),
    ):
        for drawn in await press(label.lower(), person, label, message):
            yield drawn
    await party.play_hole()
    for drawn in await press("next hole", person, "Next hole", club.table()):
        yield drawn


async def main(arguments: list[str]) -> None:
    """Print the paths."""
    logs.configure(LogLevel.ERROR, LogFormat.CONSOLE)
    with tempfile.TemporaryDirectory() as folder:
        async with Club(Path(folder) / "golf.db") as club:
            async for drawn in draw_presses(club):
                print(drawn.report(every_step="--every-step" in arguments))  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
