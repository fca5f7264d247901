"""Writes PNG files with the fixed palette, compressed with ISA-L if that is installed.

Pillow's own encoder would make all other threads wait, also the thread of the event loop. ISA-L and zlib let other
threads run.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from bot.pictures.palette import PALETTE

_NONE: Final = 0
_UP: Final = 2
"""Two filters for the lines of a PNG file: ``_NONE`` writes a line, ``_UP`` the difference to the line above."""


class Compressor(NamedTuple):
    """A function that compresses the lines of a picture, and the filter for these lines."""

    filter: int
    """The filter with which this compressor makes the smallest files."""
    compress: Callable[[bytes | bytearray], bytes]


def choose_compressor() -> Compressor:
    """Return the fastest installed compressor: ISA-L, else zlib."""
    if find_spec("isal") is None:
        return Compressor(_NONE, partial(zlib.compress, level=4))
    return Compressor(_UP, partial(import_module("isal.isal_zlib").compress, level=1))


compressor: Final = choose_compressor()


def _write_chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_PLTE: Final = _write_chunk(b"PLTE", bytes(channel for colour in PALETTE for channel in colour))


def write_lines(image: Image.Image, kind: int) -> bytearray:
    """Return an image of palette indexes (mode ``L``) as the lines of a PNG file. Each line begins with its filter.

    ``kind`` is the filter.
    """
    width, height = image.size
    written = bytearray((width + 1) * height)
    lines = Image.frombuffer("L", (width + 1, height), written, "raw", "L", 0, 1)
    # Pillow would copy the lines before the first change. The array is ours, so it may be changed itself.
    lines.readonly = 0
    lines.paste(kind, (0, 0, 1, height))
    if kind == _UP:
        lines.paste(image.crop((0, 0, width, 1)), (1, 0))
        below = image.crop((0, 1, width, height))
        lines.paste(ImageChops.subtract_modulo(below, image), (1, 1))
    else:
        lines.paste(image, (1, 0))
    return written


def encode(image: Image.Image) -> bytes:
    """Return an image of palette indexes (mode ``L``) as the bytes of a PNG file."""
    lines = write_lines(image, compressor.filter)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _write_chunk(b"IHDR", struct.pack(">IIBBBBB", *image.size, 8, 3, 0, 0, 0)),
            _PLTE,
            _write_chunk(b"IDAT", compressor.compress(lines)),
            _write_chunk(b"IEND", b""),
        )
    )
