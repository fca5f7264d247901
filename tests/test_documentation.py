"""The documentation is true: the picture of the rooms, the links, and the folders that it names."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
# Pages may name these, although they exist on a host's machine only.
MADE_BY_HOSTS = {".env", ".venv", "golf.db"}


def contract_layers() -> list[set[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = settings["tool"]["importlinter"]["contracts"]
    rooms = next(contract for contract in contracts if contract["name"] == "rooms in their order")
    return [{room.strip() for room in layer.split("|")} for layer in rooms["layers"]]


def drawn_edges() -> set[tuple[str, str]]:
    page = (ROOT / "docs" / "architecture.md").read_text()
    picture = re.search(r"```mermaid\nflowchart TD\n(.*?)```", page, re.DOTALL)
    assert picture is not None
    names = dict(re.findall(r'(\w+)\["([\w.]+)"\]', picture[1]))
    edges = set()
    for line in picture[1].splitlines():
        upper, lower = re.sub(r'\["[\w.]+"\]', "", line).split("-->")
        edges |= {
            (names[a.strip()], names[b.strip()]) for a in upper.split("&") for b in lower.split("&")
        }
    return edges


def test_the_picture_of_the_rooms_is_what_the_import_contract_says() -> None:
    layers = contract_layers()
    wanted = {
        (above, below) for upper, lower in pairwise(layers) for above in upper for below in lower
    }
    assert drawn_edges() == wanted


def test_every_room_of_bot_is_in_the_contract_and_says_where_to_start() -> None:
    rooms = {f"bot.{path.parent.name}" for path in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms == {
        room for layer in contract_layers() for room in layer if room.startswith("bot.")
    }
    for room in rooms:
        paragraph = (ROOT / room.replace(".", "/") / "__init__.py").read_text()
        assert "\nStart with " in paragraph, f"{room} does not say where to start"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_every_path_on_a_page_leads_somewhere(page: Path) -> None:
    text = page.read_text()
    links = [
        link.split("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link
    ]
    paths = re.findall(
        r"`((?:bot|cogs|data|engine|tests|training|benchmarks|docs)/[\w./-]*)`", text
    )
    missing = [link for link in links if link and not (page.parent / link).exists()]
    missing += [path for path in paths if path not in MADE_BY_HOSTS and not (ROOT / path).exists()]
    assert not missing
