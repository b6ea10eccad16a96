"""Settings: a server's and a member's own, and what is stored about a member. All private."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from bot.locales.localizer import LANGUAGES
from bot.store.shapes import MemberSettings, Pings, ServerSettings
from bot.tables.model import Pace
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.items import PressSelect, button, select
from bot.views.layout import Colour, Piece, page, panel, rows, selects, text
from bot.views.voice import Voice

#: Each language by its own name, so that everybody finds theirs.
NAMES = {"en": "English", "it": "Italiano", "ro": "Română", "hu": "Magyar", "es": "Español"}
AUTO = "auto"

Choice = tuple[str, str]


def server(settings: ServerSettings, voice: Voice) -> LayoutView:
    """What a server may choose: the language of its channels, and the pace of its tables."""
    paces = [(AUTO, voice.text("settings-pace-auto")), *((pace.value, voice.text(f"pace-{pace}")) for pace in Pace)]
    return page(
        panel(
            Colour.BAIZE,
            text(f"### {voice.text('settings-server')}"),
            *_field(Action.SERVER, "language", _languages(voice, "settings-language-server"), settings.locale, voice),
            *_field(Action.SERVER, "pace", paces, settings.pace, voice),
        )
    )


def member(settings: MemberSettings, voice: Voice) -> LayoutView:
    """What a member may choose: language, when to be called, and the colours of the suits."""
    pings = [(ping.value, voice.text(f"pings-{ping}")) for ping in Pings]
    colours = [("two", voice.text("colours-two")), ("four", voice.text("colours-four"))]
    return page(
        panel(
            Colour.BAIZE,
            text(f"### {voice.text('settings-member')}"),
            *_field(Action.MEMBER, "language", _languages(voice, "settings-language-member"), settings.locale, voice),
            *_field(Action.MEMBER, "pings", pings, settings.pings, voice),
            *_field(Action.MEMBER, "colours", colours, "four" if settings.four_colour else "two", voice),
        )
    )


def _languages(voice: Voice, auto: str) -> list[Choice]:
    return [(AUTO, voice.text(auto)), *((language, NAMES[language]) for language in LANGUAGES)]


def _field(action: Action, field: str, choices: Sequence[Choice], now: str | None, voice: Voice) -> list[Piece]:
    options = [SelectOption(label=label, value=value, default=value == (now or AUTO)) for value, label in choices]
    chooser: PressSelect = select(Press(action, arg=field), options)
    return [text(f"**{voice.text(f'settings-{field}')}**"), *selects([chooser])]


def forget(voice: Voice) -> LayoutView:
    """Asks before everything stored about a member goes."""
    yes = button(voice.text("privacy-forget"), Press(Action.FORGET, arg="yes"), ButtonStyle.danger)
    return page(panel(Colour.TURN, text(voice.text("privacy-confirm")), *rows([yes])))
