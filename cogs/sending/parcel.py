"""A parcel: the content of one request to Discord, made of a screen's components and the files of its pictures.

``bodies`` writes parcels as Discord reads them.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

import discord
import structlog
from cachetools import LRUCache

from bot.languages import Phrase, choose_tongue
from bot.ports.pictures import PictureSpec
from bot.ports.screen import File, Picture, Screen, Text
from cogs.sending.emojis import Emojis
from cogs.sending.layout import build, pictures_of, shows_cards

log = structlog.get_logger(__name__)

Specs = Mapping[str, PictureSpec]
"""Picture descriptions by file name."""

_MOST_REMEMBERED: Final = 2000
_SENT_AGAIN_FOR_S: Final = 600.0
"""For this many seconds after Discord has refused an edit that keeps a file, each edit sends its pictures again."""


class Drawing(Protocol):
    """What draws pictures. In the bot this is ``bot.pictures.renderer.Renderer``."""

    async def start(self) -> None:
        """Prepare for drawing."""

    async def close(self) -> None:
        """Stop drawing."""

    async def draw_file(self, spec: PictureSpec) -> bytes:
        """Return a picture as the bytes of a PNG file, or of a GIF file if it moves."""


@dataclass(slots=True)
class Parcel:
    """A screen that is ready to be sent. Each parcel can be sent only once, because a file can be read only once."""

    screen: Screen
    components: list[dict[str, Any]]
    files: list[discord.File] = field(default_factory=list)
    stays: bool = False
    """Whether the message that is edited keeps its files, so that the parcel does not contain them."""
    specs: Specs = field(default_factory=dict)
    """The pictures that the message shows after this parcel was sent."""
    why_no_pictures: Phrase | None = None
    """The reason why words replace pictures and files; ``None`` if words do not replace them."""


class Packer:
    """Makes parcels, and remembers which pictures each message has, so that no picture is sent twice.

    The packer may forget a message, as after a restart. Then the message's pictures are sent once more, and nothing
    else happens.
    """

    def __init__(
        self, drawing: Drawing, emojis: Emojis, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._drawing = drawing
        self._emojis = emojis
        self._clock = clock
        self.shown: LRUCache[int, Specs] = LRUCache(_MOST_REMEMBERED)
        """The pictures that each message shows, by message id. ``delivery`` puts them here."""
        self._keeps_from = float("-inf")

    @property
    def has_emojis(self) -> bool:
        """Whether parcels contain the bot's own emojis at present."""
        return len(self._emojis) > 0

    def lose_emojis(self) -> None:
        """Stop using emojis until they are brought up to date."""
        self._emojis.lose()

    async def pack(
        self,
        screen: Screen,
        *,
        message_id: int | None = None,
        why_no_pictures: Phrase | None = None,
    ) -> Parcel:
        """Pack a screen into a parcel, for a new message or for an edit of the message ``message_id``.

        If ``why_no_pictures`` is a phrase, words replace pictures and files, and the message says this phrase
        if there were any. If it is ``None``, pictures and files are sent. A picture that cannot be drawn is
        logged and left out.
        """
        no_pictures = why_no_pictures is not None
        specs = {name: picture.spec for name, picture in pictures_of(screen).items()}
        files = {part.name: part.contents for part in screen.parts if isinstance(part, File)}
        # Forget the pictures until the edit has worked. If it fails, nobody knows what the message shows.
        shown = None if message_id is None else self.shown.pop(message_id, None)
        keeps = self._clock() >= self._keeps_from
        if specs and shown == specs and not files and keeps and not no_pictures:
            return Parcel(screen, self._build(screen), stays=True, specs=specs)
        drawn = {} if no_pictures else await self._draw(specs)
        contents = drawn if no_pictures else drawn | files
        told = screen
        if why_no_pictures is not None and (specs or files):
            tongue = choose_tongue(next(_list_languages(screen)))
            told = replace(screen, parts=(*screen.parts, Text(tongue.tell(why_no_pictures))))
        components = self._build(told, contents.keys())
        sent = {name: specs[name] for name in drawn}
        uploads = [discord.File(io.BytesIO(data), name) for name, data in contents.items()]
        return Parcel(screen, components, uploads, specs=sent, why_no_pictures=why_no_pictures)

    async def pack_again(self, parcel: Parcel) -> Parcel:
        """Return a new parcel with the same screen, and with the emojis that are known now."""
        if parcel.stays:
            return replace(parcel, components=self._build(parcel.screen))
        return await self.pack(parcel.screen, why_no_pictures=parcel.why_no_pictures)

    def _build(self, screen: Screen, files: Collection[str] | None = None) -> list[dict[str, Any]]:
        if not self._emojis.written and shows_cards(screen):
            self._emojis.ask()
        return build(screen, emojis=self._emojis.written, files=files)

    def stop_keeping(self) -> None:
        """Send every picture again with each edit for a while, because Discord refused an edit that keeps a file."""
        now_s = self._clock()
        if now_s >= self._keeps_from:
            log.warning("a message may not keep its picture, so each change sends it again")
        self._keeps_from = now_s + _SENT_AGAIN_FOR_S

    async def _draw(self, specs: Specs) -> dict[str, bytes]:
        drawn: dict[str, bytes] = {}
        for name, spec in specs.items():
            try:
                drawn[name] = await self._drawing.draw_file(spec)
            except Exception:
                # The screen says the same in words, so people can play without the picture.
                log.exception("picture could not be drawn", picture=name)
        return drawn


def _list_languages(screen: Screen) -> Iterator[str]:
    """Yield the language of each picture and file on a screen."""
    for part in screen.parts:
        if isinstance(part, Picture):
            yield part.spec.language
        elif isinstance(part, File):
            yield part.language
