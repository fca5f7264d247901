"""The faults: a list made by hand, and small changes that Cosmic Ray makes in the pure parts."""

from __future__ import annotations

import ast
import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmic_ray.ast import Visitor, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

HAND_MADE: Final = Path(__file__).parent / "hand_made"
WITHOUT_EFFECT: Final = Path(__file__).with_name("without_effect.toml")
PURE: Final = ("engine", "bot/contest", "bot/screens", "bot/words")
"""The folders whose code Cosmic Ray changes. In the others most changes mean nothing, because they wait and log."""
_NEAR: Final = {
    "engine/computer": ("tests/computer",),
    "engine": ("tests/engine",),
    "data": ("tests/data",),
    "bot/pictures": ("tests/pictures",),
    "bot/words": ("tests/pictures", "tests/bot"),
    "bot": ("tests/bot",),
    "cogs": ("tests/cogs",),
}
# Of the comparisons those that give another result in a case that people write by mistake. ``==`` and ``is`` are the
# same for small numbers, and ``is None`` and ``> None`` differ for every value.
_OPERATORS: Final = frozenset(
    {
        "core/AddNot",
        "core/NumberReplacer",
        "core/ReplaceAndWithOr",
        "core/ReplaceBreakWithContinue",
        "core/ReplaceComparisonOperator_Eq_NotEq",
        "core/ReplaceComparisonOperator_NotEq_Eq",
        "core/ReplaceComparisonOperator_Lt_LtE",
        "core/ReplaceComparisonOperator_Lt_GtE",
        "core/ReplaceComparisonOperator_LtE_Lt",
        "core/ReplaceComparisonOperator_LtE_Gt",
        "core/ReplaceComparisonOperator_Gt_GtE",
        "core/ReplaceComparisonOperator_Gt_LtE",
        "core/ReplaceComparisonOperator_GtE_Gt",
        "core/ReplaceComparisonOperator_GtE_Lt",
        "core/ReplaceComparisonOperator_Is_IsNot",
        "core/ReplaceComparisonOperator_IsNot_Is",
        "core/ReplaceContinueWithBreak",
        "core/ReplaceFalseWithTrue",
        "core/ReplaceOrWithAnd",
        "core/ReplaceTrueWithFalse",
        "core/ReplaceBinaryOperator_Add_Sub",
        "core/ReplaceBinaryOperator_Sub_Add",
        "core/ReplaceBinaryOperator_Mul_Div",
        "core/ReplaceUnaryOperator_Delete_Not",
        "core/ReplaceUnaryOperator_USub_UAdd",
        "core/ZeroIterationForLoop",
    }
)


@dataclass(frozen=True, slots=True)
class Fault:
    """One change of one file."""

    name: str
    file: str
    """The path of the file from the root of the project."""
    source: str
    """The whole file with the fault in it."""
    breaks: str
    tests: tuple[str, ...]
    """The tests to run first. If they notice nothing, all other tests follow."""


def read_hand_made(root: Path, folder: Path = HAND_MADE) -> list[Fault]:
    """Return the faults of the list; ``ValueError`` if one does not apply to the code any more."""
    faults = []
    for path in sorted(folder.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]:
            source = (root / entry["file"]).read_text(encoding="utf-8")
            if (times := source.count(entry["old"])) != 1:
                raise ValueError(f"{path.name}: {entry['name']}: found {times} times, not once")
            mutated = source.replace(entry["old"], entry["new"])
            compile(mutated, entry["file"], "exec")
            tests = tuple(entry.get("tests", ())) or near(entry["file"])
            faults.append(Fault(entry["name"], entry["file"], mutated, entry["breaks"], tests))
    return faults


def read_reasons(root: Path, path: Path = WITHOUT_EFFECT) -> dict[tuple[str, str], str]:
    """Return why generated changes have no effect, by their file and ``Fault.breaks``.

    Raise ``ValueError`` if a line that is changed is not in its file any more.
    """
    reasons = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["change"]:
        lines = (root / entry["file"]).read_text(encoding="utf-8").splitlines()
        if entry["old"] not in map(str.strip, lines):
            raise ValueError(f"{path.name}: {entry['file']}: no such line: {entry['old']}")
        reasons[entry["file"], _name_change(entry["old"], entry["new"])] = str(entry["reason"])
    return reasons


def near(file: str) -> tuple[str, ...]:
    """Return the tests that are about a file."""
    return next(
        (tests for folder, tests in _NEAR.items() if file.startswith(f"{folder}/")), ("tests",)
    )


def sample_generated(root: Path, number: int, seed: int) -> list[Fault]:
    """Return ``number`` changes that Cosmic Ray makes in the pure parts, or all if there are fewer.

    The same seed and code give the same changes.
    """
    places = list(_list_places(root))
    random.Random(seed).shuffle(places)
    found = islice(filter(None, (_change(root, place) for place in places)), number)
    return sorted(found, key=lambda fault: fault.name)


class _Place(NamedTuple):
    """Where Cosmic Ray can change something: the place of this number among those of an operator in a file."""

    path: Path
    operator: str
    number: int


def _list_places(root: Path) -> Iterator[_Place]:
    operators = [name for name in operator_names() if name in _OPERATORS]
    for path in (path for folder in PURE for path in sorted((root / folder).rglob("*.py"))):
        tree = get_ast(path.read_text(encoding="utf-8"))
        for name in operators:
            counter = _Counter(get_operator(name)())
            counter.walk(tree)
            yield from (_Place(path, name, number) for number in range(counter.count))


class _Counter(Visitor):  # type: ignore[misc, unused-ignore]
    """Counts the places of a file in which an operator can change something."""

    def __init__(self, operator: Operator) -> None:
        self.count = 0
        self._operator = operator

    def visit(self, node: Any) -> Any:
        self.count += sum(1 for _ in self._operator.mutation_positions(node))
        return node


def _change(root: Path, place: _Place) -> Fault | None:
    """Return the fault of a place; ``None`` if the change means nothing or is not valid Python."""
    source = place.path.read_text(encoding="utf-8")
    mutated = mutate_code(source, get_operator(place.operator)(), place.number)
    if mutated is None or (after := _meaning(mutated)) is None or after == _meaning(source):
        return None
    file = place.path.relative_to(root).as_posix()
    title = f"{file} {place.operator.removeprefix('core/')} {place.number + 1}"
    return Fault(title, file, mutated, _first_difference(source, mutated), near(file))


class _WithoutAnnotations(ast.NodeTransformer):
    """Removes what changes nothing that runs: annotations, and the marks for how arguments are given."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        by_place = [*node.posonlyargs, *node.args]
        defaults = [None] * (len(by_place) - len(node.defaults)) + node.defaults + node.kw_defaults
        node.args = [*by_place, *node.kwonlyargs]
        node.defaults = [default or ast.Constant(None) for default in defaults]
        node.posonlyargs, node.kwonlyargs, node.kw_defaults = [], [], []
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)


def _meaning(source: str) -> str | None:
    """Return a form of a source in which equal programs are equal; ``None`` if it is not valid Python."""
    try:
        return ast.dump(_WithoutAnnotations().visit(ast.parse(source)))
    except SyntaxError:
        return None


def _first_difference(old: str, new: str) -> str:
    pairs = zip(old.splitlines(), new.splitlines(), strict=False)
    return next((_name_change(a.strip(), b.strip()) for a, b in pairs if a != b), "")


def _name_change(old: str, new: str) -> str:
    return f"{old}  ->  {new}"
