"""Decides what happens if somebody wants a new table in a channel that has one already."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.contest import Contest
from bot.ports import Refusal
from bot.screens.terms import tell_terms

ALL_TERMS: Final = ("ruleset", "holes", "clock_s", "hints")


def will_do(table: Contest, wanted: Contest, terms: Collection[str]) -> bool:
    """Whether a lobby can serve a person who wanted to open another one: ``terms`` of both are equal.

    ``table`` is what the channel has already. A game that has started cannot serve. ``terms`` are names of fields of
    the record, such as ``holes``.
    """
    return table.is_lobby and all(
        getattr(table.record, term) == getattr(wanted.record, term) for term in terms
    )


def refuse_other(table: Contest) -> Refusal:
    """Return the refusal for a person who wants a new table in the channel of this one."""
    if table.is_lobby:
        return Refusal("refusals-other-terms", terms=tell_terms(table))
    return Refusal("refusals-channel-taken")
