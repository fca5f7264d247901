"""Writes PNG files with the fixed palette. They are compressed with zlib-ng if it is installed.

Pillow's own encoder would keep other threads waiting, and with them the event loop. These compressors do not.
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


def make_compressor() -> Callable[[bytes], bytes]:
    """Return the fastest installed compressor: zlib-ng, else zlib."""
    if find_spec("zlib_ng") is None:
        return partial(zlib.compress, level=4)
    return partial(import_module("zlib_ng.zlib_ng").compress, level=2)


compress: Final = make_compressor()


def _write_chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_PLTE: Final = _write_chunk(b"PLTE", bytes(channel for colour in PALETTE for channel in colour))


def encode(image: Image.Image) -> bytes:
    """Return palette indexes (mode ``L``) as a PNG file."""
    width, height = image.size
    # One column of zeros is added on the left. It is the filter byte ("none") at the start of each line.
    lines = Image.new("L", (width + 1, height), 0)
    lines.paste(image, (1, 0))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _write_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _PLTE,
            _write_chunk(b"IDAT", compress(lines.tobytes())),
            _write_chunk(b"IEND", b""),
        )
    )
