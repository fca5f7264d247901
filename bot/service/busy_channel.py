"""Compares a wanted new table with the table that its channel has already."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.contest import Contest
from bot.ports import Refusal
from bot.screens.terms import tell_terms

ALL_TERMS: Final = ("ruleset", "holes", "clock_s", "hints")


def will_do(table: Contest, wanted: Contest, terms: Collection[str]) -> bool:
    """Whether a table is a lobby with the same values as the wanted table in these terms."""
    return table.is_lobby and all(
        getattr(table.record, term) == getattr(wanted.record, term) for term in terms
    )


def refuse_other(table: Contest) -> Refusal:
    """Return the refusal of a new table in a channel that has this table."""
    if table.is_lobby:
        return Refusal("refusals-other-terms", terms=tell_terms(table))
    return Refusal("refusals-channel-taken")
