"""The descriptions of pictures, for people who cannot see them or prefer words.

All functions return plain text, not Markdown. Names arrive as people typed them. They are cut, and characters that
would change the text around them are removed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bot.languages import ENGLISH, Phrase, Tongue, choose_tongue
from bot.languages.direction import LEFT_MARK, isolate, keep_left_to_right
from bot.words.name_labels import label
from bot.words.standings import choose_best_hole, rank_places
from bot.words.wording import clean_name
from engine import Card, Phase, SeatView, TableView

if TYPE_CHECKING:
    from bot.ports.pictures import EndPicture, MotionPicture, Spot

IN_ENGLISH: Final = choose_tongue(ENGLISH)
DESCRIPTION: Final = 1024
"""The longest description of a picture that Discord accepts, in UTF-16 units."""
NAME_LENGTHS: Final = (32, 24, 20, 16, 13, 11, 9, 7, 5, 3)
"""The lengths to which names are cut. The first one with which a description is short enough is used."""


def measure_length(text: str) -> int:
    """Return the length of a text as Discord counts it, in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def name_of(name: str, seat: int, tongue: Tongue = IN_ENGLISH, most: int = 32) -> str:
    """Return a player's name for plain text, cut to ``most`` characters; ``Seat 3`` if it has no visible character."""
    nobody = tongue.say("descriptions-seat", number=seat + 1)
    return isolate(clean_name(name, nobody, most), rtl=tongue.is_rtl)


def name_card(card: Card | None, tongue: Tongue = IN_ENGLISH) -> str:
    """Name a card in words: ``seven of hearts``. ``None`` is a card that is ``face down``."""
    if card is None:
        return tongue.say("descriptions-card-down")
    rank = Phrase(f"descriptions-rank-{card.rank}")
    suit = Phrase(f"descriptions-suit-{card.suit.name.lower()}")
    return tongue.say("descriptions-card", rank=rank, suit=suit)


def label_card(card: Card) -> str:
    """Return the label of a card for a button: ``7♥``.

    The suit is a plain sign and not an emoji, because the emoji of a spade is black on any background.
    """
    return f"{card}\N{VARIATION SELECTOR-15}"


@lru_cache(maxsize=4096)
def list_ranks(cards: tuple[Card | None, ...], tongue: Tongue = IN_ENGLISH) -> str:
    """Return the ranks of six cards in two rows: ``5 down 6 / Q down 3``. Suits are left out, because they never score.

    Each face-down card is the word ``down``, because screen readers skip most signs. The ranks run from left to right
    in every language, as the cards lie in pictures and the numbered buttons below them.
    """
    if not any(cards):
        return tongue.say("descriptions-all-down")
    down = tongue.say("descriptions-down")
    ranks = [down if card is None else card.rank_symbol for card in cards]
    if tongue.is_rtl:
        # After a word that runs from right to left, a digit would move to the other side of the word.
        ranks = [f"{LEFT_MARK}{rank}" for rank in ranks]
        return keep_left_to_right(f"{' '.join(ranks[:3])} {LEFT_MARK}/ {' '.join(ranks[3:])}")
    return f"{' '.join(ranks[:3])} / {' '.join(ranks[3:])}"


def is_scored(view: TableView) -> bool:
    """Whether a view shows a scored hole. A hole in which the game was stopped is not scored."""
    ended = view.phase in {Phase.HOLE_OVER, Phase.GAME_OVER}
    return ended and not any(seat.face_down for seat in view.seats)


def call_to_act(view: TableView, names: Sequence[str], tongue: Tongue = IN_ENGLISH) -> str:
    """Return a sentence that says whose turn it is and what they should do.

    After a hole or a game, the sentence says how it ended.
    """
    if view.stopped is not None:
        return tongue.say("descriptions-call-stopped")
    if view.phase is Phase.GAME_OVER:
        won = tuple(names[seat] for seat in view.winners)
        return tongue.say("descriptions-call-won", names=won, count=len(won))
    if view.phase is Phase.HOLE_OVER:
        return tongue.say("descriptions-call-hole-over")
    name = names[view.to_act[0]]
    if view.phase is Phase.OPENING:
        if len(view.to_act) > 1:
            return tongue.say("descriptions-call-opening-many", count=len(view.to_act))
        return tongue.say("descriptions-call-opening", name=name, count=count_left_to_open(view))
    key = "descriptions-call-drew" if view.phase is Phase.PLACE else "descriptions-call-turn"
    return tongue.say(key, name=name)


def count_left_to_open(view: TableView) -> int:
    """Return how many cards the player whose turn it is must still turn up in the opening."""
    return view.ruleset.opening_cards - 6 + view.seats[view.to_act[0]].face_down


def _list_flags(view: TableView, seat: SeatView, autopilot: Collection[int]) -> list[str]:
    flags = []
    if seat.went_out:
        flags.append("descriptions-flag-out")
    if seat.given_up:
        flags.append("descriptions-flag-left")
    elif seat.seat in autopilot:
        flags.append("descriptions-flag-autopilot")
    if view.is_over and seat.seat in view.winners:
        flags.append("descriptions-flag-winner")
    return flags


def describe_seat(
    view: TableView,
    seat: int,
    name: str,
    tongue: Tongue = IN_ENGLISH,
    *,
    autopilot: Collection[int] = (),
    most: int = 32,
) -> str:
    """Return a line about one seat: ``Ann: 5 down 6 / Q down 3 · shows 14 · total 34``.

    ``autopilot`` are the seats that an autopilot plays. The name is cut to ``most`` characters.
    """
    begin = label(name_of(name, seat, tongue, most), tongue)
    return f"{begin}{write_figures(view, seat, tongue, autopilot)}"


def write_figures(
    view: TableView, seat: int, tongue: Tongue = IN_ENGLISH, autopilot: Collection[int] = ()
) -> str:
    """Return the cards and points of a seat, without the name: ``5 down 6 / Q down 3 · shows 14 · total 34``.

    ``autopilot`` are the seats that an autopilot plays.
    """
    at = view.seats[seat]
    if is_scored(view):
        points = tongue.say("descriptions-hole-points", points=view.scorecard[-1][seat])
    else:
        points = tongue.say("descriptions-shows", points=at.showing)
    total = tongue.say("descriptions-total", points=at.total)
    flags = [tongue.say(key) for key in _list_flags(view, at, autopilot)]
    return " · ".join([list_ranks(at.cards, tongue), points, total, *flags])


def describe(
    view: TableView,
    names: Sequence[str],
    tongue: Tongue = IN_ENGLISH,
    *,
    last: Spot | None = None,
    autopilot: Collection[int] = (),
) -> str:
    """Return the table in words, at most 1,024 UTF-16 units long. Long names are cut until the text fits.

    ``last`` is the place of the card that was moved last, ``None`` if the text should not tell it. ``autopilot`` are
    the seats that an autopilot plays.
    """
    text = ""
    for most in NAME_LENGTHS:
        text = _describe_table(view, names, tongue, last, autopilot, most)
        if measure_length(text) <= DESCRIPTION:
            return text
    return cut(text)


def _describe_table(
    view: TableView,
    names: Sequence[str],
    tongue: Tongue,
    last: Spot | None,
    autopilot: Collection[int],
    most: int,
) -> str:
    short = [name_of(name, seat, tongue, most) for seat, name in enumerate(names)]
    sentences = [tongue.say("descriptions-hole", hole=view.hole, holes=view.holes)]
    if view.phase is Phase.OPENING and len(view.to_act) > 1:
        named = tongue.join_items(short[seat] for seat in view.to_act)
        sentences.append(tongue.say("descriptions-to-turn-over", names=named))
    else:
        call = call_to_act(view, short, tongue)
        sentences.append(tongue.say("descriptions-call", call=call))
    if not is_scored(view) and view.stopped is None:
        if view.out_seat is not None and view.last_turns:
            sentences.append(tongue.say("descriptions-last-turn", count=view.last_turns))
        sentences += _describe_piles(view, tongue)
        if last is not None:
            seat, slot = last
            sentences.append(tongue.say("descriptions-moved", name=short[seat], place=slot + 1))
    lines = [
        describe_seat(view, seat, name, tongue, autopilot=autopilot, most=most)
        for seat, name in enumerate(names)
    ]
    return "\n".join([tongue.join_sentences(*sentences), *lines])


def _describe_piles(view: TableView, tongue: Tongue) -> list[str]:
    assert view.top_discard is not None  # a hole was dealt
    return [
        tongue.say("descriptions-discard", card=name_card(view.top_discard, tongue)),
        tongue.say("descriptions-stock", count=view.stock_count),
    ]


def describe_hand(view: TableView, names: Sequence[str] = (), tongue: Tongue = IN_ENGLISH) -> str:
    """Return the viewer's own cards with their places, then a line for each other seat whose cards the view has.

    The text is at most 1,024 UTF-16 units long. ``ValueError`` for the view of an observer.
    """
    if view.viewer is None:
        raise ValueError("an observer has no cards to describe")
    seat = view.seats[view.viewer]
    cards = tongue.join_items(
        f"{slot} {name_card(card, tongue)}" for slot, card in enumerate(seat.cards, 1)
    )
    sentences = [
        tongue.say("descriptions-hole", hole=view.hole, holes=view.holes),
        tongue.say("descriptions-your-cards", cards=cards),
        tongue.say("descriptions-you-show", points=seat.showing, total=seat.total),
    ]
    if view.drawn is not None:
        sentences.append(tongue.say("descriptions-you-drew", card=name_card(view.drawn, tongue)))
    if view.top_discard is not None:
        sentences += _describe_piles(view, tongue)
    if seat.to_act and view.out_seat is not None:
        sentences.append(tongue.say("descriptions-your-last-turn"))
    own, text = tongue.join_sentences(*sentences), ""
    others = [at for at in view.seats[seat.seat + 1 :] + view.seats[: seat.seat] if at.cards]
    for most in NAME_LENGTHS:
        text = "\n".join([own, *(_describe_other(at, names, tongue, most) for at in others)])
        if measure_length(text) <= DESCRIPTION:
            return text
    return cut(text)


def _describe_other(seat: SeatView, names: Sequence[str], tongue: Tongue, most: int) -> str:
    name = name_of(names[seat.seat] if names else "", seat.seat, tongue, most)
    shows = tongue.say("descriptions-shows", points=seat.showing)
    return f"{label(name, tongue)}{list_ranks(seat.cards, tongue)} · {shows}"


def describe_end(spec: EndPicture) -> str:
    """Return the end of a game in words: the winner, the winning cards, all points, and the sentence about it."""
    view, text, tongue = spec.view, "", choose_tongue(spec.language)
    winners, best = view.winners, view.totals[view.winners[0]]
    ranked = rank_places(view.totals, [seat.seat for seat in view.seats if seat.given_up])
    order = sorted(range(len(spec.names)), key=lambda seat: (ranked[seat] or len(ranked) + 1, seat))
    cards = list_ranks(view.seats[winners[0]].cards, tongue)
    for most in NAME_LENGTHS:
        short = [name_of(name, seat, tongue, most) for seat, name in enumerate(spec.names)]
        won = call_to_act(view, short, tongue)
        lines = [tongue.say("descriptions-end", call=won, holes=view.holes)]
        lines.append(tongue.say("descriptions-winning-cards", cards=cards))
        for seat in order:
            place = name_place(ranked[seat], tongue)
            gap = isolate(f"+{view.totals[seat] - best}", rtl=tongue.is_rtl)
            behind = "" if seat in winners else f", {gap}"
            name = label(short[seat], tongue)
            lines.append(f"{place} {name}{tongue.write_number(view.totals[seat])}{behind}")
        hole, seat, points = choose_best_hole(view.scorecard)
        said = tongue.say("descriptions-best-hole", name=short[seat], points=points, hole=hole)
        text = "\n".join([*lines, said, *([spec.quote] if spec.quote else [])])
        if measure_length(text) <= DESCRIPTION:
            return text
    return cut(text)


def name_place(place: int | None, tongue: Tongue) -> str:
    """Return a rank for the beginning of a player's line: ``2.``.

    ``None`` stands for a player who has left: ``left``.
    """
    return tongue.say("descriptions-flag-left") if place is None else f"{place}."


def describe_motion(spec: MotionPicture) -> str:
    """Return the last turn of a hole in words: the card that came, the card that went, and the points."""
    tongue, at = choose_tongue(spec.language), spec.after.seats[spec.seat]
    name = name_of(spec.names[spec.seat], spec.seat, tongue)
    gone = name_card(spec.after.top_discard, tongue)
    if spec.slot is None:
        turn = tongue.say("descriptions-motion-discarded", name=name, card=gone)
    else:
        key = "descriptions-motion-took" if spec.taken else "descriptions-motion-drew"
        turn = tongue.say(key, name=name, came=name_card(at.cards[spec.slot], tongue), gone=gone)
    points, cards = spec.after.scorecard[-1][spec.seat], list_ranks(at.cards, tongue)
    end = tongue.say("descriptions-motion-end", cards=cards, points=points)
    return tongue.join_sentences(turn, end)


def cut(text: str) -> str:
    """Return a description, cut to the length that Discord accepts."""
    while measure_length(text) > DESCRIPTION:
        text = text[: DESCRIPTION - 1 - (measure_length(text) - len(text))].rstrip() + "…"
    return text
