from tests.store.databases import database, engine, template
from tests.store.played import games

__all__ = ["database", "engine", "games", "template"]
