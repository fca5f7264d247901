"""Stores how an interaction was answered, because the library does not know of all answers."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import InteractionResponseType

_ANSWER: Final = "golf.answer"
"""The key in an interaction's ``extras`` under which the kind of its answer is stored.

The library does not know of answers that ``calls`` has given.
"""


def answer_of(interaction: discord.Interaction[Any]) -> InteractionResponseType | None:
    """Return the kind of answer that an interaction has got; ``None`` if the interaction was not answered."""
    answer: InteractionResponseType | None = interaction.extras.get(_ANSWER)
    return answer or interaction.response.type


def note_answer(interaction: discord.Interaction[Any], answer: InteractionResponseType) -> None:
    """Store the kind of answer that an interaction has got, because the library does not know of this answer."""
    interaction.extras[_ANSWER] = answer
