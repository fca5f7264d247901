"""The operator's commands: check settings and database, migrate, back up, restore and copy the database."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.program.settings import Settings
from bot.program.wiring import build
from cogs.publishing import write_payload
from cogs.sending.permissions import PERMISSIONS
from data import backup
from data.location import check_writable, describe_address, locate
from data.migrate import Progress, look
from data.store import Store


async def check(settings: Settings) -> None:
    """Print whether settings, database and commands are in order. Nothing is changed."""
    url = settings.database_url.get_secret_value()
    print("Settings: fine.", "A token is set." if settings.discord_token else "No token is set.")
    print(f"Database: {describe_address(locate(url))}, {_describe(await look(url))}.")
    check_writable(locate(url))
    with TemporaryDirectory(prefix="six-card-golf-") as folder:
        # The commands do not depend on the database, so the real one is not opened.
        async with await Store.open(f"sqlite:///{folder}/check.db") as store:
            bot = build(settings, store)
            await bot.set_up()
            groups = await write_payload(bot.tree)
            # A menu command stands alone. All others are in a group.
            number = sum(len(group.get("options", (group,))) for group in groups)
            print(f"Commands: {number}, to be published when the bot connects.")
            await bot.close()
    needed = ", ".join(PERMISSIONS.values())
    print(f"On Discord the bot needs these permissions: {needed}. No privileged intent.")


async def migrate(
    url: str, *, file: Path | None, wanted: bool, ask: Callable[[str], str] | None
) -> None:
    """Bring the tables of the database up to this version of the bot. If they change, make a backup first.

    ``wanted`` says whether to make a backup at all. ``file`` is the file of the backup; if it is ``None``, the name of
    the file has the date. ``ask`` is a function that asks the operator a question, ``None`` if nobody can answer.
    """
    progress = await look(url)
    if progress.step is not None and progress.missing:
        print(
            f"The database will be changed ({_list_steps(progress)}). An older version of the bot "
            "cannot use it then, so a backup is wise."
        )
        if wanted:
            await _back_up_first(url, file, progress.step, ask)
    async with await Store.open(url):
        print("The database is up to date.")


async def back_up(url: str, file: Path) -> None:
    """Write a backup of the database into a new file."""
    await backup.save(url, file)
    print(f"{file} has everything that was in {describe_address(locate(url))}.")


async def restore(file: Path, url: str) -> None:
    """Replace the content of the database by a backup. Print where the old content is kept."""
    kept = await backup.restore(file, url)
    print(f"{describe_address(locate(url))} has everything that was in {file}.")
    if kept is not None:
        print(f"What it had before is in {kept}.")


async def copy(source: str, target: str) -> None:
    """Copy everything from one database into another one, which must be empty."""
    await backup.copy(source, target)
    where = describe_address(locate(target))
    print(f"{where} has everything that was in {describe_address(locate(source))}.")
    print("Set GOLF_DATABASE_URL to its address before you start the bot again.")


async def _back_up_first(
    url: str, file: Path | None, step: str, ask: Callable[[str], str] | None
) -> None:
    if file is None:
        file = Path(f"golf-backup-{step}-{datetime.now(UTC):%Y%m%d-%H%M%S}.db")
        if ask is not None:
            answer = ask(f"Back up to {file} first? [Y/n] ")
            if answer.strip().lower() in ("n", "no"):
                return
    await back_up(url, file)


def _describe(progress: Progress) -> str:
    if progress.step is None:
        return "still empty: the first start makes its tables"
    if not progress.missing:
        return "up to date"
    return (
        f"of an older version: the next start changes it ({_list_steps(progress)}). A backup is "
        "wise, and  python -m bot migrate  makes one first"
    )


def _list_steps(progress: Progress) -> str:
    noun = "step" if len(progress.missing) == 1 else "steps"
    return f"{noun} {', '.join(progress.missing)}"
