"""How well computer players play, and what they are called."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


#: Computer players bear the names of authors on whist.
NAMES = ("Hoyle", "Cavendish", "Deschapelles", "Pole", "Clay", "Foster", "Mathews")
