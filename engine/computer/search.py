"""Looking ahead: what every way to play a turn is worth, by what the next seat can make of it.

While nobody is out, each option is followed by the next seat's best reply, over all ranks it may draw, and the column
values say what the position after that is worth. Once a hole is ending, the unseen cards say it.
"""

from __future__ import annotations

from engine.actions import DISCARD, DRAW, SWAPS, TAKES, Action
from engine.computer.aim import WinTheGame
from engine.computer.columns import COLUMN_OF, DOWN, Column, Columns
from engine.computer.endgame import after_last_turn, best_gains, last_turn
from engine.computer.level import Skill
from engine.computer.position import Position
from engine.computer.reply import Discards, Reply, placings
from engine.computer.unseen import Unseen
from engine.computer.values import ColumnValues, Row, Table


class Search:
    """The options of seat 0 in one position. Values are its points minus the mean of the others'; lower is better."""

    def __init__(
        self, position: Position, table: Table, skill: Skill, aim: WinTheGame | None = None
    ) -> None:
        """``table`` holds the column values for the ruleset and the number of seats.

        With an ``aim`` values are chances not to win the game instead of points.
        """
        self._position, self._skill, self._aim = position, skill, aim
        self._table = ColumnValues(table, position.unseen)
        self._unseen = position.unseen
        self._columns: Columns = position.layouts[0]
        self._share = 1.0 / (position.seats - 1)
        self._replies: dict[bool, Reply] = {}
        self._mover: dict[bool, tuple[Row, float, Row, float]] = {}
        self._before_reply: dict[bool, tuple[Row, float]] = {}
        self._endings: dict[int, float] = {}

    def values(self) -> dict[Action, float]:
        """Values of ``Draw`` and each ``Take``, or with a drawn card of each ``Swap`` and ``Discard``."""
        position, unseen = self._position, self._unseen
        if position.drawn is not None:
            put, thrown = self._uses(position.drawn, unseen)
            return {**dict(zip(SWAPS, put, strict=True)), DISCARD: thrown}
        changing = self._skill.counts_on and (
            position.turns_left is not None or position.down[0] == 1
        )
        drawing = 0.0
        for rank, chance in unseen.chances:
            put, thrown = self._uses(rank, unseen.after_draw(rank) if changing else unseen)
            drawing += chance * min(thrown, *put)
        values: dict[Action, float] = {DRAW: drawing}
        if position.top is not None:
            values |= zip(TAKES, self._placings(position.top, unseen), strict=True)
        return values

    def _uses(self, rank: int, unseen: Unseen) -> tuple[list[float], float]:
        """Values of putting a drawn card into each slot, and of discarding it."""
        if self._position.turns_left is not None:
            thrown = self._closing(self._columns, ((rank, 1.0),), unseen)
        else:
            thrown = self._playing_on(None, 0, shown=False, discards=((rank, 1.0),))
        return self._placings(rank, unseen), thrown

    def _placings(self, rank: int, unseen: Unseen) -> list[float]:
        """Values of putting a card into each slot."""
        ranks = self._position.ranks
        known: dict[tuple[int, int, int], float] = {}
        found = []
        for slot in range(6):
            old, kept = ranks[slot], ranks[(slot + 3) % 6]
            key = (old, kept, rank)
            if key not in known:
                known[key] = self._placing(slot % 3, old, COLUMN_OF[kept][rank], unseen)
            found.append(known[key])
        return found

    def _placing(self, place: int, old: int, new: Column, unseen: Unseen) -> float:
        position = self._position
        shown = old == DOWN
        if position.turns_left is not None or (shown and position.down[0] == 1):
            columns = list(self._columns)
            columns[place] = new
            discards = unseen.down_chances if shown else ((old, 1.0),)
            return self._closing((columns[0], columns[1], columns[2]), discards, unseen)
        discards = self._unseen.down_chances if shown else ((old, 1.0),)
        return self._playing_on(place, new, shown=shown, discards=discards)

    # --- Nobody is out -------------------------------------------------------------------------

    def _playing_on(
        self, place: int | None, new: Column, *, shown: bool, discards: Discards
    ) -> float:
        """Value of an option after the next seat's best reply."""
        if not self._skill.sees_reply:
            return self._left_alone(place, new, shown=shown)
        if shown not in self._replies:
            self._replies[shown] = self._reply(shown=shown)
            self._mover[shown] = self._mover_rows(shown=shown)
        row0, sum0, row1, sum1 = self._mover[shown]
        if place is None:
            own0, own1 = sum0, sum1
        else:
            old = self._columns[place]
            own0 = sum0 - row0[old] + row0[new]
            own1 = sum1 - row1[old] + row1[new]
        if self._position.down[1] == 1:
            own1 = self._mover_at_end(place, new)
        points = self._replies[shown].value(own0, own1, self._share, discards)
        return points if self._aim is None else self._aim.playing_on(points, shown=shown)

    def _left_alone(self, place: int | None, new: Column, *, shown: bool) -> float:
        """Value of an option by the column values alone, as they are before the next seat's turn."""
        known = self._before_reply.get(shown)
        if known is None:
            position = self._position
            down = self._down_after(shown, False)
            row = self._table.row(position.seats - 1, down[0], self._near(0, down))
            others = 0.0
            for seat in range(1, position.seats):
                near = self._near(seat, down)
                layout = position.layouts[seat]
                others += self._table.total(seat - 1, down[seat], near, layout)
            now = sum(row[column] for column in self._columns) - self._share * others
            known = self._before_reply[shown] = row, now
        row, now = known
        return now if place is None else now - row[self._columns[place]] + row[new]

    def _near(self, seat: int, down: list[int]) -> int:
        """Face-down cards of the opponent of a seat who is nearest to going out."""
        return min(count for other, count in enumerate(down) if other != seat)

    def _down_after(self, shown: bool, replied: bool) -> list[int]:
        down = self._position.down.copy()
        down[0] -= shown
        down[1] -= replied
        return down

    def _mover_rows(self, *, shown: bool) -> tuple[Row, float, Row, float]:
        """The mover's column values, and its sum, if the reply turns up no card and if it turns up one."""
        wait = self._position.seats - 2
        down0, down1 = self._down_after(shown, False), self._down_after(shown, True)
        row0 = self._table.row(wait, down0[0], self._near(0, down0))
        row1 = self._table.row(wait, down1[0], self._near(0, down1))
        a, b, c = self._columns
        return row0, row0[a] + row0[b] + row0[c], row1, row1[a] + row1[b] + row1[c]

    def _reply(self, *, shown: bool) -> Reply:
        position, unseen = self._position, self._unseen
        wait = position.seats - 1
        columns = position.layouts[1]
        near = self._near(1, self._down_after(shown, False))
        stay_row = self._table.row(wait, position.down[1], near)
        turn_row = self._table.row(wait, position.down[1] - 1, near)
        stay, turn = placings(columns, stay_row, turn_row)
        keep = sum(stay_row[column] for column in columns)
        others1 = self._others(shown, True)
        if position.down[1] == 1:
            expected = tuple(map(unseen.expected, range(len(stay_row))))
            _, turn = placings(columns, expected, expected)
            others1 = sum(self._at_end(seat, take=seat == 2) for seat in range(2, position.seats))
        return Reply(stay, turn, keep, unseen, (self._others(shown, False), others1))

    def _others(self, shown: bool, replied: bool) -> float:
        """Sum of the column values of all but the mover and the next seat, once these have played."""
        down = self._down_after(shown, replied)
        total = 0.0
        for seat in range(2, self._position.seats):
            near = self._near(seat, down)
            total += self._table.total(seat - 2, down[seat], near, self._position.layouts[seat])
        return total

    def _mover_at_end(self, place: int | None, new: Column) -> float:
        """Expected final points of the mover's layout if the next seat goes out now."""
        unseen = self._unseen
        now = 0.0
        for at, column in enumerate(self._columns):
            now += unseen.expected(new if at == place else column)
        if self._position.at_once:
            return now
        gains = [
            unseen.gains(new if at == place else column) for at, column in enumerate(self._columns)
        ]
        best = list(map(max, *gains))
        return after_last_turn(unseen, now, best, take=self._position.seats == 2)

    # --- Somebody is out -----------------------------------------------------------------------

    def _closing(self, columns: Columns, discards: Discards, unseen: Unseen) -> float:
        """Value once the mover's layout has become these columns and will not change any more."""
        position = self._position
        left = (position.seats if position.turns_left is None else position.turns_left) - 1
        if position.at_once:
            left = 0
        rest = 0.0
        for seat in range(1, position.seats):
            if seat > left:
                rest += sum(map(unseen.expected, position.layouts[seat]))
            elif seat > 1:
                rest += self._at_end(seat, take=False)
            elif self._skill.counts_on:
                rest += self._next_exactly(discards, unseen)
            else:
                rest += self._next_at_end(discards)
        points = sum(map(unseen.expected, columns)) - self._share * rest
        return points if self._aim is None else self._aim.closing(points, columns, left)

    def _next_exactly(self, discards: Discards, unseen: Unseen) -> float:
        columns = self._position.layouts[1]
        turned = discards is unseen.down_chances
        total = 0.0
        for rank, chance in discards:
            left = unseen.after_turning(rank) if turned else unseen
            total += chance * last_turn(left, columns, rank)
        return total

    def _next_at_end(self, discards: Discards) -> float:
        unseen, columns = self._unseen, self._position.layouts[1]
        best = best_gains(unseen, columns)
        now = sum(map(unseen.expected, columns))
        drawing = sum(chance * max(best[rank], 0.0) for rank, chance in unseen.chances)
        return now - sum(chance * max(best[rank], drawing) for rank, chance in discards)

    def _at_end(self, seat: int, *, take: bool) -> float:
        """Expected final points of another seat once the hole is ending, quickly."""
        key = 2 * seat + take
        if key not in self._endings:
            unseen, columns = self._unseen, self._position.layouts[seat]
            now = sum(map(unseen.expected, columns))
            if not self._position.at_once:
                now = after_last_turn(unseen, now, best_gains(unseen, columns), take=take)
            self._endings[key] = now
        return self._endings[key]
