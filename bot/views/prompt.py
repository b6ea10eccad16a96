"""Asking for a line of text, the one thing that cannot be pressed."""

from __future__ import annotations

from typing import Any, cast

from discord import Interaction
from discord.ui import Label, Modal, TextInput

from bot.views.codec import Press
from bot.views.items import HasDesk
from bot.views.names import cut

#: Seconds after which a prompt that was dismissed is forgotten: discord.py keeps it until then.
LIFE = 900.0
#: Discord's limits for a title or a label, and for a hint.
SHORT, HINT = 45, 100


class Prompt(Modal):
    """A window with one line to type. What is sent is handed to the desk as a press with that one value.

    Its custom_id is random: discord.py finds it by that alone. After a restart it says that it failed, and nothing is lost.
    """

    def __init__(self, press: Press, title: str, label: str, hint: str, longest: int, now: str = "") -> None:
        super().__init__(title=cut(title, SHORT), timeout=LIFE)
        self.press = press
        self.typed: TextInput[Prompt] = TextInput(max_length=longest, default=now or None)
        self.add_item(Label(text=cut(label, SHORT), description=cut(hint, HINT), component=self.typed))

    async def on_submit(self, interaction: Interaction[Any], /) -> None:
        """Hands over what was typed."""
        await cast(HasDesk, interaction.client).desk.press(interaction, self.press, (self.typed.value,))
