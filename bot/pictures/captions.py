"""What a picture writes at a seat: the player's name if a typeface has its letters, else the seat's number."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.languages import ENGLISH, Tongue, choose_tongue
from bot.pictures.typefaces import ROBOTO, letters_of, runs

_ORNAMENTS: Final = {"So", "Sk", "Cf"}
"""Categories of characters that decorate a name (emoji, signs that turn the direction) and may fall away."""
_SAMPLES: Final = ("pictures-hand", "pictures-hand-over", "pictures-fewest-win")
"""Words with which it is tried whether a language can be drawn."""
_JOINERS: Final = "\u200c\u200d"


@cache
def tongue_of(language: str) -> Tongue:
    """Return the language for the words in a picture: English if this machine cannot draw the letters of the other."""
    tongue = choose_tongue(language)
    sample = "".join(tongue.say(key) for key in _SAMPLES)
    return tongue if runs(sample) is not None else choose_tongue(ENGLISH)


@lru_cache(maxsize=1024)
def drawable(name: str) -> str | None:
    """Return a name as it can be drawn, or ``None`` if no typeface here has all its letters.

    Emoji around a name fall away. Letters in disguise (``𝓐𝓷𝓷``) are written plainly.
    """
    forms = [_without_ornaments(unicodedata.normalize(form, name)) for form in ("NFC", "NFKC")]
    named = [text for text in forms if any(character.isalnum() for character in text)]
    drawn = [text for text in named if runs(text) is not None]
    # Letters that Roboto has are nicer than the same letters in disguise in another typeface.
    plain = (text for text in drawn if all(part.face is ROBOTO for part in runs(text) or ()))
    return next(plain, drawn[0] if drawn else None)


def drawable_part(text: str) -> str:
    """Return the part of a text that can be drawn, without signs that then begin or end it; it may be empty."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(letter for letter in letters_of(normal) if runs(letter) is not None)
    return " ".join(kept.split()).strip(" :,·–-")


def captions(names: Sequence[str], tongue: Tongue) -> tuple[str, ...]:
    """Return what to write at each seat: its name if it can be drawn, else ``Seat 3``.

    Two seats never get the same caption: names that look alike are numbered by seat.
    """
    drawn = [
        drawable(name) or tongue.say("descriptions-seat", number=seat + 1)
        for seat, name in enumerate(names)
    ]
    alike = [caption.casefold() for caption in drawn]
    return tuple(
        f"{seat + 1} {caption}" if alike.count(alike[seat]) > 1 else caption
        for seat, caption in enumerate(drawn)
    )


def _without_ornaments(text: str) -> str:
    kept = ""
    for character in text:
        # Between letters of some scripts a joiner belongs to the spelling. After an emoji it means nothing.
        joins = character in _JOINERS and kept[-1:].isprintable() and _is_of_a_word(kept[-1:])
        is_ornament = unicodedata.category(character) in _ORNAMENTS
        if joins or not (is_ornament or 0xFE00 <= ord(character) <= 0xFE0F):
            kept += character
    return " ".join(kept.split())


def _is_of_a_word(character: str) -> bool:
    return character.isalpha() or unicodedata.category(character or " ").startswith("M")
