"""Everything that people read, in their language: sentences, and numbers and lists as each language writes them.

The door is ``Tongue``: ``choose_tongue("de").say("lobby-closed")``. A ``Phrase`` is something to say that has no
language yet.
"""

from bot.languages.catalogue import own_name
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
    "own_name",
]
