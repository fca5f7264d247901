"""The engine's only randomness: a shuffle that nobody can control and everybody can check.

``docs/fairness.md`` specifies the shuffle for other languages, with a test vector that the tests check too.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from typing import Final, TypeVar

T = TypeVar("T")

SECRET_BYTES: Final = 32
_WORD: Final = 2**32
_LOWEST_LIMIT: Final = _WORD - 2**16
"""A 32-bit number below this may always be used, if at most 65,536 items are shuffled.

So the exact limit, which needs a division, is rarely calculated. ``shuffled`` explains the limit.
"""
_EIGHT_WORDS: Final = struct.Struct(">8I").unpack


def commitment_of(secret: bytes) -> str:
    """Return the SHA-256 of a secret as 64 hex digits, which are published before anybody joins."""
    return hashlib.sha256(secret).hexdigest()


def entropy_digest(entropy: Iterable[str]) -> str:
    """Return the SHA-256 in hex over the players' strings, each written as ``<bytes in UTF-8>:<string>,``.

    The number of bytes makes ``("ab", "c")`` and ``("a", "bc")`` different.
    """
    digest = hashlib.sha256()
    for text in entropy:
        data = text.encode()
        digest.update(b"%d:%b," % (len(data), data))
    return digest.hexdigest()


def bound_digest(
    entropy: Sequence[str],
    *,
    game_id: str,
    ruleset: str,
    seats: int,
    holes: int,
    options: Sequence[str],
) -> str:
    """Return the SHA-256 in hex over all texts on which the shuffles of a game of version 2 depend, besides the secret.

    The texts are the game's id, the key of its ruleset, the numbers of seats, holes and options, the options, and
    the players' parts of the shuffle. Each text is written as in ``entropy_digest``.
    """
    terms = (game_id, ruleset, str(seats), str(holes), str(len(options)), *options)
    return entropy_digest((*terms, *entropy))


def _words(secret: bytes, label: bytes) -> Iterator[int]:
    """Yield the 32-bit numbers for one shuffle, without end."""
    return chain.from_iterable(
        _EIGHT_WORDS(hmac.digest(secret, b"%b|%d" % (label, block), "sha256")) for block in count()
    )


def shuffled(
    items: Sequence[T], secret: bytes, digest: str, hole: int, rebuild: int, version: int = 1
) -> tuple[T, ...]:
    """Return the items in the order of one shuffle.

    ``hole`` is the number of the hole, or 0 to shuffle the seats. ``rebuild`` is 0 for the deal, 1 for the first
    rebuild of the stock in this hole, and so on.

    The shuffle is Fisher–Yates from the last place down. Place *i* is exchanged with a place from 0 to *i*. The
    number of this place comes from 32-bit words of HMAC-SHA256(secret,
    ``golf/<version>|<digest>|<hole>|<rebuild>|<counter>``). Words at or above the largest multiple of *i* + 1 are
    skipped, so every order is equally likely.
    """
    order = list(items)
    words = _words(secret, f"golf/{version}|{digest}|{hole}|{rebuild}".encode())
    for choices in range(len(order), 1, -1):
        word = next(words)
        while word >= _LOWEST_LIMIT and word >= _WORD - _WORD % choices:
            word = next(words)
        place, other = choices - 1, word % choices
        order[place], order[other] = order[other], order[place]
    return tuple(order)
