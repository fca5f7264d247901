"""The pictures in the documentation are those that this code draws."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures.palette import PALETTE
from bot.pictures.renderer import draw
from bot.pictures.samples import make_samples, name_file, write
from tests.golden.boxes import FILE, SHOWN, read_boxes
from tests.pictures.looking import collisions, image_of

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SAMPLES = make_samples()
BOXES = read_boxes(FILE.read_text("utf-8"))
AGAIN = "python -m tests.golden.regenerate writes the file again"


def test_every_sample_and_nothing_else_is_there() -> None:
    drawn = {path.name for path in FOLDER.glob("*.*")} - {"demo.png"}  # a photograph of the demo
    assert drawn == {name_file(name, spec) for name, spec in SAMPLES.items()}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_committed_picture_has_the_structure_of_the_drawn_one(name: str) -> None:
    """They are compared by size, palette and areas of 20 × 20 pixels, because machines draw letters differently."""
    drawn = draw(SAMPLES[name])
    with Image.open(FOLDER / name_file(name, SAMPLES[name])) as committed:
        assert committed.size == drawn.size
        assert committed.mode == "P"
        channels = committed.getpalette() or []
        assert list(zip(*[iter(channels)] * 3, strict=True))[: len(PALETTE)] == list(PALETTE)
        small = (drawn.size[0] // 20, drawn.size[1] // 20)
        areas = [
            image.convert("RGB").resize(small, Image.Resampling.BOX)
            for image in (committed, image_of(drawn))
        ]
    difference = ImageChops.difference(*areas)
    assert max(difference.tobytes()) <= 48, "an element moved or changed"
    assert max(ImageStat.Stat(difference).mean) <= 1.5
    assert collisions(drawn) == []


@pytest.mark.parametrize("name", SHOWN)
def test_each_element_is_where_it_was_looked_at_once(name: str) -> None:
    """Letters may be some pixels wider on another machine, and nothing else."""
    drawn = draw(SAMPLES[name])
    assert drawn.boxes.keys() == BOXES[name].keys()
    for element, box in drawn.boxes.items():
        most = 3 if element in drawn.inks else 1
        assert box == pytest.approx(BOXES[name][element], abs=most), f"{element}: {AGAIN}"


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
