"""What each command and each button without a game passes on, compared whole, in a server and in direct messages."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial
from typing import Any

import discord
import pytest
from discord.app_commands import CommandInvokeError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ports import Person, Place, Press, Refusal
from bot.screens.lesson import LAST
from bot.screens.scores import BoardChoice
from bot.service.terms import Terms
from cogs.commands.challenges import CHALLENGE
from cogs.sending.panel import InteractionPanel
from cogs.sending.reply import Reply
from data.boards import Sort
from data.periods import Period
from data.records import ServerPreferences
from engine.computer import Level
from tests.cogs.at_once import Finger, press
from tests.cogs.club import Club
from tests.cogs.desk import post, screen

PASSED_ON = (
    "asking.answer",
    "asking.end",
    "asking.leave",
    "choosing.choose",
    "choosing.choose_for_server",
    "choosing.choose_role",
    "forgetting.export",
    "forgetting.forget",
    "kicking.kick",
    "looking.open_cards",
    "moving_down.move_down",
    "opening.open_lobby",
    "presses.press",
    "reviewing.review",
    "scores.load_board",
    "scores.load_record",
    "solo.start",
)
"""The methods of the service that the commands and buttons call."""


PRO: dict[str, Any] = {"level": "pro", "holes": 9}


TURNED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("golf", "page", "", {}),
    ("golfm", "period", "month", {"period": Period.MONTH}),
    ("golfm", "sort", "best", {"sort": Sort.BEST}),
]
"""What the buttons and menus of a leaderboard change in its choice."""


class Gate:
    """Stores each call that reaches the service, and refuses it."""

    def __init__(self, club: Club, patch: pytest.MonkeyPatch, *, moderates: bool = False) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self._press_id = 0
        # In this channel moderators have no rights, and Ann has them if she is none.
        self._elsewhere = club.guild.create_text_channel("elsewhere").id
        manage = discord.Permissions(manage_messages=True).value
        allow, deny = (0, manage) if moderates else (manage, 0)
        overwrite = Overwrite(
            target_id=club.ann.id, type=OverwriteType.MEMBER, allow=allow, deny=deny
        )
        club.env.backend.set_overwrite(self._elsewhere, overwrite)
        self._panels: dict[int, str] = {}
        self._reply = club.bot.front.reply
        patch.setattr(club.bot.front, "reply", self._note)
        for name in PASSED_ON:
            part, _, method = name.partition(".")
            patch.setattr(
                getattr(club.application.service, part), method, partial(self._refuse, name)
            )

    def _note(self, interaction: Any, **options: Any) -> Reply:
        reply = self._reply(interaction, **options)
        self._press_id = interaction.id
        panels = reply.panels
        self._panels = {
            id(panels.panel): "panel",
            id(panels.pressed): "pressed",
            id(panels.whispered): "whispered",
        }
        return reply

    async def _refuse(self, name: str, *values: Any, **options: Any) -> Any:
        named = {key: self._name(value) for key, value in options.items()}
        self.calls.append((name, *map(self._name, values), named))
        raise Refusal("refusals-over")

    def _name(self, value: Any) -> Any:
        """Return a value that can be compared: a panel of this press gives a word."""
        if isinstance(value, Press):
            return {field.name: self._name(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, InteractionPanel):
            return self._panels.get(id(value), "a panel of another press")
        if value == self._press_id:
            return "this press"
        if callable(value):
            person, elsewhere = value(), value(self._elsewhere)
            assert elsewhere == replace(person, moderator=elsewhere.moderator)
            return person, elsewhere.moderator
        return value


async def test_what_is_typed_in_a_server(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(club, monkeypatch)
    guild_id, channel_id = club.guild.id, club.channel.id
    ann = Person(club.ann.id, "Ann", language="en-US")
    board = BoardChoice(ann.user_id)
    namesake = club.guild.add_member(club.env.create_user("anna"), nick="Ann")
    month = BoardChoice(ann.user_id, Period.MONTH, "pagat", 18, Sort.WINS)
    typed: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
        ("table", {}, ("moving_down.move_down", channel_id, ann, {})),
        ("cards", {}, ("looking.open_cards", channel_id, ann, "panel", {})),
        ("leave", {}, ("asking.leave", channel_id, ann, {})),
        ("kick", {"player": club.bob}, ("kicking.kick", channel_id, ann, club.bob.id, {})),
        ("end", {}, ("asking.end", guild_id, channel_id, (ann, True), None, {})),
        ("end", {"game": "8f3k"}, ("asking.end", guild_id, channel_id, (ann, True), "8f3k", {})),
        ("review", {}, ("reviewing.review", guild_id, ann, None, "panel", {})),
        ("review", {"game": "8f3k"}, ("reviewing.review", guild_id, ann, "8f3k", "panel", {})),
        ("scores", {}, ("scores.load_board", guild_id, board, {})),
        (
            "scores",
            {"period": "month", "rules": "pagat", "holes": 18, "sort": "wins"},
            ("scores.load_board", guild_id, month, {}),
        ),
        (
            "scores",
            {"player": namesake},
            ("scores.load_record", guild_id, namesake.id, {"own": False}),
        ),
        (
            "scores",
            {"player": club.ann},
            ("scores.load_record", guild_id, ann.user_id, {"own": True}),
        ),
        ("preferences", {}, ("choosing.choose", ann.user_id, [], {})),
        (
            "preferences",
            {"text": "on", "direct_messages": "off", "reminders": "on", "invitations": "off"},
            (
                "choosing.choose",
                ann.user_id,
                ["pictures:off", "direct:off", "reminders:on", "invitations:off"],
                {},
            ),
        ),
        ("preferences", {"text": "off"}, ("choosing.choose", ann.user_id, ["pictures:on"], {})),
    ]
    for name, options, call in typed:
        await club.command(club.ann, name, **options)
        assert (name, gate.calls) == (name, [call])
        gate.calls.clear()
    with club.expected_raise(CommandInvokeError):
        await club.command(club.ann, "export")
    assert gate.calls == [("forgetting.export", ann.user_id, {})]


async def test_what_is_typed_to_open_a_table(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(club, monkeypatch)
    guild_id, channel_id = club.guild.id, club.channel.id
    await club.store.people.save_server(
        ServerPreferences(guild_id, ruleset="pagat", holes=18, clock_s=45)
    )
    bob = f"<@{club.bob.id}>"
    every = {"holes": 3, "rules": "card_commons", "clock": 0, "hints": True, "with": bob}
    named = ["ruleset", "holes", "clock_s", "hints"]
    typed: list[tuple[dict[str, Any], Terms, tuple[int, ...]]] = [
        ({}, Terms("pagat", 18, 45, hints=False, named=[]), ()),
        ({"holes": 9}, Terms("pagat", 9, 45, hints=False, named=["holes"]), ()),
        (every, Terms("card_commons", 3, None, hints=True, named=named), (club.bob.id,)),
    ]
    asked = {
        "person": Person(club.ann.id, "Ann", language="en-US"),
        "guild_id": guild_id,
        "channel_id": channel_id,
    }
    for options, terms, called in typed:
        await club.command(club.ann, "start", **options)
        assert gate.calls == [("opening.open_lobby", asked | {"terms": terms, "called": called})]
        gate.calls.clear()
    club.last = await club.ann.context_menu(club.channel, CHALLENGE.message, club.bob)
    terms = typed[0][1]
    assert gate.calls == [
        ("opening.open_lobby", asked | {"terms": terms, "called": (club.bob.id,)})
    ]


async def test_what_is_pressed_and_typed_where_a_server_is_not_needed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(club, monkeypatch, moderates=True)
    await club.make_moderator(club.ann, manage_guild=True, manage_messages=True)
    await club.command(club.ann, "privacy")
    here = club.whisper()
    await club.ask_bot(club.ann, "privacy")
    there = club.whisper()
    solo = {"holes": None, "level": Level.CLUB, "press_id": "this press", "panel": "panel"}
    for message, guild_id in ((here, club.guild.id), (there, 0)):
        ann = Person(club.ann.id, "Ann", moderator=bool(guild_id), language="en-US")
        pressed: list[tuple[str, str, tuple[Any, ...]]] = [
            ("golf:::prefs:direct:off", "", ("choosing.choose", ann.user_id, ["direct:off"], {})),
            ("golfm:::prefs:language", "de", ("choosing.choose", ann.user_id, ["language:de"], {})),
            ("golf:::forget:yes", "", ("forgetting.forget", ann, {})),
            (
                f"golf:::learn:{LAST}:solo",
                "",
                ("solo.start", ann, solo | {"guild_id": guild_id, "level": Level.ROOKIE}),
            ),
            (
                "golf:::aside:askleave:8f3k",
                "",
                ("asking.answer", guild_id, (ann, False), "askleave", "8f3k", {}),
            ),
        ]
        board = BoardChoice(ann.user_id, page=2)
        if guild_id:
            server = ("choosing.choose_for_server", guild_id)
            pressed += [
                ("golfm:::server:holes", "18", (*server, "holes", "18", {})),
                ("golf:::server:pictures:off", "", (*server, "pictures:off", "", {})),
                *(
                    (
                        f"{kind}:::scores:{what}:{board.write()}",
                        chosen,
                        ("scores.load_board", guild_id, replace(board, **changed), {}),
                    )
                    for kind, what, chosen, changed in TURNED
                ),
            ]
        for custom_id, chosen, call in pressed:
            await press(club, Finger(club.ann, message, custom_id, chosen))
            assert (custom_id, gate.calls) == (custom_id, [call])
            gate.calls.clear()
        options: dict[str, Any]
        for options, wanted in (({}, {}), (PRO, PRO | {"level": Level.PRO})):
            ask = club.command if guild_id else club.ask_bot
            await ask(club.ann, "solo", **options)
            assert gate.calls == [("solo.start", ann, solo | wanted | {"guild_id": guild_id})]
            gate.calls.clear()


async def test_what_is_pressed_on_a_message_of_a_game(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(club, monkeypatch)
    await club.make_moderator(club.ann)
    await club.command(club.ann, "privacy")
    here = club.whisper()
    await club.ask_bot(club.ann, "privacy")
    there = club.whisper()
    aloud = await post(club, screen("Aloud"))
    for message, place in ((aloud, Place.TABLE), (here, Place.PANEL), (there, Place.PANEL)):
        in_server = message is not there
        for custom_id, key, argument in (
            ("golf:8f3k:2-17:swap3", "2-17", ""),
            ("golfm:8f3k:0-0:addlevel", "0-0", "pro"),
        ):
            await press(club, Finger(club.ann, message, custom_id, argument))
            wanted = {
                "press_id": "this press",
                "person": Person(club.ann.id, "Ann", moderator=in_server, language="en-US"),
                "place": place,
                "channel_id": message.handle.channel.id,
                "message_id": message.id,
                "game_id": "8f3k",
                "key": key,
                "action": custom_id.split(":")[-1],
                "argument": argument,
                "panel": "panel",
                "pressed": "pressed",
                "whispered": "whispered",
            }
            assert gate.calls == [("presses.press", wanted, {})]
            gate.calls.clear()
