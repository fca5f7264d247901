"""The table in words, for people who cannot see the pictures or prefer words.

All functions return plain text, not markdown. Names come as people typed them. They are cut, and characters that
would change the text around them are removed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from bot.languages.direction import isolate
from bot.words.standings import best_hole, places
from bot.words.wording import plain_name, write_points
from engine import Card, Phase, SeatView, TableView

if TYPE_CHECKING:
    from bot.ports.pictures import EndPicture, FormChart, MotionPicture, ScorecardPicture

DESCRIPTION: Final = 1024
"""The longest description that Discord takes for a picture, in UTF-16 units."""
_NEWEST: Final = 20
"""The most scores of a chart that are put into words."""
_NAME_LENGTHS: Final = (32, 24, 20, 16, 13, 11, 9, 7, 5, 3)
"""Lengths of names, in the order in which they are tried until a description fits."""


def length(text: str) -> int:
    """Return the length of a text as Discord counts it, in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def name_of(name: str, seat: int, most: int = 32) -> str:
    """Return a name for plain text, cut to ``most`` characters; ``Seat 3`` if nothing is left of it."""
    return isolate(plain_name(name, f"Seat {seat + 1}", most))


def card_words(card: Card | None) -> str:
    """Return ``seven of hearts``, or ``face down``."""
    return "face down" if card is None else card.name


def card_label(card: Card) -> str:
    """Return ``7♥`` for a button. The suit is a letter and not an emoji, because an emoji of a spade is black on any
    ground.
    """
    return f"{card}\N{VARIATION SELECTOR-15}"


def layout_ranks(cards: Sequence[Card | None]) -> str:
    """Return ``5 down 6 / Q down 3``: six ranks, row by row. Suits never score.

    The word is said for each face-down card, because screen readers pass over most signs.
    """
    if not any(cards):
        return "all face down"
    ranks = ["down" if card is None else card.rank_symbol for card in cards]
    return f"{' '.join(ranks[:3])} / {' '.join(ranks[3:])}"


def is_scored(view: TableView) -> bool:
    """Whether the view shows a scored hole. A game that was stopped in the middle of a hole does not."""
    ended = view.phase in {Phase.HOLE_OVER, Phase.GAME_OVER}
    return ended and not any(seat.face_down for seat in view.seats)


def call(view: TableView, names: Sequence[str]) -> str:
    """Return what the table waits for, or how the game ended; empty if it waits for nobody."""
    if view.stopped is not None:
        return "Ended without a result"
    if view.phase is Phase.GAME_OVER:
        *others, last = (names[seat] for seat in view.winners)
        return f"{', '.join(others)} and {last} share the win" if others else f"{last} wins"
    if view.phase is Phase.HOLE_OVER:
        return "The hole is over"
    if not view.to_act:
        return ""
    name = names[view.to_act[0]]
    if view.phase is Phase.OPENING:
        if len(view.to_act) > 1:
            return f"{len(view.to_act)} players turn over cards"
        count = view.ruleset.opening_cards - 6 + view.seats[view.to_act[0]].face_down
        return f"{name} turns over {count} {'card' if count == 1 else 'cards'}"
    return f"{name} drew a card" if view.phase is Phase.PLACE else f"{name}’s turn"


def _flags(view: TableView, seat: SeatView, autopilot: Collection[int]) -> list[str]:
    flags = []
    if seat.went_out:
        flags.append("out")
    if seat.given_up:
        flags.append("left")
    elif seat.seat in autopilot:
        flags.append("autopilot")
    if view.is_over and seat.seat in view.winners:
        flags.append("winner")
    return flags


def seat_line(
    view: TableView, seat: int, name: str, *, autopilot: Collection[int] = (), most: int = 32
) -> str:
    """Return one seat in words: ``Ann: 5 down 6 / Q down 3 · shows 14 · total 34``."""
    return f"{name_of(name, seat, most)}: {seat_figures(view, seat, autopilot)}"


def seat_figures(view: TableView, seat: int, autopilot: Collection[int] = ()) -> str:
    """Return what a seat has in front of it: ``5 down 6 / Q down 3 · shows 14 · total 34``."""
    at = view.seats[seat]
    if is_scored(view):
        points = f"hole {write_points(view.scorecard[-1][seat])}"
    else:
        points = f"shows {write_points(at.showing)}"
    total = f"total {write_points(at.total)}"
    return " · ".join([layout_ranks(at.cards), points, total, *_flags(view, at, autopilot)])


def describe(
    view: TableView,
    names: Sequence[str],
    *,
    last: tuple[int, int] | None = None,
    autopilot: Collection[int] = (),
) -> str:
    """Return the table in words, at most 1,024 UTF-16 units long. Long names are cut until it fits."""
    text = ""
    for most in _NAME_LENGTHS:
        text = _table(view, names, last, autopilot, most)
        if length(text) <= DESCRIPTION:
            return text
    return _cut(text)


def _table(
    view: TableView,
    names: Sequence[str],
    last: tuple[int, int] | None,
    autopilot: Collection[int],
    most: int,
) -> str:
    short = [name_of(name, seat, most) for seat, name in enumerate(names)]
    sentences = [f"Hole {view.hole} of {view.holes}.", f"{call(view, short)}."]
    if view.phase is Phase.OPENING and len(view.to_act) > 1:
        sentences[1] = f"To turn over cards: {', '.join(short[seat] for seat in view.to_act)}."
    if not is_scored(view) and view.stopped is None:
        if view.out_seat is not None and view.last_turns:
            sentences.append(f"Last turn: {view.last_turns} left.")
        if view.top_discard is not None:
            sentences.append(f"Discard: {card_words(view.top_discard)}.")
        sentences.append(f"Stock: {view.stock_count}.")
        if last is not None:
            seat, slot = last
            sentences.append(f"Last moved: {short[seat]}, card {slot + 1}.")
    lines = [
        seat_line(view, seat, name, autopilot=autopilot, most=most)
        for seat, name in enumerate(names)
    ]
    return "\n".join([" ".join(part for part in sentences if part != "."), *lines])


def describe_hand(view: TableView, names: Sequence[str] = ()) -> str:
    """Return your own cards in words, with the number of each, then the others' that the view has, a line each.

    At most 1,024 UTF-16 units long. ``ValueError`` for an observer's view.
    """
    if view.viewer is None:
        raise ValueError("an observer has no cards to describe")
    seat = view.seats[view.viewer]
    cards = ", ".join(f"{slot} {card_words(card)}" for slot, card in enumerate(seat.cards, 1))
    sentences = [
        f"Hole {view.hole} of {view.holes}.",
        f"Your cards: {cards}.",
        f"You show {write_points(seat.showing)}, total {write_points(seat.total)}.",
    ]
    if view.drawn is not None:
        sentences.append(f"You drew the {card_words(view.drawn)}.")
    if view.top_discard is not None:
        sentences.append(f"Discard: {card_words(view.top_discard)}.")
        sentences.append(f"Stock: {view.stock_count}.")
    if seat.to_act and view.out_seat is not None:
        sentences.append("This is your last turn.")
    own, text = " ".join(sentences), ""
    others = [at for at in view.seats[seat.seat + 1 :] + view.seats[: seat.seat] if at.cards]
    for most in _NAME_LENGTHS:
        text = "\n".join([own, *(_other_line(at, names, most) for at in others)])
        if length(text) <= DESCRIPTION:
            return text
    return _cut(text)


def _other_line(seat: SeatView, names: Sequence[str], most: int) -> str:
    name = name_of(names[seat.seat] if names else "", seat.seat, most)
    return f"{name}: {layout_ranks(seat.cards)} · shows {write_points(seat.showing)}"


def describe_end(spec: EndPicture) -> str:
    """Return the end of a game in words: who won with which cards, the distances, the line to quote."""
    view, text = spec.view, ""
    winners, best = view.winners, view.totals[view.winners[0]]
    ranked = places(view.totals, [seat.seat for seat in view.seats if seat.given_up])
    order = sorted(range(len(spec.names)), key=lambda seat: (ranked[seat] or len(ranked) + 1, seat))
    for most in _NAME_LENGTHS:
        short = [name_of(name, seat, most) for seat, name in enumerate(spec.names)]
        lines = [f"{call(view, short)} after {view.holes} holes."]
        lines.append(f"Winning cards: {layout_ranks(view.seats[winners[0]].cards)}.")
        for seat in order:
            place = "left" if ranked[seat] is None else f"{ranked[seat]}."
            gap = "" if seat in winners else f", +{view.totals[seat] - best}"
            lines.append(f"{place} {short[seat]}: {write_points(view.totals[seat])}{gap}")
        hole, seat, points = best_hole(view.scorecard)
        lines.append(f"Best hole: {short[seat]}, {write_points(points)} in hole {hole}.")
        text = "\n".join([*lines, spec.quote] if spec.quote else lines)
        if length(text) <= DESCRIPTION:
            return text
    return _cut(text)


def describe_motion(spec: MotionPicture) -> str:
    """Return the last turn of a hole in words: which card came, which one went, what it made."""
    at = spec.after.seats[spec.seat]
    name, gone = name_of(spec.names[spec.seat], spec.seat), card_words(spec.after.top_discard)
    if spec.slot is None:
        turn = f"{name} drew the {gone} and threw it away."
    else:
        verb = "took" if spec.taken else "drew"
        came = card_words(at.cards[spec.slot])
        turn = f"{name} {verb} the {came} and threw out the {gone}."
    points = write_points(spec.after.scorecard[-1][spec.seat])
    return f"{turn} Cards at the end: {layout_ranks(at.cards)}. Points of the hole: {points}."


def describe_scorecard(spec: ScorecardPicture) -> str:
    """Return the scorecard in words, at most 1,024 UTF-16 units long: every hole if there is room, else the totals."""
    text = ""
    for holes in (True, False):
        for most in _NAME_LENGTHS:
            text = _scorecard(spec, most, holes)
            if length(text) <= DESCRIPTION:
                return text
    return _cut(text)


def _scorecard(spec: ScorecardPicture, most: int, holes: bool) -> str:
    lines = [f"Scorecard after {len(spec.scorecard)} of {spec.holes} holes."]
    ranked = places(spec.totals, spec.given_up)
    order = sorted(range(len(spec.names)), key=lambda seat: (ranked[seat] or len(ranked) + 1, seat))
    for seat in order:
        place = "left" if ranked[seat] is None else f"{ranked[seat]}."
        line = f"{place} {name_of(spec.names[seat], seat, most)}: {write_points(spec.totals[seat])}"
        if seat in spec.winners:
            line += ", winner"
        if holes and spec.scorecard:
            line += f" ({' '.join(write_points(hole[seat]) for hole in spec.scorecard)})"
        lines.append(line)
    return "\n".join(lines)


def describe_chart(spec: FormChart) -> str:
    """Return the chart in words: the newest scores, the average and the best."""
    scores = spec.scores
    if not scores:
        sentences = [f"{spec.title}. No games yet."]
    elif len(scores) == 1:
        sentences = [f"{spec.title}. 1 game: {write_points(scores[0])}."]
    else:
        newest = " ".join(write_points(score) for score in scores[-_NEWEST:])
        order = "oldest first" if len(scores) <= _NEWEST else f"the newest {_NEWEST}"
        average = write_points(sum(scores) / len(scores))
        sentences = [
            f"{spec.title}. {len(scores)} games, {order}: {newest}.",
            f"Average {average}, best {write_points(min(scores))}.",
        ]
    return _cut(" ".join([*sentences, spec.caption]).strip())


def _cut(text: str) -> str:
    while length(text) > DESCRIPTION:
        text = text[: DESCRIPTION - 1 - (length(text) - len(text))].rstrip() + "…"
    return text
