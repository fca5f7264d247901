"""Which servers one process serves, when the processes of one bot share a PostgreSQL.

Discord numbers its connections (*shards*): a server belongs to the shard that its id gives, and all direct messages
come by shard 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, literal_column, true

_SHIFT: Final = 22
"""Discord leaves out the lower bits of a server's id when it works out the shard."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the shards of a bot."""

    count: int
    """Of the whole bot."""
    ids: frozenset[int]

    def __post_init__(self) -> None:
        if not self.ids or not all(0 <= shard < self.count for shard in self.ids):
            raise ValueError(f"{sorted(self.ids)} are not shards of {self.count}")

    @property
    def is_whole(self) -> bool:
        """Whether these are all shards, so that no other process serves any."""
        return len(self.ids) == self.count

    @property
    def has_direct(self) -> bool:
        """Whether direct messages come here."""
        return 0 in self.ids

    def has_guild(self, guild_id: int) -> bool:
        """Whether a server belongs here."""
        return self.is_whole or (guild_id >> _SHIFT) % self.count in self.ids

    def covers(self, guild_id: ColumnElement[int]) -> ColumnElement[bool]:
        """The same as a condition on a column with ids of servers."""
        if self.is_whole:
            return true()
        return (guild_id.op(">>")(literal_column(str(_SHIFT))) % self.count).in_(sorted(self.ids))


WHOLE: Final = Shards(1, frozenset({0}))
"""The whole bot in one process."""
