"""The end of a game as a picture to post."""

from dataclasses import replace

import pytest

from bot.pictures.lettering import width_of
from bot.pictures.palette import GOLD
from bot.pictures.renderer import draw
from bot.pictures.typefaces import Style, pieces_of
from bot.ports.pictures import EndPicture
from bot.words.standings import choose_best_hole
from bot.words.wording import write_points
from engine import EndReason, Game
from tests.pictures.looking import collisions, commonest, image_of, texts
from tests.pictures.tables import ODD_NAMES, opened, played


def over(seats: int, seed: int = 1, holes: int = 9) -> Game:
    return played(seats, lambda game: game.is_over, seed=seed, holes=holes)[0]


def end(game: Game, quote: str = "") -> EndPicture:
    return EndPicture(game.view(None), ODD_NAMES[: game.seats], quote)


@pytest.mark.parametrize("seats", range(2, 13))
def test_nothing_touches_and_every_word_can_be_read(seats: int) -> None:
    for quote in ("", "Ann took the ace.", "word " * 80, "W" * 300):
        drawn = draw(end(over(seats), quote))
        assert collisions(drawn) == []
        width, height = drawn.size
        assert 1 <= width / height <= 11 / 7
        image = image_of(drawn)
        for name, box in texts(drawn).items():
            assert commonest(image, box.grow(2)) == drawn.inks[name].ground, name


def test_the_winner_stands_first_on_gold_with_the_layout_that_won() -> None:
    game = over(5)
    drawn = draw(end(game))
    rows = {seat: drawn.boxes[f"row {seat}"] for seat in range(5)}
    first = min(rows, key=lambda seat: rows[seat].top)
    assert (first,) == game.winners
    assert sorted(rows, key=lambda seat: rows[seat].top) == sorted(
        rows, key=game.totals.__getitem__
    )
    assert commonest(image_of(drawn), rows[first]) == GOLD
    assert {f"slot {slot}" for slot in range(6)} <= set(drawn.boxes)
    assert {f"row {seat} behind" for seat in range(5) if seat != first} <= set(drawn.boxes)
    assert f"row {first} behind" not in drawn.boxes


def test_who_shares_the_win_stands_on_gold_as_well() -> None:
    game = next(game for seed in range(1, 255) if len((game := over(2, seed, 3)).winners) == 2)
    drawn = draw(end(game))
    image = image_of(drawn)
    assert all(commonest(image, drawn.boxes[f"row {seat}"]) == GOLD for seat in range(2))
    # The cards are those of the first winner, as the words below the picture say.
    view, edges = game.view(None), (drawn.boxes["slot 0"], drawn.boxes["slot 5"])
    cards = (*edges[0][:2], *edges[1][2:])
    for seat, same in (0, False), (1, True):
        seats = list(view.seats)
        seats[seat] = replace(seats[seat], cards=seats[1 - seat].cards)
        other = draw(EndPicture(replace(view, seats=tuple(seats)), ODD_NAMES[:2], ""))
        assert (image_of(other).crop(cards).tobytes() == image.crop(cards).tobytes()) is same


def test_the_best_hole_may_be_anybodys() -> None:
    games = (over(3, seed, 3) for seed in range(1, 255))
    game = next(game for game in games if choose_best_hole(game.scorecard)[1] not in game.winners)
    hole, seat, points = choose_best_hole(game.scorecard)
    said = draw(EndPicture(game.view(None), ("Ann", "Ben", "Cy"), "")).words["best hole"].text
    assert ("Ann", "Ben", "Cy")[seat] in said
    assert write_points(points) in said
    assert f"hole {hole}" in said.lower()


def test_nobody_is_behind_a_player_who_has_left() -> None:
    game = over(3)
    view = game.view(None)
    (winner,) = game.winners
    gone, other = (seat for seat in range(3) if seat != winner)
    totals = tuple({winner: 20, gone: 5, other: 27}[seat] for seat in range(3))
    seats = tuple(replace(seat, given_up=seat.seat == gone) for seat in view.seats)
    spec = EndPicture(replace(view, totals=totals, seats=seats), ("Ann", "Ben", "Cy"), "")
    said = {name: words.text for name, words in draw(spec).words.items()}
    assert said["total"] == said[f"row {winner} total"] == "20"
    assert [said[f"row {seat} behind"] for seat in (other, gone)] == ["+7", "left"]
    assert [said[f"row {seat} rank"] for seat in (winner, other, gone)] == ["1", "2", "–"]


def test_a_quotation_takes_two_lines_at_most() -> None:
    game = over(3)
    lines = [
        [words.text for name, words in draw(end(game, quote)).words.items() if "quote" in name]
        for quote in ("", "ᚠ", "Short.", "word " * 20, "word " * 400)
    ]
    first = f"“{' '.join(['word'] * 11)}"
    assert lines[:3] == [[], [], ["“Short.”"]]
    # The cut line has one letter less than there is room for, because a mark follows the dots.
    assert lines[3:] == [[first, f"{'word ' * 8}word”"], [first, f"{'word ' * 10}wo…”"]]


def test_a_quotation_without_spaces_is_on_two_lines_too() -> None:
    quoted = replace(end(over(3), "裏のハートのクイーンが十三点の痛手。" * 2), language="ja")
    boxes = draw(quoted).boxes
    assert {"quote 0", "quote 1"} <= set(boxes)
    pieces = pieces_of("「ショート。」 Ann wins")
    assert pieces == ["「ショー", "ト。」 ", "Ann ", "wins"]


def test_a_quotation_has_the_marks_of_its_language() -> None:
    quoted = end(over(3), "Hole in one.")
    widths = {
        language: draw(replace(quoted, language=language)).boxes["quote 0"].width
        for language in ("en", "fr")
    }
    marked = {"en": "“Hole in one.”", "fr": "«\u00a0Hole in one.\u00a0»"}
    style = Style(32, 500)
    assert widths == {language: width_of(text, style) for language, text in marked.items()}


def test_only_a_game_with_a_result_has_such_a_picture() -> None:
    game = opened(3)
    with pytest.raises(ValueError, match="nobody has won"):
        end(game)
    game.stop(EndReason.ENDED_EARLY)
    with pytest.raises(ValueError, match="nobody has won"):
        end(game)
    for names in (2, 4):
        with pytest.raises(ValueError, match=f"{names} names for 3 seats"):
            EndPicture(over(3).view(None), ODD_NAMES[:names])
