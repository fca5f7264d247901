"""In which language each screen of a game is, and whether it has pictures: what its reader chose, or the table's."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.contest import Contest
from bot.contest.replay import judge_turn, list_turns, rewind_to_turn
from bot.games.screens import Screens
from bot.languages import Phrase, choose_tongue
from bot.ports import Person
from bot.ports.button_meanings import AsideWord
from bot.ports.screen import Picture, Screen
from data.records import Preferences, ServerPreferences, Status
from engine import Action, TableView
from engine.computer import evaluate
from engine.computer.evaluation import Evaluation
from tests.bot.bare import ANN, BOB, GUILD, Bare, bare, words
from tests.bot.test_coach_at_work import a_review

__all__ = ["bare"]

Make = Callable[[Screens, Contest], Awaitable[Screen]]
SAID = Phrase("answers-table-posted")


async def replay(screens: Screens, contest: Contest) -> Screen:
    turns = list_turns(contest.events)
    return await screens.make_replay(rewind_to_turn(contest, turns[3]), turns, 3, None, ANN)


async def make_cards(screens: Screens, contest: Contest, note: Phrase | None = None) -> Screen:
    playing = replace(contest.rewind(12), record=replace(contest.record, status=Status.PLAYING))
    return await screens.make_cards(playing, ANN, note=note)


FOR_A_PERSON: dict[str, Make] = {
    "cards": make_cards,
    "moved": lambda screens, contest: screens.make_moved_to_channel(contest, ANN),
    "newer": lambda screens, _: screens.make_newer(ANN),
    "parted": lambda screens, _: screens.make_parted(ANN),
    "rules": lambda screens, contest: screens.make_rules(contest, ANN),
    "lesson": lambda screens, _: screens.make_lesson(ANN),
    "motion": lambda screens, contest: screens.make_motion(contest, ANN, 1),
    "shuffle": lambda screens, contest: screens.make_shuffle(contest, ANN),
    "replay": replay,
    "review": lambda screens, contest: screens.make_review(contest, a_review(2.0, 5.0), ANN),
}
FOR_A_PRESSER: dict[str, Callable[[Screens, Contest, Person], Awaitable[Screen]]] = {
    "joined": lambda screens, contest, ann: screens.make_joined(contest, ann),
    "sealed": lambda screens, contest, ann: screens.make_sealed(contest, ann),
    "more": lambda screens, contest, ann: screens.make_more(
        contest, ann, seated=True, may_move=True, may_end=True
    ),
    "leave": lambda screens, contest, ann: screens.make_leave_question(contest, contest, ann),
    "end": lambda screens, contest, ann: screens.make_end_question(contest, ann),
    "said": lambda screens, _, ann: screens.make_said(SAID, ann),
    "sentence": lambda screens, _, ann: screens.make_sentence(SAID, ann),
    "under review": lambda screens, _, ann: screens.make_under_review(0.5, ann),
    "review failed": lambda screens, _, ann: screens.make_review_failed(ann),
}
FOR_A_TABLE: dict[str, Make] = {
    "table": lambda screens, contest: screens.make_table(contest),
    "lobby": lambda screens, contest: screens.make_lobby(contest),
    "scored": lambda screens, contest: screens.make_scored(contest),
    "reminder": lambda screens, contest: screens.make_reminder(contest, (ANN,)),
    "in place": lambda screens, contest: screens.make_in_place_of_table(contest, SAID),
}
IN_WORDS = {"cards", "rules", "lesson", "motion", "replay"}
"""Screens for a person that have a picture."""


async def prefer(bare: Bare, **values: object) -> None:
    """Change Ann's preferences from the defaults."""
    await bare.store.people.save(replace(Preferences(ANN), **values))  # type: ignore[arg-type]


async def prefer_here(bare: Bare, **values: object) -> None:
    """Change the server's preferences from the defaults."""
    await bare.store.people.save_server(replace(ServerPreferences(GUILD), **values))  # type: ignore[arg-type]


async def finished(bare: Bare) -> Contest:
    return await bare.play(await bare.begin(BOB))


def list_pictures(screens: dict[str, Screen]) -> set[str]:
    """Return the names of the screens that have a picture."""
    return {
        name
        for name, screen in screens.items()
        if any(isinstance(part, Picture) for part in screen.parts)
    }


async def test_screens_for_a_person_are_in_the_persons_language_and_form(bare: Bare) -> None:
    contest = await finished(bare)

    async def make() -> dict[str, Screen]:
        return {name: await one(bare.app.screens, contest) for name, one in FOR_A_PERSON.items()}

    plain = await make()
    assert list_pictures(plain) == IN_WORDS
    await prefer_here(bare, language="fr")
    assert await make() == plain
    await prefer(bare, discord_language="de")
    german = await make()
    assert [name for name in german if german[name] == plain[name]] == []
    await prefer(bare, discord_language="ja", language="de")
    assert await make() == german
    noted = await make_cards(bare.app.screens, contest, SAID)
    assert words(noted).startswith(choose_tongue("de").tell(SAID))
    await prefer(bare, text=True)
    assert list_pictures(await make()) == set()
    await prefer(bare)
    await prefer_here(bare, text=True)
    assert list_pictures(await make()) == IN_WORDS - {"motion", "replay"}


async def test_answers_are_in_the_language_that_the_presser_chose_or_has_now(bare: Bare) -> None:
    contest = await bare.game(await bare.begin(BOB))

    async def make(language: str = "") -> dict[str, Screen]:
        ann = Person(ANN, "Ann", language=language)
        return {
            name: await one(bare.app.screens, contest, ann) for name, one in FOR_A_PRESSER.items()
        }

    plain, german = await make(), await make("de")
    assert [name for name in german if german[name] == plain[name]] == []
    await prefer_here(bare, language="fr")
    await prefer(bare, discord_language="de")
    assert await make() == german
    assert await make("en-GB") == plain
    await prefer(bare, language="de", discord_language="ja")
    assert await make("ja") == german


async def test_screens_for_everybody_are_in_the_language_and_form_of_the_server(
    bare: Bare,
) -> None:
    contest = await bare.play(await bare.begin(BOB), "hole over")

    async def make() -> dict[str, Screen]:
        return {name: await one(bare.app.screens, contest) for name, one in FOR_A_TABLE.items()}

    plain = await make()
    assert list_pictures(plain) == {"table", "scored"}
    await prefer(bare, language="ja", text=True)
    assert await make() == plain
    bare.messenger.language = "de"
    german = await make()
    assert [name for name in german if german[name] == plain[name]] == []
    bare.messenger.language = "ja"
    await prefer_here(bare, language="de")
    assert await make() == german
    await prefer_here(bare, text=True)
    assert list_pictures(await make()) == set()


async def test_a_hint_is_in_the_language_of_its_presser_and_other_presses_do_not_wait_for_it(
    bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_loop: list[bool] = []

    def think(view: TableView) -> dict[Action, Evaluation]:
        in_the_loop.append(threading.current_thread() is threading.main_thread())
        return evaluate(view, plays_out=False)

    monkeypatch.setattr("bot.service.hinting.evaluate", think)
    game_id = await bare.begin(BOB, hints=True)
    contest = await bare.play(game_id, "draw")
    mover = contest.record.players[contest.to_act[0]].user_id
    assert mover is not None
    hints = [
        (await bare.press(mover, game_id, "hint", language=language)).whisper
        for language in ("", "de")
    ]
    assert [words(hint).split("\n")[0] for hint in hints] == ["### Hint", "### Tipp"]
    assert in_the_loop == [False, False]


async def test_a_replay_has_the_coachs_opinion_as_soon_as_there_is_one(bare: Bare) -> None:
    contest = await finished(bare)
    turns = list_turns(contest.events)
    at = next(at for at, turn in enumerate(turns) if turn.number)
    moment, verdicts = rewind_to_turn(contest, turns[at]), judge_turn(contest, turns[at])
    waiting, judged = [
        await bare.app.screens.make_replay(moment, turns, at, opinion, ANN)
        for opinion in (None, verdicts)
    ]
    english = choose_tongue("en")
    coming = english.say("replay-thinking")
    assert coming in words(waiting)
    assert coming not in words(judged)


IN_GERMAN = (
    "Deine Karten",
    "### Mehr",
    "### ⛳ Six Card Golf · Noch ein Zug",
    "### Golf lernen",
    "Die Mischung dieses Spiels wurde versiegelt",
    "Der Tisch ist jetzt",
    "### Dieses Spiel verlassen?",
    "### Dieses Spiel beenden?",
    "### ✅ Wie versiegelt ausgeteilt",
    "### Der letzte Zug von Loch 3",
    "### Wiederholung · Loch 1",
)


async def test_a_press_is_answered_in_the_language_of_its_presser(bare: Bare) -> None:
    people = bare.store.people
    await people.save(replace(await people.load_preferences(BOB), language="de"))
    game_id = await bare.begin(BOB)
    bob = Person(BOB, "Bob", moderator=True)
    aside = ("rules", "learn", "seal", "down", "askleave", "askend")
    answers = [await bare.press(BOB, game_id, word) for word in ("cards", "more")]
    answers += [await bare.aside(bob, AsideWord(word), game_id) for word in aside]
    await bare.play(game_id)
    last = ("shuffle", "motion", "replay")
    answers += [await bare.press(BOB, game_id, word) for word in last]
    for answer, begin in zip(answers, IN_GERMAN, strict=True):
        assert words(answer.whisper or answer.update).startswith(begin)
