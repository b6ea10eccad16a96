"""The slash commands in the members' languages.

Cogs write no text: a command's is ``command-<name>`` (a group's member ``command-<group>-<name>``) with the attributes
``description``, and ``<parameter>`` and ``<parameter>-description`` for each parameter. A choice is named by its own key.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import Locale
from discord.app_commands import (
    Command,
    ContextMenu,
    Group,
    TranslationContextLocation,
    TranslationContextTypes,
    describe,
    locale_str,
)
from discord.app_commands import Translator as Base

from bot.locales.localizer import DEFAULT, LANGUAGES, Localizer, resolve

AnyCommand = Command[Any, ..., Any] | Group


class Translator(Base):
    """Gives Discord every name and description in the languages of the product."""

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text for one locale, or None for a language that the product does not speak."""
        if locale.value.partition("-")[0] not in LANGUAGES:
            return None
        return self._localizer.text(resolve(locale.value), _key(string, context))


def _key(string: locale_str, context: TranslationContextTypes) -> str:
    match context.location:
        case TranslationContextLocation.command_name | TranslationContextLocation.group_name:
            return command_key(context.data)
        case TranslationContextLocation.command_description | TranslationContextLocation.group_description:
            return f"{command_key(context.data)}.description"
        case TranslationContextLocation.parameter_name:
            return f"{command_key(context.data.command)}.{context.data.name}"
        case TranslationContextLocation.parameter_description:
            return f"{command_key(context.data.command)}.{context.data.name}-description"
        case _:
            return string.message


def command_key(command: AnyCommand | ContextMenu) -> str:
    """The key of a command's text."""
    return "command-" + command.qualified_name.replace(" ", "-")


def speak(commands: Iterable[AnyCommand], localizer: Localizer) -> None:
    """Writes the English descriptions and choices into commands, for the languages that have no text of their own."""
    for command in commands:
        key = command_key(command)
        command.description = localizer.text(DEFAULT, f"{key}.description")
        if isinstance(command, Group):
            continue
        names = [parameter.name for parameter in command.parameters]
        describe(**{name: locale_str(localizer.text(DEFAULT, f"{key}.{name}-description")) for name in names})(command)
        for choice in (choice for parameter in command.parameters for choice in parameter.choices):
            # Commands belong to the process: for the second bot in it their choices speak English already.
            if localizer.has(choice.name):
                choice.name = localizer.text(DEFAULT, choice.name)
