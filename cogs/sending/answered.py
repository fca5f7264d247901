"""Reads and notes how an interaction was answered."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import InteractionResponseType

_ANSWER: Final = "golf.answer"
"""The key in an interaction's ``extras`` under which the kind of its answer is kept.

The library does not know of answers that ``calls`` has given.
"""


def answer_of(interaction: discord.Interaction[Any]) -> InteractionResponseType | None:
    """Return the kind of answer that an interaction has got, ``None`` if it was not answered."""
    answer: InteractionResponseType | None = interaction.extras.get(_ANSWER)
    return answer or interaction.response.type


def note_answer(interaction: discord.Interaction[Any], answer: InteractionResponseType) -> None:
    """Note the kind of answer that an interaction has got, if the library does not know it."""
    interaction.extras[_ANSWER] = answer
