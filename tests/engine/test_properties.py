"""Whatever is played, at any table, the rules agree with each other and nothing hidden is shown."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import (
    DECK,
    RULESETS,
    Event,
    Game,
    GameWon,
    HoleScored,
    Phase,
    RuleError,
    audit,
    decide,
    dumps,
    evolve,
    legal_actions,
    loads,
    redact,
    score,
    verify_shuffle,
    view_for,
)
from engine.actions import DISCARD, DRAW, Action

from .hidden import cards_named, cards_visible, dealt_otherwise
from .positions import (
    ALL_ACTIONS,
    EVERY_TABLE,
    cards_in_play,
    greedy,
    new,
    play_out,
    random_player,
)

SEEDS = st.integers(0, 2**32 - 1)


class AnyGame(RuleBasedStateMachine):
    """A game at any table. Sometimes people leave and games are stopped."""

    game: Game
    rng: random.Random

    @initialize(table=st.sampled_from(EVERY_TABLE), seed=SEEDS, data=st.data())
    def deal(self, table: Any, seed: int, data: st.DataObject) -> None:
        ruleset, seats = table
        assert RULESETS[ruleset.key] is ruleset
        computers = data.draw(st.sets(st.integers(0, seats - 1), max_size=seats - 1))
        holes = data.draw(st.sampled_from(ruleset.holes_offered))
        self.rng = random.Random(seed)
        self.game = new(
            ruleset, seats, secret=self.rng.randbytes(32), holes=holes, computers=computers
        )

    # --- What can happen ---

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act))
        self.play(seat, data.draw(st.sampled_from(self.game.legal_actions(seat))))

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=SEEDS, actions=st.integers(5, 60), wild=st.booleans())
    def play_on(self, seed: int, actions: int, wild: bool) -> None:
        """Play many actions in a row, because otherwise no game would come to an end."""
        choose = random_player(random.Random(seed)) if wild else greedy
        for _ in range(actions):
            if self.game.is_over:
                return
            seat = self.rng.choice(self.game.to_act)
            self.play(seat, choose(self.game.view(seat)))

    @precondition(lambda self: self.game.phase in (Phase.DRAW, Phase.PLACE))
    @rule(turns=st.integers(20, 60))
    def wait(self, turns: int) -> None:
        """Let everybody draw and discard, so that the stock runs out."""
        for _ in range(turns):
            for action in (DRAW, DISCARD):
                (seat,) = self.game.to_act
                if action in self.game.legal_actions(seat):
                    self.play(seat, action)
                if self.game.phase is Phase.HOLE_OVER or self.game.is_over:
                    return

    @precondition(lambda self: not self.game.is_over)
    @rule(seat=st.integers(0, 11))
    def leave(self, seat: int) -> None:
        before = self.game.state
        try:
            events = self.game.give_up(seat)
        except RuleError:
            assert self.game.state is before
        else:
            self.look(before, events)

    @precondition(lambda self: not self.game.is_over)
    @rule(really=st.integers(0, 19))
    def stop(self, really: int) -> None:
        if really == 13:
            before = self.game.state
            self.look(before, self.game.stop())

    @rule()
    def replay(self) -> None:
        """Check that the events alone are enough, in the middle of a turn and after the end."""
        assert Game.replay(self.game.events) == self.game

    def play(self, seat: int, action: Action) -> None:
        before = self.game.state
        self.look(before, self.game.play(seat, action))

    # --- What must hold after each event ---

    def look(self, state: Any, events: tuple[Event, ...]) -> None:
        pack = DECK * state.setup.decks
        assert events
        for event in events:
            state = evolve(state, event)
            assert cards_in_play(state) == sorted(pack)
            assert len(state.discards) >= 1
            for viewer in (None, *self.onlookers(event)):
                public = repr(redact(event, viewer))
                assert cards_named(public).keys() <= cards_visible(state, viewer).keys()
                assert repr(state.setup.secret) not in public
            if isinstance(event, HoleScored):
                self.check_score(event)
        assert state == self.game.state

    def onlookers(self, event: Event) -> set[int]:
        """Return the seat that an event is about, and one other seat."""
        seat = getattr(event, "seat", 0)
        return {seat, (seat + self.rng.randrange(1, self.game.seats)) % self.game.seats}

    def check_score(self, event: HoleScored) -> None:
        assert event.scores == tuple(map(score, event.layouts))
        assert all(-6 <= points <= 60 for points in event.scores)
        assert self.game.scorecard[event.hole - 1] == event.scores

    @invariant()
    def legality_agrees_and_refusals_change_nothing(self) -> None:
        game, state = self.game, self.game.state
        to_act = []
        for seat in range(-1, game.seats + 1):
            legal = legal_actions(state, seat)
            assert len(set(legal)) == len(legal)
            if legal:
                to_act.append(seat)
            for action in ALL_ACTIONS:
                try:
                    assert decide(state, seat, action)
                except RuleError as refusal:
                    assert action not in legal
                    assert str(refusal).endswith(".")  # noqa: PT017  (a sentence, whatever the refusal)
                else:
                    assert action in legal
        assert tuple(to_act) == game.to_act
        for seat in range(game.seats):
            wrong = next(
                action for action in ALL_ACTIONS if action not in legal_actions(state, seat)
            )
            events = game.events
            with pytest.raises(RuleError):
                game.play(seat, wrong)
            assert game.state is state
            assert game.events == events

    @invariant()
    def nothing_hidden_is_in_any_view(self) -> None:
        state = self.game.state
        for viewer in (None, *range(state.setup.seats)):
            view = self.game.view(viewer)
            shown = repr(view)
            assert cards_named(shown) == cards_visible(state, viewer)
            assert cards_named(str(view)).keys() <= cards_visible(state, viewer).keys()
            assert repr(state.setup.secret) not in shown
            assert state.setup.secret.hex() not in shown
            # Its counts do not depend on the hidden cards either.
            assert view_for(dealt_otherwise(state, viewer, self.rng), viewer) == view

    @invariant()
    def the_state_makes_sense(self) -> None:
        game = self.game
        assert bool(game.to_act) == (not game.is_over)
        assert (game.phase is Phase.OPENING) <= (game.turn == 0)
        assert (game.state.drawn is not None) >= (game.phase is Phase.PLACE)
        assert 1 <= game.hole <= game.holes
        assert len(game.scorecard) in (game.hole - 1, game.hole)
        assert game.totals == tuple(
            sum(scores[seat] for scores in game.scorecard) for seat in range(game.seats)
        )

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        game = self.game
        assert Game.replay(game.events) == game
        assert loads(dumps(game.events)) == game.events
        audit(game.events)
        verify_shuffle(game.secret, game.state.setup.entropy, game.events)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=60,
    stateful_step_count=12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize(("ruleset", "seats"), EVERY_TABLE)
def test_every_random_game_ends_with_a_sensible_scorecard(ruleset: Any, seats: int) -> None:
    game = new(ruleset, seats, secret=random.Random(seats).randbytes(32))
    play_out(game, random_player(random.Random(seats)))
    last = game.events[-1]
    assert isinstance(last, GameWon)
    assert (last.totals, last.winners) == (game.totals, game.winners)
    assert len(game.scorecard) == 9
    assert all(len(scores) == seats for scores in game.scorecard)
    assert all(-6 <= points <= 60 for scores in game.scorecard for points in scores)
    assert [game.totals[seat] for seat in game.winners] == [min(game.totals)] * len(game.winners)
    assert Game.replay(loads(dumps(game.events))) == game
