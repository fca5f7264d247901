"""The demo as a person sees it: a page in Chromium, a table, a computer, and a hole played to its end."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from bot.program.settings import Settings, variable

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
STATUS = "#action-status"
PATIENCE_MS = 120_000

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt install chromium)"),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the demo shows its page: one demo for all tests, as starting it takes longer than a test."""
    ours = {variable(field) for field in Settings.model_fields}
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "demo"],
        cwd=tmp_path_factory.mktemp("demo"),
        env=clean | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "GOLF_DEMO_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+/#\S+", line):
            yield found[0]
            break
    else:
        pytest.fail("".join(said))
    process.terminate()
    rest, _ = process.communicate(timeout=120)
    assert process.returncode == 0, rest
    assert "[error" not in rest
    assert "Traceback" not in rest


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def page(address: str, browser: Browser) -> Iterator[Page]:
    """The page, open in a browser, with no table in its channel."""
    page = browser.new_page(viewport={"width": 1100, "height": 1000})
    page.set_default_timeout(PATIENCE_MS)
    page.goto(address)
    page.wait_for_selector("#channel-composer-input")
    say(page, "/golf leave")
    yield page
    page.close()


def do(page: Page, click: Locator) -> None:
    """Click, and wait until the page says that the bot is done."""
    page.evaluate(f"document.querySelector('{STATUS}').textContent = ''")
    click.click()
    expect(page.locator(STATUS)).to_contain_text("completed", timeout=PATIENCE_MS)


def say(page: Page, command: str) -> None:
    """Type a command into the box, choose it in the list and send it."""
    page.locator("#channel-composer-input").fill(command)
    page.get_by_role("option", name=command).first.click()
    do(page, page.locator("#send-message"))


def buttons(page: Page, label: str) -> Locator:
    """The buttons with this label that can be pressed, the newest message's last."""
    words = re.compile(rf"^\s*{label}\s*$")
    return page.locator("#channel-message-list .component-row button:enabled", has_text=words)


def message_with(page: Page, words: str) -> Locator:
    """Where the page says something."""
    return page.locator("#channel-message-list", has_text=words)


def test_the_page_says_welcome(page: Page) -> None:
    assert message_with(page, "Welcome to the golf club").count() == 1


def test_a_person_plays_a_hole_against_a_computer(page: Page) -> None:
    say(page, "/golf start")
    page.get_by_role("combobox", name="Add a computer…").last.click()
    do(page, page.get_by_role("option", name="Add Club").last)
    do(page, buttons(page, "Start").last)
    do(page, buttons(page, "My cards").last)
    assert message_with(page, "Choose two cards").count() == 1

    fresh = [str(slot) for slot in range(1, 7)]
    for _ in range(80):
        if buttons(page, "Next hole").count():
            break
        slots = buttons(page, "[1-6]")
        if slots.count() and fresh:
            do(page, buttons(page, fresh.pop()).last)
        elif slots.count():
            do(page, buttons(page, "Discard.*").last)
        else:
            do(page, buttons(page, "Draw").last)
    assert message_with(page, "This hole:").count() == 1
    for picture in page.locator("#channel-message-list img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True, timeout=PATIENCE_MS)
        expect(picture).not_to_have_js_property("naturalWidth", 0)

    do(page, buttons(page, "Next hole").last)
    assert message_with(page, "Hole 2 of 3").count() == 1


def test_two_people_at_one_screen_take_turns(page: Page) -> None:
    say(page, "/golf start")
    page.locator("#viewer-picker").select_option(label="Bob")
    buttons(page, "Join").last.wait_for()
    do(page, buttons(page, "Join").last)
    assert message_with(page, "Players 2/6").count() == 1
    page.locator("#viewer-picker").select_option(label="Ann")
    do(page, buttons(page, "Start").last)
    for name in ("Ann", "Bob"):
        page.locator("#viewer-picker").select_option(label=name)
        do(page, buttons(page, "My cards").last)
        assert message_with(page, "Your cards").count() == 1
