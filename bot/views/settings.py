"""Settings: a server's and a member's own, and what is stored about a member. All private."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from bot.games.catalogue import GAMES
from bot.locales.localizer import LANGUAGES
from bot.store.shapes import MemberSettings, Pings, ServerPreset, ServerSettings
from bot.tables.model import Pace
from bot.views.actions import Action
from bot.views.codec import Press, number
from bot.views.facts import DOT
from bot.views.items import PressSelect, button, select
from bot.views.layout import Colour, Piece, blocks, page, panel, rows, selects, text
from bot.views.names import in_label, in_text
from bot.views.voice import Voice

#: Each language by its own name, so that everybody finds theirs.
NAMES = {"en": "English", "it": "Italiano", "ro": "Română", "hu": "Magyar", "es": "Español"}
AUTO = "auto"

Choice = tuple[str, str]


def server(settings: ServerSettings, own: Sequence[ServerPreset], voice: Voice) -> LayoutView:
    """What a server may choose: the language of its channels, the pace of its tables, and its house rules by name."""
    paces = [(AUTO, voice.text("settings-pace-auto")), *((pace.value, voice.text(f"pace-{pace}")) for pace in Pace)]
    return page(
        panel(
            Colour.BAIZE,
            text(f"### {voice.text('settings-server')}"),
            *_field(Action.SERVER, "language", _languages(voice, "settings-language-server"), settings.locale, voice),
            *_field(Action.SERVER, "pace", paces, settings.pace, voice),
            *_presets(own, voice),
        )
    )


def _presets(own: Sequence[ServerPreset], voice: Voice) -> list[Piece]:
    """The presets that a server keeps, each of which can be opened."""
    lines = [f"- {in_text(one.name)}{DOT}{_kind(one, voice)}" for one in own]
    options = [SelectOption(label=in_label(one.name, 98), value=str(one.id), description=_kind(one, voice)) for one in own]
    chooser = [select(Press(Action.PRESET), options, voice.text("settings-preset-open"))] if own else []
    return [
        text(f"**{voice.text('settings-presets')}**", *(lines or [voice.text("settings-presets-none")])),
        *selects(chooser),
    ]


def _kind(one: ServerPreset, voice: Voice) -> str:
    """Which game a preset is for, and whether its tables open with it."""
    game = voice.game(one.game) if one.game in GAMES else one.game
    return DOT.join([game, *([voice.text("settings-preset-standard")] if one.standard else [])])


def preset(one: ServerPreset, lines: Sequence[str], voice: Voice) -> LayoutView:
    """One preset of a server: its rules, or why they cannot be used, and what may be done with it."""
    standard = "plain" if one.standard else "standard"
    buttons = [
        button(voice.text(f"settings-preset-{standard}-button"), _about(one, standard)),
        button(voice.text("settings-preset-delete"), _about(one, "delete"), ButtonStyle.danger),
        button(voice.text("settings-back"), Press(Action.SERVER)),
    ]
    head = [f"### {in_text(one.name)}", f"-# {_kind(one, voice)}"]
    return page(panel(Colour.BAIZE, *blocks(head, lines), *rows(buttons)))


def delete_preset(one: ServerPreset, voice: Voice) -> LayoutView:
    """Asks before a preset goes."""
    question = text(voice.text("settings-preset-confirm", name=in_text(one.name)))
    yes = button(voice.text("settings-preset-delete"), _about(one, "yes"), ButtonStyle.danger)
    return page(panel(Colour.TURN, question, *rows([yes, button(voice.text("settings-back"), _about(one, ""))])))


def preset_of(arg: str) -> tuple[int, str]:
    """The preset that an `Action.PRESET` press is about, and what is to be done. Raises ValueError when it was forged."""
    preset_id, what = arg.split(":")
    if what not in ("", "standard", "plain", "delete", "yes"):
        raise ValueError(arg)
    return number(preset_id), what


def _about(one: ServerPreset, what: str) -> Press:
    return Press(Action.PRESET, arg=f"{one.id}:{what}")


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
