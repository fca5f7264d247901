"""The words of docstrings and comments, and those that a reader has to translate back."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

REPLACEMENTS: Final = {
    r"anew": "again",
    r"so many": "the number's name, or: at most n",
    r"so often": "how often: every n seconds, once an hour",
    r"by itself|by themselves": "automatically, or: without a press",
    r"for ever": "without end, or: always",
    r"whoever": "anyone who, or: people who",
    r"what of": "which part of, or: how much of",
    r"(?:is|are|was|were) to be": "must be, or: will be",
    r"one's own": "your, or: a person's",
    r"(?:come|comes|came|coming) to nothing": "fail",
    r"amid": "in the middle of",
    r"lets happen": "carries out",
    r"is at it": "is working on it",
    r"put off": "defer",
    r"(?:no|any) more than (?:that|these|those)": "only",
    r"(?<=`` )where (?:it|they|no|nothing|nobody|there|one)": "if",
    r"(?<=; )where (?:it|they|no|nothing|nobody|there|one)": "if",
    r"Where (?:no|nothing|nobody|it|they|one|a)": "If",
}
"""A pattern of words, and what to write instead."""


def read_prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each docstring and comment of a file with its line."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, " ".join(text.split())
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def find_idioms(text: str) -> list[str]:
    """Return what to write instead of the idioms in a text, as ``found: replacement``."""
    return [
        f"{match[0]}: {instead}"
        for pattern, instead in REPLACEMENTS.items()
        for match in re.finditer(rf"\b(?:{pattern})\b", text)
    ]
