"""The check of the catalogues finds the faults that it should find."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.languages import negotiation
from tests.languages import check as checking
from tests.languages import entries

ENGLISH = """
lobby-players = **Players** { $count ->
    [one] { $count } player
   *[other] { $count } players
} at `{ $place }`
lobby-end = The end of { $what }.
lobby-open = Others press **Join**.
lobby-menu-add = Add a computer…
lobby-alone = Alone? Choose **Add a computer**.
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for module in (checking, negotiation):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr("bot.languages.catalogue.FOLDER", tmp_path)
    for cached in (entries.read, entries.read_all, negotiation.list_offered):
        cached.cache_clear()
    write(tmp_path, "en", "lobby", ENGLISH)
    write(tmp_path, "en", "buttons", "buttons-join = Join\n")
    yield tmp_path
    for cached in (entries.read, entries.read_all, negotiation.list_offered):
        cached.cache_clear()


def write(folder: Path, code: str, room: str, text: str) -> None:
    (folder / code).mkdir(exist_ok=True)
    (folder / code / f"{room}.ftl").write_text(text, encoding="utf-8")


def findings(code: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in checking.check(code):
        found.setdefault(each.key, []).append(each.what)
    return found


GOOD = """lobby-players = **Leute** { $count } bei `{ $place }`
lobby-end = Das Ende von { $what }.
lobby-open = Andere drücken auf **Mitspielen**.
lobby-menu-add = Computer dazuholen…
lobby-alone = Allein? Wähle **Computer dazuholen…**.
"""


def test_a_good_translation_has_no_findings(folder: Path) -> None:
    write(folder, "de", "lobby", GOOD)
    write(folder, "de", "buttons", "buttons-join = Mitspielen\n")
    checking.note_seen("de")
    assert not findings("de")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("lobby-end = Das Ende von { $was }.", "do not exist: was"),
        ("lobby-end = Das Ende.", "leaves out variables: what"),
        ("lobby-end = Das **Ende von { $what }.", "does not close"),
        ("lobby-end = Das **Ende** von { $what }.", "other marks"),
        ("lobby-end = Das `Ende` von { $what }.", "other marks"),
        ("lobby-more = Mehr.", "is not in English"),
        ("lobby-end = Das Ende von { $what", "is no message"),
    ],
)
def test_what_is_wrong_is_found(folder: Path, line: str, says: str) -> None:
    write(folder, "de", "lobby", GOOD.splitlines()[0] + "\n" + line + "\n")
    assert any(says in what for found in findings("de").values() for what in found)


def test_a_button_that_is_too_long_is_found(folder: Path) -> None:
    write(folder, "de", "buttons", "buttons-join = Ich spiele auch mit\n")
    assert "longer than 12" in findings("de")["buttons-join"][0]
    write(folder, "de", "buttons", "buttons-join = WWWWWWWWWWWW\n")
    entries.read.cache_clear()
    entries.read_all.cache_clear()
    assert "pixels wide" in findings("de")["buttons-join"][0]


@pytest.mark.parametrize(
    ("right", "wrong", "key", "label"),
    [
        ("auf **Mitspielen**", "auf **Beitreten**", "lobby-open", "Mitspielen"),
        ("**Computer dazuholen…**", "**Computer**", "lobby-alone", "Computer dazuholen"),
    ],
)
def test_a_button_that_is_named_otherwise_is_found(
    folder: Path, right: str, wrong: str, key: str, label: str
) -> None:
    write(folder, "de", "lobby", GOOD.replace(right, wrong))
    write(folder, "de", "buttons", "buttons-join = Mitspielen\n")
    checking.note_seen("de")
    assert findings("de") == {key: [f"does not name {label} in bold"]}


def test_a_button_that_english_does_not_have_is_found(folder: Path) -> None:
    write(folder, "en", "buttons", "buttons-join = Sit down\n")
    assert findings("en") == {"lobby-open": ["names a button that does not exist: Join"]}


def test_a_translation_of_an_older_english_is_found(folder: Path) -> None:
    write(folder, "de", "lobby", GOOD)
    checking.note_seen("de")
    assert not checking.changed("de")
    write(folder, "en", "lobby", ENGLISH.replace("The end", "An end"))
    entries.read.cache_clear()
    entries.read_all.cache_clear()
    assert checking.changed("de") == ["lobby-end"]


def test_english_notes_no_english(folder: Path) -> None:
    checking.note_seen("en")
    assert not checking.seen_file("en").exists()
