"""A language whose letters this machine cannot draw: pictures are in English, and no sentence is drawn in pieces."""

from collections.abc import Iterator

import pytest

from bot.languages import choose_tongue
from bot.pictures import captions, typefaces
from bot.pictures.renderer import draw
from bot.pictures.typefaces import ROBOTO
from bot.ports.pictures import EndPicture, FormChart
from tests.pictures.tables import ODD_NAMES, played

JAPANESE = choose_tongue("ja")


@pytest.fixture
def only_roboto(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pretend that the extra ``fonts`` is not installed."""
    caches = (captions.tongue_of, captions.keep_drawable, typefaces.runs)
    with monkeypatch.context() as patch:
        patch.setattr(typefaces, "list_usable_faces", lambda: (ROBOTO,))
        for cache in caches:
            cache.cache_clear()
        yield
    for cache in caches:
        cache.cache_clear()


def pictures() -> tuple[EndPicture, FormChart]:
    """The two pictures that have sentences."""
    game, _ = played(2, lambda game: game.is_over, holes=3)
    quote = JAPANESE.say("story-from-behind", hole=3)
    title = JAPANESE.say("record-form", name="Ann")
    caption = JAPANESE.say("record-fewer")
    return (
        EndPicture(game.view(None), ODD_NAMES[:2], quote, "ja"),
        FormChart((40, 30), title, caption, "ja"),
    )


@pytest.mark.usefixtures("only_roboto")
def test_without_the_typeface_the_words_are_english_and_the_sentences_fall_away() -> None:
    end, chart = [draw(spec) for spec in pictures()]
    assert captions.tongue_of("ja") is choose_tongue("en")
    assert "quote 0" not in end.boxes
    assert "caption" not in chart.boxes
    assert captions.keep_drawable("Ann 🌸") == "Ann"
    assert captions.keep_drawable_sentence("3", "ja") == ""
    assert captions.keep_drawable_sentence("3", "de") == "3"


def test_with_the_typeface_the_sentences_are_drawn() -> None:
    end, chart = [draw(spec) for spec in pictures()]
    assert captions.tongue_of("ja") is JAPANESE
    assert captions.keep_drawable("Ann 🌸") == "Ann 🌸"
    assert "quote 0" in end.boxes
    assert "caption" in chart.boxes
