"""Decides which servers belong to a process, when several processes of one bot share a PostgreSQL database.

Discord numbers its connections to a bot (*shards*). A server's id determines the server's shard, and all direct
messages come to shard 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, literal_column, true

_SHIFT: Final = 22
"""A server's id without this number of low bits determines its shard."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards of a bot, such as those that one process serves."""

    count: int
    """The number of shards of the whole bot."""
    ids: frozenset[int]

    def __post_init__(self) -> None:
        if not self.ids or not all(0 <= shard < self.count for shard in self.ids):
            raise ValueError(f"{sorted(self.ids)} are not shards of {self.count}")

    @property
    def is_whole(self) -> bool:
        """Whether these are all shards of the bot."""
        return len(self.ids) == self.count

    @property
    def has_direct(self) -> bool:
        """Whether direct messages come to these shards."""
        return 0 in self.ids

    def shard_of(self, guild_id: int) -> int:
        """Return the shard to which a server belongs, even if another process serves this shard."""
        return (guild_id >> _SHIFT) % self.count

    def has_guild(self, guild_id: int) -> bool:
        """Whether a server belongs to these shards."""
        return self.is_whole or self.shard_of(guild_id) in self.ids

    def covers(self, guild_id: ColumnElement[int]) -> ColumnElement[bool]:
        """Return ``has_guild`` as a condition on a column of server ids."""
        if self.is_whole:
            return true()
        return (guild_id.op(">>")(literal_column(str(_SHIFT))) % self.count).in_(sorted(self.ids))


WHOLE: Final = Shards(1, frozenset({0}))
"""The one shard of a bot that has one process."""
