"""Replays of finished games: their turns, their screens, and the coach's verdicts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache

import pytest

from bot.coach import replays
from bot.coach.replays import Replays
from bot.contest import Contest
from bot.contest.play import give_up
from bot.contest.replay import (
    Turn,
    Verdict,
    choose_hole,
    find_turn,
    judge_turn,
    list_turns,
    rewind_to_turn,
)
from bot.ports.pictures import TablePicture
from bot.ports.screen import Button, Picture, Row, Screen, Text
from bot.screens.replay import replay_screen
from engine import Phase
from engine.computer import Evaluation, evaluate
from engine.computer.alike import likeness_of
from engine.events import HoleScored
from tests.bot.haste import wait_for_verdicts
from tests.bot.tables import cast, game, played


@cache
def finished(people: int = 2) -> Contest:
    return played(game(people, holes=3))


def show(
    contest: Contest, at: int, verdicts: tuple[Verdict, ...] | None = (), *, text: bool = False
) -> Screen:
    turns = list_turns(contest.events)
    names = replace(cast(contest), text=text)
    return replay_screen(rewind_to_turn(contest, turns[at]), turns, at, verdicts, names)


def words(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def buttons(screen: Screen) -> dict[str, bool]:
    """Return whether each button is enabled, by its word."""
    (row,) = [part for part in screen.parts if isinstance(part, Row)]
    return {str(one.action): not one.disabled for one in row.buttons if isinstance(one, Button)}


def test_the_parts_are_the_openings_and_the_turns_and_nothing_is_left_out() -> None:
    contest = finished()
    turns = list_turns(contest.events)
    assert [turn.begin for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    assert turns[-1].end == len(contest.events)
    assert [turn.hole for turn in turns if turn.number == 0] == [1, 2, 3]
    for turn in turns:
        if turn.number:
            before = contest.rewind(turn.begin)
            assert (before.started_state.record.hole, before.started_state.turn) == (
                turn.hole,
                turn.number,
            )
            assert before.started_state.phase is Phase.DRAW
    scored = [turn for turn in turns if contest.rewind(turn.end).public_view.phase.value != "draw"]
    holes = [event.hole for event in contest.events if isinstance(event, HoleScored)]
    assert [turn.hole for turn in scored] == holes
    # A button of a replay is never ahead of its game.
    assert not any(contest.is_before(f"{turn.hole}-{turn.number}") for turn in turns)


def test_back_and_on_by_holes() -> None:
    turns = list_turns(finished().events)
    second = find_turn(turns, "2-0")
    third = find_turn(turns, "3-0")
    assert second is not None
    assert third is not None
    assert choose_hole(turns, second + 3, on=False) == second
    assert choose_hole(turns, second, on=False) == 0
    assert choose_hole(turns, second + 3, on=True) == third
    assert [choose_hole(turns, at, on=True) for at in (third, len(turns) - 2)] == [
        len(turns) - 1
    ] * 2
    assert find_turn(turns, "4-0") is None
    assert find_turn(turns, "") is None


def test_a_turn_shows_the_table_as_everybody_saw_it_and_what_was_done() -> None:
    contest = finished()
    turns = list_turns(contest.events)
    at = find_turn(turns, "1-3")
    assert at is not None
    screen = show(contest, at)
    in_hole = sum(turn.hole == 1 for turn in turns) - 1
    assert words(screen).startswith(f"### Replay · hole 1 of 3, turn 3 of {in_hole}\n**Player ")
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    assert isinstance(picture.spec, TablePicture)
    assert picture.spec.view == contest.rewind(turns[at].end).view(None)
    assert any(seat.face_down for seat in picture.spec.view.seats)
    assert screen.key == f"{contest.game_id}:1-3"
    assert all(buttons(screen).values())
    assert "the opening" in words(show(contest, 0))


def test_the_ends_of_a_replay_have_nowhere_to_go() -> None:
    contest = finished()
    first = buttons(show(contest, 0))
    last = buttons(show(contest, len(list_turns(contest.events)) - 1))
    assert first == {
        "replayholeback": False,
        "replayback": False,
        "replayon": True,
        "replayholeon": True,
    }
    assert last == {word: not can for word, can in first.items()}


def test_a_replay_in_words_has_no_picture_and_everything_else() -> None:
    screen = show(finished(), 4, text=True)
    assert not any(isinstance(part, Picture) for part in screen.parts)
    assert "Discard **" in words(screen)
    assert "**Player 0:** " in words(screen)
    assert "**Player 1:** " in words(screen)


def test_who_left_later_is_there_in_the_turns_before() -> None:
    contest = played(game(3, holes=3), until="hole over")
    contest = played(give_up(contest, 1))
    turns = list_turns(contest.events)
    early, late = rewind_to_turn(contest, turns[3]), rewind_to_turn(contest, turns[-1])
    assert not early.absent_seats
    assert late.absent_seats == {1}


def test_the_coach_judges_every_decision_by_what_the_seat_knew() -> None:
    contest = finished()
    turns = list_turns(contest.events)
    at = find_turn(turns, "1-2")
    assert at is not None
    turn = turns[at]
    verdicts = judge_turn(contest, turn)
    first = verdicts[0]
    before = contest.rewind(turn.begin)
    assert first.view == before.view(before.started_state.to_act[0])
    worth = evaluate(first.view)
    assert first.worth == worth[first.played]
    assert first.worth_of_best.points == min(value.points for value in worth.values())


def test_one_face_down_card_is_as_good_as_another() -> None:
    contest = finished()
    for turn in list_turns(contest.events)[:12]:
        for one in judge_turn(contest, turn):
            if one.played != one.best:
                assert likeness_of(one.view, one.played) != likeness_of(one.view, one.best)


def verdict(*, mistake: bool, best: int) -> Verdict:
    contest = finished()
    (turn, *_) = [turn for turn in list_turns(contest.events) if turn.number == 1]
    before = contest.rewind(turn.begin)
    view = before.view(before.started_state.to_act[0])
    worse, better = Evaluation(5.0, error=0.4), Evaluation(3.0)
    return Verdict(view, view.legal[0], view.legal[best], worse, better, mistake)


def test_what_the_coach_says_of_a_turn() -> None:
    contest = finished()
    assert "played the same" in words(show(contest, 1, (verdict(mistake=False, best=0),)))
    named = False
    for mistake, better in ((False, "About as good: Take "), (True, "Better: **Take ")):
        for slot in range(6):
            said = words(show(contest, 1, (verdict(mistake=mistake, best=1 + slot),)))
            assert better in said
            assert ("🎓 Draw a card: 2.0 points worse." in said) is mistake
            # Everybody reads a replay, so a card that is face up belongs to nobody in particular.
            assert "your" not in said
            assert f"card {slot + 1}" in said
            named |= " for the " in said
    assert named
    assert "still thinking" in words(show(contest, 1, None))
    assert "🎓" not in words(show(contest, 0, (verdict(mistake=False, best=0),)))
    twice = words(show(contest, 1, (verdict(mistake=True, best=1), verdict(mistake=True, best=1))))
    assert twice.count("🎓 Draw a card") == 2, "each mistake of a turn is named"


async def test_a_verdict_is_worked_out_once_and_a_slow_one_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contest, asked = finished(), []
    turn = list_turns(contest.events)[1]
    go_on = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(game: Contest, turn: Turn) -> tuple[Verdict, ...]:
        asked.append(turn)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        return judge_turn(game, turn)

    monkeypatch.setattr(replays, "judge_turn", slow)
    wait_for_verdicts(monkeypatch, 0.05)
    kept = Replays()
    assert await asyncio.wait_for(kept.judge(contest, turn), 10) is None
    go_on.set()
    wait_for_verdicts(monkeypatch, 30.0)
    verdicts = await kept.judge(contest, turn)
    assert verdicts == judge_turn(contest, turn)
    assert await kept.judge(contest, turn) is verdicts
    assert asked == [turn]
    await kept.close()
