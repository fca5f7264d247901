"""What a viewer may see, computed from the true state and without ``engine.view``."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

from engine import Card, State

_CARD = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")


def cards_named(text: str) -> Counter[str]:
    """Return all cards that a text names, such as the ``repr()`` of a view or an event."""
    return Counter(_CARD.findall(text))


def cards_visible(state: State, viewer: int | None) -> Counter[str]:
    """Return the cards on the table that a viewer sees: face up, on top of the pile, or drawn by the viewer."""
    seen = [
        str(card)
        for layout, up in zip(state.layouts, state.up, strict=True)
        for slot, card in enumerate(layout)
        if up & 1 << slot
    ]
    seen += [str(card) for card in state.discards[-1:]]
    if state.drawn is not None and state.seat is not None and state.seat == viewer:
        seen.append(str(state.drawn))
    return Counter(seen)


def dealt_otherwise(state: State, viewer: int | None, rng: random.Random) -> State:
    """Return a state with all cards shuffled that are hidden from the viewer. The viewer cannot tell it from the first.

    Before a rebuild all hidden cards are shuffled together. After a rebuild everybody knows which cards are in the
    stock, so they are shuffled separately.
    """
    drawn_hidden = state.drawn is not None and (state.seat is None or state.seat != viewer)
    stock = list(state.stock)
    if drawn_hidden:
        assert state.drawn is not None
        stock.append(state.drawn)
    down = [
        (seat, slot) for seat, up in enumerate(state.up) for slot in range(6) if not up & 1 << slot
    ]
    in_layouts = [state.layouts[seat][slot] for seat, slot in down]
    if state.record.rebuilds:
        rng.shuffle(stock)
        rng.shuffle(in_layouts)
    else:
        hidden = stock + in_layouts
        rng.shuffle(hidden)
        stock, in_layouts = hidden[: len(stock)], hidden[len(stock) :]
    layouts: list[list[Card]] = [list(layout) for layout in state.layouts]
    for (seat, slot), card in zip(down, in_layouts, strict=True):
        layouts[seat][slot] = card
    drawn = stock.pop() if drawn_hidden else state.drawn
    return replace(
        state,
        stock=tuple(stock),
        layouts=tuple(tuple(layout) for layout in layouts),
        drawn=drawn,
        setup=replace(state.setup, secret=rng.randbytes(32)),
    )
