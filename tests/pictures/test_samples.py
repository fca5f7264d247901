"""The pictures in the documentation are those that this code draws."""

from pathlib import Path

import pytest
from PIL import Image, ImageStat

from bot.pictures.palette import PALETTE
from bot.pictures.renderer import draw
from bot.pictures.samples import make_samples, name_file, write
from tests.golden.boxes import FILE, look_of, read_boxes
from tests.pictures.looking import collisions, differ, frames_of, image_of, strongest

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SAMPLES = make_samples()
BOXES = read_boxes(FILE.read_text("utf-8"))
AGAIN = "python -m tests.golden.regenerate writes the file again"


def test_every_sample_and_nothing_else_is_there() -> None:
    drawn = {path.name for path in FOLDER.glob("*.*")} - {"demo.png"}  # a photograph of the demo
    assert drawn == {name_file(name, spec) for name, spec in SAMPLES.items()}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_committed_picture_is_the_drawn_one_except_for_the_edges_of_letters(name: str) -> None:
    """Machines may draw letters differently. So texts are compared in large squares, and cards in small ones."""
    drawn = draw(SAMPLES[name])
    with Image.open(FOLDER / name_file(name, SAMPLES[name])) as committed:
        assert committed.size == drawn.size
        assert committed.mode == "P"
        channels = committed.getpalette() or []
        assert list(zip(*[iter(channels)] * 3, strict=True))[: len(PALETTE)] == list(PALETTE)
        kept, fresh = frames_of(committed), frames_of(image_of(drawn))
    assert [length for _, length in kept] == [length for _, length in fresh]
    moves = len(fresh) > 1
    for (one, _), (other, _) in zip(kept, fresh, strict=True):
        difference = differ(one, other)
        assert strongest(difference, 20) <= 48, "an element moved or changed"
        assert ImageStat.Stat(difference).mean[0] <= 1.5
        for element in drawn.words:
            difference.paste(0, drawn.boxes[element].grow(4))
        assert strongest(difference, 4) <= 64, "a card changed"
        for element, box in drawn.boxes.items():
            if element.split()[-2:-1] == ["slot"] or element in ("stock", "drawn", "discard"):
                difference.paste(0, box.grow(4))
        # A card on its way may be anywhere.
        assert moves or strongest(difference) <= 8, "something else changed"
    assert collisions(drawn) == []


@pytest.mark.parametrize("name", SAMPLES)
def test_each_element_is_where_it_was_looked_at_once(name: str) -> None:
    """Letters may be some pixels wider on another machine, and nothing else."""
    drawn = draw(SAMPLES[name])
    assert drawn.boxes.keys() == BOXES[name].keys()
    for element, box in drawn.boxes.items():
        most, seen = 3 if element in drawn.inks else 1, BOXES[name][element]
        assert box == pytest.approx(seen.box, abs=most), f"{element}: {AGAIN}"
        assert look_of(element, drawn) == seen.look, f"{element}: {AGAIN}"


def test_writing_leaves_equal_files_alone(tmp_path: Path) -> None:
    write(tmp_path / "new")
    files = list((tmp_path / "new").iterdir())
    assert {path.stem for path in files} == set(SAMPLES)
    before = [path.stat().st_mtime_ns for path in files]
    right = files[0].read_bytes()
    files[0].write_bytes(b"an older picture")
    write(tmp_path / "new")
    assert files[0].read_bytes() == right
    assert [path.stat().st_mtime_ns for path in files[1:]] == before[1:]
