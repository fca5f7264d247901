"""PNG files of the fixed palette, compressed with zlib-ng where it is installed.

Written here and not by Pillow: these compressors let other threads run meanwhile and Pillow's encoder does not, so the
event loop would stand still for as long as it takes.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from PIL import Image

from bot.pictures.palette import PALETTE


def compressor() -> Callable[[bytes], bytes]:
    """Return the fastest way to compress a picture that there is here: zlib-ng, or without it zlib."""
    if find_spec("zlib_ng") is None:
        return partial(zlib.compress, level=4)
    return partial(import_module("zlib_ng.zlib_ng").compress, level=2)


compress: Final = compressor()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_PLTE: Final = _chunk(b"PLTE", bytes(channel for colour in PALETTE for channel in colour))


def encode(image: Image.Image) -> bytes:
    """Return places in the palette (mode ``L``) as a PNG file."""
    width, height = image.size
    # One column more on the left: its zeros are the filter byte ("none") that begins every line.
    lines = Image.new("L", (width + 1, height), 0)
    lines.paste(image, (1, 0))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _PLTE,
            _chunk(b"IDAT", compress(lines.tobytes())),
            _chunk(b"IEND", b""),
        )
    )
