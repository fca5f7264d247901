"""Scenes of a player's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.contest.play import end, give_up
from bot.screens.cards import (
    cards_screen,
    gone_screen,
    moved_to_channel_screen,
    newer_screen,
    parted_screen,
)
from bot.screens.first_turns import choose_help
from bot.screens.own_cards import own_screen
from engine import Discard, Draw, EndReason, Swap, Take
from tests.bot.tables import game, lobby, played
from tests.golden.scenes.setting import (
    ENGLISH,
    after,
    cast,
    finished,
    laid,
    on_last_turn,
    privately,
    scored,
    to_opening,
    with_players,
)
from tests.golden.scenes.writing import Scene


def scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    yield from _of_the_opening()
    yield from _of_a_turn()
    yield from _of_the_end()
    yield from _of_a_private_game()
    yield from _of_help()


def _of_the_opening() -> Iterator[Scene]:
    begun = game(3, hints=True)
    for turned in (0, 1, 2):
        contest = to_opening(begun, turned)
        for seat in range(2):
            yield (
                f"{turned} cards are turned up: seat {seat}",
                cards_screen(contest, seat, cast(contest)),
            )
    yield (
        "the opening in words, for somebody who waits",
        cards_screen(begun, 2, cast(begun, text=True)),
    )


def _of_a_turn() -> Iterator[Scene]:
    contest = laid(seat=1, discards="QD 4C", stock="5D", hints=True)
    yield "one's turn", cards_screen(contest, 1, cast(contest))
    yield "one's turn in words", cards_screen(contest, 1, cast(contest, text=True))
    yield (
        "choosing a place for the discard, with a note",
        cards_screen(contest, 1, cast(contest), taking=True, note="A note."),
    )
    yield "while another plays", cards_screen(contest, 0, cast(contest))
    yield (
        "while another plays, and a press on Take that came too late",
        cards_screen(contest, 0, cast(contest), taking=True),
    )
    yield "while another plays, in words", cards_screen(contest, 2, cast(contest, text=True))
    drawn = after(contest, (1, Draw()))
    yield "a card is drawn", cards_screen(drawn, 1, cast(drawn))
    yield "a card is drawn, in words", cards_screen(drawn, 1, cast(drawn, text=True))
    yield "another has drawn, in words", cards_screen(drawn, 2, cast(drawn, text=True))
    swapped = after(drawn, (1, Swap(4)))
    yield "after one's turn", cards_screen(swapped, 1, cast(swapped))
    yield "the next turn, in words", cards_screen(swapped, 2, cast(swapped, text=True))
    away = after(with_players(swapped, (1, 2), autopilot=True), (2, Draw()), (2, Discard()))
    yield "after two autopilots, in words", cards_screen(away, 0, cast(away, text=True))
    later = laid(seat=2, scorecard=[(12, -3, 7), (5, 20, 0)])
    yield "in a later hole, one's turn", cards_screen(later, 2, cast(later))
    yield "in a later hole, while another plays", cards_screen(later, 1, cast(later))
    even = laid(seat=2, scorecard=[(12, -3, 7), (5, 3, 0)])
    yield "in a later hole, with no points so far", cards_screen(even, 1, cast(even))
    last = on_last_turn()
    for seat in range(3):
        yield f"last turns: seat {seat}", cards_screen(last, seat, cast(last))
    yield "last turns in words", cards_screen(last, 1, cast(last, text=True))
    taken = after(last, (1, Take(0)))
    yield "the last turn is over", cards_screen(taken, 1, cast(taken))


def _of_the_end() -> Iterator[Scene]:
    first, contest = scored(3), scored(3, 2)
    yield "hole 1 is scored", cards_screen(first, 1, cast(first))
    yield "hole 2 is scored", cards_screen(contest, 1, cast(contest))
    yield "hole 2 is scored, in words", cards_screen(contest, 1, cast(contest, text=True))
    over = finished(4)
    for seat in range(4):
        yield f"the game is over: seat {seat}", cards_screen(over, seat, cast(over))
    yield "the game is over, in words", cards_screen(over, 0, cast(over, text=True))
    shared = finished(3, winners=2)
    for seat in shared.public_view.winners:
        yield f"a shared win: seat {seat}", cards_screen(shared, seat, cast(shared))
    layouts = ("KH KS 2H AC 2S AD", "KD KC 3D 3C 2C (QH)")
    below = laid(layouts, seat=1, out_seat=0, discards="9D 8H", holes=3, scorecard=[(-4, 0)] * 2)
    below = after(below, (1, Draw()), (1, Discard()))
    for seat in range(2):
        yield (
            f"the winner has less than nothing: seat {seat}",
            cards_screen(below, seat, cast(below)),
        )
    left = played(give_up(scored(3), 1))
    yield "somebody who left", cards_screen(left, 1, cast(left))
    for reason in EndReason:
        ended = end(scored(3), reason)
        yield f"{reason}", cards_screen(ended, 0, cast(ended))
    ended = end(scored(3), EndReason.ABANDONED)
    yield "abandoned, in words", cards_screen(ended, 0, cast(ended, text=True))
    yield "one has left", gone_screen(ENGLISH)
    yield "the bot has left the server", parted_screen(ENGLISH)
    yield "a newer message", newer_screen(ENGLISH)
    yield "direct messages are off now", moved_to_channel_screen(over, ENGLISH)


def _of_a_private_game() -> Iterator[Scene]:
    begun = privately(game(1, 1, holes=3))
    seat = begun.seat_of(11)
    assert seat is not None
    yield "a private game begins", own_screen(begun, seat, cast(begun))
    turn = privately(laid(seat=1, discards="QD 4C", stock="5D"))
    yield "a private game: another plays", own_screen(turn, 0, cast(turn))
    yield "a private game: a turn with a note", own_screen(turn, 1, cast(turn), note="A note.")
    yield (
        "a private game: a place for the discard",
        own_screen(turn, 1, cast(turn), taking=True),
    )
    moved = after(turn, (1, Draw()), (1, Swap(4)))
    yield "a private game: after a turn, in words", own_screen(moved, 2, cast(moved, text=True))
    over = privately(scored(2))
    yield "a private game: a hole is scored", own_screen(over, 0, cast(over), note="A note.")
    yield "a private game is over", own_screen(privately(finished(2)), 0, cast(over))
    table = privately(lobby())
    yield "a private game before its deal", own_screen(table, 0, cast(table))
    yield "a private game was left", own_screen(over, None, cast(over))
    second = privately(after(scored(2), (0, over.view(0).legal[0])))
    yield "a private game: the next hole begins", own_screen(second, 0, cast(second))


def _of_help() -> Iterator[Scene]:
    begun = game(2)
    layouts = ("7H (2S) 9D (3C) KD (QH)", "(4D) 8C 10H 5S 9H (AH)")
    yield "help in the opening", ENGLISH.tell(choose_help(begun.view(begun.to_act[0])))
    for card in ("7D", "2C", "2D", "KC", "AC", "3S", "4C", "6C", "7C", "QC", "JH", "9C"):
        told = []
        top = laid(layouts, seat=0, discards=card)
        told.append(ENGLISH.tell(choose_help(top.view(0))))
        held = after(laid(layouts, seat=0, discards="5C", stock=card), (0, Draw()))
        told.append(ENGLISH.tell(choose_help(held.view(0))))
        yield f"help about {card}", "\n".join(told)
    paired = laid(("7H (2S) 9D 7S KD (QH)", layouts[1]), seat=0, discards="7D")
    tens = laid(("7H (2S) 10D (3C) KD (QH)", layouts[1]), seat=0, discards="JD")
    yield "help about a jack above a ten", ENGLISH.tell(choose_help(tens.view(0)))
    yield "help about a third seven", ENGLISH.tell(choose_help(paired.view(0)))
    top = laid(layouts, seat=0, discards="9C")
    held = after(laid(layouts, seat=0, discards="5C", stock="9C"), (0, Draw()))
    new = replace(cast(top), is_new=True)
    yield "a beginner's turn", own_screen(top, 0, new)
    yield "a beginner's note", own_screen(top, 0, new, note="A note.")
    yield "a beginner in words", own_screen(held, 0, replace(new, text=True))
    yield "a beginner waits", own_screen(top, 1, new)
    private = privately(top)
    yield "a beginner's private game", own_screen(private, 0, replace(cast(private), is_new=True))
