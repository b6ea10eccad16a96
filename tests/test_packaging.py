"""What is shipped fits together: the container files, the settings' example, the locks, and nothing of anybody's machine."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from discord import Permissions
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.settings import Settings

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-check.lock")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

#: Folders of one person's machine, and where packages were downloaded from. Bracketed, so as not to find themselves.
ELSEWHERE = re.compile(
    r"[/](?:root|home|work|farm|Users)/|[/]tmp/|[/]opt/(?:wheels|pypi)|pypi[.]org|python[h]osted|[/]simple\b"
)


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as (instruction, rest), continued lines joined."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, rest in (line.split(" ", 1) for line in lines)]


def instruction(name: str) -> str:
    """The rest of the last instruction of this name: the one that holds."""
    return [rest for word, rest in instructions() if word == name][-1]


def pins(lock: str) -> dict[str, str]:
    """The versions of a lock by package. A line is ``name==version`` and perhaps ``; marker``."""
    found = {}
    for line in (ROOT / lock).read_text("utf-8").splitlines():
        pinned = re.fullmatch(r"([a-z0-9-]+)==([\w.]+)(?: ; .+)?", line)
        assert pinned, f"{lock}: {line}"
        found[pinned[1]] = pinned[2]
    return found


def required(*extras: str) -> list[Requirement]:
    """The direct dependencies, with those of the extras."""
    optional = PROJECT["optional-dependencies"]
    return [Requirement(text) for text in [*PROJECT["dependencies"], *(text for extra in extras for text in optional[extra])]]


def tracked() -> list[str]:
    """The files that git knows or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def compose_value(key: str) -> str:
    """What compose.yaml says after a key; the plain subset of YAML that the file keeps to."""
    found = re.findall(rf"^ +{key}: (.+)$", (ROOT / "compose.yaml").read_text("utf-8"), re.MULTILINE)
    assert len(found) == 1, key
    return str(found[0])


def test_the_image_copies_what_exists_and_may_be_copied() -> None:
    admitted = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in admitted
    sources = [source for word, rest in instructions() if word == "COPY" for source in rest.split()[:-1]]
    assert {"bot", "cogs", "requirements.lock"} <= set(sources)
    for source in sources:
        assert (ROOT / source).exists()
        assert f"!{source}" in admitted


def test_the_image_runs_the_bot_by_itself_as_nobody_special() -> None:
    command = [*json.loads(instruction("ENTRYPOINT")), *json.loads(instruction("CMD"))]
    assert command == ["python", "-m", "bot", "run"]
    assert int(instruction("USER").split(":")[0]) > 0
    words = [word for word, _ in instructions()]
    assert words.index("USER") > max(index for index, word in enumerate(words) if word == "RUN")


def test_the_default_database_lies_in_the_volume() -> None:
    default = Settings.model_fields["database_url"].default
    assert default.startswith("sqlite+aiosqlite:///")
    assert not default.startswith("sqlite+aiosqlite:////")
    assert instruction("WORKDIR") == instruction("VOLUME") == "/data"
    assert "  data:" in (ROOT / "compose.yaml").read_text("utf-8").split("\nvolumes:\n")[1].splitlines()
    assert "      - data:/data" in (ROOT / "compose.yaml").read_text("utf-8").splitlines()


def test_the_image_has_a_python_that_the_project_supports() -> None:
    minor = re.fullmatch(r"python:3\.(\d+)-slim", instruction("FROM"))
    assert minor
    assert int(minor[1]) >= int(PROJECT["requires-python"].removeprefix(">=3."))


def test_the_service_starts_again_and_is_given_time_to_stop() -> None:
    assert "\t" not in (ROOT / "compose.yaml").read_text("utf-8")
    assert compose_value("env_file") == ".env"
    assert compose_value("restart") == "unless-stopped"
    assert int(compose_value("stop_grace_period").removesuffix("s")) >= 10


def test_the_example_names_every_variable_with_its_default() -> None:
    example = re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    defaults = {name.upper(): field.get_default() for name, field in Settings.model_fields.items()}
    assert len(example) == len(defaults)
    assert dict(example) == {
        name: "" if name == "DISCORD_TOKEN" or default is None else default for name, default in defaults.items()
    }


def test_the_readme_names_every_variable() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in Settings.model_fields if f"| `{name.upper()}` |" not in readme] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md"])
def test_a_page_links_to_what_exists(page: str) -> None:
    links = re.findall(r"\]\((?!https:)([^)#]+)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_invite_link_asks_for_what_the_bot_needs_and_no_more() -> None:
    (link,) = re.findall(r"^https://discord\.com/oauth2/authorize\?\S+$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    wanted = parse_qs(urlsplit(link).query)
    assert wanted["scope"] == ["bot applications.commands"]
    assert Permissions(int(wanted["permissions"][0])) == Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )


@pytest.mark.parametrize(
    ("lock", "extras"), [(LOCKS[0], ()), (LOCKS[1], ("demo", "dev")), (LOCKS[2], ("demo", "dev", "openspiel"))]
)
def test_a_lock_pins_every_direct_dependency_within_its_bounds(lock: str, extras: tuple[str, ...]) -> None:
    pinned = pins(lock)
    for requirement in required(*extras):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


def test_what_is_tested_is_what_runs() -> None:
    assert pins(LOCKS[0]).items() <= pins(LOCKS[1]).items() <= pins(LOCKS[2]).items()


def test_no_file_tells_of_a_machine_or_a_registry() -> None:
    told = []
    for name in tracked():
        text = (ROOT / name).read_bytes()
        if b"\0" not in text:
            told += [f"{name}: {found[0]}" for found in ELSEWHERE.finditer(text.decode("utf-8"))]
    assert told == []
