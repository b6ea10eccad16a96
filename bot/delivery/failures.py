"""The one place that turns a failure into a sentence."""

from __future__ import annotations

import logging
from typing import Any

from discord import AllowedMentions, HTTPException, Interaction
from sqlalchemy.exc import SQLAlchemyError

from bot.delivery.people import People
from bot.games.game import GameError
from bot.games.messages import Message, message
from bot.views import notices
from bot.views.voice import Voice

log = logging.getLogger(__name__)

#: Discord's codes for a press that came too late to be answered, and for one that was answered already.
UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060


async def refuse(interaction: Interaction[Any], people: People, failure: BaseException) -> None:
    """Tells whoever pressed what went wrong, in one sentence that only they see. Never raises."""
    if isinstance(failure, HTTPException) and failure.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
        log.info("a press could not be answered: %s", failure.code)
        return
    try:
        view = notices.refusal(_reason(failure), await _voice(interaction, people))
        none = AllowedMentions.none()
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=none)
        else:
            await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=none)
    except HTTPException as error:
        log.info("a refusal could not be sent: %s", error.code)


def _reason(failure: BaseException) -> Message:
    if isinstance(failure, GameError):
        return failure.message
    if isinstance(failure, SQLAlchemyError):
        log.error("the database failed: %s", type(getattr(failure, "orig", None) or failure).__name__)
        return message("error-not-saved")
    if isinstance(failure, HTTPException):
        log.warning("Discord refused an answer: %s", failure.status)
        return message("notice-wrong")
    log.error("a press failed", exc_info=failure)
    return message("notice-wrong")


async def _voice(interaction: Interaction[Any], people: People) -> Voice:
    try:
        return await people.answering(interaction)
    except SQLAlchemyError:
        return people.plain(interaction)
