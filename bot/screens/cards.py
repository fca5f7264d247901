"""A player's own cards: what lies face up, the drawn card, and the buttons to play with."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest
from bot.ports.pictures import HandPicture
from bot.ports.screen import Button, Link, Part, Picture, Row, Screen, Style, Text
from bot.screens.button_words import Word, idle_word, word_of
from bot.screens.cast import Cast
from bot.screens.chronicle import last_moves, own_last_card
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.screens.in_words import write_rows
from bot.screens.parts import write_table
from bot.screens.result import list_places, ranking, scorecard
from bot.words.table import card_label, describe_hand, is_scored
from bot.words.wording import write_ordinal, write_points
from data.records import Status
from engine import Action, Discard, Draw, NextHole, Phase, SeatView, Swap, TableView, Take, TurnUp
from engine.actions import SLOTS


def cards_screen(
    contest: Contest, seat: int, cast: Cast, *, taking: bool = False, note: str = ""
) -> Screen:
    """Show a seat's own cards. With ``taking`` the places are for the top discard; ``note`` is said first.

    Neither is part of ``plain``, so a message that shows them is left alone until the cards change.
    """
    key = f"{contest.game_id}:{contest.key}"
    if not contest.is_playing:
        over = [Text(_over(contest, seat))]
        if cast.text and contest.record.status is Status.FINISHED:
            over += [
                Text(list_places(contest, cast)),
                *_in_words(contest, contest.view(seat), cast),
            ]
        return Screen(
            (*over, _after(contest)), key=key, accent=GOLD if _has_won(contest, seat) else QUIET
        )
    view = contest.view(seat)
    if not view.legal and not cast.text:
        # Nothing can be pressed until it is the seat's turn, so moves of others do not change the key either.
        key = f"{contest.game_id}:{contest.hole}-0"
    taking = taking and any(isinstance(action, Take) for action in view.legal)
    # The picture has the hole in it, so only a screen without a picture needs the words.
    head = f"### Your cards · hole {view.hole} of {view.holes}\n" if cast.text else "Your cards · "
    says = f"{head}{_says(contest, view, taking=taking)}"
    parts: list[Part] = [Text(f"{note}\n{says}" if note else says)]
    parts += _in_words(contest, view, cast) if cast.text else [_picture(contest, view, cast)]
    if contest.hole_is_over:
        parts.append(
            Row((Button(Word.NEXT_HOLE, "Next hole", Style.GOOD), *_door(contest).buttons))
        )
    else:
        parts += [*_slot_rows(view, taking=taking), _action_row(view, taking=taking)]
        if contest.record.hints and view.legal:
            parts.append(Row((Button(Word.HINT, "Hint"), *_door(contest).buttons)))
        else:
            parts.append(_door(contest))
    plain = cards_screen(contest, seat, cast) if taking or note else None
    return Screen(tuple(parts), key=key, accent=GOLD if view.legal else BLUE, plain=plain)


def gone_screen() -> Screen:
    """Show somebody who has left the game that there is nothing for them here any more."""
    text = "### You left this game\nA computer plays your cards."
    return Screen((Text(text),), accent=QUIET)


def parted_screen() -> Screen:
    """Show a player that the game is over, because the bot is not in its server any more."""
    text = "### The game is over\nI am not in its server any more, so it ended without a result."
    return Screen((Text(text),), accent=QUIET)


def moved_to_channel_screen(contest: Contest) -> Screen:
    """Show somebody who wants no direct messages where their cards are."""
    text = "-# Your direct messages are off. Press **My cards** at the table."
    return Screen((Text(text), _door(contest)), accent=QUIET)


def _door(contest: Contest) -> Row:
    record = contest.record
    url = f"https://discord.com/channels/{record.guild_id}/{record.channel_id}"
    return Row((Link(url, "To the table"),))


def _after(contest: Contest) -> Row:
    """What to do once the game is over, without a way back to the table."""
    door = _door(contest).buttons
    match contest.record.status:
        case Status.FINISHED:
            again = Button(Word.REMATCH, "Rematch", Style.GOOD)
            return Row((again, Button(Word.REVIEW, "Review"), Button(Word.REPLAY, "Replay"), *door))
        case Status.ENDED_EARLY:
            return Row((Button(Word.REMATCH, "Rematch", Style.GOOD), *door))
        case _:
            return Row(door)  # nobody was there to play, or there is no channel any more


def _has_won(contest: Contest, seat: int) -> bool:
    return contest.record.status is Status.FINISHED and seat in contest.public_view.winners


def _over(contest: Contest, seat: int) -> str:
    if contest.record.status is not Status.FINISHED:
        return "### The game is over\nIt ended without a result."
    totals = contest.table.totals
    gone = [player.given_up for player in contest.record.players]
    place = {seat: place for place, seat in ranking(totals, gone)}[seat]
    if place is None:
        return "### The game is over"
    shared = [other for other in contest.public_view.winners if other != seat]
    won = "🏆 You won!" if place == 1 and not shared else f"You came {write_ordinal(place)}."
    if place == 1 and shared:
        won = "🏆 You share the win!"
    return f"### {won}\nThe game is over. Your total: **{write_points(totals[seat])}**"


def _says(contest: Contest, view: TableView, *, taking: bool) -> str:
    seat = view.viewer
    assert seat is not None
    own = view.seats[seat]
    if contest.hole_is_over:
        return f"This hole: **{write_points(view.scorecard[-1][seat])}** · total **{write_points(own.total)}**"
    last = "⏳ **Last turn!** " if view.out_seat is not None and view.legal else ""
    if not view.legal:
        if own.went_out:
            return "You are **out**. The others have one more turn each."
        if view.phase is Phase.OPENING:
            return "The others are turning over cards. You play soon."
        return f"You show **{write_points(own.showing)}** · total {write_points(own.total)}. Wait for your turn."
    if view.phase is Phase.OPENING:
        need = view.ruleset.opening_cards - (6 - own.face_down)
        return f"**Choose {'two cards' if need > 1 else 'one more card'}** to turn over."
    top = card_label(view.top_discard) if view.top_discard else ""
    if view.drawn is not None:
        drawn = card_label(view.drawn)
        return f"{last}You drew **{drawn}**. Press the card it replaces, or **Discard**."
    if taking:
        return f"{last}Press the card that **{top}** replaces, or **Think again**."
    return f"{last}Your turn: **Draw** a card, or **Take {top}**."


def _in_words(contest: Contest, view: TableView, cast: Cast) -> list[Text]:
    """Write the player's own cards and the whole table, because people who want words cannot use its picture."""
    seat = view.viewer
    assert seat is not None
    if is_scored(view):
        words = [write_table(contest, cast), scorecard(contest, cast).fallback]
    else:
        moves = [f"-# {line}" for line in last_moves(contest, cast)]
        rows, table = write_rows(view.seats[seat].cards), write_table(contest, cast, but=seat)
        words = ["\n".join(moves), rows, table]
    return [Text(text) for text in words if text]


def _picture(contest: Contest, view: TableView, cast: Cast) -> Part:
    assert view.viewer is not None
    own = _own_cards(view)
    spec = HandPicture(own, own_last_card(contest, view.viewer), cast.names, cast.tongue.code)
    words = describe_hand(own, cast.names, cast.tongue)
    return Picture(spec, words, words)


def _own_cards(view: TableView) -> TableView:
    """Take everything out of a view that is not about your own cards, so that only their changes are shown.

    The others stay in it during your turn, because you decide by their cards. Nobody else can move then.
    """
    seat = view.viewer
    assert seat is not None
    to_act = bool(view.legal) and view.phase is not Phase.HOLE_OVER
    deciding = to_act and view.phase is not Phase.OPENING
    nobody = SeatView(0, (), 0, 0, False, False, False, False)
    return replace(
        view,
        turn=0,
        phase=view.phase if to_act or view.phase is Phase.HOLE_OVER else Phase.DRAW,
        to_act=(seat,) if to_act else (),
        seats=tuple(at if deciding or at.seat == seat else nobody for at in view.seats),
        stock_count=view.stock_count if to_act else 0,
        discard_count=0,
        top_discard=view.top_discard if to_act else None,
        drawn_by=seat if view.drawn else None,
        out_seat=view.out_seat if deciding or view.seats[seat].went_out else None,
        last_turns=0,
        unseen=(),
        stock_ranks=None,
    )


def _slot_rows(view: TableView, *, taking: bool) -> tuple[Row, Row]:
    assert view.viewer is not None
    cards = view.seats[view.viewer].cards
    legal = _by_slot(view.legal, taking=taking)
    buttons = []
    for slot in SLOTS:
        action = legal.get(slot)
        card = cards[slot]
        buttons.append(
            Button(
                action or idle_word(slot),
                str(slot + 1),
                Style.MAIN if action else Style.PLAIN,
                disabled=action is None,
                card=card,
                back=card is None,
            )
        )
    return Row(tuple(buttons[:3])), Row(tuple(buttons[3:]))


def _by_slot(legal: tuple[Action, ...], *, taking: bool) -> dict[int, str]:
    found: dict[int, str] = {}
    for action in legal:
        match action:
            case TurnUp(slot=slot) | Swap(slot=slot):
                found[slot] = word_of(action)
            case Take(slot=slot) if taking:
                found[slot] = word_of(action)
            case Take() | Draw() | Discard() | NextHole():
                pass
    return found


def _action_row(view: TableView, *, taking: bool) -> Row:
    can_draw = any(isinstance(action, Draw) for action in view.legal)
    can_take = any(isinstance(action, Take) for action in view.legal)
    can_discard = any(isinstance(action, Discard) for action in view.legal)
    top = f" {card_label(view.top_discard)}" if view.top_discard and can_take else ""
    drawn = f" {card_label(view.drawn)}" if view.drawn else ""
    take = (
        Button(Word.CARDS, "Think again")
        if taking
        else Button(Word.TAKE, f"Take{top}", Style.GOOD, disabled=not can_take)
    )
    return Row(
        (
            Button(word_of(Draw()), "Draw", Style.GOOD, disabled=not can_draw),
            take,
            Button(word_of(Discard()), f"Discard{drawn}", Style.DANGER, disabled=not can_discard),
        )
    )
