"""PNG files are equal pictures with any of the compressors."""

import sys
import zlib
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import png
from bot.pictures.palette import PALETTE
from bot.pictures.renderer import draw
from bot.pictures.samples import make_samples


def picture() -> Image.Image:
    image = Image.new("L", (37, 11), 3)
    image.paste(5, (4, 2, 30, 9))
    return image


@pytest.mark.parametrize("fast", [True, False], ids=["as here", "without isal"])
def test_a_file_holds_exactly_the_places_in_the_palette(
    fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not fast:
        monkeypatch.setitem(sys.modules, "isal", None)
    monkeypatch.setattr(png, "compressor", png.choose_compressor())
    image = picture()
    with Image.open(BytesIO(png.encode(image))) as file:
        assert file.mode == "P"
        assert file.tobytes() == image.tobytes()
        channels = file.getpalette() or []
        assert list(zip(*[iter(channels)] * 3, strict=True))[: len(PALETTE)] == list(PALETTE)


def test_without_isal_pictures_are_compressed_with_zlib(monkeypatch: pytest.MonkeyPatch) -> None:
    data = picture().tobytes() * 40
    monkeypatch.setitem(sys.modules, "isal", None)
    assert png.choose_compressor().compress(data) == zlib.compress(data, 4)


@pytest.mark.parametrize(("name", "most"), [("table-6", 45_000), ("hand", 32_000)])
def test_pictures_are_small_files(name: str, most: int) -> None:
    assert 10_000 < len(draw(make_samples()[name]).file) <= most
