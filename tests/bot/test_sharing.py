"""The host's settings for several processes, and the part of each process."""

from __future__ import annotations

import pytest

from bot.program.settings import BadSettings, load_settings
from bot.program.sharing import EXAMPLES, choose_territory, read_shards, share_out
from cogs.share import Share
from data.shards import WHOLE, Shards


@pytest.mark.parametrize(
    ("written", "count", "ids"),
    [
        ("0-3/16", 16, {0, 1, 2, 3}),
        ("5/16", 16, {5}),
        ("0, 4-5,15/16", 16, {0, 4, 5, 15}),
        ("3", 3, {0, 1, 2}),
        ("0/1", 1, {0}),
    ],
)
def test_shards_are_written_as_ranges(written: str, count: int, ids: set[int]) -> None:
    assert read_shards(written) == Shards(count, frozenset(ids))


def test_nothing_is_said_about_shards() -> None:
    assert read_shards("") is None
    assert choose_territory(None) is WHOLE
    assert choose_territory(Shards(2, frozenset({0, 1}))) is WHOLE
    assert choose_territory(Shards(2, frozenset({1}))) == Shards(2, frozenset({1}))


@pytest.mark.parametrize(("count", "processes"), [(16, 4), (16, 3), (5, 5), (7, 2), (1, 1)])
def test_processes_that_are_alike_share_all_shards_evenly(count: int, processes: int) -> None:
    shares = [read_shards(str(count), processes, f"golf-{index}") for index in range(processes)]
    dealt = [sorted(share.ids) for share in shares if share is not None]
    assert sorted(shard for ids in dealt for shard in ids) == list(range(count))
    sizes = [len(ids) for ids in dealt]
    assert max(sizes) - min(sizes) <= 1
    assert read_shards(str(count), processes, "0") == shares[0]


@pytest.mark.parametrize(
    ("written", "processes", "process"),
    [
        ("16/16", None, ""),
        ("3-1/16", None, ""),
        ("a", None, ""),
        ("0", None, ""),
        ("0/0", None, ""),
        ("-1/4", None, ""),
        ("0-3/16", 4, "0"),
        ("", 4, "0"),
        ("16", 4, ""),
        ("16", 4, "golf"),
        ("16", 4, "4"),
        ("2", 4, "0"),
        ("16", None, "1"),
        ("99999999", None, ""),
    ],
)
def test_what_makes_no_sense_is_refused(written: str, processes: int | None, process: str) -> None:
    with pytest.raises(ValueError, match=r"\w{4}") as refused:
        read_shards(written, processes, process)
    if written in ("a", "0", "0/0", "99999999"):
        assert str(refused.value) == EXAMPLES


@pytest.mark.parametrize("cuts", [[(0, 16)], [(0, 4), (4, 16)], [(0, 1), (1, 2), (2, 16)]])
def test_all_processes_together_stay_within_what_discord_allows(
    cuts: list[tuple[int, int]],
) -> None:
    shares = [share_out(Shards(16, frozenset(range(*cut))), 50.0) for cut in cuts]
    assert sum(share.requests_per_s for share in shares) == pytest.approx(50.0)
    assert shares[0].requests_per_s > 25  # this process sends all direct messages
    assert share_out(None, 50.0) == Share(None, None, 50.0)
    assert share_out(Shards(16, frozenset(range(16))), 50.0) == Share(16, None, 50.0)
    assert share_out(Shards(4, frozenset({3, 1})), 40.0) == Share(4, (1, 3), 10.0)
    assert share_out(Shards(4, frozenset({0})), 40.0) == Share(4, (0,), 25.0)


def test_settings_say_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GOLF_PROCESSES", "GOLF_PROCESS", "GOLF_DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GOLF_SHARDS", "0-3/16")
    with pytest.raises(BadSettings, match="PostgreSQL"):
        load_settings(None)
    monkeypatch.setenv("GOLF_DATABASE_URL", "postgresql://golf@host/golf")
    assert load_settings(None).own_shards == Shards(16, frozenset({0, 1, 2, 3}))
    monkeypatch.setenv("GOLF_SHARDS", "everything")
    with pytest.raises(BadSettings, match="write 0-3/16"):
        load_settings(None)
    monkeypatch.setenv("GOLF_SHARDS", "16")
    monkeypatch.setenv("GOLF_DATABASE_URL", "sqlite:///golf.db")
    assert load_settings(None).own_shards is not None
