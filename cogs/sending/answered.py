"""Reads and notes how an interaction was answered."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import InteractionResponseType

_ANSWER: Final = "golf.answer"
"""The key, in the ``extras`` of an interaction, for the kind of its answer.

The library does not know of answers that ``calls`` has given.
"""


def answer_of(interaction: discord.Interaction[Any]) -> InteractionResponseType | None:
    """Return how an interaction was answered, ``None`` if it was not."""
    answer: InteractionResponseType | None = interaction.extras.get(_ANSWER)
    return answer or interaction.response.type


def note_answer(interaction: discord.Interaction[Any], answer: InteractionResponseType) -> None:
    """Note how an interaction was answered, if the library does not know it."""
    interaction.extras[_ANSWER] = answer
