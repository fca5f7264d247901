"""A channel in which somebody wants a new table and that has one already: whether that one will do, or why not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.contest import Contest
from bot.ports import Refusal
from bot.screens.terms import tell_terms

ALL_TERMS: Final = ("ruleset", "holes", "clock_s", "hints")


def will_do(table: Contest, wanted: Contest, terms: Collection[str]) -> bool:
    """Whether a channel's table is a lobby that is like the wanted one in some of its terms."""
    return table.is_lobby and all(
        getattr(table.record, term) == getattr(wanted.record, term) for term in terms
    )


def refuse_other(table: Contest) -> Refusal:
    """Return the refusal of another table in a channel that has this one."""
    if table.is_lobby:
        return Refusal("refusals-other-terms", terms=tell_terms(table))
    return Refusal("refusals-channel-taken")
