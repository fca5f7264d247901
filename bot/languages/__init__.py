"""All texts that people read, in their language, with numbers and lists in the form of the language.

Start with ``Tongue``: ``choose_tongue("de").say("lobby-closed")``. A ``Phrase`` is a text that has no language yet.
"""

from bot.languages.negotiation import ENGLISH, list_offered, negotiate
from bot.languages.phrase import Count, Either, Ordinal, Phrase, Value
from bot.languages.tongue import Tongue, choose_tongue

__all__ = [
    "ENGLISH",
    "Count",
    "Either",
    "Ordinal",
    "Phrase",
    "Tongue",
    "Value",
    "choose_tongue",
    "list_offered",
    "negotiate",
]
