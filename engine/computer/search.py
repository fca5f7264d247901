"""The search: values every way to play a turn, by the next seat's best reply to it.

The best reply is found for every rank that the next seat may draw. The position after it is worth a sum of column
values, which a network corrects. With two seats, close actions for a drawn card are valued again by the next seat's own
search. Once the mover's layout is final, the chances of the unseen cards give the points at the end of the hole.
"""

from __future__ import annotations

from engine.actions import DISCARD, DRAW, SWAPS, TAKES, Action
from engine.computer.aim import WinTheGame
from engine.computer.best_reply import BestReply, Discards, placings
from engine.computer.closing import Closing
from engine.computer.columns import COLUMN_OF, DOWN, Column, Columns
from engine.computer.compact_view import CompactView, ranks_of
from engine.computer.correction import Correction, Network
from engine.computer.last_turn import after_last_turn
from engine.computer.level import Skill
from engine.computer.unseen import Unseen
from engine.computer.values import CROWDED, ColumnValues, Row, Table, with_crowd


class Search:
    """Values every action of seat 0, the mover: the mover's expected points minus the average of the other seats.

    Lower is better. Methods share arguments: the action changes the column at ``place`` (0 to 2, or ``None``) into
    ``new``. ``shown`` says whether the action turns up a card. ``discards`` are the ranks that it may leave on the
    pile, with their chances.
    """

    def __init__(
        self,
        position: CompactView,
        table: Table,
        skill: Skill,
        network: Network | None = None,
        crowding: float = 0.0,
    ) -> None:
        """``table`` and ``network`` must be for the ruleset and the number of seats. No network means no correction.

        ``values.CROWDING`` has the ``crowding`` for a ruleset.
        """
        self._position, self._skill = position, skill
        self._aim: WinTheGame | None = None
        self._columns_worth, self._network = table, network if skill.corrects else None
        self._table = ColumnValues(table, position.unseen)
        self._correction = Correction(self._network, position) if self._network else None
        self._unseen = position.unseen
        self._columns: Columns = position.layouts[0]
        self._crowding = crowding if skill.counts_crowd and position.seats in CROWDED else 0.0
        self._share = 1.0 / (position.seats - 1)
        self._replies: dict[bool, BestReply] = {}
        self._mover: dict[bool, tuple[Row, float, Row, float]] = {}
        self._before_reply: dict[bool, tuple[Row, float]] = {}
        self._end = Closing(position, skill)
        self._by_draw: dict[int, float] = {}
        self._asked: dict[tuple[Column, Column, int], float] = {}

    def values(self) -> dict[Action, float]:
        """Return the values of ``Draw`` and each ``Take``, or, if a card is drawn, of each ``Swap`` and ``Discard``."""
        position, unseen = self._position, self._unseen
        if position.drawn is not None:
            playing = position.turns_left is None
            if self._network and position.seats == 2 and playing and not self._asked:
                self._ask_about_close(position.drawn)
            put, thrown = self._uses(position.drawn, unseen)
            return {**dict(zip(SWAPS, put, strict=True)), DISCARD: thrown}
        drawing = sum(chance * self.by_draw()[rank] for rank, chance in unseen.chances)
        values: dict[Action, float] = {DRAW: drawing}
        if position.top is not None:
            values |= zip(TAKES, self._placings(position.top, unseen), strict=True)
        return values

    def chances_not_to_win(self, aim: WinTheGame) -> dict[Action, float]:
        """Return each action's chance not to win the game, with a little for points. This must be its last hole."""
        self._aim, self._by_draw = aim, {}
        return self.values()

    def by_draw(self) -> dict[int, float]:
        """Return, by rank, the value of drawing this rank at the start of a turn and using it in the best way."""
        if not self._by_draw:
            position, unseen = self._position, self._unseen
            changing = self._skill.counts_on and (
                position.turns_left is not None or position.down[0] == 1
            )
            for rank, _ in unseen.chances:
                put, thrown = self._uses(rank, unseen.after_draw(rank) if changing else unseen)
                self._by_draw[rank] = min(thrown, *put)
        return self._by_draw

    def by_turned_up(self, slot: int, rank: int) -> dict[int, float]:
        """Return the value of putting ``rank`` into a face-down slot, by the rank of the card turned up there."""
        position, place = self._position, slot % 3
        new = COLUMN_OF[position.ranks[(slot + 3) % 6]][rank]
        columns = list(self._columns)
        columns[place] = new
        after = (columns[0], columns[1], columns[2])
        ending = position.turns_left is not None or position.down[0] == 1
        return {
            found: self._closing(after, ((found, 1.0),), self._unseen)
            if ending
            else self._playing_on(place, new, shown=True, discards=((found, 1.0),))
            for found, _ in self._unseen.down_chances
        }

    def _closing(self, columns: Columns, discards: Discards, unseen: Unseen) -> float:
        """Return the value of an action after which the mover's layout has these columns and cannot change any more."""
        points = self._end.points(columns, discards, unseen)
        if self._aim is None:
            return points
        return self._aim.closing(points, columns, self._end.turns_left)

    def _uses(self, rank: int, unseen: Unseen) -> tuple[list[float], float]:
        """Return the values of putting a drawn card of ``rank`` into each slot, and the value of discarding it."""
        if self._position.turns_left is not None:
            thrown = self._closing(self._columns, ((rank, 1.0),), unseen)
        else:
            thrown = self._playing_on(None, 0, shown=False, discards=((rank, 1.0),))
        return self._placings(rank, unseen), thrown

    def _placings(self, rank: int, unseen: Unseen) -> list[float]:
        """Return, by slot, the value of putting a card of ``rank`` there."""
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

    def _playing_on(
        self, place: int | None, new: Column, *, shown: bool, discards: Discards
    ) -> float:
        """Return an action's value after the next seat's best reply. The class explains the arguments."""
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
        if self._correction is not None:
            points = self._correct(self._correction, place, new, discards, points, shown=shown)
        return points if self._aim is None else self._aim.playing_on(points, shown=shown)

    def _correct(
        self,
        correction: Correction,
        place: int | None,
        new: Column,
        discards: Discards,
        points: float,
        *,
        shown: bool,
    ) -> float:
        """Return ``points`` plus the network's correction, or what the next seat's search has found instead."""
        at = 0 if place is None else place
        discard = DOWN if shown else discards[0][0]
        columns = list(self._columns)
        if place is not None:
            columns[place] = new
        asked = self._asked.get((self._columns[at], columns[at], discard))
        if asked is not None:
            return asked
        after = (columns[0], columns[1], columns[2])
        down = self._position.down[0] - shown
        return points + correction.points(after, at, down, discard, points)

    def _ask_about_close(self, rank: int) -> None:
        """Value the good uses of a drawn card again, by the next seat's own search, if they are nearly equal."""
        aim, self._aim = self._aim, None
        put, thrown = self._uses(rank, self._unseen)
        self._aim = aim
        close = min(thrown, *put) + self._skill.asks_within
        ranks, down = self._position.ranks, self._position.down[0]
        asking: dict[tuple[Column, Column, int], tuple[Columns, int]] = {}
        for slot in range(6):
            old, place = ranks[slot], slot % 3
            shown = old == DOWN
            if put[slot] <= close and not (shown and down == 1):
                columns = list(self._columns)
                columns[place] = COLUMN_OF[ranks[(slot + 3) % 6]][rank]
                key = (self._columns[place], columns[place], old)
                asking[key] = (columns[0], columns[1], columns[2]), down - shown
        if thrown <= close:
            asking[self._columns[0], self._columns[0], rank] = self._columns, down
        if len(set(put) | {thrown}) > 1 and sum(value <= close for value in {*put, thrown}) > 1:
            for key, (after, left) in asking.items():
                self._asked[key] = self._ask_next_seat(after, left, key[2])

    def _ask_next_seat(self, columns: Columns, down: int, discard: int) -> float:
        """Return the mover's points minus the other seat's, as the other seat's own search expects them.

        ``discard`` may be ``DOWN``: any unseen card, which was just turned up.
        """
        position = self._position
        theirs = CompactView(
            ranks=ranks_of(position.layouts[1]),
            layouts=[position.layouts[1], columns],
            down=[position.down[1], down],
            unseen=position.unseen,
            top=None,
            drawn=None,
            turns_left=None,
            at_once=position.at_once,
        )
        search = Search(theirs, self._columns_worth, self._skill, self._network)
        drawing = search.values()[DRAW]
        found = self._unseen.down_chances if discard == DOWN else ((discard, 1.0),)
        return -sum(
            chance * min(drawing, *search._placings(rank, theirs.unseen)) for rank, chance in found
        )

    def _left_alone(self, place: int | None, new: Column, *, shown: bool) -> float:
        """Return an action's value by the column values, without a reply. The class explains the arguments."""
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

    def _near(self, seat: int, down: list[int]) -> float:
        """Return how many face-down cards the opponent of ``seat`` has that is nearest to going out.

        ``down`` has the number for every seat. If several opponents are near, ``with_crowd`` may lower the
        result.
        """
        counts = down[:seat] + down[seat + 1 :]
        near = min(counts)
        return with_crowd(near, counts, self._crowding) if self._crowding else near

    def _down_after(self, shown: bool, replied: bool) -> list[int]:
        down = self._position.down.copy()
        down[0] -= shown
        down[1] -= replied
        return down

    def _mover_rows(self, *, shown: bool) -> tuple[Row, float, Row, float]:
        """Return all column values and the mover's sum, for a reply that turns up no card, then for one that does."""
        wait = self._position.seats - 2
        down0, down1 = self._down_after(shown, False), self._down_after(shown, True)
        row0 = self._table.row(wait, down0[0], self._near(0, down0))
        row1 = self._table.row(wait, down1[0], self._near(0, down1))
        a, b, c = self._columns
        return row0, row0[a] + row0[b] + row0[c], row1, row1[a] + row1[b] + row1[c]

    def _reply(self, *, shown: bool) -> BestReply:
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
            others1 = sum(
                self._end.of_seat(seat, take=seat == 2) for seat in range(2, position.seats)
            )
        return BestReply(stay, turn, keep, unseen, (self._others(shown, False), others1))

    def _others(self, shown: bool, replied: bool) -> float:
        """Return the sum of the column values of all seats after the next one, once the next seat has replied.

        ``shown`` says whether the mover turns up a card, and ``replied`` whether the next seat does.
        """
        down = self._down_after(shown, replied)
        total = 0.0
        for seat in range(2, self._position.seats):
            near = self._near(seat, down)
            total += self._table.total(seat - 2, down[seat], near, self._position.layouts[seat])
        return total

    def _mover_at_end(self, place: int | None, new: Column) -> float:
        """Return the mover's expected final points if the next seat goes out. The class explains the arguments."""
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
