"""Sprites: images of elements such as cards, which are drawn once and copied into many pictures."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image


class Patch(NamedTuple):
    """An image of a part of an element, such as a card's rank.

    This image is copied over the image of the whole element.
    """

    image: Image.Image
    """The palette indexes (mode ``L``)."""
    left: int
    """The number of pixels from the left edge of the element to the patch."""
    top: int


class Sprite(NamedTuple):
    """An image of an element and the ground around it. The image is drawn once and copied often."""

    image: Image.Image
    """The palette indexes (mode ``L``)."""
    left: int = 0
    """The number of pixels to the left of the element in the image. A shadow can be there, for example."""
    top: int = 0
    patches: tuple[Patch, ...] = ()
    """The images that are copied over this one, one after the other."""
