"""The commands for people who do not know the game yet: the lesson and the rules."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.ports import Answer, Refusal
from bot.ports.button_meanings import ScreenWord
from bot.ports.screen import Screen
from bot.screens.lesson import LAST, explain_press, lesson_screen
from bot.screens.rules import rules_screen
from bot.service.answering import OLD_BUTTON
from bot.service.service import Service
from cogs.commands.options import RULES
from cogs.contexts import ANYWHERE
from cogs.front import PANEL, Front, GolfInteraction, ScreenHandler
from cogs.golf_cog import GolfCog
from cogs.person import person_of
from cogs.translations import say
from data.people import People
from engine import RULESETS
from engine.computer import Level


class LearningCommands(GolfCog):
    """The commands for the lesson and the rules.

    Nothing about a lesson is stored, because each button of the lesson contains the number of its page.
    """

    def __init__(self, front: Front, service: Service, people: People) -> None:
        super().__init__(front)
        self._service = service
        self._people = people

    def list_handlers(self) -> Mapping[str, ScreenHandler]:
        """Return the handler for the buttons of the lesson, by the first word of the buttons' actions."""
        return {ScreenWord.LEARN: self.go_on}

    @app_commands.command(name="learn", description=say("commands-learn"), extras=ANYWHERE)
    async def learn(self, interaction: GolfInteraction) -> None:
        """Show the first page of the lesson."""
        await self.front.whisper(interaction, self._make_page(interaction, 0))

    async def go_on(self, interaction: GolfInteraction, action: str, chosen: str) -> Answer:
        """Answer a press in the lesson with the next page, or with the reason why another button is better.

        ``action`` is the button's action without its first word. ``chosen`` is not used, because a lesson has
        no menus.
        """
        del chosen
        number, _, word = action.partition(":")
        if not (number.isascii() and number.isdecimal()) or int(number) > LAST:
            raise Refusal(OLD_BUTTON)
        page = int(number)
        if page == LAST:
            return await self._answer_last(interaction, word)
        why = explain_press(page, word)
        if why is None:
            return Answer(update=await self._make_page(interaction, page + 1))
        tongue = await self.front.choose_tongue(interaction)
        return Answer(update=await self._make_page(interaction, page, note=tongue.tell(why)))

    async def _answer_last(self, interaction: GolfInteraction, word: str) -> Answer:
        match word:
            case "again":
                return Answer(update=await self._make_page(interaction, 0))
            case "solo":
                return Answer(update=await self._start_game(interaction))
            case "rules":
                return Answer(whisper=await self._show_rules(interaction, None))
            case _:
                raise Refusal(OLD_BUTTON)

    async def _start_game(self, interaction: GolfInteraction) -> Screen:
        """Begin a private game against the computer of the lesson, or return to the person's open private game."""
        return await self._service.solo.start(
            person_of(interaction),
            guild_id=interaction.guild_id or 0,
            level=Level.ROOKIE,
            holes=None,
            press_id=interaction.id,
            panel=interaction.extras.get(PANEL),
        )

    async def _make_page(
        self, interaction: GolfInteraction, page: int, *, note: str = ""
    ) -> Screen:
        chosen = await self._people.load_preferences(interaction.user.id)
        tongue = await self.front.choose_tongue(interaction)
        return lesson_screen(page, tongue, text=chosen.text, note=note)

    @app_commands.command(name="rules", description=say("commands-rules"), extras=ANYWHERE)
    @app_commands.describe(rules=say("commands-rules-rules"))
    @app_commands.choices(rules=RULES)
    async def rules(self, interaction: GolfInteraction, rules: str | None = None) -> None:
        """Show the ruleset ``rules``; if it is ``None``, the ruleset by which this server plays."""
        await self.front.whisper(interaction, self._show_rules(interaction, rules))

    async def _show_rules(self, interaction: GolfInteraction, ruleset: str | None) -> Screen:
        if ruleset is None:
            ruleset = await self._service.terms.choose_ruleset(interaction.guild_id or 0)
        chosen = await self._people.load_preferences(interaction.user.id)
        tongue = await self.front.choose_tongue(interaction)
        return rules_screen(RULESETS[ruleset], tongue, text=chosen.text)
