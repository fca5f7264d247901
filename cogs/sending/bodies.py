"""Writes parcels as the bodies of requests to Discord."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from discord.http import MultipartParameters

from bot.ports.screen import Screen
from cogs.sending.parcel import Parcel

_IN_COMPONENTS: Final = 1 << 15
"""The flag of a message that is made of components alone."""


def choose_json() -> Callable[[Any], str]:
    """Return the fastest installed function that writes JSON: orjson's, else Python's own."""
    if find_spec("orjson") is None:
        return json.dumps
    dumps = import_module("orjson").dumps
    return lambda body: str(dumps(body), "utf-8")


_write_json: Final = choose_json()


def write_change(parcel: Parcel) -> dict[str, Any]:
    """Return the body of a request that edits a message. The body names no files if the message keeps its files."""
    body = _write(parcel)
    return body if parcel.stays else body | {"attachments": _list_files(parcel)}


def write_message(parcel: Parcel) -> dict[str, Any]:
    """Return the body of a request that sends a new message."""
    return _write(parcel) | {"attachments": _list_files(parcel)}


def pack_up(parcel: Parcel, body: dict[str, Any]) -> MultipartParameters:
    """Return a body and the files of a parcel together, in the form in which the library sends them.

    Use the result in a ``with`` block, which closes the files at its end.
    """
    if not parcel.files:
        return MultipartParameters(payload=body, multipart=None, files=None)
    parts: list[dict[str, Any]] = [{"name": "payload_json", "value": _write_json(body)}]
    for at, file in enumerate(parcel.files):
        # Bytes and no file, which aiohttp would read in a thread.
        part = {"name": f"files[{at}]", "value": file.fp.read(), "filename": file.filename}
        parts.append(part | {"content_type": "application/octet-stream"})
        file.reset()
    return MultipartParameters(payload=None, multipart=parts, files=parcel.files)


def list_mentionable(screen: Screen) -> dict[str, Any]:
    """Return who may be notified by a message: the people and roles that the screen lists, and nobody else."""
    return {
        "parse": [],
        "users": list(screen.mentions),
        "roles": list(screen.roles),
    }


def _write(parcel: Parcel) -> dict[str, Any]:
    return {
        "components": parcel.components,
        "flags": _IN_COMPONENTS,
        "allowed_mentions": list_mentionable(parcel.screen),
    }


def _list_files(parcel: Parcel) -> list[dict[str, Any]]:
    return [file.to_dict(at) for at, file in enumerate(parcel.files)]
