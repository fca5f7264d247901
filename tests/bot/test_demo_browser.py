"""Whether the demo opens a browser without being asked."""

from __future__ import annotations

import pytest

from bot.program.demo import has_browser


@pytest.mark.parametrize(
    ("platform", "environment", "opens"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "SSH_CONNECTION": "1"}, False),
        ("darwin", {}, True),
        ("win32", {"CI": "true"}, False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(
    platform: str, environment: dict[str, str], opens: bool
) -> None:
    assert has_browser(platform, environment) is opens
