"""One's own cards: what the table shows of them, the drawn card, and the buttons to play with."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest
from bot.ports.pictures import HandPicture
from bot.ports.screen import Button, Link, Part, Picture, Row, Screen, Style, Text
from bot.screens.button_words import Word, idle_word, word_of
from bot.screens.cast import Cast
from bot.screens.chronicle import own_last_card
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.screens.result import ranking
from bot.words.table import card_label, card_words, describe_hand
from bot.words.wording import write_ordinal, write_points
from data.records import Status
from engine import Action, Discard, Draw, NextHole, Phase, SeatView, Swap, TableView, Take, TurnUp
from engine.actions import SLOTS


def cards_screen(
    contest: Contest, seat: int, cast: Cast, *, taking: bool = False, note: str = ""
) -> Screen:
    """Show a seat's own cards. With ``taking`` the places are for the top discard; ``note`` is said first.

    Both are in passing: the screen stays until the cards themselves change.
    """
    key = f"{contest.game_id}:{contest.key}"
    if not contest.is_playing:
        return Screen((Text(_over(contest, seat)), _door(contest)), accent=QUIET)
    view = contest.view(seat)
    if not view.legal:
        # Nothing can be pressed here until it is the seat's turn: what others do changes nothing, the key included.
        key = f"{contest.game_id}:{contest.hole}-0"
    taking = taking and any(isinstance(action, Take) for action in view.legal)
    head = f"### Your cards · hole {view.hole} of {view.holes}"
    says = "\n".join(line for line in (note, _says(contest, view, taking=taking)) if line)
    parts: list[Part] = [Text(head), Text(says), _picture(contest, view, cast)]
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
    text = "### You have left this game\nA computer plays your seat on."
    return Screen((Text(text),), accent=QUIET)


def moved_to_channel_screen(contest: Contest) -> Screen:
    """Show somebody who wants no direct messages where their cards are."""
    text = "-# Direct messages are off: press **My cards** at the table."
    return Screen((Text(text), _door(contest)), accent=QUIET)


def _door(contest: Contest) -> Row:
    record = contest.record
    url = f"https://discord.com/channels/{record.guild_id}/{record.channel_id}"
    return Row((Link(url, "To the table"),))


def _over(contest: Contest, seat: int) -> str:
    if contest.record.status is not Status.FINISHED:
        return "### The game is over\nIt was ended without a result."
    totals = contest.table.totals
    gone = [player.given_up for player in contest.record.players]
    place = {seat: place for place, seat in ranking(totals, gone)}[seat]
    if place is None:
        return "### The game is over"
    shared = [other for other in contest.public_view.winners if other != seat]
    won = "You won!" if place == 1 and not shared else f"You came {write_ordinal(place)}."
    if place == 1 and shared:
        won = "You share the win!"
    return f"### The game is over\n{won} Your total: **{write_points(totals[seat])}**."


def _says(contest: Contest, view: TableView, *, taking: bool) -> str:
    seat = view.viewer
    assert seat is not None
    own = view.seats[seat]
    if contest.hole_is_over:
        return f"This hole: **{write_points(view.scorecard[-1][seat])}** · total **{write_points(own.total)}**"
    last = " **Last turn!**" if view.out_seat is not None and view.legal else ""
    if not view.legal:
        if own.went_out:
            return "You went out. Now the others have one more turn each."
        if view.phase is Phase.OPENING:
            return "Waiting for the opening."
        return f"Not your turn yet · showing **{write_points(own.showing)}**, total {write_points(own.total)}"
    top = card_words(view.top_discard)
    if view.phase is Phase.OPENING:
        need = view.ruleset.opening_cards - (6 - own.face_down)
        return f"**Turn up {'two of your cards' if need > 1 else 'one more card'}.**"
    if view.phase is Phase.PLACE:
        return f"**You drew the {card_words(view.drawn)}.** Press the place where it goes, or discard it.{last}"
    if taking:
        return f"**Where does the {top} go?** Press a place, or think again.{last}"
    return f"**Your turn.** On the discard pile: the {top}. Draw, or take it.{last}"


def _picture(contest: Contest, view: TableView, cast: Cast) -> Part:
    assert view.viewer is not None
    own = _own_cards(view)
    spec = HandPicture(own, own_last_card(contest, view.viewer), cast.names)
    words = describe_hand(own, cast.names)
    picture = Picture(spec, words, words)
    return Text(words) if cast.text else picture


def _own_cards(view: TableView) -> TableView:
    """The view without what does not concern your own cards, so that they are shown again only when they change.

    The others are in it during your turn: you decide by their cards, and nobody else can move meanwhile.
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
