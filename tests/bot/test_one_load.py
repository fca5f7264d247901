"""A press is loaded once, changed by one step and committed once, even if it ends an autopilot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.contest import Contest
from bot.games.live_games import LiveGames
from bot.ports import Answer, Person, Place, Press, Refusal
from bot.ports.button_meanings import AsideWord, Word, word_of
from bot.service import Application
from bot.service.terms import Terms
from data.games import Games
from data.store import Store
from engine import Phase
from tests.bot.scripted import ANN, BOB, CHANNEL, GUILD, Nowhere


class Counted:
    """Counts loads and commits of games."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loads = self.commits = 0
        find, commit = LiveGames.find, Games.commit

        async def counted_find(games: LiveGames, game_id: str) -> Contest | None:
            self.loads += 1
            return await find(games, game_id)

        async def counted_commit(games: Games, *values: Any) -> None:
            self.commits += 1
            await commit(games, *values)

        monkeypatch.setattr(LiveGames, "find", counted_find)
        monkeypatch.setattr(Games, "commit", counted_commit)

    def take(self) -> tuple[int, int]:
        """Return the loads and commits since the last call."""
        found = self.loads, self.commits
        self.loads = self.commits = 0
        return found


class Game:
    """A game of Ann and Bob with hints, before its first draw."""

    def __init__(self, app: Application, game_id: str) -> None:
        self.app, self.game_id = app, game_id
        self._press_id = 100

    async def now(self) -> Contest:
        """Return the current game."""
        return await self.app.games.get(self.game_id)

    async def press(
        self,
        user_id: int,
        word: str,
        *,
        place: Place = Place.TABLE,
        key: str = "",
        chosen: str = "",
    ) -> Answer:
        """Press a button of the game as a person. The default ``key`` is the current one."""
        self._press_id += 1
        contest = self.app.games.refresh(await self.now()) if not key else None
        return await self.app.service.presses.press(
            Press(
                self._press_id,
                Person(user_id, f"Player {user_id}"),
                place,
                CHANNEL,
                1,
                self.game_id,
                key or (contest.key if contest else ""),
                word,
                chosen,
            )
        )

    async def to_move(self) -> int:
        """Return the person whose turn it is."""
        game = await self.now()
        user_id = game.record.players[game.to_act[0]].user_id
        assert user_id is not None
        return user_id

    async def send_away(self, user_id: int) -> None:
        """Let an autopilot play for a person."""

        def step(game: Contest) -> Contest:
            seat = game.seat_of(user_id)
            assert seat is not None
            return game.with_player(
                seat, replace(game.record.players[seat], autopilot=True, lapses=3)
            )

        await self.app.games.change(self.game_id, step)

    async def is_away(self, user_id: int) -> bool:
        """Whether an autopilot plays for a person."""
        game = await self.now()
        return any(one.autopilot for one in game.record.players if one.user_id == user_id)


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    """Return a game in which Ann and Bob have turned up their first cards."""
    async with await Store.open(f"sqlite:///{tmp_path / 'golf.db'}") as store:
        app = Application(store, Nowhere(), computer_pace_s=0, edit_gap_s=0)
        game_id, *_ = await app.service.opening.open_lobby(
            person=Person(ANN, "Ann"),
            guild_id=GUILD,
            channel_id=CHANNEL,
            terms=Terms("card_commons", holes=3, clock_s=90, hints=True),
        )
        game = Game(app, game_id)
        await game.press(BOB, Word.JOIN)
        await game.press(ANN, Word.BEGIN)
        while (now := await game.now()).started_state.phase is Phase.OPENING:
            seat = now.to_act[0]
            user_id = now.record.players[seat].user_id
            assert user_id is not None
            await game.press(user_id, word_of(now.view(seat).legal[0]))
        yield game
        await app.close()


@pytest.fixture
def counted(game: Game, monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Count from the first draw on."""
    assert game.game_id
    return Counted(monkeypatch)


@pytest.mark.parametrize("place", list(Place))
@pytest.mark.parametrize("away", [False, True])
async def test_a_move_is_one_load_and_one_commit(
    game: Game, counted: Counted, place: Place, away: bool
) -> None:
    mover = await game.to_move()
    if away:
        await game.send_away(mover)
    key, version = (await game.now()).key, (await game.now()).record.version
    counted.take()
    await game.press(mover, "draw", place=place, key=key)
    assert counted.take() == (1, 1)
    now = await game.now()
    assert now.record.version == version + 1
    assert now.started_state.phase is Phase.PLACE
    assert not await game.is_away(mover)


async def test_a_look_is_one_load_and_no_commit(game: Game, counted: Counted) -> None:
    mover, key = await game.to_move(), (await game.now()).key
    for word in (Word.CARDS, Word.TAKE, Word.RULES, Word.MOTION, Word.HINT):
        counted.take()
        await game.press(mover, word, key=key)
        assert (word, *counted.take()) == (word, 1, 0)


@pytest.mark.parametrize("word", [Word.CARDS, Word.TAKE, Word.RULES, Word.MOTION, Word.HINT])
async def test_a_look_after_autopilot_is_one_load_and_one_commit(
    game: Game, counted: Counted, word: Word
) -> None:
    mover, key = await game.to_move(), (await game.now()).key
    await game.send_away(mover)
    counted.take()
    await game.press(mover, word, key=key)
    assert counted.take() == (1, 1)
    assert not await game.is_away(mover)


@pytest.mark.parametrize(
    ("word", "chosen"),
    [
        *((word, "") for word in Word if word not in (Word.MORE, Word.JOIN, Word.CARDS)),
        *((Word.MORE, word) for word in (Word.MOVE_DOWN, Word.RULES, Word.END)),
        ("draw", ""),
        ("swap3", ""),
        ("nonsense", ""),
    ],
)
async def test_whatever_somebody_presses_they_are_back(
    game: Game, counted: Counted, word: str, chosen: str
) -> None:
    """This holds for refused presses too. Then only the end of the autopilot is committed."""
    other = ANN if await game.to_move() == BOB else BOB
    await game.send_away(other)
    before = await game.now()
    counted.take()
    refused = False
    try:
        await game.press(other, word, key="1-0", chosen=chosen)
    except Refusal:
        refused = True
    assert counted.take() == (1, 1)
    assert not await game.is_away(other)
    if refused:
        assert (await game.now()).events == before.events


async def test_leaving_after_autopilot_is_one_load_and_one_commit(
    game: Game, counted: Counted
) -> None:
    other = ANN if await game.to_move() == BOB else BOB
    await game.send_away(other)
    counted.take()
    await game.app.service.asking.answer(
        GUILD, lambda _: Person(other, "Other"), AsideWord.LEAVE, game.game_id
    )
    assert counted.take() == (1, 1)
    assert not (await game.now()).is_playing


async def test_the_next_hole_after_autopilot_is_one_load_and_one_commit(
    game: Game, counted: Counted
) -> None:
    dice = Random(1)
    while not (now := await game.now()).hole_is_over:
        legal = now.view(now.to_act[0]).legal
        await game.press(await game.to_move(), word_of(dice.choice(legal)))
    await game.send_away(BOB)
    counted.take()
    answer = await game.press(BOB, Word.NEXT_HOLE, key=now.key)
    assert counted.take() == (1, 1)
    assert (await game.now()).hole == 2
    assert answer.update is not None
