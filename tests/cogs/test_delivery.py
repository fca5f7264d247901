"""A message that Discord refuses in part is sent again without that part. No connection is needed for this."""

from __future__ import annotations

import json
import time
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.pictures.emojis import name_emoji
from bot.ports.pictures import FormChart
from bot.ports.screen import Button, File, Picture, Row, Screen, Text
from cogs.sending import bodies
from cogs.sending.bodies import choose_json, write_change, write_message
from cogs.sending.delivery import deliver
from cogs.sending.emojis import DRAWN_AT, Emojis
from cogs.sending.parcel import Packer, Parcel
from engine import Card
from tests.cogs.test_discord_errors import refused
from tests.cogs.world import TinyPictures

CHART = Screen((Text("Form"), Picture(FormChart((1, 2), "Ann"), "described", "in words")))
CARD = Screen((Text("Card"), Row((Button("up0", "1", card=Card.parse("7H")),))))


class Sends:
    """Takes parcels as Discord does. ``refusals`` are the errors for the next ones."""

    def __init__(self, *refusals: Exception) -> None:
        self.refusals = list(refusals)
        self.parcels: list[Parcel] = []

    async def __call__(self, parcel: Parcel) -> int:
        self.parcels.append(parcel)
        if self.refusals:
            raise self.refusals.pop(0)
        return 77

    @property
    def files(self) -> list[list[str]]:
        """The names of the files in each parcel."""
        return [[file.filename for file in parcel.files] for parcel in self.parcels]


@pytest.fixture
def pictures() -> TinyPictures:
    return TinyPictures()


@pytest.fixture
def packer(pictures: TinyPictures) -> Packer:
    return Packer(pictures, Emojis())


@pytest.mark.parametrize(
    ("code", "why"), [(50013, "I lack the permission **Attach Files**"), (40005, "just now")]
)
async def test_words_say_why_there_is_no_picture(packer: Packer, code: int, why: str) -> None:
    error = refused(403, code)
    sends = Sends(error)
    with capture_logs() as logs:
        await deliver(packer, await packer.pack(CHART), sends)
    assert [one["error"] for one in logs] == [repr(error)], "the host can read the reason"
    assert sends.files == [["chart.png"], []]
    assert why in str(sends.parcels[-1].components)
    assert "in words" in str(sends.parcels[-1].components)


async def test_the_reason_is_in_the_language_of_the_screen(packer: Packer) -> None:
    chart = Picture(FormChart((1, 2), "Ann", language="de"), "described", "in words")
    for part in (chart, File("log.json", b"{}", "in words", "de")):
        sends = Sends(refused(403, 50013))
        await deliver(packer, await packer.pack(Screen((part,))), sends)
        assert "Berechtigung **Dateien anhängen**" in str(sends.parcels[-1].components)
        assert "in words" in str(sends.parcels[-1].components)
        assert [len(parcel.files) for parcel in sends.parcels] == [1, 0]


async def test_the_reason_is_said_once_though_emojis_are_gone_too(pictures: TinyPictures) -> None:
    emojis = Emojis()
    emojis.learn({"seven_of_hearts": 77})
    packer, sends = Packer(pictures, emojis), Sends(refused(403, 50013), refused(400, 10014))
    await deliver(packer, await packer.pack(CHART), sends)
    first, second = [str(parcel.components) for parcel in sends.parcels[1:]]
    assert first == second
    assert second.count("Attach Files") == 1


@pytest.mark.parametrize("error", [refused(500, 0), refused(404, 10008), refused(404, 10062)])
async def test_what_is_about_no_part_is_not_sent_again(
    packer: Packer, error: discord.HTTPException
) -> None:
    sends = Sends(error, error)
    with pytest.raises(discord.HTTPException):
        await deliver(packer, await packer.pack(CHART), sends)
    assert len(sends.parcels) == 1


@pytest.mark.parametrize("error", [refused(500, 0), refused(404, 10008), refused(403, 50001)])
async def test_a_picture_that_stays_is_brought_again_only_if_it_may_not_stay(
    packer: Packer, pictures: TinyPictures, error: discord.HTTPException
) -> None:
    await deliver(packer, await packer.pack(CHART), Sends())
    stays = await packer.pack(CHART, message_id=77)
    assert stays.stays
    sends = Sends(error)
    with pytest.raises(discord.HTTPException):
        await deliver(packer, stays, sends)
    assert len(sends.parcels) == 1
    # Nobody knows now what the message has, so the next edit brings the picture.
    again = Sends()
    await deliver(packer, await packer.pack(CHART, message_id=77), again)
    assert again.files == [["chart.png"]]
    refuses = Sends(refused(400, 50035))
    await deliver(packer, await packer.pack(CHART, message_id=77), refuses)
    assert refuses.files == [[], ["chart.png"]]
    assert len(pictures.drawn) == 3


async def test_what_stays_is_remembered_after_it_was_kept(
    packer: Packer, pictures: TinyPictures
) -> None:
    await deliver(packer, await packer.pack(CHART), Sends())
    for _ in range(3):
        await deliver(packer, await packer.pack(CHART, message_id=77), Sends())
    assert len(pictures.drawn) == 1


async def test_a_file_is_sent_with_its_picture_each_time(packer: Packer) -> None:
    both = Screen((*CHART.parts, File("log.json", b"{}", "no log")))
    await deliver(packer, await packer.pack(both), Sends())
    sends = Sends()
    await deliver(packer, await packer.pack(both, message_id=77), sends)
    assert sends.files == [["chart.png", "log.json"]]
    body = write_change(sends.parcels[0])
    listed = [(one["id"], one["filename"]) for one in body["attachments"]]
    assert listed == [(0, "chart.png"), (1, "log.json")], "Discord finds each file by its number"


async def test_an_edit_to_a_screen_without_pictures_removes_them(packer: Packer) -> None:
    await deliver(packer, await packer.pack(CHART), Sends())
    parcel = await packer.pack(CARD, message_id=77)
    assert write_change(parcel)["attachments"] == []
    assert write_message(parcel)["attachments"] == []


async def test_an_emoji_that_is_gone_is_left_out_once(
    pictures: TinyPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.sending.emojis.draw_emojis", dict)  # drawing them takes two seconds
    now_s = time.monotonic()
    emojis = Emojis(clock=lambda: now_s)
    asked: list[float] = []
    emojis.on_missing = lambda: asked.append(now_s)
    packer = Packer(pictures, emojis)
    emojis.learn({"seven_of_hearts": 5})
    error = refused(400, 10014)
    sends = Sends(error)
    with capture_logs() as logs:
        await deliver(packer, await packer.pack(CARD), sends)
    assert [one["error"] for one in logs] == [repr(error)]
    assert ["emoji" in str(one.components) for one in sends.parcels] == [True, False]
    # Without emojis in the message the same answer has another reason.
    lost = Sends(refused(400, 10014))
    with pytest.raises(discord.HTTPException):
        await deliver(packer, await packer.pack(CARD), lost)
    assert asked == []  # before the first look at Discord there is nothing to bring up to date

    class Away:
        async def fetch_application_emojis(self) -> Any:
            raise refused(503, 0)

    client: Any = Away()
    await emojis.sync(client)
    for passed_s in (0, 30, 29, 1, 59, 1):
        now_s += passed_s
        assert "emoji" not in str((await packer.pack(CARD)).components)
    assert [round(one - asked[0]) for one in asked] == [0, 60, 120]
    now_s += 60
    packer.lose_emojis()  # the bot looks for them at once, and not only when it needs one
    assert len(asked) == 4
    now_s += 60
    await packer.pack(CHART)
    assert len(asked) == 4, "a screen without cards needs no emojis"


async def test_a_limit_is_no_reason_to_send_again_without_the_picture(packer: Packer) -> None:
    sends = Sends(refused(429, 0), refused(429, 0))
    with pytest.raises(discord.HTTPException):
        await deliver(packer, await packer.pack(CHART), sends)
    assert len(sends.parcels) == 1


@pytest.mark.parametrize("installed", [True, False])
def test_a_body_is_the_same_json_with_and_without_the_fast_library(
    monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    if not installed:
        monkeypatch.setattr(bodies, "find_spec", lambda _name: None)
    write = choose_json()
    assert (write is json.dumps) is not installed
    body = {"content": "Zoë „7“ 🂡", "tts": False, "flags": 1 << 15, "embeds": [None, 1.5]}
    written = write(body)
    assert isinstance(written, str)
    assert json.loads(written) == body


async def test_the_pictures_of_old_messages_are_forgotten(packer: Packer) -> None:
    specs = (await packer.pack(CHART)).specs
    for message_id in range(2001):
        packer.shown[message_id] = specs
    # The picture of the oldest message is sent once more.
    stays = [(await packer.pack(CHART, message_id=number)).stays for number in (0, 1, 2000)]
    assert stays == [False, True, True]


async def test_only_emojis_that_are_missing_or_old_are_uploaded_and_all_are_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = (None, Card.parse("7H"), Card.parse("AS"))
    drawn = {name_emoji(card): bytes([at]) for at, card in enumerate(cards)}
    monkeypatch.setattr("cogs.sending.emojis.draw_emojis", lambda: drawn)
    monkeypatch.setattr("cogs.sending.emojis.DRAWN_AT", DRAWN_AT)
    deleted: list[int] = []

    class Present:
        def __init__(self, name: str, number: int, created_at: datetime) -> None:
            self.name, self.id, self.created_at = name, number, created_at

        async def delete(self) -> None:
            deleted.append(self.id)

    class Discord:
        def __init__(self) -> None:
            back, seven, _ = drawn
            older = DRAWN_AT - timedelta(seconds=1)
            self.emojis = [Present(back, 1, DRAWN_AT), Present(seven, 2, older)]
            self.made: list[tuple[str, bytes]] = []

        async def fetch_application_emojis(self) -> list[Present]:
            return self.emojis

        async def create_application_emoji(self, *, name: str, image: bytes) -> Present:
            self.made.append((name, image))
            return Present(name, 10 + len(self.made), DRAWN_AT)

    client: Any = Discord()
    emojis = Emojis()
    with capture_logs() as logs:
        await emojis.sync(client)
    assert deleted == [2]
    assert client.made == list(drawn.items())[1:]
    assert [int(emojis.written[card]["id"]) for card in cards] == [1, 11, 12]
    assert [(line["event"], line["number"]) for line in logs] == [("emojis uploaded", 2)]
