"""Decides what happens if somebody wants a new table in a channel that has one already."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.contest import Contest
from bot.ports import Refusal
from bot.screens.terms import tell_terms

ALL_TERMS: Final = ("ruleset", "holes", "clock_s", "hints")


def will_do(table: Contest, wanted: Contest, terms: Collection[str]) -> bool:
    """Whether a person who wants to open ``wanted`` can join ``table``, which the channel has already.

    That is so if ``table`` is a lobby, and if the fields of the record that ``terms`` names, such as ``holes``, are
    equal in both.
    """
    return table.is_lobby and all(
        getattr(table.record, term) == getattr(wanted.record, term) for term in terms
    )


def refuse_other(table: Contest) -> Refusal:
    """Return the refusal for a person who wants a new table in the channel of this one."""
    if table.is_lobby:
        return Refusal("refusals-other-terms", terms=tell_terms(table))
    return Refusal("refusals-channel-taken")
