"""Makes all parts of the service, and lists which part answers which button."""

from __future__ import annotations

from bot.coach.coach import Coach
from bot.games.live_games import LiveGames
from bot.games.names import Names
from bot.games.screens import Screens
from bot.messages.publisher import Publisher
from bot.ports.button_meanings import REPLAY_WORDS, Word
from bot.service.asking import Asking
from bot.service.calling import Calling
from bot.service.choosing import Choosing
from bot.service.dealing import Dealing
from bot.service.ending import Ending
from bot.service.first_post import FirstPost
from bot.service.forgetting import Forgetting
from bot.service.hinting import Hinting
from bot.service.joining import Joining
from bot.service.kicking import Kicking
from bot.service.leaving import Leaving
from bot.service.looking import Looking
from bot.service.looking_up_scores import LookingUpScores
from bot.service.moving_down import MovingDown
from bot.service.opening_tables import OpeningTables
from bot.service.playing import Playing
from bot.service.presses import Answerer, Presses
from bot.service.put_back import PutBack
from bot.service.rematching import Rematching
from bot.service.replaying import Replaying
from bot.service.reviewing import Reviewing
from bot.service.solo import Solo
from bot.service.terms import TermsOfServers


class Service:
    """All parts of the service. Their methods may raise ``Refusal`` with a sentence for the person."""

    def __init__(
        self,
        games: LiveGames,
        names: Names,
        screens: Screens,
        publisher: Publisher,
        coach: Coach,
    ) -> None:
        self.choosing = Choosing(games, publisher)
        self.terms = TermsOfServers(games.store.people)
        self.joining = Joining(games, names, screens)
        calling = Calling(games, names)
        first_post = FirstPost(games, publisher, calling)
        self.opening = OpeningTables(
            games, names, publisher, self.choosing, self.joining, calling, first_post
        )
        self.looking = Looking(games, names, screens, publisher, self.choosing)
        self.playing = Playing(games, screens)
        self.dealing = Dealing(games, screens)
        self.hinting = Hinting(screens)
        self.moving_down = MovingDown(games, screens, publisher)
        self.leaving = Leaving(games)
        self.kicking = Kicking(games, names)
        self.forgetting = Forgetting(self.leaving, games.store.privacy)
        self.ending = Ending(games, publisher)
        self.asking = Asking(
            games, screens, self.joining, self.leaving, self.ending, self.moving_down
        )
        self.solo = Solo(games, names, screens, publisher, self.choosing, self.terms)
        self.rematching = Rematching(games, screens, self.joining, first_post, self.solo)
        self.reviewing = Reviewing(games, coach)
        self.scores = LookingUpScores(games, names, coach)
        self.replaying = Replaying(screens, coach.replays)
        self.presses = Presses(
            games,
            names,
            publisher,
            self.choosing,
            PutBack(games, screens, publisher),
            self.playing,
            self.list_answers(),
        )

    def list_answers(self) -> dict[Word, Answerer]:
        """Return the method that answers each word of a button. Moves are not here: ``Playing`` answers them."""
        return {
            Word.JOIN: self.joining.join,
            Word.NOT_NOW: self.joining.decline,
            Word.ADD_COMPUTER: self.joining.add_computer,
            Word.ADD_LEVEL: self.joining.add_computer,
            Word.REMOVE_COMPUTER: self.joining.remove_computer,
            Word.BEGIN: self.joining.start,
            Word.CARDS: self.looking.show_cards,
            Word.TAKE: self.looking.show_places,
            Word.RULES: self.looking.show_rules,
            Word.MOTION: self.looking.show_motion,
            Word.SHUFFLE: self.looking.show_shuffle,
            Word.HINT: self.hinting.hint,
            Word.NEXT_HOLE: self.dealing.deal,
            Word.MORE: self.asking.show_more,
            Word.LEARN: self.looking.show_lesson,
            Word.SEAL: self.looking.show_seal,
            Word.MOVE_DOWN: self.moving_down.answer,
            Word.LEAVE: self.asking.answer_leave,
            Word.END: self.asking.answer_end,
            Word.REVIEW: self.reviewing.answer,
            **dict.fromkeys(REPLAY_WORDS, self.replaying.answer),
            Word.REMATCH: self.rematching.rematch,
        }
