"""A wrong or missing variable is one sentence that names it and says what it accepts, and never repeats a value."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings, SettingsError, StoreSettings, load

TOKEN = "a-token.for.tests"


pytestmark = pytest.mark.usefixtures("empty_folder")


def test_only_the_token_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load(Settings)
    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database_url == "sqlite+aiosqlite:///oddtrick.db"
    assert settings.log_level == "INFO"
    assert settings.dev_guild_id is None


def test_opening_the_database_needs_no_token() -> None:
    assert load(StoreSettings).database_url == "sqlite+aiosqlite:///oddtrick.db"


def test_the_environment_goes_before_the_file(empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (empty_folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nLOG_LEVEL=error\nDEV_GUILD_ID=\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOG_LEVEL", " debug ")
    settings = load(Settings)
    assert (settings.discord_token.get_secret_value(), settings.log_level, settings.dev_guild_id) == (TOKEN, "DEBUG", None)


def test_a_missing_token_is_said_in_one_sentence() -> None:
    with pytest.raises(SettingsError) as caught:
        load(Settings)
    assert str(caught.value).startswith("DISCORD_TOKEN is missing: it must be the token ")
    assert str(caught.value).count(".") == 1


@pytest.mark.parametrize(
    ("name", "value", "accepts"),
    [
        ("DISCORD_TOKEN", "two words", "Bot page"),
        ("DISCORD_TOKEN", "tökén", "Bot page"),
        ("DISCORD_TOKEN", "broken\nline", "Bot page"),
        ("LOG_LEVEL", "chatty", "DEBUG, INFO, WARNING or ERROR"),
        ("DEV_GUILD_ID", "my-server", "digits"),
        ("DEV_GUILD_ID", "-5", "digits"),
        ("DEV_GUILD_ID", str(2**63), "digits"),
        ("DATABASE_URL", "nonsense", "sqlite+aiosqlite:///oddtrick.db"),
        ("DATABASE_URL", "sqlite:///blocking.db", "asynchronous driver"),
        ("DATABASE_URL", "martian+driver://user:hunter2@host/name", "installed"),
        ("DATABASE_URL", "sqlite+aiosqlite:///no/such/folder/oddtrick.db", "folder that exists"),
    ],
)
def test_a_wrong_variable_is_named_with_what_it_accepts(
    name: str, value: str, accepts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load(Settings)
    said = str(caught.value)
    assert said.startswith(f"{name} is wrong: it must be ")
    assert accepts in said
    assert said.endswith(".")
    assert "\n" not in said
    assert value not in said
    assert "hunter2" not in said


def test_a_database_in_memory_needs_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite://")
    assert load(StoreSettings).database_url == "sqlite+aiosqlite://"


def test_a_folder_without_write_access_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    with pytest.raises(SettingsError, match=r"^DATABASE_URL is wrong"):
        load(StoreSettings)


def test_an_unreadable_file_is_said_in_one_sentence(empty_folder: Path) -> None:
    (empty_folder / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"^\.env cannot be read: it must be a text file in UTF-8\.$"):
        load(Settings)


def test_settings_show_no_secret_and_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///hunter2.db")
    settings = load(Settings)
    assert settings.secrets == (TOKEN,)
    assert TOKEN not in f"{settings!r} {settings}"
    assert "hunter2" not in f"{settings!r} {settings}"
    with pytest.raises(ValidationError):
        settings.log_level = "DEBUG"


def test_a_database_password_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite://ann:hunter2@/")
    assert load(StoreSettings).secrets == ("hunter2",)
