"""Request bodies against Discord's own description of its API, reduced to what a bot for cards sends.

Discord ignores a field that it does not know, so a misspelt one would be lost without a word: here it is refused.
Two habits of discord.py, which Discord puts up with, are forgiven: ids as numbers, and fields that say nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]
from jsonschema.validators import extend  # type: ignore[import-untyped]
from simcord import HttpLogEntry

DESCRIPTION = Path(__file__).parent / "discord-api.json"

#: Which of the described requests a method and a path make.
KINDS = (
    ("POST message", "POST", r"/channels/\d+/messages"),
    ("PATCH message", "PATCH", r"/channels/\d+/messages/\d+"),
    ("POST callback", "POST", r"/interactions/\d+/[^/]+/callback"),
    ("POST followup", "POST", r"/webhooks/\d+/[^/]+"),
    ("POST direct", "POST", r"/users/@me/channels"),
    ("PUT commands", "PUT", r"/applications/\d+/commands"),
)
#: Requests without a body.
BODILESS = ("GET", "DELETE")
#: Fields that discord.py adds where Discord has none of that name.
HABITS = ("tts", "nsfw")
#: Components that were found to fit what they must be: the same buttons and lines are sent again and again.
_FITTING = set[tuple[str, str]]()

Schema = dict[str, Any]


def kind_of(request: HttpLogEntry) -> str:
    """Which of the described requests this is."""
    return next(kind for kind, method, path in KINDS if request.method == method and re.fullmatch(path, request.path))


@cache
def _described() -> Schema:
    described: Schema = json.loads(DESCRIPTION.read_text("utf-8"))
    known = described["$defs"]
    known["SnowflakeType"]["type"] = ["string", "integer"]
    return {
        part: {name: _prepared(schema, known) for name, schema in described[part].items()} for part in ("$defs", "requests")
    }


def _prepared(schema: Any, known: Schema) -> Any:
    """The same schema, which knows all of an object's fields, and finds the kind of a component by its type at once."""
    if isinstance(schema, list):
        return [_prepared(each, known) for each in schema]
    if not isinstance(schema, dict):
        return schema
    ready = {key: _prepared(value, known) for key, value in schema.items()}
    if "properties" in ready and "type" in ready:
        ready["properties"] |= {field: {"const": False} for field in HABITS if field not in ready["properties"]}
        ready.setdefault("additionalProperties", False)
    for choice in ("oneOf", "anyOf"):
        if kinds := _kinds(ready.get(choice, ()), known):
            del ready[choice]
            ready["byType"] = kinds
    return ready


def _kinds(alternatives: Any, known: Schema) -> Schema:
    """The alternatives by the number that each demands as its type; nothing when they are not told apart like that."""
    found: Schema = {}
    for alternative in alternatives:
        target = known.get(alternative.get("$ref", "").removeprefix("#/$defs/"), {})
        numbers = target.get("properties", {}).get("type", {}).get("enum", ())
        found |= dict.fromkeys(numbers, alternative)
        if not numbers:
            return {}
    return found


def _by_type(validator: Any, kinds: Mapping[Any, Schema], instance: Any, _schema: Schema) -> Iterator[ValidationError]:
    kind = kinds.get(instance.get("type")) if isinstance(instance, dict) else None
    if kind is None:
        yield ValidationError(f"{instance!r} is none of {sorted(kinds)}")
        return
    known = (kind["$ref"], json.dumps(instance))
    if known in _FITTING:
        return
    errors = list(validator.descend(instance, kind))
    if not errors and "components" not in instance:
        _FITTING.add(known)
    yield from errors


@cache
def _validator(kind: str) -> Any:
    described = _described()
    judge = extend(Draft202012Validator, {"byType": _by_type})
    return judge({**described["requests"][kind], "$defs": described["$defs"]})


def complaints(request: HttpLogEntry) -> list[str]:
    """What Discord's description says against a request, nothing when it fits."""
    if request.method in BODILESS:
        return []
    kind = kind_of(request)
    return [f"{kind} {error.json_path}: {error.message[:300]}" for error in _validator(kind).iter_errors(request.json)]
