"""How long a name is kept, and when Discord is asked again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from inspect import signature
from typing import Any

import pytest

from bot.games.casting import cast_of
from bot.games.names import FALLBACK, Names
from bot.ports import Unavailable
from bot.program.connecting import persevere
from cogs.sending.emojis import Emojis
from cogs.sending.lateness import Lateness
from cogs.sending.messenger import DiscordMessenger
from cogs.sending.parcel import Packer
from cogs.sending.requests import Budget
from tests.bot.bare import ANN as HOST
from tests.bot.bare import BOB, CY, Bare, bare, words
from tests.bot.bare import GUILD as PLACE
from tests.bot.scripted import Nowhere

__all__ = ["bare"]
GUILD, ANN = 1, 2


class Register(Nowhere):
    """Knows who is in the server, and which names were asked for."""

    def __init__(self) -> None:
        self.here: dict[int, str] = {}
        self.asked: list[int] = []
        self.is_away = False

    async def fetch_member_name(self, guild_id: int, user_id: int) -> str | None:
        self.asked.append(user_id)
        if self.is_away:
            raise Unavailable("503")
        return self.here.get(user_id)

    async def fetch_member_names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        self.asked += user_ids
        if self.is_away:
            raise Unavailable("503")
        return {user_id: self.here[user_id] for user_id in user_ids if user_id in self.here}


class Clock:
    """A clock that changes only when it is set."""

    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


async def test_the_names_of_a_large_server_are_all_kept() -> None:
    register = Register()
    names = Names(register, clock=Clock())
    for user_id in range(2000):
        names.learn(GUILD, user_id, str(user_id))
    assert await names.look_up(GUILD, 0) == "0"
    assert register.asked == []


async def test_a_name_is_believed_for_an_hour() -> None:
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)
    register.here[ANN] = "Ann"
    assert await names.look_up(GUILD, ANN) == "Ann"
    register.here[ANN] = "Anna"
    clock.now_s = 3599
    assert await names.look_up(GUILD, ANN) == "Ann"
    clock.now_s = 3601
    assert await names.look_up(GUILD, ANN) == "Anna"
    assert register.asked == [ANN, ANN]


async def test_somebody_who_joins_the_server_is_found_after_five_minutes() -> None:
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)
    assert await names.look_up_member(GUILD, ANN) is None
    assert await names.look_up_members(GUILD, [ANN]) == {ANN: None}
    register.here[ANN] = "Ann"
    clock.now_s = 299
    assert await names.look_up_member(GUILD, ANN) is None
    clock.now_s = 301
    assert await names.look_up_members(GUILD, [ANN]) == {ANN: "Ann"}
    assert register.asked == [ANN, ANN]


async def test_an_outage_is_over_within_a_minute() -> None:
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)
    register.here[ANN], register.is_away = "Ann", True
    assert await names.look_up(GUILD, ANN) == FALLBACK
    register.is_away = False
    clock.now_s = 60
    assert await names.look_up(GUILD, ANN) == "Ann"


@pytest.mark.parametrize(
    "kind",
    [Names, Budget, Budget.limit, Packer, DiscordMessenger, Emojis, Lateness, persevere],
    ids=lambda kind: kind.__name__,
)
def test_what_lasts_is_measured_by_a_clock_that_never_turns_back(kind: Any) -> None:
    assert signature(kind).parameters["clock"].default is time.monotonic


async def test_a_known_name_is_shown_while_discord_is_away_and_asked_for_every_half_minute() -> (
    None
):
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)
    names.learn(GUILD, ANN, "Ann")
    register.here[ANN], register.is_away = "Anna", True
    shown = []
    for clock.now_s in (3601, 3602, 3630, 3632):
        shown.append(await names.look_up(GUILD, ANN))
    assert (shown, register.asked) == (["Ann"] * 4, [ANN, ANN])
    register.is_away, clock.now_s = False, 3663
    assert await names.look_up(GUILD, ANN) == "Anna"


async def test_nobody_asks_for_a_person_who_was_forgotten() -> None:
    register = Register()
    names = Names(register)
    assert await names.look_up_member(GUILD, -5) is None
    assert await names.look_up_members(GUILD, [-5]) == {-5: None}
    assert register.asked == []


async def test_several_who_are_not_there_are_looked_for_again_after_five_minutes() -> None:
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)
    register.here[ANN] = "Ann"
    people = [ANN, ANN + 1, -5]
    assert await names.look_up_members(GUILD, people) == {ANN: "Ann", ANN + 1: None, -5: None}
    clock.now_s = 299
    await names.look_up_members(GUILD, people)
    assert register.asked == [ANN, ANN + 1]
    register.here[ANN + 1] = "Bob"
    clock.now_s = 301
    assert (await names.look_up_members(GUILD, people))[ANN + 1] == "Bob"
    assert register.asked == [ANN, ANN + 1, ANN + 1]
    clock.now_s = 3601
    await names.look_up_members(GUILD, people)
    assert register.asked == [ANN, ANN + 1, ANN + 1, ANN]


async def test_during_an_outage_who_had_left_stays_away_and_others_keep_their_last_name() -> None:
    register, clock = Register(), Clock()
    names = Names(register, clock=clock)
    register.here[ANN] = "Ann"
    await names.look_up_members(GUILD, [ANN, ANN + 1])
    register.is_away, clock.now_s = True, 3601
    known = {ANN: "Ann", ANN + 1: None}
    assert await names.look_up_members(GUILD, [*known, 7, -5]) == known | {7: FALLBACK, -5: None}


async def test_people_without_a_name_are_numbered_as_they_sit_and_the_host_is_the_first(
    bare: Bare,
) -> None:
    game_id = (await bare.open()).game_id
    for other in (CY, BOB):
        await bare.press(other, game_id, "join")
    for user_id, name in ((HOST, FALLBACK), (CY, "Cy"), (BOB, FALLBACK)):
        bare.app.names.learn(PLACE, user_id, name)
    cast = await bare.app.screens.cast(await bare.game(game_id))
    assert (cast.host, cast.names) == ("Player 1", ("Player 1", "Cy", "Player 3"))


async def test_the_names_on_ones_own_cards_are_those_of_the_server(bare: Bare) -> None:
    game = await bare.game(await bare.begin(BOB))
    for place in (0, PLACE, PLACE + 1):
        bare.app.names.learn(place, BOB, f"Bob of {place}")
        bare.app.names.learn(place, HOST, f"Ann of {place}")
    cast = await cast_of(game, bare.app.names)
    assert (cast.host, set(cast.names)) == ("Ann of 1", {"Ann of 1", "Bob of 1"})


async def test_a_host_who_sits_behind_a_computer_is_named_as_the_host(bare: Bare) -> None:
    game_id = (await bare.open()).game_id
    await bare.press(HOST, game_id, "addcpu")
    for other in (BOB, CY):
        await bare.press(other, game_id, "join", name=f"Player {other}")
    await bare.press(HOST, game_id, "leave")
    lobby = words(await bare.app.screens.make_lobby(await bare.game(game_id)))
    assert f"Hosted by **Player {BOB}** " in lobby
