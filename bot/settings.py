"""What the operator decides, from environment variables and an optional ``.env`` file. Nothing is read before `load`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

MEMORY = (None, "", ":memory:")


class SettingsError(Exception):
    """A variable is missing or wrong. The text is one sentence that names it and what it accepts, never its value."""


def _upper(value: object) -> object:
    return value.strip().upper() if isinstance(value, str) else value


LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)]


class StoreSettings(BaseSettings):
    """What every command that opens the database needs. Each description says what its variable accepts."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        str_strip_whitespace=True,
    )

    database_url: str = Field(
        default="sqlite+aiosqlite:///oddtrick.db",
        repr=False,
        description="an SQLAlchemy URL such as sqlite+aiosqlite:///oddtrick.db, with an asynchronous driver that is installed "
        "and, for SQLite, in a folder that exists and may be written to",
    )
    log_level: LogLevel = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR")

    @field_validator("database_url")
    @classmethod
    def _can_be_opened(cls, value: str) -> str:
        try:
            url = make_url(value)
            dialect = url.get_dialect()
            dialect.import_dbapi()
        except (ArgumentError, ImportError):
            raise ValueError("not a URL of an installed driver") from None
        if not dialect.is_async:
            raise ValueError("not an asynchronous driver")
        if dialect.name == "sqlite" and url.database not in MEMORY:
            _check_folder(Path(str(url.database)).parent)
        return value

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        password = make_url(self.database_url).password
        return (password,) if password else ()


class Settings(StoreSettings):
    """What the bot needs to run."""

    discord_token: SecretStr = Field(
        min_length=1, description="the token from your application's Bot page in the Discord developer portal"
    )
    dev_guild_id: int | None = Field(
        default=None, ge=1, lt=2**63, description="the id of one server, digits only, or nothing for all servers"
    )

    @field_validator("discord_token")
    @classmethod
    def _is_one_word(cls, value: SecretStr) -> SecretStr:
        token = value.get_secret_value()
        if not (token.isascii() and token.isprintable() and " " not in token):
            raise ValueError("not a token")
        return value

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        return (*super().secrets, self.discord_token.get_secret_value())


S = TypeVar("S", bound=StoreSettings)


def load(kind: type[S]) -> S:
    """The settings of this kind. Raises SettingsError for the first variable that is missing or wrong."""
    try:
        return kind()
    except ValidationError as error:
        problem = error.errors(include_url=False, include_context=False, include_input=False)[0]
    except (OSError, UnicodeError):
        raise SettingsError(".env cannot be read: it must be a text file in UTF-8.") from None
    field = str(problem["loc"][0])
    fault = "is missing" if problem["type"] == "missing" else "is wrong"
    raise SettingsError(f"{field.upper()} {fault}: it must be {kind.model_fields[field].description}.")


def _check_folder(folder: Path) -> None:
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise ValueError("a folder that cannot be written to")
