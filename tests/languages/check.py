"""Finds what is wrong in a language: compared with English, with Discord's limits, and with the width of a button."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.languages.negotiation import ENGLISH, FOLDER, list_offered
from bot.pictures.lettering import width_of
from bot.pictures.typefaces import Style
from bot.words.descriptions import measure_length
from tests.languages.entries import Entry, doubled, junk, read

BUTTON = 12
"""The most characters on a button, so that three buttons fit beside each other on a phone."""
BUTTON_WIDE = 88
"""The most pixels for these characters, in Discord's type of 14 pixels."""
LETTERS = Style(14, 500)
COMMAND = 100
PRESSED = re.compile(r"(?i)\b(?:press|choose) \*\*([^*{]+?)…?\*\*")
"""A part of an English sentence that tells people to press a button."""
OPTION_NAME = re.compile(r"[-_'\w]{1,32}")
MISSING = "missing"
CHANGED = "English has changed"


@dataclass(frozen=True)
class Finding:
    """Something to mend in a language."""

    code: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.code:6} {self.key:40} {self.what}"


def check(code: str) -> Iterator[Finding]:
    """Yield everything that is wrong in a language. English is checked too."""
    english, own = read(ENGLISH), read(code)
    for room, line in junk(code):
        yield Finding(code, f"{room}.ftl", f"is no message: {line}")
    for key in doubled(code):
        yield Finding(code, key, "is there twice")
    for key, entry in own.items():
        if key not in english:
            yield Finding(code, key, "is not in English, so nobody says it")
        elif entry.room != english[key].room:
            yield Finding(code, key, f"stands in {entry.room}.ftl, not in {english[key].room}.ftl")
        else:
            yield from (Finding(code, key, what) for what in _compare(english[key], entry))
            yield from (Finding(code, key, what) for what in _measure(english[key], entry))
    yield from _name_labels(code)
    for key in english:
        if key not in own:
            yield Finding(code, key, MISSING)
    yield from (Finding(code, key, CHANGED) for key in changed(code))


def _compare(english: Entry, entry: Entry) -> Iterator[str]:
    if not entry.key.startswith(f"{entry.room}-"):
        yield f"begins with another word than {entry.room}-"
    if strange := entry.variables - english.variables:
        yield f"has variables that do not exist: {', '.join(sorted(strange))}"
    if lost := english.placed - entry.placed:
        yield f"leaves out variables: {', '.join(sorted(lost))}"
    if any(text.count("**") % 2 for text in entry.texts):
        yield "opens ** and does not close it"
    if any(text.count("`") % 2 for text in entry.texts):
        yield "opens ` and does not close it"
    if different := entry.markup() - english.markup():
        yield f"has other marks than English: {' '.join(min(different))}"
    if any(text != text.strip() for text in entry.texts) and not any(
        text != text.strip() for text in english.texts
    ):
        yield "begins or ends with a space"


def _measure(english: Entry, entry: Entry) -> Iterator[str]:
    for text in (re.sub(r"\{[a-z_]+\}", "10", text) for text in entry.texts):
        if english.longest is not None and measure_length(text) > english.longest:
            yield f"is longer than {english.longest} characters: {text}"
        if entry.room == "commands" and measure_length(text) > COMMAND:
            yield f"is longer than {COMMAND} characters: {text}"
        if entry.key.startswith("commands-option-") and not _is_name(text):
            yield f"is no name of an option: {text}"
        if entry.room == "buttons" and english.longest is None:
            shown = text
            if measure_length(shown) > BUTTON:
                yield f"is longer than {BUTTON} characters on a button: {text}"
            elif width_of(shown, LETTERS) > BUTTON_WIDE:
                yield f"is {width_of(shown, LETTERS)} pixels wide on a button of {BUTTON_WIDE}: {text}"


def _name_labels(code: str) -> Iterator[Finding]:
    """Yield each sentence that names a button or a menu otherwise than this is labelled."""
    english, own = read(ENGLISH), read(code)
    keys: dict[str, list[str]] = {}
    for key, entry in english.items():
        if entry.is_label:
            keys.setdefault(entry.texts[0].rstrip("…"), []).append(key)
    for key, entry in english.items():
        for label in PRESSED.findall(" ".join(entry.texts)):
            if code == ENGLISH and label not in keys:
                yield Finding(code, key, f"names a button that does not exist: {label}")
        if entry.is_label or key not in own:
            continue
        for label in sorted(entry.bold & keys.keys()):
            labels = {own[one].texts[0].rstrip("…") for one in keys[label] if one in own}
            if labels and not labels & own[key].bold:
                yield Finding(code, key, f"does not name {' or '.join(sorted(labels))} in bold")


def _is_name(text: str) -> bool:
    return bool(OPTION_NAME.fullmatch(text)) and text == text.lower()


def seen_file(code: str) -> Path:
    """Return the path of the file that notes from which English text each translation was made."""
    return FOLDER / code / "seen.json"


def changed(code: str) -> list[str]:
    """Return the messages whose English text has changed since their translation, or that were never noted."""
    if code == ENGLISH:
        return []
    path = seen_file(code)
    seen = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    english = read(ENGLISH)
    return [
        key for key in read(code) if key in english and seen.get(key) != english[key].fingerprint
    ]


def note_seen(code: str) -> None:
    """Note that all messages of a language were translated from today's English. English has nothing to note."""
    if code == ENGLISH:
        return
    english = read(ENGLISH)
    seen = {key: english[key].fingerprint for key in sorted(read(code)) if key in english}
    seen_file(code).write_text(json.dumps(seen, indent=0) + "\n", encoding="utf-8")


def check_all() -> list[Finding]:
    """Return everything that is wrong in all languages."""
    return [finding for code in list_offered() for finding in check(code)]
