"""What a press on a button of a later turn shows, in a lobby, during a game and after its end, on table and cards."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.languages import Phrase, choose_tongue
from bot.ports import Person, Place
from bot.ports.button_meanings import AsideWord
from tests.bot.bare import ANN, BOB, CY, Bare, bare, words

__all__ = ["bare"]
GERMAN, FRENCH = choose_tongue("de"), choose_tongue("fr")
KEY = "3-40"


@pytest.mark.parametrize(
    ("stands", "moved"), [("lobby", True), ("playing", True), ("game over", False)]
)
async def test_a_table_of_a_later_turn_is_replaced_while_its_game_is_open(
    bare: Bare, monkeypatch: pytest.MonkeyPatch, stands: str, *, moved: bool
) -> None:
    game_id = (await bare.open()).game_id if stands == "lobby" else await bare.begin(BOB)
    if stands == "game over":
        await bare.play(game_id)
    bare.messenger.language = "de"
    down: list[str] = []

    async def move_down(moved_id: str) -> None:
        down.append(moved_id)

    monkeypatch.setattr(bare.app.publisher, "move_down", move_down)
    key = "4-0" if stands == "game over" else KEY
    with capture_logs() as logs:
        answer = await bare.press(ANN, game_id, "cards", key=key, language="fr")
    told = Phrase("answers-put-back-table")
    assert words(answer.update) == GERMAN.tell(told), "the table speaks the language of its server"
    assert words(answer.whisper) == FRENCH.tell(told)
    assert down == [game_id] * moved
    key_now = (await bare.game(game_id)).key
    assert logs == [
        {
            "event": "game was put back",
            "log_level": "warning",
            "game": game_id,
            "pressed": key,
            "stands": key_now,
        }
    ]


async def test_cards_of_a_later_turn_become_the_cards_of_who_plays_and_a_sentence_for_others(
    bare: Bare,
) -> None:
    game_id = await bare.begin(BOB, CY)
    await bare.aside(Person(CY, "Cy"), AsideWord.LEAVE, game_id)
    told, place = FRENCH.tell(Phrase("answers-put-back-table")), Place.DIRECT
    gone = await bare.press(CY, game_id, "draw", place=place, key=KEY, language="fr")
    assert (words(gone.update), gone.whisper) == (told, None)
    there = await bare.press(ANN, game_id, "draw", place=place, key=KEY)
    note = Phrase("answers-put-back-cards")
    cards = await bare.app.screens.make_cards(await bare.game(game_id), ANN, note=note)
    assert (there.update, there.whisper) == (cards, None)
    await bare.play(game_id)
    over = await bare.press(ANN, game_id, "draw", place=place, key="4-0", language="fr")
    assert (words(over.update), over.whisper) == (told, None)
