"""Reviews are made once, one at a time, and kept; a person's mistakes are summed over their newest games."""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.coach.coach import Coach
from bot.coach.reviews import Reviews
from bot.coach.works import Work
from bot.contest import Contest
from bot.contest.play import end, give_up
from bot.languages import choose_tongue
from bot.ports import PanelExpired, Person, Refusal
from bot.ports.screen import Screen
from bot.screens.record import LastGames
from engine import EndReason
from engine.computer.lessons import Lesson, Mistake
from engine.computer.review import GameReview, Luck, SeatReview
from tests.bot.bare import ANN, BOB, CHANNEL, GUILD, Bare, bare, words
from tests.bot.haste import show_reviews_later
from tests.bot.tables import game, played

__all__ = ["bare"]


def a_review(*points: float) -> GameReview:
    """Return a review in which each seat made one mistake."""
    return GameReview(
        3,
        tuple(
            SeatReview(
                seat, 9, 9, lost, Luck(), (), (Lesson(Mistake.FED, seat + 1, lost),) if lost else ()
            )
            for seat, lost in enumerate(points)
        ),
    )


@pytest.fixture
def reviewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace the process that reviews by one that gives the review in a file, and counts."""
    (tmp_path / "review").write_bytes(b"[1, 4]\n\n" + pickle.dumps(a_review(2.0, 5.0)))
    script = tmp_path / "reviewer"
    script.write_text(
        f"#!/bin/sh\ncat > /dev/null\necho . >> {tmp_path}/count\ncat {tmp_path}/review\n"
    )
    script.chmod(0o700)
    monkeypatch.setattr("bot.coach.reviews.sys.executable", str(script))
    return tmp_path


async def look_until_all_is_reviewed(coach: Coach) -> LastGames:
    async with asyncio.timeout(30):
        while (looked := await coach.look_back(ANN, GUILD)).left:  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.01)
    return looked


async def test_mistakes_are_summed_over_the_newest_games_of_one_server(
    bare: Bare, reviewer: Path
) -> None:
    finished: list[Contest] = []
    for number in range(3):
        guild_id = GUILD + (number == 1)
        game_id = await bare.begin(BOB, guild_id=guild_id, channel_id=CHANNEL + number)
        bare.wait(minutes=5)
        finished.append(await bare.play(game_id))
    coach = bare.app.coach
    looked = await coach.look_back(ANN, GUILD)
    assert (looked.lessons, looked.looked_at, looked.left) == ((), 0, 2)
    looked = await look_until_all_is_reviewed(coach)
    seats = [over.seat_of(ANN) for over in (finished[0], finished[2])]
    lost = sum((2.0, 5.0)[seat] for seat in seats if seat is not None)
    times = sum(seat + 1 for seat in seats if seat is not None)
    assert looked.lessons == (Lesson(Mistake.FED, times, lost),)
    assert (looked.looked_at, (reviewer / "count").read_text().count(".")) == (2, 2)
    # The review is there at once now. It is of the reader's own seat.
    shown = await coach.review(finished[0], Person(ANN, "Ann"), None)
    assert "0%" not in words(shown)
    assert (reviewer / "count").read_text().count(".") == 2
    # A game that is played later is looked at too.
    game_id = await bare.begin(BOB, channel_id=CHANNEL + 9)
    bare.wait(minutes=5)
    await bare.play(game_id)
    assert (await coach.look_back(ANN, GUILD)).left == 1
    looked = await look_until_all_is_reviewed(coach)
    assert looked.looked_at == 3
    for number in range(8):
        game_id = await bare.begin(BOB, channel_id=CHANNEL + 10 + number)
        bare.wait(minutes=5)
        await bare.play(game_id)
    looked = await coach.look_back(ANN, GUILD)
    assert looked.looked_at + looked.left == 10
    assert (await look_until_all_is_reviewed(coach)).looked_at == 10, "all of them are kept"


async def test_one_review_is_made_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = 0, asyncio.Event()

    async def begin(*_: object, **__: object) -> None:
        nonlocal begun
        begun += 1
        await go_on.wait()
        raise OSError("no process")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
    reviews, one = Reviews(), game(2)
    other = replace(one, record=replace(one.record, game_id="another2"))
    tasks = [reviews.begin(contest).task for contest in (one, other)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert begun == 1
    go_on.set()
    failed = await asyncio.gather(*tasks, return_exceptions=True)
    assert (begun, [type(error) for error in failed]) == (2, [OSError, OSError])


async def test_one_look_back_is_caught_up_with_at_a_time_and_a_failure_stops_it_not(
    bare: Bare, reviewer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People who press Review wait for at most one of these reviews."""
    good = (reviewer / "review").read_bytes()
    (reviewer / "review").write_bytes(b"[1, 4]\n\nnonsense")
    script = (reviewer / "reviewer").read_text()
    wait = f"#!/bin/sh\nwhile [ ! -e {reviewer}/go ]; do sleep 0.01; done\n"
    (reviewer / "reviewer").write_text(script.replace("#!/bin/sh\n", wait))
    mine: list[str] = []
    for number in range(3):
        game_id = await bare.begin(BOB, guild_id=GUILD + number // 2, channel_id=CHANNEL + number)
        bare.wait(minutes=5)
        await bare.play(game_id)
        mine.append(game_id)
    begun: list[str] = []
    begin, coach = Reviews.begin, bare.app.coach

    def counted(reviews: Reviews, contest: Contest) -> Work[GameReview]:
        begun.append(contest.game_id)
        if len(begun) == 2:
            (reviewer / "review").write_bytes(good)
        return begin(reviews, contest)

    monkeypatch.setattr(Reviews, "begin", counted)
    with capture_logs() as logs:
        assert (await coach.look_back(ANN, GUILD)).left == 2
        assert (await coach.look_back(ANN, GUILD + 1)).left == 1
        assert begun == [mine[1]], "the newest game comes first, and the others wait"
        (reviewer / "go").touch()
        async with asyncio.timeout(30):
            while (looked := await coach.look_back(ANN, GUILD)).looked_at == 0:  # noqa: ASYNC110 - no event tells it
                await asyncio.sleep(0.01)
    failed = [one for one in logs if one["event"] == "game could not be reviewed"]
    assert [(one["log_level"], one["game"]) for one in failed] == [("error", mine[1])]
    assert (begun[:2], looked.left) == ([mine[1], mine[0]], 1)


@pytest.mark.parametrize("looks_further", [False, True])
async def test_a_review_looks_further_if_pro_does(
    bare: Bare, reviewer: Path, monkeypatch: pytest.MonkeyPatch, looks_further: bool
) -> None:
    monkeypatch.setattr("bot.coach.reviews.find_refining", lambda: looks_further or None)
    script = (reviewer / "reviewer").read_text()
    (reviewer / "reviewer").write_text(f'{script}echo "$@" > {reviewer}/arguments\n')
    over = played(game(holes=3))
    await bare.app.coach.review(over, Person(ANN, "Ann"), None)
    said = "-m bot.coach.worker" + " --further" * looks_further
    assert (reviewer / "arguments").read_text().strip() == said


async def test_a_review_is_shown_later_if_a_message_can_and_ends_with_the_application(
    bare: Bare, reviewer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_reviews_later(monkeypatch)
    (reviewer / "reviewer").write_text("#!/bin/sh\nexec sleep 60\n")
    followed: list[str] = []
    make = bare.app.screens.make_review_failed

    async def note(person: Person) -> Screen:
        followed.append(person.name)
        return await make(person)

    monkeypatch.setattr(bare.app.screens, "make_review_failed", note)
    over = played(game(holes=3))
    for name, panel in ("Ann", None), ("Bob", Counting()):
        shown = await bare.app.coach.review(over, Person(ANN, name), panel)
        assert "is looking" in words(shown)
        await asyncio.sleep(0)
    assert followed == ["Bob"]
    await bare.app.close()
    await bare.store.database.finish()
    assert asyncio.all_tasks() == {asyncio.current_task()}


class Expired:
    """A message that cannot be edited any more."""

    is_ready = True

    def __init__(self) -> None:
        self.tried = asyncio.Event()

    async def edit(self, screen: Screen) -> None:
        self.tried.set()
        raise PanelExpired


async def test_a_review_without_anybody_to_show_it_to_is_kept_all_the_same(
    bare: Bare, reviewer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_reviews_later(monkeypatch)
    over = played(game(holes=3))
    over = replace(over, record=replace(over.record, ended_at=bare.at + timedelta(hours=1)))
    panel, coach, make = Expired(), bare.app.coach, bare.app.screens.make_review_failed

    async def make_late(person: Person) -> Screen:
        while "is looking" in words(  # noqa: ASYNC110 - no event tells it
            await coach.review(over, person, None)
        ):
            await asyncio.sleep(0.01)
        return await make(person)

    # The review becomes ready between the first look at it and the next.
    monkeypatch.setattr(bare.app.screens, "make_review_failed", make_late)
    await coach.review(over, Person(ANN, "Ann"), panel)
    async with asyncio.timeout(30):
        await panel.tried.wait()
    shown = await bare.app.coach.review(over, Person(ANN, "Ann"), None)
    assert "Review" in words(shown)
    assert (reviewer / "count").read_text().count(".") == 1


async def test_only_a_game_that_was_played_to_its_end_is_reviewed(bare: Bare) -> None:
    begun = game(3, holes=3)
    for contest in (begun, *(end(begun, reason) for reason in EndReason)):
        with pytest.raises(Refusal) as refused:
            await bare.app.coach.review(contest, Person(ANN, "Ann"), None)
        assert refused.value.phrase.key == "refusals-review-unfinished"


class Counting:
    """A message that counts how often it was edited, and keeps what it shows."""

    is_ready = True

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.done = asyncio.Event()

    async def edit(self, screen: Screen) -> None:
        self.shown.append(words(screen))
        if "looking" not in self.shown[-1]:
            self.done.set()


async def test_a_review_that_does_not_get_on_edits_nothing(
    bare: Bare, reviewer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_reviews_later(monkeypatch, told_every_s=0.02)
    slow = f"#!/bin/sh\ncat > /dev/null\necho '[1, 4]'\nsleep 0.3\ntail -c +8 {reviewer}/review\n"
    (reviewer / "reviewer").write_text(slow)
    panel = Counting()
    await bare.play(await bare.begin(BOB))
    ann = Person(ANN, "Ann")
    under_way = await bare.app.service.reviewing.review(GUILD, ann, None, panel)
    assert "0%" in words(under_way)
    async with asyncio.timeout(30):
        await panel.done.wait()
    assert ["looking" in said for said in panel.shown] == [True, False]
    assert "25%" in panel.shown[0]
    assert "Review of 3 holes" in panel.shown[1]


async def test_who_has_left_a_game_reads_what_their_own_decisions_cost(bare: Bare) -> None:
    over = played(give_up(game(3, holes=3), 1))
    gone = over.record.players[1].user_id
    assert gone is not None
    shown = await bare.app.screens.make_review(over, a_review(2.0, 5.0, 0.0), gone)
    nothing = choose_tongue("en").say("coach-review-nothing")
    assert nothing in words(shown)
    asleep = over.with_player(1, replace(over.record.players[1], given_up=False, autopilot=True))
    assert await bare.app.screens.make_review(asleep, a_review(2.0, 5.0, 0.0), gone) == shown
    stranger = await bare.app.screens.make_review(over, a_review(2.0, 5.0, 0.0), 99)
    assert nothing not in words(stranger)
