"""Docstrings and comments are plain English: none of them has a word of the list below."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("bot", "cogs", "data", "engine", "training", "tools", "benchmarks", "tests")

INSTEAD: dict[str, str] = {
    r"anew": "again",
    r"whoever": "anyone who, the person who",
    r"by (itself|themselves)": "automatically, without a press",
    r"for ever": "forever, always",
    r"so many": "the number's name, fewer, that number of",
    r"(come|comes|came|coming) to nothing": "fail",
    r"what of": "what about, and name the thing",
    r"(is|are|was|were) to be": "must, should, will",
    r"one's": "your, the player's",
    r"(what|who) (became|becomes|has become|comes|came|has come) of": "the outcome, by its name",
    r"dear(est|er)?": "expensive",
    r"if need be": "if necessary",
    r"at the most": "at most",
    r"of equals": "among equals",
    r"sees? to it": "make sure",
    r"called up": "opened",
    r"pass(es|ed|ing)? over": "skip",
    r"(keeps?|kept|takes?|took|taken|taking) (account|note) of": "store, count",
    r"(hears?|heard) of": "is told about",
    r"of no matter": "of any",
    r"in the place of": "instead of",
    r"all the same": "anyway",
    r"(come|comes|came) to be": "is, becomes",
    r"(let|lets) go of": "release",
    r"(takes?|took|taking) hold of": "take, lock",
    r"however (it|they|many|often)": "any number of, in any way",
    r"(is|are|was|were) to (act|move|play|press|choose|turn|draw|have|go|come)": "whose turn it is, must",
    r"[;:,] for (it|they|there|nobody|he|she|we)": "because",
    r"(thereof|therein|whereby|wherein|whereupon|hence|thus|henceforth|lest|shall)": "so, because, must",
    # "Where" is for places. It stands for "if" after a value, and before something that is missing.
    r"``\w+`` where": "if",
    r"empty where": "if",
    r"[;:,] where (there|nobody|nothing|none|no)": "if, when",
    r"where (there (is|are)|nobody|nothing|none|no) ": "if, when",
    r"where (that|it) (would|takes|does)": "if, when",
}


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The line and the words, on one line, of every docstring and comment."""
    for node in ast.walk(ast.parse(source)):
        for one in ast.iter_child_nodes(node):
            match one:
                case ast.Expr(ast.Constant(str(words))):
                    yield one.lineno, " ".join(words.split())
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def findings(source: str) -> list[tuple[int, str, str]]:
    """The line, the words and what to write instead."""
    return [
        (line, match[0], instead)
        for line, words in prose(source)
        for pattern, instead in INSTEAD.items()
        if (match := re.search(rf"(?:(?<!\w)|(?=[;:,])){pattern}\b", words, re.IGNORECASE))
    ]


@pytest.mark.parametrize("part", PARTS)
def test_docstrings_and_comments_are_plain(part: str) -> None:
    files = sorted((ROOT / part).rglob("*.py"))
    assert files
    found = [
        f"{path.relative_to(ROOT)}:{line}: {words!r}; write: {instead}"
        for path in files
        for line, words, instead in findings(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_idioms_are_found_in_docstrings_of_all_kinds_and_in_comments() -> None:
    source = '''
"""Whoever reads this."""

LIMIT = 3
"""``None`` where there is no limit."""

class Table:
    """Posted anew."""

    def cards(self) -> None:
        """One's
        own cards."""
        print("whoever plays, for ever")  # it runs by itself, for nobody presses
'''
    assert sorted({words.lower() for _, words, _ in findings(source)}) == [
        ", for nobody",
        "``none`` where",
        "anew",
        "by itself",
        "one's",
        "where there is ",
        "whoever",
    ]


def test_plain_sentences_are_left_alone() -> None:
    source = '''
"""The place where a card lies. Anyone who presses. Drawn for every seat, and somebody was told of it."""
'''
    assert findings(source) == []
