"""The two items that every message is made of. They keep nothing in memory, so they work after a restart.

A message view that mixes in any other interactive item, or is used twice, makes discord.py forget these classes: views are
built by `layout.page`, sent once and never stopped.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

from discord import ButtonStyle, Interaction, SelectOption
from discord.ui import Button, DynamicItem, Item, LayoutView, Select

from bot.views.codec import Press, decode, encode, template

BUTTON, SELECT = "b", "s"
BUTTONS, SELECTS = template(BUTTON), template(SELECT)


class Desk(Protocol):
    """Who answers a press: finds the table, does what is asked, and never raises."""

    async def press(self, interaction: Interaction[Any], press: Press, values: Sequence[str]) -> None:
        """Answers. ``values`` are what was chosen from a select, none for a button."""


class HasDesk(Protocol):
    """The client that the items are registered with."""

    @property
    def desk(self) -> Desk:
        """Who answers."""


async def _hand_over(interaction: Interaction[Any], match: re.Match[str] | None, values: Sequence[str]) -> None:
    assert match is not None, "discord.py calls an item only when its template matches"
    await cast(HasDesk, interaction.client).desk.press(interaction, decode(match), values)


class PressButton(DynamicItem[Button[LayoutView]], template=BUTTONS):
    """A button that hands its press to the desk."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /) -> Self:
        """The button that was pressed."""
        return cls(cast("Button[LayoutView]", item))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Hands the press over."""
        await _hand_over(interaction, BUTTONS.fullmatch(self.custom_id), ())


class PressSelect(DynamicItem[Select[LayoutView]], template=SELECTS):
    """A select that hands what was chosen to the desk."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /) -> Self:
        """The select that was used."""
        return cls(cast("Select[LayoutView]", item))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Hands the choice over."""
        await _hand_over(interaction, SELECTS.fullmatch(self.custom_id), self.item.values)


ITEMS = (PressButton, PressSelect)


def button(
    label: str,
    press: Press,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
) -> PressButton:
    """A button. ``label`` has at most 80 characters."""
    plain: Button[LayoutView] = Button(label=label, custom_id=encode(BUTTON, press), style=style, disabled=disabled)
    return PressButton(plain)


def select(
    press: Press, options: Sequence[SelectOption], placeholder: str | None = None, least: int = 1, most: int = 1
) -> PressSelect:
    """A select of 1 to 25 options; between ``least`` and ``most`` of them are chosen."""
    plain: Select[LayoutView] = Select(
        custom_id=encode(SELECT, press),
        options=list(options),
        placeholder=placeholder,
        min_values=least,
        max_values=most,
    )
    return PressSelect(plain)
