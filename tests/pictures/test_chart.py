"""The form chart, from no game to very many."""

import pytest

from bot.pictures.chart import PLOT, scale
from bot.pictures.palette import INKS
from bot.pictures.renderer import draw
from bot.ports.pictures import FormChart
from tests.pictures.looking import collisions, commonest, image_of, texts

SERIES: dict[str, tuple[int | float, ...]] = {
    "none": (),
    "one": (42,),
    "equal": (30, 30, 30),
    "below zero": (-12, 5, -3, 0),
    "averages": (7.25, 6.5, 9.75),
    "many": tuple((game * 37) % 300 - 20 for game in range(400)),
    "far": (-108, 1080),
}


@pytest.mark.parametrize("series", SERIES)
def test_nothing_touches_and_every_word_can_be_read(series: str) -> None:
    drawn = draw(FormChart(SERIES[series], "Ann · 9 holes", "this server"))
    assert collisions(drawn) == []
    assert drawn.size == (1000, 637)
    image = image_of(drawn)
    for name, box in texts(drawn).items():
        if name != "best":  # it is among the dots, with its own rim
            assert commonest(image, box.grow(2)) == drawn.inks[name].ground, name


@pytest.mark.parametrize("scores", [scores for scores in SERIES.values() if scores])
def test_lines_are_few_and_enclose_every_score(scores: tuple[int | float, ...]) -> None:
    step, low, high = scale(scores)
    assert low < min(scores)
    assert max(scores) < high
    assert 2 <= round((high - low) / step) <= 8
    assert low % step == pytest.approx(0)


def test_a_game_is_a_dot_at_its_height() -> None:
    scores = (10, 40)
    image = image_of(draw(FormChart(scores, "Ann"))).convert("RGB")
    _, low, high = scale(scores)
    x = round(PLOT.left + PLOT.width * 0.75)
    y = round(PLOT.bottom - (40 - low) / (high - low) * PLOT.height)
    assert image.getpixel((x, y)) == INKS["score"].colour


def test_the_best_game_is_named_where_there_is_one() -> None:
    assert "best" in draw(FormChart((5, 3, 8), "Ann")).boxes
    assert "best" not in draw(FormChart((5, 5), "Ann")).boxes


def test_a_title_keeps_what_can_be_drawn() -> None:
    plain = draw(FormChart((1, 2), "9 holes"))
    assert draw(FormChart((1, 2), "ᚠᚢᚦ: 9 holes")).file == plain.file
    assert "title" in draw(FormChart((1, 2), "ᚠᚢᚦ", "🎉")).boxes


def test_the_newest_of_the_best_games_is_named_inside_the_chart() -> None:
    drawn = draw(FormChart((3, 9, 9, 9, 9, 9, 9, 3), "Ann"))
    assert drawn.words["best"].fitted == "best 3"
    assert drawn.boxes["best"].right <= PLOT.right
    assert drawn.boxes["best"].left > PLOT.middle[0]
    early = draw(FormChart((9, 3, 9, 9, 9, 9, 9, 9), "Ann"))
    assert early.boxes["best"].left < PLOT.middle[0]


def test_the_curve_is_the_average_of_the_games_so_far() -> None:
    scores = (40, 0, 0, 0)
    drawn = draw(FormChart(scores, "Ann"))
    image, (_, low, high) = image_of(drawn).convert("RGB"), scale(scores)
    assert drawn.words["line words"].fitted.endswith("10")
    for game, average in enumerate((40, 20, 40 / 3)):
        x = round(PLOT.left + (game + 0.5) * PLOT.width / 4)
        y = round(PLOT.bottom - (average - low) / (high - low) * PLOT.height)
        near = [image.getpixel((x, y + by)) for by in range(-5, 6)]
        assert INKS["average"].colour in near, game


def test_a_chart_has_the_words_of_its_title_and_ends() -> None:
    words = {name: word.fitted for name, word in draw(FormChart((5, 3), "Ann: form")).words.items()}
    assert words["title"] == "Ann: form"
    assert (words["oldest"], words["newest"]) == ("oldest", "newest")
