"""Looks at pictures for tests: at the boxes of their elements, and at the pixels in them."""

from collections import Counter
from io import BytesIO

from PIL import Image, ImageChops, ImageSequence

from bot.pictures.canvas import Drawn
from bot.pictures.palette import Colour
from bot.pictures.shapes import Box

CONTAINERS = ("tray", "plot", "row")
"""A box whose name begins with one of these words contains other boxes."""
MARKS = ("mark", "frame", "best", "key")
"""A box whose name ends with one of these words is no text. It is drawn around other boxes or beside them."""


def image_of(drawn: Drawn) -> Image.Image:
    return Image.open(BytesIO(drawn.file))


def frames_of(image: Image.Image) -> list[tuple[Image.Image, int | None]]:
    """Return the frames of a picture, each with its milliseconds; ``None`` if the picture does not move."""
    return [
        (frame.convert("RGB"), frame.info.get("duration"))
        for frame in ImageSequence.Iterator(image)
    ]


def commonest(image: Image.Image, box: Box) -> Colour:
    """Return the colour of most pixels in a box."""
    data = image.convert("RGB").crop(box).tobytes()
    red, green, blue = Counter(zip(data[::3], data[1::3], data[2::3], strict=True)).most_common(1)[
        0
    ][0]
    return red, green, blue


def is_seat(name: str) -> bool:
    words = name.split()
    return words[0] == "seat" and len(words) == 2


def texts(drawn: Drawn) -> dict[str, Box]:
    """Return the boxes of all texts."""
    return {
        name: drawn.boxes[name]
        for name in drawn.inks
        if name == "best" or name.split()[-1] not in MARKS
    }


def things(drawn: Drawn) -> dict[str, Box]:
    """Return all boxes that must not touch: texts, cards, piles. A chip counts as one box with its text."""
    return {
        name: box
        for name, box in drawn.boxes.items()
        if not is_seat(name)
        and not (name.split()[0] in CONTAINERS and len(name.split()) < 4)
        and (name == "best" or name.split()[-1] not in MARKS or name in ("dot key", "line key"))
        and f"{name} chip" not in drawn.boxes
    }


def collisions(drawn: Drawn) -> list[tuple[str, str]]:
    """Return the pairs of boxes that touch, and the boxes that reach out of the picture."""
    found = things(drawn)
    names = sorted(found)
    whole = Box(0, 0, *drawn.size)
    out = [(name, "the edge") for name in names if not whole.contains(found[name])]
    return out + [
        (one, other)
        for index, one in enumerate(names)
        for other in names[index + 1 :]
        if found[one].overlaps(found[other])
    ]


def differ(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return by how much two pictures differ at each pixel, in the colour in which they differ most."""
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def strongest(difference: Image.Image, side: int = 1) -> int:
    """Return the largest mean difference of all squares with this side."""
    return max(difference.reduce(side).tobytes())
