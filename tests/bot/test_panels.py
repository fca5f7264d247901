"""Which ephemeral message is kept up to date, with which token, and until when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.messages.panels import Panels
from bot.ports import MessengerError, PanelExpired, Person, Place, Press, Unavailable
from bot.ports.screen import Screen, Text

ANN, BOB = 11, 12
GAME = "8f3k2m4p"


class Paper:
    """A panel that keeps what is written on it. ``error`` is raised instead, if there is one."""

    def __init__(self, error: MessengerError | None = None) -> None:
        self.error = error
        self.written: list[str] = []

    @property
    def is_ready(self) -> bool:
        return True

    async def edit(self, screen: Screen) -> None:
        if self.error is not None:
            raise self.error
        self.written.append(words(screen))


class Time:
    def __init__(self) -> None:
        self.at = datetime(2026, 6, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def wait(self, minutes: float) -> None:
        self.at += timedelta(minutes=minutes)


def words(screen: Screen) -> str:
    return " ".join(part.markdown for part in screen.parts if isinstance(part, Text))


def says(text: str) -> Screen:
    return Screen((Text(text),))


def pressed(panel: Paper | None, message_id: int, user_id: int = ANN) -> Press:
    """Return a press on an ephemeral message."""
    person = Person(user_id, "P")
    return Press(1, person, Place.PANEL, 5, message_id, GAME, "1-1", "draw", panel=panel)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def panels(time: Time) -> Panels:
    return Panels(time)


async def test_it_is_edited_for_fourteen_minutes(panels: Panels, time: Time) -> None:
    paper = Paper()
    panels.note_opened(GAME, ANN, paper, says("1"))
    time.wait(13.9)
    assert await panels.show(GAME, ANN, says("2"))
    time.wait(0.1)
    assert await panels.show(GAME, ANN, says("3"))
    assert paper.written == ["2"]
    assert not panels.has(GAME, ANN)


async def test_a_press_begins_the_time_again_and_nothing_is_sent_twice(
    panels: Panels, time: Time
) -> None:
    old, new = Paper(), Paper()
    panels.note_opened(GAME, ANN, old, says("1"))
    time.wait(10)
    panels.note_pressed(pressed(new, 7), says("2"))
    time.wait(10)
    assert await panels.show(GAME, ANN, says("2"))
    assert await panels.show(GAME, ANN, says("3"))
    assert await panels.show(GAME, ANN, says("3"))
    assert (old.written, new.written) == ([], ["3"])


async def test_everybody_has_a_panel_of_their_own_in_each_game(panels: Panels) -> None:
    papers = {key: Paper() for key in ((GAME, ANN), (GAME, BOB), ("another1", ANN))}
    for (game_id, user_id), paper in papers.items():
        panels.note_opened(game_id, user_id, paper, says("1"))
    await panels.show(GAME, ANN, says("2"))
    assert [paper.written for paper in papers.values()] == [["2"], [], []]
    panels.drop(GAME)
    assert [panels.has(*key) for key in papers] == [False, False, True]
    assert panels.take(GAME, ANN) is None
    assert panels.take("another1", ANN) is not None
    assert not panels.has("another1", ANN)


async def test_in_an_outage_it_is_tried_again_with_everything_in_doubt(panels: Panels) -> None:
    paper = Paper(Unavailable("503"))
    panels.note_opened(GAME, ANN, paper, says("1"))
    assert not await panels.show(GAME, ANN, says("2"))
    paper.error = None
    # The failed edit may have arrived, so even the older screen is sent.
    assert await panels.show(GAME, ANN, says("1"))
    assert paper.written == ["1"]


@pytest.mark.parametrize("error", [None, Unavailable("503")])
async def test_an_edit_during_which_the_panel_is_pressed_is_made_good(
    panels: Panels, error: MessengerError | None
) -> None:
    new = Paper()

    class Slow(Paper):
        """A panel that is pressed while Discord edits it."""

        async def edit(self, screen: Screen) -> None:
            panels.note_pressed(pressed(new, 7), says("3"))
            await super().edit(screen)

    panels.note_opened(GAME, ANN, Slow(error), says("1"))
    assert not await panels.show(GAME, ANN, says("2"))
    assert await panels.show(GAME, ANN, says("3"))
    assert new.written == ["3"]


async def test_after_a_lost_answer_the_same_screen_is_sent(panels: Panels) -> None:
    paper = Paper()
    panels.note_opened(GAME, ANN, paper, says("1"))
    panels.doubt(GAME, BOB)
    await panels.show(GAME, ANN, says("1"))
    assert paper.written == []
    panels.doubt(GAME, ANN)
    await panels.show(GAME, ANN, says("1"))
    assert paper.written == ["1"]


@pytest.mark.parametrize("message_id", [7, 8])
async def test_a_token_that_does_not_work_leaves_the_one_before_of_the_same_message(
    panels: Panels, message_id: int
) -> None:
    old, new = Paper(), Paper(PanelExpired())
    panels.note_pressed(pressed(old, 7), says("1"))
    panels.note_pressed(pressed(new, message_id), says("2"))
    assert await panels.show(GAME, ANN, says("3"))
    assert old.written == (["3"] if message_id == 7 else [])
    assert panels.has(GAME, ANN) is (message_id == 7)
    # The answer to the newer press may have arrived, so even what the message showed before is sent again.
    old.written.clear()
    panels.note_pressed(pressed(old, 7), says("4"))
    panels.note_pressed(pressed(new, message_id), says("5"))
    assert await panels.show(GAME, ANN, says("4"))
    assert old.written == (["4"] if message_id == 7 else [])


async def test_only_one_older_token_is_kept(panels: Panels) -> None:
    papers = [Paper(), Paper(PanelExpired()), Paper(PanelExpired())]
    for paper in papers:
        panels.note_pressed(pressed(paper, 7), says("1"))
    assert await panels.show(GAME, ANN, says("2"))
    assert papers[0].written == []
    assert not panels.has(GAME, ANN)


async def test_a_panel_that_was_dismissed_is_given_up(panels: Panels) -> None:
    panels.note_opened(GAME, ANN, Paper(PanelExpired()), says("1"))
    assert await panels.show(GAME, ANN, says("2"))
    assert not panels.has(GAME, ANN)


async def test_a_press_meanwhile_is_not_forgotten_with_the_old_token(panels: Panels) -> None:
    class Slow(Paper):
        async def edit(self, screen: Screen) -> None:
            panels.note_opened(GAME, ANN, new, says("2"))
            raise PanelExpired

    new = Paper()
    panels.note_opened(GAME, ANN, Slow(), says("1"))
    assert await panels.show(GAME, ANN, says("2"))
    assert panels.has(GAME, ANN)
    await panels.show(GAME, ANN, says("3"))
    assert new.written == ["3"]


async def test_an_older_panel_says_so_while_it_can(panels: Panels, time: Time) -> None:
    for minutes, written in ((0, ["newer"]), (14, [])):
        paper = Paper()
        panels.note_opened(GAME, ANN, paper, says("1"))
        older = panels.take(GAME, ANN)
        assert older is not None
        time.wait(minutes)
        await panels.leave(older, says("newer"))
        assert paper.written == written
    panels.note_opened(GAME, ANN, Paper(PanelExpired()), says("1"))
    older = panels.take(GAME, ANN)
    assert older is not None
    await panels.leave(older, says("newer"))  # a dismissed message is no error


async def test_a_press_without_a_panel_changes_nothing(panels: Panels) -> None:
    paper = Paper()
    panels.note_opened(GAME, ANN, paper, says("1"))
    panels.note_pressed(pressed(None, 7), says("2"))
    await panels.show(GAME, ANN, says("3"))
    assert paper.written == ["3"]
