"""A canvas: a picture while it is being drawn.

A canvas holds an index in the palette for each pixel, and notes where each element is. An element is always drawn on a
known colour, its *ground*. So the smooth edges of the element can be drawn in colours of the palette, and no colours
have to be converted at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from bot.languages import Tongue
from bot.pictures.lettering import fit, forms_of, letter, shrink, width_of
from bot.pictures.notes import Notes, Words
from bot.pictures.palette import Colour, Ink, index_of, make_ramp
from bot.pictures.png import encode
from bot.pictures.shapes import Box, Points, Size, draw_polygon, draw_ring, round_corners
from bot.pictures.sprites import Sprite
from bot.pictures.typefaces import Style

WIDTH: Final = 1000
"""The width of pictures in pixels. Discord shows them at most 550 wide on a desktop and 300 to 400 wide on a phone."""
MIN_HEIGHT: Final = 637
"""The least height in pixels. Discord crops a picture that is flatter than 11:7 while the picture loads."""
_HALF: Final = 127

Anchor: TypeAlias = Literal["l", "m", "r"]


@dataclass(frozen=True)
class Drawn:
    """A finished picture."""

    file: bytes
    """The bytes of a PNG file, or of a GIF file if the picture moves."""
    size: tuple[int, int]
    """The width and height in pixels."""
    noted: Notes
    """What the canvas noted about its elements while the picture was drawn."""

    @cached_property
    def _notes(self) -> Notes:
        return self.noted.collect()

    @property
    def boxes(self) -> Mapping[str, Box]:
        """The box of each element by the element's name (see ``Notes``)."""
        return self._notes.boxes

    @property
    def inks(self) -> Mapping[str, Ink]:
        """The ink of each text and mark, by the name of its box."""
        return self._notes.inks

    @property
    def words(self) -> Mapping[str, Words]:
        """The texts of the picture, by the names of their boxes."""
        return self._notes.words


@lru_cache(maxsize=256)
def _make_panel(size: tuple[int, int], colour: Colour, ground: Colour, radius: int) -> Image.Image:
    return round_corners(size, radius).point(make_ramp(ground, colour))


@lru_cache(maxsize=256)
def _make_corner(radius: int, ink: Ink, thickness: int) -> Image.Image:
    return draw_ring(2 * radius, radius, thickness).point(make_ramp(ink.ground, ink.colour))


@lru_cache(maxsize=256)
def _make_shape(points: Points, size: Size, ink: Ink) -> Image.Image:
    return draw_polygon(points, size).point(make_ramp(ink.ground, ink.colour))


class _Written(NamedTuple):
    """A text that was made to fit, drawn on the ground of its ink.

    ``left`` and ``top`` are relative to the left end of the base line.
    """

    image: Image.Image
    left: int
    top: int
    advance: int
    text: str
    style: Style


@lru_cache(maxsize=4096)
def _write(text: str, style: Style, most: int, ink: Ink, forms: str) -> _Written:
    text, style = fit(text, style, most)
    mask, left, top = letter(text, style, forms=forms)
    image = mask.point(make_ramp(ink.ground, ink.colour))
    return _Written(image, left, top, width_of(text, style), text, style)


def measure_chip(text: str, style: Style) -> int:
    """Return the width in pixels that ``Canvas.draw_chip`` needs for a text."""
    return width_of(text, style) + round(style.size * 0.8)


class Canvas:
    """Draws one picture. By default it is ``WIDTH`` pixels wide.

    Callers always plan a picture that is read from left to right. For languages that are read from right to left, the
    canvas mirrors the place of each element before it draws the element. The elements themselves, such as words and
    cards, are not mirrored. ``Drawn.boxes`` has the mirrored places.
    """

    def __init__(
        self, height: int, ground: Colour, width: int = WIDTH, *, tongue: Tongue | None = None
    ) -> None:
        """Begin with a picture of one colour, ``height`` and ``width`` in pixels.

        ``tongue`` is the language of the picture, by default English.
        """
        self.image = Image.new("L", (width, height), index_of(ground))
        self._pixels = self.image.im
        self.rtl = tongue is not None and tongue.is_rtl
        self.forms = "" if tongue is None else forms_of(tongue.code)
        self.notes = Notes()

    def mirror(self, box: Box) -> Box:
        """Return the box in the image for a planned box: mirrored if the picture is read from right to left.

        Mirroring a box twice gives the same box.
        """
        return box.mirror(self.image.width) if self.rtl else box

    def stamp(self, mask: Image.Image, at: tuple[int, int], ink: Ink) -> None:
        """Draw a mask in an ink. Full pixels of the mask get the ink's colour, empty ones get the ink's ground."""
        box = self.mirror(Box(*at, at[0] + mask.width, at[1] + mask.height))
        self._copy(mask.point(make_ramp(ink.ground, ink.colour)), box.left, box.top)

    def _copy(self, image: Image.Image, left: int, top: int) -> None:
        """Copy an image to a place. Pillow's ``Image.paste`` takes longer to look at its arguments than to copy."""
        pixels = image.im
        width, height = pixels.size
        self._pixels.paste(pixels, (left, top, left + width, top + height))

    def note(self, name: str, box: Box, ink: Ink | None = None) -> Box:
        """Note the box of an element, and its ink (``None`` if it has none); return the box.

        ``ValueError`` if the name is taken.
        """
        self.notes.add(name, self.mirror(box))
        if ink is not None:
            self.notes.inks[name] = ink
        return box

    def fill(self, box: Box, colour: Colour, ground: Colour | None = None, radius: int = 0) -> Box:
        """Fill a rectangle with a colour; return ``box``.

        With a ``radius`` the corners are round, and ``ground`` is the colour behind them.
        """
        place = self.mirror(box)
        if not radius or ground is None:
            self.image.paste(index_of(colour), place)
        else:
            self._copy(_make_panel(box.size, colour, ground, radius), place.left, place.top)
        return box

    def _draw_corners(self, box: Box, corner: Image.Image, radius: int) -> None:
        """Copy the quarters of ``corner``, a square with twice the radius as its side, into the corners of a box."""
        for x, left in ((0, box.left), (radius, box.right - radius)):
            for y, top in ((0, box.top), (radius, box.bottom - radius)):
                self._copy(corner.crop((x, y, x + radius, y + radius)), left, top)

    def draw_chip(
        self, name: str, at: tuple[int, int], text: str, style: Style, ink: Ink, ground: Colour
    ) -> Box:
        """Write a word on a *chip*, a small area of another colour; return the chip's box.

        ``at`` is the left end of the chip, on the base line of the word. ``ground`` is the colour behind the chip.
        """
        tall = round(style.size * 1.36)
        top = at[1] - round(style.size * 0.36) - tall // 2
        box = Box(at[0], top, at[0] + measure_chip(text, style), top + tall)
        self.note(f"{name} chip", self.fill(box, ink.ground, ground, tall // 2))
        self.draw_text(name, (box.middle[0], at[1]), text, style, ink, anchor="m")
        return box

    def draw_frame(self, name: str, box: Box, ink: Ink, radius: int, thickness: int) -> Box:
        """Draw a frame along the inside of a rectangle, with round corners."""
        left, top, right, bottom = place = self.mirror(box)
        for bar in (
            (left + radius, top, right - radius, top + thickness),
            (left + radius, bottom - thickness, right - radius, bottom),
            (left, top + radius, left + thickness, bottom - radius),
            (right - thickness, top + radius, right, bottom - radius),
        ):
            self.image.paste(index_of(ink.colour), bar)
        self._draw_corners(place, _make_corner(radius, ink, thickness), radius)
        return self.note(name, box, ink)

    def draw_shape(self, name: str, box: Box, ink: Ink, points: Points) -> Box:
        """Draw a polygon. ``points`` are its corners, as shares (0 to 1) of the box."""
        if self.rtl:
            points = tuple((1 - x, y) for x, y in points)
        left, top, *_ = self.mirror(box)
        self._copy(_make_shape(points, box.size, ink), left, top)
        return self.note(name, box, ink)

    def paste_sprite(self, name: str, at: tuple[int, int], sprite: Sprite, size: Size) -> Box:
        """Copy a sprite to a place; return the box of the element.

        ``size`` is the element's size, without its shadow.
        """
        box = Box(*at, at[0] + size.width, at[1] + size.height)
        left, top, *_ = self.mirror(box)
        self._copy(sprite.image, left - sprite.left, top - sprite.top)
        for patch in sprite.patches:
            self._copy(patch.image, left + patch.left, top + patch.top)
        return self.note(name, box)

    def paste_canvas(self, at: tuple[int, int], other: Canvas) -> None:
        """Copy a smaller picture to a place. ``other`` must have the same language.

        The boxes of its elements are noted under the same names, so no element of this picture may have one of them.
        """
        wide, tall = other.image.size
        place = self.mirror(Box(*at, at[0] + wide, at[1] + tall))[:2]
        self._copy(other.image, *place)
        self.notes.copied.append((other.notes, place))

    def draw_text(
        self,
        name: str,
        at: tuple[int, int],
        text: str,
        style: Style,
        ink: Ink,
        *,
        anchor: Anchor = "l",
        most: int = WIDTH,
        halo: int = 0,
    ) -> Box:
        """Write a text on a base line, at most ``most`` pixels wide; return its box.

        A text that is too wide gets narrower letters, and if necessary it is cut. ``anchor`` says what ``at`` is: the
        left end (``l``), the middle (``m``) or the right end (``r``) of the text. In a mirrored picture left and right
        change places. ``halo`` is the width of a rim around the letters, in the colour of the ground.
        """
        wanted = text
        image, left, top, advance, text, style = _write(text, style, most, ink, self.forms)
        self.notes.words[name] = Words(wanted, text, style)
        x = self.image.width - at[0] if self.rtl else at[0]
        ends_there = anchor == ("l" if self.rtl else "r")
        start = x - (advance // 2 if anchor == "m" else advance if ends_there else 0)
        box = Box(start + left, at[1] + top, start + left + image.width, at[1] + top + image.height)
        if halo:
            rim = letter(text, style, halo, self.forms)
            bare = rim.mask.point(lambda cover: 255 if cover > _HALF else 0)
            self.image.paste(index_of(ink.ground), (start + rim.left, at[1] + rim.top), bare)
            inside = bare.crop(
                (
                    left - rim.left,
                    top - rim.top,
                    left - rim.left + box.width,
                    top - rim.top + box.height,
                )
            )
            self.image.paste(image, box[:2], inside)
        else:
            self._copy(image, box.left, box.top)
        return self.note(name, self.mirror(box), ink)

    def draw_words(
        self,
        name: str,
        at: tuple[int, int],
        text: str,
        style: Style,
        ink: Ink,
        *,
        anchor: Anchor = "l",
        most: int = WIDTH,
    ) -> Box:
        """Write a text on a base line without cutting it; return its box.

        A text that is wider than ``most`` pixels gets narrower and then smaller letters. ``anchor`` is as in
        ``draw_text``, which is the method for names of players.
        """
        return self.draw_text(
            name, at, text, shrink(text, style, most), ink, anchor=anchor, most=most
        )

    def finish(self, file: bytes | None = None) -> Drawn:
        """Return the finished picture. ``file`` is the picture as a file; by default it is a PNG file of the image."""
        return Drawn(
            file=encode(self.image) if file is None else file,
            size=self.image.size,
            noted=self.notes,
        )
