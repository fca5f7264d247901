"""The screen that shows a player their own cards, with the buttons to play."""

from __future__ import annotations

from dataclasses import replace

from bot.contest import Contest
from bot.languages import Ordinal, Tongue
from bot.ports.button_meanings import Word, name_idle, word_of
from bot.ports.pictures import HandPicture
from bot.ports.screen import Button, Link, Part, Picture, Row, Screen, Style, Text
from bot.screens.cast import Cast
from bot.screens.chronicle import find_own_last_card, tell_last_moves
from bot.screens.colours import BLUE, GOLD, QUIET
from bot.screens.parts import write_table
from bot.screens.result import list_places, make_scorecard, write_ranking
from bot.screens.text_form import write_rows
from bot.words.descriptions import describe_hand, is_scored, label_card
from data.records import Status
from engine import Action, Discard, Draw, NextHole, Phase, SeatView, Swap, TableView, Take, TurnUp
from engine.actions import SLOTS


def cards_screen(
    contest: Contest, seat: int, cast: Cast, *, taking: bool = False, note: str = ""
) -> Screen:
    """Return the screen with the cards of a seat and the buttons to play.

    With ``taking``, a press on a place puts the top discard there. ``note`` is a sentence at the top, empty for none.
    Both are temporary, so ``Screen.plain`` is without them.
    """
    key, tongue = f"{contest.game_id}:{contest.key}", cast.tongue
    if not contest.is_playing:
        over = [Text(_write_over(contest, seat, tongue))]
        if cast.text and contest.record.status is Status.FINISHED:
            over += [
                Text(list_places(contest, cast)),
                *_write_cards(contest, contest.view(seat), cast),
            ]
        return Screen(
            (*over, _offer_after(contest, tongue)),
            key=key,
            accent=GOLD if _has_won(contest, seat) else QUIET,
        )
    view = contest.view(seat)
    if not view.legal and not cast.text:
        # The key has no turn, so that the moves of others do not change the screen. Nothing can be pressed anyway.
        key = f"{contest.game_id}:{contest.hole}-0"
    taking = taking and any(isinstance(action, Take) for action in view.legal)
    # The picture shows the number of the hole, so only a screen in words has a heading.
    says = _says(contest, view, tongue, taking=taking)
    if cast.text:
        says = f"{tongue.say('cards-heading', hole=view.hole, holes=view.holes)}\n{says}"
    else:
        says = tongue.say("cards-line", says=says)
    parts: list[Part] = [Text(f"{note}\n{says}" if note else says)]
    parts += (
        _write_cards(contest, view, cast) if cast.text else [_make_picture(contest, view, cast)]
    )
    if contest.hole_is_over:
        on = Button(Word.NEXT_HOLE, tongue.say("buttons-next-hole"), Style.GOOD)
        parts.append(Row((on, *_link_table(contest, tongue).buttons)))
    else:
        parts += [
            *_make_slot_rows(view, taking=taking),
            _make_action_row(view, tongue, taking=taking),
        ]
        if contest.record.hints and view.legal:
            hint = Button(Word.HINT, tongue.say("buttons-hint"))
            parts.append(Row((hint, *_link_table(contest, tongue).buttons)))
        else:
            parts.append(_link_table(contest, tongue))
    plain = cards_screen(contest, seat, cast) if taking or note else None
    return Screen(tuple(parts), key=key, accent=GOLD if view.legal else BLUE, plain=plain)


def gone_screen(tongue: Tongue) -> Screen:
    """Return the screen that replaces the cards of a person who has left.

    The screen says that a computer plays instead.
    """
    text = f"{tongue.say('cards-left')}\n{tongue.say('cards-left-computer')}"
    return Screen((Text(text),), accent=QUIET)


def parted_screen(tongue: Tongue) -> Screen:
    """Return the screen that tells a player that the game is over, because the bot has left the server."""
    text = f"{tongue.say('cards-over')}\n{tongue.say('cards-parted')}"
    return Screen((Text(text),), accent=QUIET)


def newer_screen(tongue: Tongue) -> Screen:
    """Return the screen that replaces cards in an older message.

    The screen says that a newer message shows the cards.
    """
    return Screen((Text(tongue.say("cards-newer")),), accent=QUIET)


def moved_to_channel_screen(contest: Contest, tongue: Tongue) -> Screen:
    """Return the screen that replaces the cards in a direct message after the person has switched direct messages off.

    The screen says that the person can see the cards at the table in the channel.
    """
    return Screen((Text(tongue.say("cards-moved")), _link_table(contest, tongue)), accent=QUIET)


def _link_table(contest: Contest, tongue: Tongue) -> Row:
    record = contest.record
    url = f"https://discord.com/channels/{record.guild_id}/{record.channel_id}"
    return Row((Link(url, tongue.say("buttons-to-table")),))


def _offer_after(contest: Contest, tongue: Tongue) -> Row:
    """Return the buttons under the cards of a game that is over."""
    link = _link_table(contest, tongue).buttons
    again = Button(Word.REMATCH, tongue.say("buttons-rematch"), Style.GOOD)
    match contest.record.status:
        case Status.FINISHED:
            review = Button(Word.REVIEW, tongue.say("buttons-review"))
            return Row((again, review, Button(Word.REPLAY, tongue.say("buttons-replay")), *link))
        case Status.ENDED_EARLY:
            return Row((again, *link))
        case _:
            return Row(link)  # nobody was there to play, or the channel is gone


def _has_won(contest: Contest, seat: int) -> bool:
    return contest.record.status is Status.FINISHED and seat in contest.public_view.winners


def _write_over(contest: Contest, seat: int, tongue: Tongue) -> str:
    if contest.record.status is not Status.FINISHED:
        return f"{tongue.say('cards-over')}\n{tongue.say('cards-no-result')}"
    totals = contest.started_state.totals
    gone = [player.given_up for player in contest.record.players]
    place = {seat: place for place, seat in write_ranking(totals, gone)}[seat]
    if place is None:
        return tongue.say("cards-over")
    shared = [other for other in contest.public_view.winners if other != seat]
    if place == 1 and shared:
        won = tongue.say("cards-shared")
    elif place == 1:
        won = tongue.say("cards-won")
    else:
        won = tongue.say("cards-place", place=Ordinal(place))
    return f"{won}\n{tongue.say('cards-total', total=totals[seat])}"


def _says(contest: Contest, view: TableView, tongue: Tongue, *, taking: bool) -> str:
    """Return the sentence above the cards: what to press, or the player's points while others play.

    With ``taking`` the player is choosing a place for the top discard.
    """
    seat, say = view.viewer, tongue.say
    assert seat is not None
    own = view.seats[seat]
    if contest.hole_is_over:
        return say("cards-scored", points=view.scorecard[-1][seat], total=own.total)
    if not view.legal:
        if own.went_out:
            return say("cards-out")
        if view.phase is Phase.OPENING:
            return say("cards-opening")
        if not view.scorecard:
            return say("cards-wait-first", points=own.showing)
        return say("cards-wait", points=own.showing, total=own.total)
    if view.phase is Phase.OPENING:
        need = view.ruleset.opening_cards - (6 - own.face_down)
        return say("cards-choose", count=need)
    top = label_card(view.top_discard) if view.top_discard else ""
    if view.drawn is not None:
        says = say("cards-drew", card=label_card(view.drawn))
    else:
        says = say("cards-taking" if taking else "cards-turn", card=top)
    return says if view.out_seat is None else say("cards-last-turn", says=says)


def _write_cards(contest: Contest, view: TableView, cast: Cast) -> list[Text]:
    """Return the player's own cards and the whole table in words.

    The table is included, because a person who prefers words cannot use its picture in the channel.
    """
    seat = view.viewer
    assert seat is not None
    if is_scored(view):
        words = [write_table(contest, cast), make_scorecard(contest, cast).fallback]
    else:
        moves = [f"-# {line}" for line in tell_last_moves(contest, cast)]
        rows, table = (
            write_rows(view.seats[seat].cards, cast.tongue),
            write_table(contest, cast, but=seat),
        )
        words = ["\n".join(moves), rows, table]
    return [Text(text) for text in words if text]


def _make_picture(contest: Contest, view: TableView, cast: Cast) -> Part:
    assert view.viewer is not None
    own = _keep_own_cards(view)
    spec = HandPicture(own, find_own_last_card(contest, view.viewer), cast.names, cast.tongue.code)
    words = describe_hand(own, cast.names, cast.tongue)
    return Picture(spec, words, words)


def _keep_own_cards(view: TableView) -> TableView:
    """Return a view without what the player does not need now. So others' moves do not change the player's picture.

    During the player's turn the cards of the other players stay, because the player needs them to decide. Nobody else
    can move in that time.
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


def _make_slot_rows(view: TableView, *, taking: bool) -> tuple[Row, Row]:
    assert view.viewer is not None
    cards = view.seats[view.viewer].cards
    legal = _index_by_slot(view.legal, taking=taking)
    buttons = []
    for slot in SLOTS:
        action = legal.get(slot)
        card = cards[slot]
        buttons.append(
            Button(
                action or name_idle(slot),
                str(slot + 1),
                Style.MAIN if action else Style.PLAIN,
                disabled=action is None,
                card=card,
                back=card is None,
            )
        )
    return Row(tuple(buttons[:3])), Row(tuple(buttons[3:]))


def _index_by_slot(legal: tuple[Action, ...], *, taking: bool) -> dict[int, str]:
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


def _make_action_row(view: TableView, tongue: Tongue, *, taking: bool) -> Row:
    say = tongue.say
    can_draw = any(isinstance(action, Draw) for action in view.legal)
    can_take = any(isinstance(action, Take) for action in view.legal)
    can_discard = any(isinstance(action, Discard) for action in view.legal)
    take = discard = ""
    if view.top_discard and can_take:
        take = say("buttons-take-card", card=label_card(view.top_discard))
    if view.drawn:
        discard = say("buttons-discard-card", card=label_card(view.drawn))
    return Row(
        (
            Button(word_of(Draw()), say("buttons-draw"), Style.GOOD, disabled=not can_draw),
            Button(Word.CARDS, say("buttons-think-again"))
            if taking
            else Button(Word.TAKE, take or say("buttons-take"), Style.GOOD, disabled=not can_take),
            Button(
                word_of(Discard()),
                discard or say("buttons-discard"),
                Style.DANGER,
                disabled=not can_discard,
            ),
        )
    )
