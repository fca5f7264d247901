"""Draws shapes as masks. A *mask* says how much of each pixel a shape covers, so that the shape has smooth edges."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

_FINE: Final = 4
"""Shapes are drawn larger by this factor and then made smaller, so that their edges are smooth."""
Points: TypeAlias = tuple[tuple[float, float], ...]
TRIANGLE: Final[Points] = ((0.0, 0.0), (1.0, 0.5), (0.0, 1.0))
"""The corners of the mark for the seat whose turn it is, as shares (0 to 1) of its box."""


class Size(NamedTuple):
    """A width and a height in pixels."""

    width: int
    height: int


class Box(NamedTuple):
    """A rectangle in pixels. The pixels at ``right`` and ``bottom`` are just outside of the rectangle."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """The width of the box in pixels."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """The height of the box in pixels."""
        return self.bottom - self.top

    @property
    def size(self) -> Size:
        """The width and height of the box."""
        return Size(self.width, self.height)

    @property
    def middle(self) -> tuple[int, int]:
        """The point in the middle of the box."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def grow(self, by: int) -> Box:
        """Return a larger box: each edge is moved outwards by this number of pixels."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def move(self, right: int, down: int) -> Box:
        """Return the box, moved to the right and down by these numbers of pixels."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def mirror(self, width: int) -> Box:
        """Return where the box is after a picture of this width was mirrored."""
        return Box(width - self.right, self.top, width - self.left, self.bottom)

    def overlaps(self, other: Box) -> bool:
        """Whether the two boxes have a pixel in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether the other box lies inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@lru_cache(maxsize=512)
def round_corners(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a rectangle with round corners as a mask (mode ``L``)."""
    width, height = size
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    box = (0, 0, width * _FINE - 1, height * _FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * _FINE, fill=255)
    return mask.resize(size, Image.Resampling.BOX)


@lru_cache(maxsize=512)
def draw_ring(side: int, radius: int, thickness: int) -> Image.Image:
    """Return the outline of a square with round corners as a mask (mode ``L``)."""
    inner = side - 2 * thickness
    hole = Image.new("L", (side, side), 0)
    hole.paste(round_corners((inner, inner), max(1, radius - thickness)), (thickness, thickness))
    return ImageChops.subtract(round_corners((side, side), radius), hole)


@lru_cache(maxsize=256)
def draw_polygon(points: Points, size: tuple[int, int]) -> Image.Image:
    """Return a polygon as a mask (mode ``L``). ``points`` are its corners, as shares (0 to 1) of the size."""
    width, height = size
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    corners = [(x * width * _FINE, y * height * _FINE) for x, y in points]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask.resize(size, Image.Resampling.BOX)
