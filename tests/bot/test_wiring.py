"""Each part of the bot gets the parts and the options that it needs."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ports.idle import rest
from bot.ports.meter import Unmetered
from bot.program import wiring
from bot.program.settings import Settings
from bot.service.application import read_utc

NAMES = {
    "Opener": ["service", "names"],
    "GameButtons": ["front", "service", "publisher"],
    "DeletedChannels": ["front", "service", "automation"],
    "GameCommands": ["front", "service", "opener", "names"],
    "ChallengeCommands": ["front", "tree", "opener"],
    "SoloCommands": ["front", "service"],
    "LearningCommands": ["front", "service", "people"],
    "PersonalCommands": ["front", "service"],
    "CoachCommands": ["front", "service"],
    "ScoreCommands": ["front", "service", "names"],
}
"""The cogs in the order in which people see their commands. Before them comes what opens games for two of them."""


@pytest.mark.parametrize("given", [True, False], ids=["all options", "no option"])
def test_each_part_gets_what_it_needs(monkeypatch: pytest.MonkeyPatch, given: bool) -> None:
    made: list[tuple[Any, ...]] = []

    def note(name: str, made_of: Any = None) -> Callable[..., Any]:
        def make(*values: Any, **options: Any) -> Any:
            made.append((name, *values, options))
            return made_of or name.lower()

        return make

    bot = SimpleNamespace(budget="budget", tree="tree", equip=note("equip"))
    app = SimpleNamespace(
        store=SimpleNamespace(people="people"),
        **{name: name for name in ("names", "service", "publisher", "automation")},
    )
    store: Any = SimpleNamespace(shards="shards", people="people", tell_writes=note("writes"))
    parts = {"GolfBot": bot, "Application": app, "DiscordMessenger": "messenger"}
    for name in ("Emojis", "Renderer", "MeteredDrawing", "Packer", "Front", *NAMES):
        parts[name] = name.lower().removesuffix("s") if name == "Emojis" else name.lower()
    for name, part in parts.items():
        monkeypatch.setattr(wiring, name, note(name, part))

    meter: Any = Unmetered()
    unmetered: Any = Unmetered()
    monkeypatch.setattr(wiring, "Unmetered", lambda: unmetered)
    options: dict[str, Any] = {
        "now": lambda: None,
        "idle": lambda nap: nap,
        "clock": lambda: 0.0,
        "drawing": "drawing",
        "edit_gap_s": 0.25,
        "share": "share",
        "meter": meter,
        "looking_further": "further",
    }
    parameters = inspect.signature(wiring.build).parameters
    assert [name for name in parameters if name not in ("settings", "store")] == list(options)
    settings = Settings(_env_file=None, computer_pace_s=0.5)
    built: Any = wiring.build(settings, store, **(options if given else {}))
    assert built is bot
    wanted = (
        options
        if given
        else dict.fromkeys(options)
        | {
            "now": read_utc,
            "idle": rest,
            "edit_gap_s": 1.0,
        }
    )
    counts = meter if given else unmetered
    assert made == [
        ("GolfBot", {"share": wanted["share"], "meter": wanted["meter"]}),
        ("writes", counts.count_write, {}),
        ("Emojis", {}),
        *([] if given else [("Renderer", {})]),
        ("MeteredDrawing", "drawing" if given else "renderer", counts, {}),
        ("Packer", "metereddrawing", "emoji", {}),
        ("DiscordMessenger", bot, "packer", {"shards": "shards", "budget": "budget"}),
        (
            "Application",
            store,
            "messenger",
            {
                "now": wanted["now"],
                "computer_pace_s": 0.5,
                "edit_gap_s": wanted["edit_gap_s"],
                "idle": wanted["idle"],
                "meter": counts,
                "clock": wanted["clock"],
                "looking_further": wanted["looking_further"],
            },
        ),
        ("Front", "packer", "names", "people", counts, {}),
        *[(name, *needs, {}) for name, needs in NAMES.items()],
        (
            "equip",
            app,
            "front",
            "metereddrawing",
            "emoji",
            [name.lower() for name in NAMES][1:],
            {},
        ),
    ]
