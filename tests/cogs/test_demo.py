"""The demo as a person sees it: a page in Chromium, a table, a computer, and a hole played to its end."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from bot.program.settings import Settings, name_variable

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
STATUS = "#action-status"
IDLE = "() => window.simcordPreview && !window.simcordPreview.pendingAction"
PATIENCE_MS = 120_000

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt install chromium)"),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start one demo for all tests and return the address of its page. Starting it takes longer than a test."""
    ours = {name_variable(field) for field in Settings.model_fields}
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "demo"],
        cwd=tmp_path_factory.mktemp("demo"),
        env=clean
        | {
            "GOLF_COMPUTER_PACE_S": "0.2",
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "GOLF_DEMO_PORT": "0",
            "GOLF_DEMO_BROWSER": "false",
        },
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
    assert "[warning" not in "".join(said), "nobody can do anything about what the library lacks"
    assert "[error" not in rest
    assert "Traceback" not in rest


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def page(address: str, browser: Browser) -> Iterator[Page]:
    """Open the page in a browser, with no table in its channel."""
    page = browser.new_page(viewport={"width": 1100, "height": 1000})
    page.set_default_timeout(PATIENCE_MS)
    page.goto(address)
    page.wait_for_selector("#channel-composer-input")
    say(page, "/golf leave")
    page.wait_for_timeout(500)  # if there is a game to leave, the question appears a moment later
    if (leave := buttons(page, "Leave( and .*)?")).count():
        do(page, leave.last)
    yield page
    page.close()


def do(page: Page, click: Locator) -> None:
    """Click, and wait until the page says that the bot is done."""
    page.wait_for_function(
        IDLE, timeout=PATIENCE_MS, polling=50
    )  # until then the page accepts no other click
    page.evaluate(f"document.querySelector('{STATUS}').textContent = ''")
    click.click()
    done = re.compile(r"^(?!.*\bnot\b).*completed")  # a refused press is repeated
    expect(page.locator(STATUS)).to_have_text(done, timeout=PATIENCE_MS)
    page.wait_for_function(IDLE, timeout=PATIENCE_MS, polling=50)


def say(page: Page, command: str) -> None:
    """Type a command into the box, choose it in the list and send it."""
    page.locator("#channel-composer-input").fill(command)
    page.get_by_role("option", name=command).first.click()
    do(page, page.locator("#send-message"))


def add_computer(page: Page) -> None:
    """Choose Club from the menu of the lobby."""
    page.get_by_role("combobox", name="Add a computer…").last.click()
    with page.expect_navigation(timeout=PATIENCE_MS):  # so that the same choice is possible again
        page.get_by_role("option", name="Add Club").last.click()
    buttons(page, "Start").last.wait_for()
    page.wait_for_function(IDLE, timeout=PATIENCE_MS, polling=50)
    page.wait_for_timeout(
        500
    )  # a new page asks for its state again, and accepts no choice meanwhile


def buttons(page: Page, label: str) -> Locator:
    """Return the enabled buttons with this label. Those of the newest message come last."""
    words = re.compile(rf"^\s*{label}\s*$")
    return page.locator("#channel-message-list .component-row button:enabled", has_text=words)


def message_with(page: Page, words: str) -> Locator:
    """Return the place on the page that has these words."""
    return page.locator("#channel-message-list", has_text=words)


def test_the_page_says_welcome(page: Page) -> None:
    expect(message_with(page, "Welcome to the golf club")).to_have_count(1, timeout=20_000)


def test_a_person_plays_a_hole_against_a_computer(page: Page) -> None:
    say(page, "/golf start")
    add_computer(page)
    do(page, buttons(page, "Start").last)
    do(page, buttons(page, "My cards").last)
    expect(message_with(page, "Your cards")).to_have_count(1, timeout=20_000)

    fresh = [str(slot) for slot in range(1, 7)]
    for _ in range(200):
        if buttons(page, "Next hole").count():
            break
        slots = buttons(page, "[1-6]")
        if slots.count() and fresh:
            do(page, buttons(page, fresh.pop()).last)
        elif slots.count():
            do(page, buttons(page, "Discard.*").last)
        elif buttons(page, "Draw").count():
            do(page, buttons(page, "Draw").last)
        else:
            page.wait_for_timeout(200)  # a computer is thinking
    expect(message_with(page, "This hole:")).to_have_count(1, timeout=20_000)
    for picture in page.locator("#channel-message-list img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True, timeout=PATIENCE_MS)
        expect(picture).not_to_have_js_property("naturalWidth", 0)

    do(page, buttons(page, "Next hole").last)
    expect(message_with(page, "Hole 2 of 3")).to_have_count(1, timeout=20_000)


def test_the_page_can_be_used_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#channel-composer-input").fill("/golf start")
    page.get_by_role("option", name="/golf start").first.click()
    page.get_by_role("option", name="with").first.click()
    page.keyboard.type("@Bob")
    send = page.locator("#send-message")
    expect(send).to_be_in_viewport(ratio=1)  # no description pushes it off the screen
    do(page, send)
    expect(message_with(page, "Ann would like to play")).to_have_count(1, timeout=20_000)
    add_computer(page)  # the page loads itself again, and is at the newest message then
    expect(buttons(page, "Start").last).to_be_in_viewport()


def test_two_people_at_one_screen_take_turns(page: Page) -> None:
    say(page, "/golf start")
    page.locator("#viewer-picker").select_option(label="Bob")
    buttons(page, "Join").last.wait_for()
    do(page, buttons(page, "Join").last)
    expect(message_with(page, "Players 2/6")).to_have_count(1, timeout=20_000)
    page.locator("#viewer-picker").select_option(label="Ann")
    do(page, buttons(page, "Start").last)
    for name in ("Ann", "Bob"):
        page.locator("#viewer-picker").select_option(label=name)
        do(page, buttons(page, "My cards").last)
        expect(message_with(page, "Your cards")).to_have_count(1, timeout=20_000)


def test_the_page_is_a_golf_club_and_no_tool_for_developers(page: Page) -> None:
    expect(page).to_have_title("Six Card Golf")
    for tool in (
        "#messages-sidebar",
        "#capture-open",
        "#inspector-toggle",
        "#refresh",
        ".session-menu",
    ):
        expect(page.locator(tool)).to_be_hidden()
    expect(page.locator("#viewer-picker")).to_be_visible()


def test_the_clock_runs_and_direct_messages_can_be_seen_and_played_from(page: Page) -> None:
    say(page, "/golf start")
    add_computer(page)
    do(page, buttons(page, "Start").last)
    messages = page.locator(".golf-place", has_text="Messages")
    expect(messages).to_have_attribute("data-news", "true", timeout=20_000)
    messages.click()
    expect(page.locator("#channel-name")).to_have_text("Six Card Golf", timeout=20_000)
    buttons(page, "6").last.wait_for()
    do(page, buttons(page, "6").last)
    do(page, buttons(page, "5").last)
    page.locator(".golf-place", has_text="golf").click()
    expect(page.locator("#channel-name")).to_have_text("golf", timeout=20_000)
    expect(message_with(page, "Ann turned over")).to_have_count(1)
    # Without a press the computer plays and the countdown goes on.
    countdown = page.locator(
        "time.discord-timestamp", has_text=re.compile("in [0-9]+ minutes")
    ).last
    countdown.wait_for()
    page.clock.set_fixed_time(datetime.now(UTC) + timedelta(seconds=45))
    expect(page.locator("#channel-message-list", has_text="in 4 minutes")).to_have_count(
        1, timeout=60_000
    )
