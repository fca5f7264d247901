"""The commands that Discord is told about, in English."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.program.settings import Settings
from bot.program.wiring import build
from cogs.client import GolfBot
from cogs.publishing import write_payload
from data.store import Store

FILE: Final = Path(__file__).with_suffix(".json")


async def write_commands(bot: GolfBot) -> str:
    """Return the text of the file for the commands of a client."""
    told = _leave_english(await write_payload(bot.tree))
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


async def write_all_commands() -> str:
    """Return the text of the file for a whole client, on an empty database."""
    with TemporaryDirectory(prefix="six-card-golf-") as folder:
        url = f"sqlite:///{folder}/commands.db"
        async with await Store.open(url) as store:
            bot = build(Settings(_env_file=None), store)
            await bot.set_up()
            text = await write_commands(bot)
            await bot.close()
    return text


def _leave_english(node: Any) -> Any:
    """Return a command without its translations, which ``test_published`` looks at."""
    if isinstance(node, list):
        return [_leave_english(part) for part in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _leave_english(part)
        for key, part in node.items()
        if not key.endswith("_localizations")
    }
