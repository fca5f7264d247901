"""Chooses what a picture writes at a seat: the player's name if it can be drawn, otherwise the number of the seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.languages import ENGLISH, Tongue, choose_tongue
from bot.languages.direction import without_isolates
from bot.pictures.typefaces import EMOJI, ROBOTO, is_emoji, letters_of, runs

_ORNAMENTS: Final = {"So", "Sk", "Cf"}
"""Unicode categories of characters that can be left out of a name: emoji, and signs that change its direction."""
_SAMPLES: Final = ("pictures-hand", "pictures-hand-over", "pictures-fewest-win")
"""The keys of messages. A language can be drawn if the typefaces have all letters of these messages."""
_JOINERS: Final = "\u200c\u200d"
_PLAIN: Final = frozenset({ROBOTO, EMOJI})


@cache
def tongue_of(language: str) -> Tongue:
    """Return the language for the words in a picture: the given one, or English if no typeface here can draw it."""
    tongue = choose_tongue(language)
    sample = "".join(tongue.say(key) for key in _SAMPLES)
    return tongue if runs(sample) is not None else choose_tongue(ENGLISH)


@lru_cache(maxsize=1024)
def keep_drawable(name: str) -> str | None:
    """Return a name in a form that can be drawn, ``None`` if it has a letter that no installed typeface has.

    Emoji are left out if no typeface has them. Letters of ornamental alphabets (``𝓐𝓷𝓷``) become plain letters.
    """
    forms = [_drop_ornaments(unicodedata.normalize(form, name)) for form in ("NFC", "NFKC")]
    named = [text for text in forms if any(map(_is_seen, letters_of(text)))]
    drawn = [text for text in named if runs(text) is not None]
    # A plain letter of Roboto looks better than an ornamental letter of another typeface.
    plain = (text for text in drawn if all(part.face in _PLAIN for part in runs(text) or ()))
    return next(plain, drawn[0] if drawn else None)


def keep_drawable_part(text: str) -> str:
    """Return a text without the letters that cannot be drawn, and without signs at its ends.

    The result may be empty.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(
        letter
        for letter in letters_of(normal)
        if without_isolates(letter) != letter or runs(letter)
    )
    return " ".join(kept.split()).strip(" :,·–-")


def keep_drawable_sentence(text: str, language: str) -> str:
    """Return a sentence without the letters that cannot be drawn; empty if ``language`` cannot be drawn at all.

    Without this rule, little more than the digits of a Japanese sentence would be left on a machine without Japanese
    letters.
    """
    return keep_drawable_part(text) if tongue_of(language) is choose_tongue(language) else ""


def write_captions(names: Sequence[str], tongue: Tongue) -> tuple[str, ...]:
    """Return the text to write at each seat: the player's name if it can be drawn, else ``Seat 3``.

    Two seats never have the same text. Names that look alike get the numbers of their seats.
    """
    drawn = [
        keep_drawable(name) or tongue.say("descriptions-seat", number=seat + 1)
        for seat, name in enumerate(names)
    ]
    alike = [caption.casefold() for caption in drawn]
    return tuple(
        f"{seat + 1} {caption}" if alike.count(alike[seat]) > 1 else caption
        for seat, caption in enumerate(drawn)
    )


def _is_seen(letter: str) -> bool:
    return is_emoji(letter) or any(map(str.isalnum, letter))


def _drop_ornaments(text: str) -> str:
    """Return a name without the characters that only decorate it. An emoji stays if it can be drawn."""
    kept = ""
    for letter in letters_of(text):
        is_drawn = is_emoji(letter) and runs(letter) is not None
        kept += letter if is_drawn else _drop_ornaments_of(letter, kept)
    return " ".join(kept.split())


def _drop_ornaments_of(letter: str, before: str) -> str:
    kept = before
    for character in letter:
        # Between letters of some scripts a joiner is part of the spelling. After an emoji it has no meaning.
        joins = character in _JOINERS and kept[-1:].isprintable() and _is_of_a_word(kept[-1:])
        is_ornament = unicodedata.category(character) in _ORNAMENTS
        if joins or not (is_ornament or 0xFE00 <= ord(character) <= 0xFE0F):
            kept += character
    return kept[len(before) :]


def _is_of_a_word(character: str) -> bool:
    return character.isalpha() or unicodedata.category(character or " ").startswith("M")
