"""Turns errors into sentences for people. A bug is also logged, with the reference that the person reads."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.languages import Phrase, Tongue, choose_tongue
from bot.ports import Refusal
from bot.words.rule_errors import say_rule
from cogs.contexts import NEEDS_SERVER
from cogs.sending.answered import answer_of
from cogs.sending.discord_errors import is_outage, is_too_late, log_warning, was_cut
from engine import RuleError

log = structlog.get_logger(__name__)

NOT_OFFERED: Final = Phrase("refusals-option")
_ANSWERED: Final = "golf.error answered"


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell a person what went wrong with their press or command. Only this person sees the answer. Raises nothing."""
    error = _unwrap(error)
    if interaction.extras.get(_ANSWERED):
        return
    interaction.extras[_ANSWERED] = True
    if is_too_late(error):
        log.warning("answer came too late", interaction_id=interaction.id, error=repr(error))
        return
    await tell(interaction, choose_phrase(error))


def is_refusal(error: BaseException) -> bool:
    """Whether an error only says that the rules do not allow what the person asked for. Such an error is no fault."""
    return isinstance(_unwrap(error), (Refusal, RuleError))


def choose_phrase(error: BaseException) -> Phrase:
    """Return the sentence that tells a person about an error. A fault of the bot or of Discord is also logged."""
    match error:
        case Refusal():
            return error.phrase
        case RuleError():
            return say_rule(error)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Phrase("refusals-command-changed")
        case app_commands.TransformerError():
            return NOT_OFFERED
        case app_commands.NoPrivateMessage():
            return NEEDS_SERVER
        case app_commands.CheckFailure():
            return Phrase("refusals-command")
        case _ if _is_network(error):
            log.warning("Discord could not be asked", error=repr(error))
            return Phrase("refusals-discord-away")
    reference = secrets.token_hex(3).upper()
    log.error("something went wrong", ref=reference, exc_info=error)
    return Phrase("refusals-fault", reference=reference)


async def tell(interaction: discord.Interaction[Any], phrase: Phrase) -> None:
    """Answer a person with a sentence in the person's language. Only this person sees it. Raises nothing.

    If the interaction was answered already, nothing is sent. A deferral does not count as an answer.
    """
    sentence = (await _choose_tongue(interaction)).tell(phrase)
    mentions = discord.AllowedMentions.none()
    with log_warning("sentence could not be said"):
        if answer_of(interaction) is None:
            await _answer(interaction, sentence)
        elif _is_deferred(interaction):
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=mentions)


async def _answer(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Answer with a sentence. If the connection breaks, answer again, unless Discord has received the first answer."""
    mentions = discord.AllowedMentions.none()
    send = partial(interaction.response.send_message, ephemeral=True, allowed_mentions=mentions)
    try:
        await send(sentence)
    except Exception as error:
        if not was_cut(error):
            raise
        log.info("sentence was cut off", interaction_id=interaction.id, error=repr(error))
        try:
            await interaction.original_response()
        except discord.NotFound:
            await send(sentence)


async def _choose_tongue(interaction: discord.Interaction[Any]) -> Tongue:
    try:
        tongue: Tongue = await interaction.client.front.choose_tongue(interaction)
    except Exception as error:
        # The database may be the problem, and the person should be told even so.
        log.warning("language could not be looked up", error=repr(error))
        return choose_tongue(interaction.locale.value)
    return tongue


def _is_network(error: BaseException) -> bool:
    """Whether an error came from the network to Discord.

    Some errors of the disk and of the database have the same types. These are faults of the bot, and do not count
    here.
    """
    return is_outage(error) and (
        isinstance(error, (discord.DiscordException, aiohttp.ClientError, ConnectionError))
    )


def _is_deferred(interaction: discord.Interaction[Any]) -> bool:
    return answer_of(interaction) in (
        discord.InteractionResponseType.deferred_channel_message,
        discord.InteractionResponseType.deferred_message_update,
    )


def _unwrap(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error
