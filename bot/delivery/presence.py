"""Whether a member is still on the server. Without the privileged intent nobody tells the bot: it has to ask."""

from __future__ import annotations

from discord import Client, HTTPException, NotFound

#: Discord's codes for somebody who is not on the server, and for an account that is gone.
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


async def has_left(client: Client, guild_id: int, user_id: int) -> bool:
    """Whether Discord says that the member is gone. False when it does not answer: nobody loses a seat by an outage."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except HTTPException:
        return False
    return False
