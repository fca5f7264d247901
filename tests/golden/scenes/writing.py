"""Writes screens with everything that a message has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Final, TypeAlias

from bot.languages.direction import without_isolates
from bot.ports.pictures import PictureSpec
from bot.ports.screen import Button, File, Line, Link, Menu, Part, Picture, Row, Screen, Style, Text
from bot.screens import colours
from engine import TableView

Scene: TypeAlias = tuple[str, Screen | str]
"""A title, and a screen or a sentence."""

_HEAD: Final = (
    "# Written by `python -m tests.golden.regenerate`; read the difference before you commit it."
)
_EDGES: Final = {
    value: name.lower() for name, value in vars(colours).items() if isinstance(value, int)
}
_MOST_OPTIONS: Final = 10
_SHOWN: Final = {"auto", "de", "en", "fr"}
"""The options of a long menu that are written, because the menu of languages grows."""


def write(scenes: Iterable[Scene]) -> str:
    """Return the text of some scenes."""
    return "\n".join([_HEAD, *(line for scene in scenes for line in _lines_of(scene)), ""])


def _lines_of(scene: Scene) -> Iterator[str]:
    title, shown = scene
    yield f"\n== {title}"
    if isinstance(shown, str):
        yield shown
        return
    about = [_EDGES.get(shown.accent or 0, "no edge"), *([shown.key] if shown.key else [])]
    about += [f"calls {sorted(shown.mentions + shown.roles)}"] if shown.mentions else []
    yield f"({', '.join(about)})"
    for part in shown.parts:
        yield from (without_isolates(line) for line in _lines_of_part(part))
    if shown.plain is not None:
        yield "(stays without:)"
        kept = [line for part in shown.plain.parts for line in _lines_of_part(part)]
        now = [line for part in shown.parts for line in _lines_of_part(part)]
        yield from (f"  - {without_isolates(line)}" for line in now if line not in kept)
        yield from (f"  + {without_isolates(line)}" for line in kept if line not in now)


def _lines_of_part(part: Part) -> Iterator[str]:
    match part:
        case Text():
            yield from part.markdown.split("\n")
        case Line():
            yield "----"
        case Row():
            yield " ".join(_write_button(button) for button in part.buttons)
        case Menu():
            yield f"[{part.placeholder} ▾] {part.action}"
            is_long = len(part.options) > _MOST_OPTIONS
            for option in part.options:
                if is_long and option.value not in _SHOWN and not option.selected:
                    continue
                mark = "●" if option.selected else "○"
                yield f"  {mark} {option.value}: {option.label} {option.description}".rstrip()
        case File():
            yield f"file {part.name} or {part.fallback!r} ({part.language})"
        case Picture():
            yield f"   {_write_spec(part.spec)}"
            yield from (f"   {line}" for line in part.description.split("\n"))
            if part.fallback != part.description:
                yield from (f"   or {line}" for line in part.fallback.split("\n"))


def _write_button(button: Button | Link) -> str:
    if isinstance(button, Link):
        return f"[{button.label}]({button.url})"
    marks = ["off"] if button.disabled else []
    marks += [button.style.value] if button.style is not Style.PLAIN else []
    marks += [button.card.code] if button.card else []
    marks += ["back"] if button.back else []
    return f"[{button.label}]({' '.join([button.action, *marks])})"


def _write_spec(spec: PictureSpec) -> str:
    values = []
    for field in fields(spec):
        value = getattr(spec, field.name)
        if isinstance(value, TableView):
            values.append(f"{field.name} ({_write_view(value)})")
        elif value not in (None, "", (), frozenset(), False):
            values.append(f"{field.name} {value!r}")
    return " · ".join([type(spec).__name__, *values])


def _write_view(view: TableView) -> str:
    """Return what a picture of cards depends on besides its description."""
    shown = [seat.seat for seat in view.seats if seat.cards]
    away = [seat.seat for seat in view.seats if seat.given_up]
    return (
        f"for {view.viewer}, hole {view.hole} of {view.holes}, {view.phase}, to act {view.to_act}, shows {shown}, "
        f"left {away}, out {view.out_seat}, drawn {view.drawn} by {view.drawn_by}, {view.turn}/{view.last_turns}, "
        f"totals {view.totals}, winners {view.winners}"
    )
